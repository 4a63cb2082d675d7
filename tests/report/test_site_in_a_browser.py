"""The web site in a real browser: Chromium, as Debian packages it, opening it from the disk."""

import html
import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

from proofs_check.core.documents import documents
from proofs_check.core.ledger import select
from proofs_check.methods.chained import script_file
from proofs_check.methods.smtlib import entries_of
from proofs_check.report.drawn import theorems
from proofs_check.report.formula import below
from proofs_check.report.site import write
from proofs_check.report.site.entries import Audited
from proofs_check.report.site.formulas import typeset
from proofs_check.report.site.graph import graph
from proofs_check.report.site.live import checked_package
from proofs_check.report.site.paper import paper

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FOUND = next((path for path in map(shutil.which, BROWSERS) if path), None)

PYODIDE = os.environ.get("GAMEPROOF_PYODIDE")
"""The folder of Pyodide's npm package."""

expect.set_options(timeout=300_000)
"""On a busy machine a page takes long, and that is no failure."""

SCREENS = {"phone": (390, "dark"), "desk": (1280, "light")}
"""How wide they are, and their colours."""

PAGES = [
    "index.html",
    "cumulative/index.html",
    "positions/index.html",
    "cumulative/lemma-9.4.html",
    "cumulative/table-3.AvA-moves.html",
    "positions/subtraction.finite.html",
    "bidding/theorem-13.unique.html",
    "bidding/graph.html",
    "cumulative/statement.lemma-9.html",
    "cumulative/theorems.html",
    "cumulative/definitions.html",
    "cumulative/figures.html",
    "bidding/files.html",
    "manual/verdicts.html",
]
"""Pages of every kind; of those that are not there, the test says so."""


def test_a_browser_is_installed() -> None:
    """Under CI it must be; elsewhere its tests are skipped."""
    if FOUND is None and os.environ.get("CI") != "true":
        pytest.skip("no browser is installed: apt-get install chromium")
    assert FOUND, f"none of {', '.join(BROWSERS)} is installed"


@pytest.fixture(scope="module")
def browser(site: Path) -> Iterator[Browser]:
    if FOUND is None:
        pytest.skip("no browser is installed: apt-get install chromium")
    del site
    with sync_playwright() as driver:
        # Its sandbox needs rights that a container seldom has; what it opens is ours.
        own = driver.chromium.launch(executable_path=FOUND, args=["--no-sandbox"])
        yield own
        own.close()


Open = Callable[..., Page]


@pytest.fixture
def opened(browser: Browser, site: Path) -> Iterator[Open]:
    """Opens a page on a screen, of this site or another; no console may complain of anything."""
    said: list[str] = []
    contexts = []

    def failed(request: Request) -> None:
        # What a click leaves before it is loaded is aborted, and not missing.
        if request.failure != "net::ERR_ABORTED":
            said.append(request.url)

    def open_page(page: str, screen: str = "desk", folder: Path = site) -> Page:
        width, scheme = SCREENS[screen]
        view: Any = {"viewport": {"width": width, "height": 900}, "color_scheme": scheme}
        contexts.append(browser.new_context(offline=True, **view))
        contexts[-1].set_default_timeout(300_000)
        tab = contexts[-1].new_page()
        tab.on("console", lambda m: said.append(m.text) if m.type in {"error", "warning"} else None)
        tab.on("pageerror", lambda error: said.append(str(error)))
        tab.on("requestfailed", failed)
        tab.goto((folder / page).as_uri())
        return tab

    yield open_page
    for context in contexts:
        context.close()


MARK_AGAIN = """() => {
  const seen = new Set();
  const look = (element, above) => {
    const { tagName, className } = element;
    const named = /^[a-z]+$/.test(element.id) ? element.id : "";  // others are places and theorems
    const letter = element.textContent.trim().length === 1;  // which axe does not decide about
    const path = `${above} ${tagName}.${className.baseVal ?? className}#${named}${letter}`;
    const again = seen.has(path);
    seen.add(path);
    const below = [...element.children].map((child) => look(child, path)).every(Boolean);
    const same = again && below && !(element instanceof SVGElement);
    element.toggleAttribute("data-again", same);
    return same;
  };
  look(document.body, "");
}"""
"""Marks what has the same tags and classes above it as something before it, and all in it has.

The style sheet knows nothing else of an element, so that such text has the colours of the first.
What is drawn may stand on something else each time, and is never marked.
"""

