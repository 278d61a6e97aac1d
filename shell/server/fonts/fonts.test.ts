import { existsSync, statSync } from "node:fs";

import { describe, expect, it } from "@jest/globals";

import { loadHarfBuzz, ShapedFont } from "../documents/sheet/ShapedFont";
import { FAMILIES } from "./families";
import { SCRIPT_FAMILIES } from "./scriptFamilies";
import { FALLBACK_METRICS } from "./generated/fallbackMetrics";
import { fontCss, fontFile } from "./index";

const addressesIn = (css: string): string[] =>
  Array.from(css.matchAll(/url\((?!data:)([^)]+)\)/g), (match) => match[1] ?? "");

/** Custom properties as the styles set them, by name: where nothing is said of it, and while families are on their way. */
const namesIn = (css: string, selector: string): Record<string, string> => {
  const rules = css.split(`${selector}{`).slice(1);
  const lines = rules.flatMap((rule) => rule.slice(0, rule.indexOf("}")).split(";"));
  const entries = lines
    .filter(Boolean)
    .map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]);
  return Object.fromEntries(entries);
};

const stacksIn = (css: string) => {
  const said = namesIn(css, ":root");
  return { headings: said["--spare-heading"] ?? "", texts: said["--spare-text"] ?? "", said };
};

