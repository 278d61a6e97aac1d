import { existsSync, statSync } from "node:fs";

import { describe, expect, it } from "@jest/globals";

import { FAMILIES } from "./families";
import { FALLBACK_METRICS } from "./generated/fallbackMetrics";
import { fontCss, fontFile } from "./index";

const addressesIn = (css: string): string[] =>
  Array.from(css.matchAll(/url\((?!data:)([^)]+)\)/g), (match) => match[1] ?? "");

/** Custom properties as the styles set them, by name. */
const saidIn = (css: string): Readonly<Record<string, string>> => {
  const rule = css.split(":root{")[1] ?? "";
  const lines = rule.slice(0, rule.indexOf("}")).split(";");
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]));
};

const stacksIn = (css: string) => {
  const said = saidIn(css);
  return { headings: said["--font-heading"] ?? "", texts: said["--font-text"] ?? "", said };
};

const KB = 1024;

describe("fontCss", () => {
  it("declares each family once, self-hosted, with fallbacks of the same width behind it", () => {
    const { css } = fontCss("Schibsted Grotesk", "Source Serif 4");
    const { headings, texts } = stacksIn(css);
    expect(addressesIn(css).every((address) => address.startsWith("/fonts/"))).toBe(true);
    expect(new Set(addressesIn(css)).size).toBe(addressesIn(css).length);
    expect(headings).toMatch(/^"Schibsted Grotesk","Onest Signs","Schibsted Grotesk Arial",.*,sans-serif$/);
    expect(texts).toMatch(/^"Source Serif 4","Onest Signs","Source Serif 4 Georgia",.*,serif$/);
    const fallbacks = headings.split(",").filter((name) => name.startsWith('"Schibsted Grotesk '));
    expect(fallbacks.length).toBeGreaterThan(1);
    for (const fallback of fallbacks) expect(css).toContain(`font-family:${fallback};src:local(`);
  });

  it("sets an unknown family in Raleway for headings and Inter for text", () => {
    const { said } = stacksIn(fontCss("No Such Family", 'X"}body{}').css);
    expect(said["--font-heading"]).toMatch(/^"Raleway",/);
    expect(said["--font-text"]).toMatch(/^"Inter",/);
  });

  it("reads a family's name in any letter case", () => {
    expect(fontCss(" newsreader ", "HANKEN GROTESK").css).toEqual(fontCss("Newsreader", "Hanken Grotesk").css);
  });

  it("preloads the upright faces of the first screen, each of 45 KB at most and all of 90", () => {
    const sizes = (heading: string, text: string) =>
      fontCss(heading, text)
        .preload("/")
        .map((address) => {
          expect(address).toContain("-normal.woff2");
          return statSync(fontFile(address) ?? "").size;
        });
    for (const { name } of FAMILIES) expect(Math.max(...sizes(name, name))).toBeLessThanOrEqual(45 * KB);
    for (const [heading, text] of [
      ["Source Serif 4", "Schibsted Grotesk"],
      ["Newsreader", "Hanken Grotesk"],
      ["Archivo", "Archivo"],
      ["Bricolage Grotesque", "Onest"],
    ] as const)
      expect(sizes(heading, text).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(90 * KB);
  });

  it("keeps letters of scripts back until their face is there, and words no longer than a moment", () => {
    const { css } = fontCss("Petrona", "Karla");
    const displays = [...css.matchAll(/font-family:"([^"]+)";src:url[^}]*font-display:(\w+)/g)];
    for (const [, family = "", display] of displays)
      expect(display).toBe(/^Noto Sans|^Onest Signs$/.test(family) ? "block" : "fallback");
    expect(displays).toHaveLength(addressesIn(css).length);
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
    for (const [script, range] of [
      ["Javanese", "A980-A9DF"],
      ["Sundanese", "1B80-1BBF"],
      ["Balinese", "1B00-1B7F"],
      ["Buginese", "1A00-1A1F"],
    ] as const) {
      expect(css).toMatch(new RegExp(`font-family:"Noto Sans ${script}";[^}]*unicode-range:U\\+${range}`));
      for (const stack of [headings, texts]) expect(stack).toContain(`,"Noto Sans ${script}",`);
      expect(preload("/").join()).not.toContain(script.toLowerCase());
    }
  });

  it("brings the monospaced family of a site, fetched where used", () => {
    const library = fontCss("Literata", "Literata");
    const { said } = stacksIn(library.css);
    expect(said["--font-mono"]).toMatch(/^"Courier Prime","Onest Signs","Courier Prime Courier",.*,monospace$/);
    expect(library.css.match(/font-family:"Courier Prime";src:url/g)).toHaveLength(2);
    expect(library.preload("/")).toHaveLength(1);
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
        expect(path !== null && existsSync(path) && statSync(path).size > 2_000).toBe(true);
      }
  });

  it("finds the companion faces", () => {
    const addresses = addressesIn(fontCss("Literata", "Literata").css).filter((address) =>
      /courier-prime|javanese|sundanese|balinese|buginese/.test(address),
    );
    expect(addresses).toHaveLength(6);
    for (const address of addresses) expect(existsSync(fontFile(address) ?? "")).toBe(true);
  });

  it("finds nothing else", () => {
    const [known = ""] = fontCss("Inter", "Inter").preload("/");
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
