"""Large exhaustive searches, split into shards, resumable, from one core to a cluster."""
