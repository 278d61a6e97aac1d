import { existsSync, statSync } from "node:fs";

import { describe, expect, it } from "@jest/globals";

import { FAMILIES } from "./families";
import { FALLBACK_METRICS } from "./generated/fallbackMetrics";
import { fontCss, fontFile } from "./index";

const addressesIn = (css: string): string[] => Array.from(css.matchAll(/url\(([^)]+)\)/g), (match) => match[1] ?? "");

describe("fontCss", () => {
  it("declares each family once, self-hosted, swapped in, with fallbacks of the same width", () => {
    const { css, headingStack, textStack } = fontCss("Schibsted Grotesk", "Source Serif 4");
    expect(addressesIn(css).every((address) => address.startsWith("/fonts/"))).toBe(true);
    expect(css.match(/font-display:swap/g)).toHaveLength(addressesIn(css).length);
    expect(headingStack).toMatch(/^"Schibsted Grotesk","Schibsted Grotesk Arial",.*,sans-serif$/);
    expect(textStack).toMatch(/^"Source Serif 4","Source Serif 4 Georgia",.*,serif$/);
    for (const fallback of headingStack.split(",").slice(1, -1))
      expect(css).toContain(`font-family:${fallback};src:local(`);
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
    for (const { regular, bold } of FALLBACK_METRICS)
      for (const face of [regular, bold]) expect(face.sizeAdjust).toBeGreaterThan(80);
  });
});

describe("fontFile", () => {
  it("finds the file of every address that a site's styles name", () => {
    for (const family of FAMILIES)
      for (const address of addressesIn(fontCss(family.name, family.name).css)) {
        const path = fontFile(address);
        expect(path !== null && existsSync(path) && statSync(path).size > 10_000).toBe(true);
      }
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
