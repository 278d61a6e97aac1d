import { existsSync, statSync } from "node:fs";

import { describe, expect, it } from "@jest/globals";

import { loadHarfBuzz, ShapedFont } from "../certificates/ShapedFont";
import { FAMILIES } from "./families";
import { SCRIPT_FAMILIES } from "./scriptFamilies";
import { FALLBACK_METRICS } from "./generated/fallbackMetrics";
import { fontCss, fontFile, type FontCss } from "./index";

const addressesIn = (css: string): string[] =>
  Array.from(css.matchAll(/url\((?!data:)([^)]+)\)/g), (match) => match[1] ?? "");

/** All that a page's styles say of its families before any has come. */
const allCss = ({ css, standIns }: FontCss): string => css + standIns.map((standIn) => standIn.css).join("");

describe("fontCss", () => {
  it("declares each family once, self-hosted, swapped in, with fallbacks of the same width", () => {
    const fonts = fontCss("Schibsted Grotesk", "Source Serif 4");
    const { headingStack, textStack } = fonts;
    const css = allCss(fonts);
    expect(addressesIn(css).every((address) => address.startsWith("/fonts/"))).toBe(true);
    expect(css.match(/font-display:swap/g)).toHaveLength(addressesIn(css).length);
    expect(headingStack).toMatch(/^"Schibsted Grotesk","Schibsted Grotesk Arial",.*,sans-serif$/);
    expect(textStack).toMatch(/^"Source Serif _4","Source Serif 4 Georgia",.*,serif$/);
    const fallbacks = headingStack.split(",").filter((name) => name.startsWith('"Schibsted Grotesk '));
    expect(fallbacks.length).toBeGreaterThan(1);
    for (const fallback of fallbacks) expect(css).toContain(`font-family:${fallback};src:local(`);
  });

  it("leaves a family's own upright face to the script, with every weight and width", () => {
    const { css, standIns, swaps, preload } = fontCss("Anybody", "Karla");
    expect(standIns.map(({ family }) => family)).toEqual(["Anybody", "Karla"]);
    expect(swaps.map(({ family, url }) => [family, url])).toEqual([
      ["Anybody", preload[0]],
      ["Karla", preload[1]],
    ]);
    for (const [place, { family, url, bands }] of swaps.entries()) {
      const own = standIns[place]?.css ?? "";
      // Without scripts it is in plain rules, one for each band, and nowhere else in the styles.
      expect(css).not.toContain(url);
      expect(css).not.toContain(`font-family:"${family}";src:local`);
      expect(own.split(url)).toHaveLength(bands.length + 1);
      const [, plain = ""] = own.split(`@media (scripting:none){@font-face{font-family:"${family}";`);
      const rules = plain.slice(0, plain.indexOf("}}")).split("@font-face");
      for (const [index, [weights]] of bands.entries()) expect(rules[index]).toContain(`font-weight:${weights};`);
      for (const stretch of new Set(bands.map(([, range]) => range))) {
        const weights = bands.filter(([, range]) => range === stretch).map(([range]) => range.split(" ").map(Number));
        expect([weights[0]?.[0], weights.at(-1)?.[1]]).toEqual([1, 1000]);
        for (const [index, [from]] of weights.slice(1).entries()) expect(from).toBe((weights[index]?.[1] ?? 0) + 1);
      }
    }
    // Under the family's own name stands the system's nearest face, with ranges of its bands.
    const faces = [
      ...(standIns[0]?.css ?? "").matchAll(
        /@font-face\{font-family:"Anybody";src:local[^}]*font-weight:([^;]+);(?:font-stretch:([^;]+);)?/g,
      ),
    ];
    expect(faces.length).toBeGreaterThan(1);
    for (const [, weights, stretch] of faces) expect(swaps[0]?.bands).toContainEqual([weights, stretch]);
  });

  it("sets an unknown family in Raleway for headings and Inter for text", () => {
    const { headingStack, textStack } = fontCss("No Such Family", 'X"}body{}');
    expect(headingStack.startsWith('"Raleway"')).toBe(true);
    expect(textStack.startsWith('"Inter"')).toBe(true);
  });

  it("reads a family's name in any letter case", () => {
    expect(fontCss(" newsreader ", "HANKEN GROTESK").preload).toEqual(fontCss("Newsreader", "Hanken Grotesk").preload);
  });

  it("preloads one file per family, at most two, upright", () => {
    for (const heading of FAMILIES)
      for (const text of FAMILIES) {
        const fonts = fontCss(heading.name, text.name);
        const [css, { preload }] = [allCss(fonts), fonts];
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
    const { css, preload, headingStack, textStack } = fontCss("Petrona", "Karla");
    expect(css).toMatch(/font-family:"Noto Sans Javanese";[^}]*unicode-range:U\+A980-A9DF/);
    expect(css).toMatch(/font-family:"Noto Sans Buginese";[^}]*unicode-range:U\+1A00-1A1F/);
    for (const stack of [headingStack, textStack])
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
    expect(library.css).toMatch(/:root\{--font-mono:"Courier Prime",.*,monospace;\}$/);
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

  it("has a face for all widths of a family that has some", () => {
    for (const { name, faces } of FAMILIES.filter((family) => family.faces[0].stretch !== undefined)) {
      const [swap] = fontCss(name, name).swaps;
      const widths = [...new Set(swap?.bands.map(([, stretch = ""]) => stretch))]
        .map((range) => range.split(" ").map(Number.parseFloat))
        .toSorted(([one = 0], [other = 0]) => one - other);
      const [least = 0, most = 0] = faces[0].stretch?.split(" ").map(Number.parseFloat) ?? [];
      expect([widths[0]?.[0], widths.at(-1)?.[1]]).toEqual([least, Math.floor(most)]);
      for (const [index, [from]] of widths.slice(1).entries()) expect(from).toBe((widths[index]?.[1] ?? 0) + 1);
    }
  });

  it("names every family in words that are identifiers, as all engines take them from a script", () => {
    for (const { name } of FAMILIES)
      for (const { family } of fontCss(name, name).swaps) expect(family).toMatch(/^[a-z_][\w-]*(?: [a-z_][\w-]*)*$/i);
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
      for (const address of addressesIn(allCss(fontCss(family.name, family.name)))) {
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
