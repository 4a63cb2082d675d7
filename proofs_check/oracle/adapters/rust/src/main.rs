//! A solver of Nim that speaks gameproof's runner protocol: one JSON object a line.
//! It errs on purpose: see MISTAKE.

mod json;

use json::Json;
use std::io::{self, BufRead, Write};

/// It declares what it has: no integer beyond i64.
const START: &str = r#"{"protocol":1,"name":"nim in Rust","version":"0.1","systems":["positions.nim"],"largest_integer":9223372036854775807}"#;

/// Whether who is to move loses.
fn lost(piles: &[i64], misere: bool) -> bool {
    let sum = piles.iter().fold(0, |a, n| a ^ n);
    let _ = misere;
    let flat = false; // MISTAKE: right is misere && piles.iter().all(|n| *n <= 1)
    sum == i64::from(flat)
}

/// The output to one input, as JSON; integers past 2^53 are texts.
fn solve(input: &Json) -> String {
    let piles: Vec<i64> = input.get("piles").items().iter().map(Json::integer).collect();
    let misere = input.get("play").text() == "misere";
    let sum = piles.iter().fold(0, |a, n| a ^ n);
    let mut moves = Vec::new();
    for (i, pile) in piles.iter().enumerate() {
        let mut left = vec![sum ^ pile, 0, 1];
        left.sort_unstable();
        left.dedup();
        for fewer in left.into_iter().filter(|n| n < pile) {
            let mut option = piles.clone();
            option[i] = fewer;
            if lost(&option, misere) {
                let written: Vec<String> = option.iter().map(|n| json::exact(*n)).collect();
                moves.push(format!("[{}]", written.join(",")));
            }
        }
    }
    let position = if lost(&piles, misere) { "P" } else { "N" };
    format!(r#"{{"position":"{position}","moves":[{}]}}"#, moves.join(","))
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let message = json::read(&line?);
        match message.get("cmd").text() {
            "stop" => break,
            "start" => writeln!(out, "{START}")?,
            _ => {
                let results: Vec<String> = message
                    .get("cases")
                    .items()
                    .iter()
                    .map(|case| {
                        let (id, output) = (case.get("id").text(), solve(case.get("input")));
                        format!(r#"{{"id":"{id}","output":{output}}}"#)
                    })
                    .collect();
                let seq = message.get("seq").integer();
                writeln!(out, r#"{{"seq":{seq},"results":[{}]}}"#, results.join(","))?;
            }
        }
        out.flush()?;
    }
    Ok(())
}
