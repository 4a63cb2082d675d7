//! As much of JSON as the protocol needs, without a dependency; serde_json does it better.

pub enum Json {
    Word(String), // a number, true, false or null, as it is written
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

use Json::{List, Object, Text, Word};

static NOTHING: Json = Word(String::new());

impl Json {
    pub fn get(&self, key: &str) -> &Json {
        match self {
            Object(pairs) => pairs.iter().find(|(k, _)| k == key).map_or(&NOTHING, |(_, v)| v),
            _ => &NOTHING,
        }
    }

    pub fn items(&self) -> &[Json] {
        if let List(items) = self { items } else { &[] }
    }

    pub fn text(&self) -> &str {
        if let Text(text) | Word(text) = self { text } else { "" }
    }

    /// An integer, which past 2^53 is a text.
    pub fn integer(&self) -> i64 {
        self.text().parse().unwrap_or_else(|_| panic!("no integer of 64 bits: {}", self.text()))
    }
}

/// An integer as JSON, past 2^53 as text.
pub fn exact(n: i64) -> String {
    if n.abs() < 1 << 53 { n.to_string() } else { format!("\"{n}\"") }
}

pub fn read(line: &str) -> Json {
    value(&mut line.chars().peekable())
}

type Input<'a> = std::iter::Peekable<std::str::Chars<'a>>;

fn next(input: &mut Input) -> char {
    while input.next_if(|c| c.is_whitespace()).is_some() {}
    *input.peek().unwrap_or(&'\0')
}

fn value(input: &mut Input) -> Json {
    match next(input) {
        '"' => Text(text(input)),
        '[' => {
            let mut items = Vec::new();
            input.next();
            while next(input) != ']' {
                items.push(value(input));
                if next(input) == ',' {
                    input.next();
                }
            }
            input.next();
            List(items)
        }
        '{' => {
            let mut pairs = Vec::new();
            input.next();
            while next(input) != '}' {
                let key = text(input);
                assert_eq!(next(input), ':');
                input.next();
                pairs.push((key, value(input)));
                if next(input) == ',' {
                    input.next();
                }
            }
            input.next();
            Object(pairs)
        }
        _ => {
            let mut word = String::new();
            while let Some(c) = input.next_if(|c| c.is_alphanumeric() || "+-.".contains(*c)) {
                word.push(c);
            }
            assert!(!word.is_empty(), "this is no JSON");
            Word(word)
        }
    }
}

fn text(input: &mut Input) -> String {
    let mut found = String::new();
    input.next();
    while let Some(c) = input.next() {
        match c {
            '"' => break,
            '\\' => match input.next() {
                Some('n') => found.push('\n'),
                Some('t') => found.push('\t'),
                Some('u') => {
                    let code: String = input.by_ref().take(4).collect();
                    let code = u32::from_str_radix(&code, 16).unwrap_or(0);
                    found.push(char::from_u32(code).unwrap_or('\u{fffd}'));
                }
                Some(other) => found.push(other),
                None => break,
            },
            _ => found.push(c),
        }
    }
    found
}