CONTRAST = "color-contrast"
ONCE = {CONTRAST: "*", "link-in-text-block": "a[href]"}
"""Rules that ask for how text looks, with what they ask."""
_RULES = [{"id": rule, "selector": f"{of}:not([data-again])"} for rule, of in ONCE.items()]
AXE = Axe(f"{AXE_SCRIPT};axe.configure({json.dumps({'rules': _RULES})})")


def violations(tab: Page) -> str:
    """What axe finds: of each look once whether it can be read, and all else of all of the page."""
    tab.evaluate(MARK_AGAIN)
    # It may not read files itself, and what passes is not of interest.
    found = AXE.run(tab, options={"preload": False, "resultTypes": ["violations"]})
    return str(found.generate_report()) if found.violations_count else ""


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_each_kind_of_page(opened: Open, tmp_path: Path, page: str, screen: str) -> None:
    """It shows without a complaint, fits the width, is soon there, and axe finds nothing."""
    tab = opened(page, screen)
    picture = tmp_path / "page.png"
    tab.screenshot(path=picture)
    assert picture.stat().st_size > 5_000
    # What is below the screen is laid out, too.
    tab.add_style_tag(content="* { content-visibility: visible !important }")
    assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(tab) == ""


COLOURED = "document.head.insertAdjacentHTML('beforeend', '<style>{} {{ color: #aaa }}</style>')"


@pytest.mark.parametrize(
    ("script", "rule"),
    [
        (COLOURED.format(".kind"), CONTRAST),
        (COLOURED.format("i"), CONTRAST),
        (COLOURED.format(".pager a"), CONTRAST),
        ("document.querySelector('.pager').append(new Image())", "image-alt"),
    ],
)
def test_a_violation_is_found(opened: Open, script: str, rule: str) -> None:
    tab = opened("bidding/lemma-26.proof.bid-2-outcome.html")
    tab.evaluate(script)
    assert rule in violations(tab)


def test_from_the_search_to_the_counterexample(opened: Open) -> None:
    tab = opened("index.html")
    tab.keyboard.press("/")
    tab.keyboard.type("lemma-9.4")
    expect(tab.locator("#count")).to_contain_text("found")
    tab.locator("#found a").first.click()
    expect(tab.locator("h1")).to_have_text("Lemma 9, item 4 cumulative/lemma-9.4")
    expect(tab.locator(".check").first).to_contain_text("set [4, 7], heap 34")
    tab.get_by_role("link", name="counterexamples/lemma-9.4.json").click()
    assert '"claim": "cumulative/lemma-9.4"' in (tab.text_content("body") or "")
    tab.go_back()
    tab.go_back()
    tab.get_by_label("Search statements").fill("<img src=x onerror=alert(1)>")
    expect(tab.locator("#count")).to_have_text("0 found")
    assert tab.locator("main img").count() == 0


def test_a_step_of_a_proof_is_shown_as_its_file(opened: Open) -> None:
    tab = opened("bidding/theorem-13.unique.html")
    tab.get_by_role("link", name="Instances and query").first.click()
    expect(tab.get_by_label("Step")).not_to_have_value("")  # the files are unpacked first
    name = tab.get_by_label("Step").input_value()
    assert name.startswith("|claim bidding/theorem-13.unique")
    expect(tab.locator("#told li").first).to_contain_text(" at ")
    stored = entries_of(script_file("bidding").read_text())[name]
    expect(tab.locator("#query")).to_have_text(stored)
    with tab.expect_download() as saved:
        tab.get_by_role("link", name="Save the file").click()
    assert saved.value.path().read_text() == stored


