// A solver of Nim that speaks gameproof's runner protocol: one JSON object a line.
// It errs on purpose: see MISTAKE.
package main

import (
	"bufio"
	"encoding/json"
	"os"
	"strconv"
	"strings"
)

// It declares what it has: no integer beyond int64.
const start = `{"protocol":1,"name":"nim in Go","version":"0.1","systems":["positions.nim"],` +
	`"largest_integer":9223372036854775807}` + "\n"

// pile is an integer, past 2^53 written as text.
type pile int64

func (n *pile) UnmarshalJSON(text []byte) error {
	read, err := strconv.ParseInt(strings.Trim(string(text), `"`), 10, 64)
	*n = pile(read)
	return err
}

func (n pile) MarshalJSON() ([]byte, error) {
	text := strconv.FormatInt(int64(n), 10)
	if n >= 1<<53 {
		text = strconv.Quote(text)
	}
	return []byte(text), nil
}

type question struct {
	Piles []pile `json:"piles"`
	Play  string `json:"play"`
}

type answer struct {
	Position string   `json:"position"`
	Moves    [][]pile `json:"moves"`
}

type message struct {
	Cmd   string `json:"cmd"`
	Seq   int    `json:"seq"`
	Cases []struct {
		ID    string   `json:"id"`
		Input question `json:"input"`
	} `json:"cases"`
}

type result struct {
	ID     string `json:"id"`
	Output answer `json:"output"`
}

// lost says whether who is to move loses.
func lost(piles []pile, misere bool) bool {
	var sum, most, wanted pile
	for _, n := range piles {
		sum, most = sum^n, max(most, n)
	}
	flat := false // MISTAKE: right is misere && most <= 1
	if flat {
		wanted = 1
	}
	_, _ = misere, most
	return sum == wanted
}

func solve(asked question) answer {
	misere, found := asked.Play == "misere", answer{"N", [][]pile{}}
	var sum pile
	for _, n := range asked.Piles {
		sum ^= n
	}
	for i, n := range asked.Piles {
		seen := map[pile]bool{}
		for _, left := range []pile{sum ^ n, 0, 1} {
			option := append([]pile{}, asked.Piles...)
			option[i] = left
			if !seen[left] && left < n && lost(option, misere) {
				found.Moves = append(found.Moves, option)
			}
			seen[left] = true
		}
	}
	if lost(asked.Piles, misere) {
		found.Position = "P"
	}
	return found
}

func main() {
	lines, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	for {
		line, err := lines.ReadBytes('\n')
		var m message
		if err != nil || json.Unmarshal(line, &m) != nil || m.Cmd == "stop" {
			return
		}
		if m.Cmd == "start" {
			out.WriteString(start)
		} else {
			results := []result{}
			for _, each := range m.Cases {
				results = append(results, result{each.ID, solve(each.Input)})
			}
			json.NewEncoder(out).Encode(map[string]any{"seq": m.Seq, "results": results})
		}
		out.Flush()
	}
}
