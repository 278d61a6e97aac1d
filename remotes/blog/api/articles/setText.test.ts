/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from "@jest/globals";
import { sanitizeHtml } from "@serambi/kernel/html";

import { TEXT_LABELS } from "../../contract/articles/Article";
import { sampleArticle } from "../../testing/samplePosts";
import { setText } from "./setText";

const setOf = (content: string) => setText(sampleArticle({ content: sanitizeHtml(content) }));
const placeOf = (html: string): HTMLElement => {
  const place = document.createElement("div");
  place.innerHTML = html;
  return place;
};
const shownOf = (content: string): HTMLElement => placeOf(setOf(content).content);

const OWN = ["loading", "decoding", "srcset", "sizes", "data-unsized", "role", "aria-labelledby", "tabindex"];

/** What was set, as it was before. */
const unset = (html: string): string => {
  const place = placeOf(html);
  for (const wide of place.querySelectorAll("[data-wide]")) wide.replaceWith(...wide.childNodes);
  for (const code of place.querySelectorAll("[data-code]")) code.replaceWith(...[...code.childNodes].slice(1));
  for (const element of place.querySelectorAll("*")) for (const name of OWN) element.removeAttribute(name);
  for (const caption of place.querySelectorAll("caption")) caption.removeAttribute("id");
  for (const heading of place.querySelectorAll("h2, h3")) heading.removeAttribute("id");
  return place.innerHTML;
};

const NOTES =
  '<p>Biaya turun.<sup><a href="#fn1" id="ref1">1</a></sup></p><section class="footnotes"><ol><li id="fn1">Dihitung desa. <a href="#ref1">↩</a></li></ol></section>';

const HOSTILE = [
  '<h2 onclick="alert(1)">a"b<script>alert(1)</script></h2><h2><img src=x onerror=alert(1)></h2>',
  '<img src="/media/a.png" alt=\'" onload="alert(1)\' width="3">',
  '<img src="/media/a.png?x=1,2 3x" srcset="https://evil.example/a.png 2x" sizes="1px" loading="eager">',
  '<img src="https://a.example/$&/$1/a.png" alt="$\'">',
  '<table><caption aria-labelledby="x"><b>a</b></caption><tr><td><table><caption>b</caption><tr><td>1</td></tr></table></td></tr></table>',
  '<table role="presentation" id="tulisan-tabel-1"><tr><td>&lt;/table&gt;</td></tr></table></table>',
  '<sup><a href="#fn" id="x" role="button" aria-label="y">1</a></sup><a href="#x">kembali</a><section class="footnotes">',
  '<pre tabindex="-1">&lt;pre&gt;&lt;table&gt;&lt;h2&gt;a&lt;/h2&gt;</pre>',
  '<pre><code class="language-x onload">a</code></pre></pre><div data-code="x"><pre>a<pre>b</pre></pre></div>',
  '<div data-wide="" class="pull"><aside class="pull"><h2 id="__proto__">a</h2></aside></div>',
  "<h2><h2>a</h2></h2><h3>b<h2>c</h3></h2>",
  "<p>3 < 5 dan a=\"<table>\" 'x' <b</p>",
];