describe("fontCss", () => {
  it("declares each family once, self-hosted, swapped in, with fallbacks of the same width", () => {
    const { css } = fontCss("Schibsted Grotesk", "Source Serif 4");
    const { headings, texts, said } = stacksIn(css);
    expect(addressesIn(css).every((address) => address.startsWith("/fonts/"))).toBe(true);
    expect(new Set(addressesIn(css)).size).toBe(addressesIn(css).length);
    expect(css.match(/font-display:swap/g)).toHaveLength(addressesIn(css).length);
    expect(said["--font-heading"]).toBe('"Schibsted Grotesk",var(--spare-heading)');
    expect(said["--font-text"]).toBe('"Source Serif 4",var(--spare-text)');
    expect(headings).toMatch(/^"Schibsted Grotesk Arial",.*,sans-serif$/);
    expect(texts).toMatch(/^"Source Serif 4 Georgia",.*,serif$/);
    const fallbacks = headings.split(",").filter((name) => name.startsWith('"Schibsted Grotesk '));
    expect(fallbacks.length).toBeGreaterThan(1);
    for (const fallback of fallbacks) expect(css).toContain(`font-family:${fallback};src:local(`);
  });

  it("does not name a family that is on its way, but where no scripts run", () => {
    for (const { name } of FAMILIES) {
      const { css, swaps } = fontCss(name, "Karla");
      const [, rule = ""] = css.split("@media (scripting:enabled){:root:not([data-fonts]){");
      const meanwhile = rule.slice(0, rule.indexOf("}"));
      const said = namesIn(css, ":root:not([data-fonts])");
      expect(said["--font-text"]).toBe("var(--spare-text)");
      const isLate = swaps.some(({ family }) => family === name);
      expect(said["--font-heading"]).toBe(isLate ? "var(--spare-heading)" : undefined);
      expect(meanwhile).not.toContain('"');
    }
  });

  it("says by which face the words of a family that is on its way are known", () => {
    const { css, swaps } = fontCss("Anybody", "Karla");
    const { headings, texts } = stacksIn(css);
    expect(swaps.map(({ family }) => family)).toEqual(["Anybody", "Karla"]);
    expect(headings.startsWith(`"${swaps[0]?.spare}",`)).toBe(true);
    expect(texts.startsWith(`"${swaps[1]?.spare}",`)).toBe(true);
  });

  it("sets an unknown family in Raleway for headings and Inter for text", () => {
    const { said } = stacksIn(fontCss("No Such Family", 'X"}body{}').css);
    expect(said["--font-heading"]).toMatch(/^"Raleway",/);
    expect(said["--font-text"]).toMatch(/^"Inter",/);
  });

  it("reads a family's name in any letter case", () => {
    expect(fontCss(" newsreader ", "HANKEN GROTESK").preload).toEqual(fontCss("Newsreader", "Hanken Grotesk").preload);
  });

  it("preloads one file per family, at most two, upright", () => {
    for (const heading of FAMILIES)
      for (const text of FAMILIES) {
        const { css, preload } = fontCss(heading.name, text.name);
        expect(preload).toHaveLength(heading === text ? 1 : 2);
        for (const address of preload) {
          expect(css).toContain(address);
          expect(address).toContain("-normal.woff2");
        }
      }
  });

  it("has measured fallbacks for every family", () => {
    for (const { name } of FAMILIES)
      expect(FALLBACK_METRICS.filter(({ family }) => family === name).length).toBeGreaterThan(1);
    for (const { faces } of FALLBACK_METRICS)
      for (const { sizeAdjust } of faces) {
        expect(sizeAdjust).toBeGreaterThan(50);
        expect(sizeAdjust).toBeLessThan(165);
      }
  });

  it("has a fallback for every weight that a text may be set in", () => {
    for (const { faces } of FALLBACK_METRICS) {
      const plain = faces
        .filter(({ stretch }) => stretch === faces[0]?.stretch)
        .map(({ weights }) => weights.split(" "));
      expect([plain[0]?.[0], plain.at(-1)?.[1]]).toEqual(["1", "1000"]);
      for (const [index, [from]] of plain.slice(1).entries()) expect(Number(from)).toBe(Number(plain[index]?.[1]) + 1);
    }
  });

  it("declares scripts on every page and leaves fetching them to their characters", () => {
    const { css, preload } = fontCss("Petrona", "Karla");
    const { headings, texts } = stacksIn(css);
    expect(css).toMatch(/font-family:"Noto Sans Javanese";[^}]*unicode-range:U\+A980-A9DF/);
    expect(css).toMatch(/font-family:"Noto Sans Buginese";[^}]*unicode-range:U\+1A00-1A1F/);
    for (const stack of [headings, texts])
      expect(stack).toContain(',"Noto Sans Javanese","Noto Sans Buginese","Room of scripts",');
    expect(preload.join()).not.toMatch(/javanese|buginese/);
  });

  it("keeps the room of every letter of those scripts until their family is there, with nothing to be seen", async () => {
    const { css } = fontCss("Petrona", "Karla");
    const [rule = ""] = /@font-face\{font-family:"Room of scripts"[^}]*\}/.exec(css) ?? [];
    const [, bytes = ""] = /url\(data:font\/otf;base64,([^)]+)\)/.exec(rule) ?? [];
    const data = Buffer.from(bytes, "base64");
    const face = new ShapedFont(await loadHarfBuzz(), { name: "Blank", weight: 400, style: "normal", data });
    for (const { unicodeRange = "" } of SCRIPT_FAMILIES) {
      expect(rule).toContain(unicodeRange);
      const [first = 0, last = 0] = unicodeRange
        .replace("U+", "")
        .split("-")
        .map((code) => parseInt(code, 16));
      expect(last).toBeGreaterThan(first);
      for (let code = first; code <= last; code += 1) {
        const letter = String.fromCodePoint(code);
        expect([face.has(letter), face.shape(letter).path(1, 0)]).toEqual([true, ""]);
      }
    }
    expect(face.shape("ꦏ").width(0)).toBeCloseTo(1.07, 2);
    face.close();
  });

  it("brings the monospaced family of a site, fetched where used", () => {
    const library = fontCss("Literata", "Literata");
    const { said } = stacksIn(library.css);
    expect(said["--font-mono"]).toBe('"Courier Prime",var(--spare-mono)');
    expect(said["--spare-mono"]).toMatch(/^"Courier Prime Courier",.*,monospace$/);
    expect(library.css.match(/font-family:"Courier Prime";src:url/g)).toHaveLength(2);
    expect(library.preload).toHaveLength(1);
    expect(fontCss("Martian Mono", "Martian Mono").css).toContain('--font-mono:"Martian Mono"');
    expect(fontCss("Petrona", "Karla").css).not.toContain("--font-mono");
  });

  it("leaves figures proportional where a family's tabular ones pull sums apart, as heading or as text", () => {
    for (const [heading, text] of [
      ["Schibsted Grotesk", "Source Serif 4"],
      ["Newsreader", "Public Sans"],
    ] as const)
      expect(fontCss(heading, text).css).toContain("--figures:proportional-nums");
    expect(fontCss("Petrona", "Karla").css).not.toContain("--figures");
  });

  it("sizes the fallback of a family that is set narrow and wide for both", () => {
    const { css } = fontCss("Archivo", "Archivo");
    for (const stretch of ["62% 70%", "71% 85%", "86% 107%", "108% 125%"])
      expect(css).toContain(`font-stretch:${stretch}`);
  });

  it("leaves a static family to its rules: it has a file for each weight", () => {
    const { css, swaps } = fontCss("Courier Prime", "Karla");
    expect(swaps.map(({ family }) => family)).toEqual(["Karla"]);
    expect(css.match(/@font-face\{font-family:"Courier Prime";src:url/g)).toHaveLength(2);
  });

  it("names a monospaced companion that exists", () => {
    const names = FAMILIES.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(FAMILIES.flatMap(({ mono }) => mono ?? [])));
  });
});

describe("fontFile", () => {
  it("finds the file of every address that a site's styles name", () => {
    for (const family of FAMILIES)
      for (const address of addressesIn(fontCss(family.name, family.name).css)) {
        const path = fontFile(address);
        expect(path !== null && existsSync(path) && statSync(path).size > 5_000).toBe(true);
      }
  });

  it("finds the companion faces", () => {
    const addresses = addressesIn(fontCss("Literata", "Literata").css).filter((address) =>
      /courier-prime|javanese|buginese/.test(address),
    );
    expect(addresses).toHaveLength(4);
    for (const address of addresses) expect(existsSync(fontFile(address) ?? "")).toBe(true);
  });

  it("finds nothing else", () => {
    const [known = ""] = fontCss("Inter", "Inter").preload;
    const folder = known.slice(0, known.lastIndexOf("/"));
    for (const address of [
      "",
      "/fonts/",
      `${folder}/../package.json`,
      `${folder}/package.json`,
      `${known}.br`,
      `${known}?a`,
      "/fonts/%2e%2e/x.woff2",
      "__proto__",
    ])
      expect(fontFile(address)).toBeNull();
  });
});
