module nim

go 1.21
