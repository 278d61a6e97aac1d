import { describe, expect, it } from "@jest/globals";
import { Router } from "@serambi/kernel/router";
import { renderToStaticMarkup } from "react-dom/server";

import { messages as t } from "../messages/id";
import hostile from "../testing/hostile.json";
import { closeMarks } from "./closeMarks";
import { Markdown } from "./Markdown";
import { sectionsOf } from "./sectionsOf";

const nothing = () => undefined;
const navigator = { createHref: String, go: nothing, push: nothing, replace: nothing };
const html = (text: string): string =>
  renderToStaticMarkup(
    <Router location="/" navigator={navigator} static>
      <Markdown text={text} words={t} />
    </Router>,
  );

const TAGS = /<\/?([a-z][a-z0-9]*)\b([^>]*)>/gi;
const ALLOWED = new Set(
  "div p strong em del code br a img ul ol li blockquote hr pre table thead tbody tr th td".split(" "),
);
/** Where links and pictures may lead; other attributes are letters. */
const SAFE = /^(?:href (?:\/(?![/\\])|mailto:[\w.+-]+@)|src \/(?:media|_image|kain)\/|(?!href|src))/;
const ATTRIBUTES = /\s([a-z-]+)="([^"]*)"/gi;

describe("an answer", () => {
  it.each(hostile as readonly string[])("that is hostile is letters: %j", (text) => {
    for (const shown of [html(text), html(closeMarks(text))])
      for (const [, tag = "", rest = ""] of shown.matchAll(TAGS)) {
        expect(ALLOWED).toContain(tag.toLowerCase());
        for (const [, name = "", value = ""] of rest.matchAll(ATTRIBUTES)) {
          expect(name).toMatch(/^(?:class|href|src|alt|loading|aria-label|start|scope|tabindex|role|data-[a-z-]+)$/i);
          expect(`${name} ${value}`).toMatch(SAFE);
        }
      }
  });

  it("has its marks, links of this site, tables, lists and code", () => {
    const shown = html("**Kelas** [1](/Class/x#y)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- satu\n\n```js\nlet a;\n```");
    for (const part of [
      "<strong>Kelas</strong>",
      'href="/Class/x#y"',
      'aria-label="Sumber 1"',
      "<table>",
      "<li>",
      "let a;",
    ])
      expect(shown).toContain(part);
  });

  it("is read section by section, and each alone means the same", () => {
    const parts = [
      `Satu. ${"Kata lain. ".repeat(80)}`,
      "- satu\n- dua\n\n- tiga\n\n  masih tiga",
      "```js\nlet a;\n\nlet b;\n```",
      `Dua. ${"Kata lain. ".repeat(80)}`,
      "| a | b |\n|---|---|\n| 1 | 2 |",
      "Tiga.",
    ];
    const text = parts.join("\n\n");
    expect(sectionsOf(text).length).toBeGreaterThan(1);
    expect(sectionsOf(text).join("")).toBe(text);
    expect(html(text)).toBe(`<div class="text">${parts.map((part) => html(part).slice(18, -6)).join("")}</div>`);
    expect(sectionsOf(`${text} Lagi.\n\nEmpat.`).slice(0, -1)).toEqual(sectionsOf(text).slice(0, -1));
  });

  it("that is still coming shows no mark that will be none", () => {
    expect(closeMarks("Kelas **Jaringan di")).toBe("Kelas **Jaringan di**");
    expect(closeMarks("terbuka. [1](/Cla")).toBe("terbuka. ");
    expect(closeMarks("terbuka. [")).toBe("terbuka. ");
    expect(closeMarks("kode `let a")).toBe("kode `let a`");
    expect(closeMarks("```\n**a")).toBe("```\n**a");
  });
});