@pytest.mark.parametrize("name", ["cumulative/lemma-9.2", "bidding/theorem-13.unique"])
def test_a_chain_goes_on_to_the_definitions(opened: Open, name: str) -> None:
    """It has every theorem that a terminal shows of the proof, each below what it is for."""
    tab = opened(f"{name}.html")
    (claim,) = select([name], None)
    proof = below(claim.document, f"claim {name}")
    expected = {f"#{each.anchor}" for each in proof if each.kind in ("theorem", "induction")}
    expect(tab.locator(".chain li").nth(1)).to_be_visible()  # the graph is unpacked first
    found = tab.eval_on_selector_all(
        ".chain li",
        "all => all.map(e => [+e.style.getPropertyValue('--depth'), e.querySelector('a').hash])",
    )
    depths = [depth for depth, _ in found]
    assert {anchor for _, anchor in found} == expected
    assert depths[0] == 0
    assert all(depth <= before + 1 for before, depth in pairwise(depths))
    assert max(depths) > 1, "its page has all of it without the script"


@pytest.mark.parametrize("document", documents())
def test_the_way_of_a_referee(opened: Open, document: str) -> None:
    """Five questions, none of which takes more than three clicks from the front page."""
    audited = Audited(documents()[document])
    tab = opened("index.html")
    tab.locator(f"#{document} h2 a").click()
    # What is wrong, and why; what was not checked.
    for title in ("What is proved", "What holds as far as was looked", "What was not checked"):
        expect(tab.locator(".opening h2", has_text=title)).to_be_visible()
    wrong = tab.locator(".opening .findings > li").first
    expect(wrong).to_contain_text(re.compile("refuted|erratum"))
    wrong.locator("a").first.click()
    entry = next(e for e in audited.entries.values() if tab.url.endswith(f"/{e.page}"))
    assert entry.is_wrong
    point = html.unescape(re.sub("<[^>]*>", "", typeset(entry.point)))
    expect(tab.locator(".point")).to_have_text(point)
    tab.go_back()
    # What is proved, and on what it rests: from the formula of the statement to the axioms.
    own = paper(audited)
    statement, claim = next(
        (s.node, entry)
        for s in (*own.proved, *own.by_ours_alone)
        for entry in s.node.claims
        if theorems(entry.claim)
    )
    tab.locator(f".opening a[href='{statement.href}']").first.click()
    tab.locator(f"a[href='{claim.page}']").first.click()
    expect(tab.locator("#proved .formula").first).to_be_visible()
    expect(tab.locator(".chain").first).to_contain_text(re.compile("axiom|by "))


def test_a_play_is_gone_through_move_by_move(opened: Open) -> None:
    """By buttons and by keys; before that all of it is there."""
    tab = opened("cumulative/lemma-9.4.html")
    figure = tab.locator("figure", has=tab.locator(".turns")).first
    rows = figure.locator("tbody tr")
    expect(rows.last).to_be_visible()
    expect(figure).to_contain_text("here the plays part")
    expect(figure).to_contain_text("indifferent between 4 and 7")
    figure.get_by_role("button", name="Start").click()
    expect(rows.nth(1)).to_be_hidden()
    tab.keyboard.press("ArrowRight")
    expect(rows.nth(1)).to_be_visible()
    expect(rows.nth(2)).to_be_hidden()
    expect(figure.get_by_role("status")).to_contain_text("2 of 8: first takes 4")
    figure.get_by_role("button", name="All").click()
    expect(rows.last).to_be_visible()


def test_a_name_in_a_formula_says_what_it_is(opened: Open) -> None:
    tab = opened("cumulative/theorems.html")
    name = tab.locator("a.d").first
    name.hover()
    expect(tab.locator("#tip")).to_contain_text("What the mover collects by the greedy move.")
    tab.mouse.move(0, 0)
    expect(tab.locator("#tip")).to_be_hidden()
    name.click()
    expect(tab.locator("#tip")).to_be_visible()


