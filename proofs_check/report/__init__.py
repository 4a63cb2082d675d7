"""How results are shown: terminal, Markdown, JSON lines, JUnit, SARIF."""