describe("setText", () => {
  it.each(HOSTILE)("adds of its own to %s, and takes nothing out", (content) => {
    const clean = placeOf(sanitizeHtml(content));
    for (const heading of clean.querySelectorAll("h2, h3")) heading.removeAttribute("id");
    const { content: set } = setOf(content);
    expect(unset(set)).toBe(clean.innerHTML);
    expect(placeOf(set).querySelector("script, [onclick], [onload], [onerror]")).toBeNull();
  });

  it("gives headings ids of their words, each its own, and lists them", () => {
    const { content, headings } = setOf(
      '<h2>Yang <em>tak</em> tertolong &amp; sisanya</h2><h3>Déjà vu!</h3><h2>Yang tak tertolong, sisanya</h2><h2 id="sendiri">Sendiri</h2><h3>ꦲꦤꦕꦫꦏ</h3><h4>Kecil</h4><h2> </h2>',
    );
    expect(headings).toEqual([
      { id: "teks-yang-tak-tertolong-sisanya", level: 2, title: "Yang tak tertolong & sisanya" },
      { id: "teks-deja-vu", level: 3, title: "Déjà vu!" },
      { id: "teks-yang-tak-tertolong-sisanya-2", level: 2, title: "Yang tak tertolong, sisanya" },
      { id: "teks-sendiri", level: 2, title: "Sendiri" },
      { id: "teks-bagian", level: 3, title: "ꦲꦤꦕꦫꦏ" },
    ]);
    expect([...placeOf(content).querySelectorAll("[id]")].map(({ id }) => id)).toEqual(headings.map(({ id }) => id));
  });

  it("gives no two places the same id, whatever the text calls them", () => {
    const { headings } = setOf('<h2>a</h2><h2>a 2</h2><h2>a</h2><h3 id="a-3">x</h3><h2>A</h2><h2>a</h2>');
    expect(new Set(headings.map(({ id }) => id)).size).toBe(6);
  });

  it("lets a table scroll within itself, named by its caption or by a word of the page", () => {
    const shown = shownOf(
      "<table><caption>Nilai</caption><tbody><tr><td>a b c d e</td></tr></tbody></table><table><tbody><tr><td>1</td></tr></tbody></table>",
    );
    const [named, plain] = shown.querySelectorAll("[data-wide]");
    expect(named?.getAttribute("aria-labelledby")).toBe(named?.querySelector("caption")?.id);
    expect([named?.getAttribute("tabindex"), named?.getAttribute("role")]).toEqual(["0", "group"]);
    expect(plain?.getAttribute("aria-labelledby")).toBe(TEXT_LABELS.table);
  });

  it("puts a bar above code, which says its language, and has it reached by keyboard under a name", () => {
    const shown = shownOf(
      '<pre><code class="language-python">print(1)</code></pre><pre><code class="language-text">a</code></pre><pre>b</pre>',
    );
    const [python, text, bare] = shown.querySelectorAll<HTMLElement>("[data-code]");
    expect([python, text, bare].map((place) => place?.dataset["code"])).toEqual(["python", "text", ""]);
    expect([python, text, bare].map((place) => place?.firstElementChild?.textContent)).toEqual(["python", "", ""]);
    const pre = python?.querySelector("pre");
    expect(pre?.textContent).toBe("print(1)");
    expect([pre?.getAttribute("tabindex"), pre?.getAttribute("aria-labelledby")]).toEqual(["0", TEXT_LABELS.code]);
  });

  it.each([
    ["<td>81%</td><td>Rp 3,4 juta</td><td>–</td><td></td>", true],
    ["<td>81%</td><td>Yang menganggur jarang mengisi</td>", false],
    ["<td>–</td>", false],
    ["<td>Pada 2026 sudah selesai semuanya</td>", false],
  ])("knows whether %s are figures: %s", (cells, areFigures) => {
    const shown = shownOf(`<table><tbody><tr><th>a</th>${cells}</tr></tbody></table>`);
    expect(shown.querySelector("[data-figures]") !== null).toBe(areFigures);
  });

  it("has pictures come when they are near, in the width of their place, which they keep", () => {
    const shown = shownOf(
      '<img src="https://cdn.example/a.png" alt="a" width="960" height="640"><img src="/media/demo/b.svg" alt="b">',
    );
    const [scaled, drawn] = shown.querySelectorAll("img");
    expect(scaled?.getAttribute("srcset")).toBe(
      "/_image/w_640/https/cdn.example/a.png 640w, /_image/w_960/https/cdn.example/a.png 960w, /_image/w_1280/https/cdn.example/a.png 1280w",
    );
    expect([scaled?.getAttribute("loading"), scaled?.hasAttribute("data-unsized")]).toEqual(["lazy", false]);
    expect([drawn?.hasAttribute("srcset"), drawn?.hasAttribute("data-unsized")]).toEqual([false, true]);
  });

  it("says of notes what they are, and names their ways there and back", () => {
    const shown = shownOf(NOTES);
    const [reference, back] = shown.querySelectorAll("a");
    expect([reference?.getAttribute("role"), back?.getAttribute("role")]).toEqual(["doc-noteref", "doc-backlink"]);
    expect(reference?.getAttribute("aria-labelledby")).toBe(`${TEXT_LABELS.note} teks-ref1`);
    expect(back?.getAttribute("aria-labelledby")).toBe(`${TEXT_LABELS.back} teks-ref1`);
    expect(shown.querySelector("section")?.getAttribute("role")).toBe("doc-endnotes");
  });

  it("takes no other link for a note's", () => {
    const shown = shownOf('<p><a href="#bagian">ke bagian</a><sup><a href="/Blog">a</a></sup></p><section>b</section>');
    expect(shown.querySelectorAll("[role]")).toHaveLength(0);
  });

  it("counts the words", () => {
    expect(setOf("<p>Satu <b>dua</b></p><p>tiga&nbsp;empat</p>").wordCount).toBe(4);
    expect(setOf("").wordCount).toBe(0);
  });

  it("is done once for one answer", () => {
    const post = sampleArticle();
    expect(setText(post)).toBe(setText(post));
  });

  it("sets a text of 30,000 words with a thousand headings, each of which can be led to", () => {
    const part = `<h2>Bagian</h2><p>${"kata ".repeat(29)}</p><table><tbody><tr><td>1</td></tr></tbody></table>`;
    const { headings, wordCount } = setOf(part.repeat(1000));
    expect(wordCount).toBe(31_000);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(1000);
  });
});