def test_the_filter_shows_what_is_asked_for(opened: Open) -> None:
    tab = opened("cumulative/index.html")
    everything = tab.locator(".claim:visible").count()
    refuted = sum(
        e.verdict == "refuted" for e in Audited(documents()["cumulative"]).entries.values()
    )
    tab.locator("input[name=verdict][value=refuted]").check()
    assert tab.locator(".claim:visible").count() == refuted < everything
    tab.locator("input[name=kind][value='printed value']").check()
    assert tab.locator(".claim:visible").count() < refuted
    tab.reload()  # what is asked for is in the address
    assert tab.locator("input[name=verdict][value=refuted]").is_checked()
    tab.get_by_role("button", name="Show all").click()
    expect(tab.locator("#shown")).to_have_text("")
    tab.get_by_label("Search this document").fill("lemma 9 item 4")
    assert 0 < tab.locator(".place:visible").count() < 6


def test_the_graph_shows_one_node_alone(opened: Open) -> None:
    tab = opened("cumulative/graph.html")
    nodes = tab.locator("#graph a")
    hangs = graph(Audited(documents()["cumulative"])).nodes.values()
    statements = [node for node in hangs if node.kind == "statement"]
    expect(nodes).to_have_count(len(statements))  # where all are too many, these to begin with
    tab.get_by_role("button", name="Everything").click()
    everything = sum(node.kind != "axiom" for node in hangs)
    expect(nodes).to_have_count(everything)
    assert len(hangs) > everything > len(statements) >= 16
    tab.locator("#graph a[data-key='Lemma 8']").click()
    shown = set(nodes.evaluate_all("links => links.map(link => link.dataset.key)"))
    assert {"Lemma 8", "Theorem 3", "Lemma 6"} <= shown
    assert "Conjecture 11" not in shown
    tab.get_by_role("button", name="Everything").click()
    expect(nodes).to_have_count(everything)


def test_the_keyboard_reaches_everything(opened: Open) -> None:
    tab = opened("cumulative/graph.html")
    tab.keyboard.press("Tab")
    assert tab.evaluate("document.activeElement.className") == "skip"
    tab.get_by_label("Show").focus()
    tab.get_by_label("Show").select_option("Lemma 8")
    link = tab.locator("#graph a[data-key='Lemma 6']")
    link.focus()
    tab.keyboard.press("Enter")
    expect(tab.get_by_label("Show")).to_have_value("Lemma 6")
    assert tab.evaluate("document.activeElement.dataset.key") == "Lemma 6"


def test_a_page_prints(opened: Open) -> None:
    """Of a document the verdict on it."""
    tab = opened("cumulative/index.html")
    tab.emulate_media(media="print")
    expect(tab.locator(".all")).to_be_hidden()
    expect(tab.locator(".opening")).to_be_visible()
    assert tab.pdf()[:4] == b"%PDF"
    # What is longer than a sheet goes on below its heading, and leaves no sheet blank.
    tab = opened("cumulative/lemma-9.4.html")
    tab.emulate_media(media="print")
    breaks = "e => [getComputedStyle(e).breakInside, getComputedStyle(e).breakAfter]"
    assert tab.locator(".check").first.evaluate(breaks) == ["auto", "auto"]
    assert tab.locator("h2").first.evaluate(breaks) == ["auto", "avoid"]


def test_the_reference_runs_in_the_page(opened: Open, tmp_path: Path) -> None:
    if PYODIDE is None and os.environ.get("CI") != "true":
        pytest.skip("GAMEPROOF_PYODIDE names no folder: npm pack pyodide@0.27.7")
    assert PYODIDE, "GAMEPROOF_PYODIDE names no folder"
    target = tmp_path / "audit"
    own = [Audited(documents()["cumulative"])]
    write.write(target, own, lambda *_: None, checked_package(PYODIDE))
    tab = opened("cumulative/lemma-9.4.html", folder=target)
    area, button, out = (
        tab.locator(f".live {tag}").first for tag in ("textarea", "button", "output")
    )
    button.click()
    expect(out).to_contain_text("Outcome(first=")
    area.fill("from reference.cumulative import FvA, outcome\noutcome({4, 5, 9}, 61, FvA)")
    button.click()
    expect(out).to_have_text("Outcome(first=32, second=29)")
    area.fill("1 / 0")
    button.click()
    expect(out).to_have_text("ZeroDivisionError: division by zero")
