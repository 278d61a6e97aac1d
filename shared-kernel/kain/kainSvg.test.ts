import { describe, expect, it } from "@jest/globals";

import { contrast } from "./colour";
import { kainCardSpace, kainSvg, type KainPicture } from "./kainSvg";
import { LOOK_COUNT, looks, motifsFor, readLook } from "./looks";
import { GROUNDS, MOTIFS, VARIANTS, type KainPalette, type KainVariant } from "./types";

const PALETTES: readonly KainPalette[] = [
  { ink: "#1f1611", paper: "#f6efe2", primary: "#7a4a24", secondary: "#2c4157", accent: "#c98a2b" },
  { ink: "#0c0b12", paper: "#f4f2ff", primary: "#5b2be0", secondary: "#e83e8c", accent: "#b8f02e" },
  { ink: "#000000", paper: "#ffffff", primary: "#ffff00", secondary: "#808080", accent: "#ff0000" },
];
const SIZES: Readonly<Record<KainVariant, readonly [width: number, height: number]>> = {
  cover: [640, 400],
  band: [1200, 64],
  hero: [1600, 640],
  avatar: [96, 96],
  card: [1200, 630],
  field: [640, 400],
};

const picture = (seed: string, change: Partial<KainPicture> = {}): KainPicture => {
  const variant = change.variant ?? "cover";
  const [width, height] = SIZES[variant];
  const palette = PALETTES[seed.length % PALETTES.length];
  if (!palette) throw new Error("no palette");
  return { seed, motif: "kawung", palette, width, height, variant, ...change };
};

/** Reads tags as XML does: every one closed in order, every attribute quoted and given once. */
const expectWellFormed = (svg: string): void => {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g,
    (_, closes: string, name: string, attributes: string, isEmpty: string) => {
      const names = Array.from(attributes.matchAll(/ ([\w:-]+)="/g), (match) => match[1]);
      expect(new Set(names).size).toBe(names.length);
      if (closes) expect(open.pop()).toBe(name);
      else if (!isEmpty) open.push(name);
      return "";
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]/);
  expect(rest.replace(/&(?:amp|lt|gt|quot);/g, "")).not.toContain("&");
};

const idsOf = (svg: string): string[] => Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1] ?? "");

describe("kainSvg", () => {
  for (const motif of MOTIFS)
    it(`stays under 4 KB and draws real numbers in every variant of ${motif}`, () => {
      for (const variant of VARIANTS)
        for (let index = 0; index < 50; index++) {
          const svg = kainSvg(picture(`slug-${index}`.padEnd(5 + (index % 4), "x"), { motif, variant }));
          expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(4096);
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        }
    });

  it("gives the same picture for the same seed, and another for another", () => {
    for (const motif of MOTIFS) {
      expect(kainSvg(picture("tata-buku", { motif }))).toBe(kainSvg(picture("tata-buku", { motif })));
      expect(kainSvg(picture("tata-buku", { motif }))).not.toBe(kainSvg(picture("tata-boga", { motif })));
    }
  });

  it("is well-formed XML without styles or scripts, every reference to an id of its own", () => {
    for (const motif of MOTIFS)
      for (const variant of VARIANTS) {
        const svg = kainSvg(picture("motor-listrik", { motif, variant }));
        expectWellFormed(svg);
        expect(svg).not.toMatch(/ style=|<style|<script| on\w+=/);
        const ids = idsOf(svg);
        expect(new Set(ids).size).toBe(ids.length);
        const used = Array.from(svg.matchAll(/(?:href="#|url\(#)([^")]+)/g), (match) => match[1]);
        expect(ids).toEqual(expect.arrayContaining(used));
      }
  });

  it("shares no id between two different pictures of one page", () => {
    const pictures = ["a", "b"].flatMap((seed) => VARIANTS.map((variant) => kainSvg(picture(seed, { variant }))));
    const ids = pictures.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("uses the id it is given, so that one picture may stand twice", () => {
    expect(idsOf(kainSvg(picture("a", { id: "first" }))).every((id) => id.startsWith("first"))).toBe(true);
  });

  it("leaves room for words beside or above the cloth of a card, in a colour that is read there", () => {
    const rooms = new Set<string>();
    for (let index = 0; index < 60; index++) {
      const request = picture(`slug-${index}`, { variant: "card" });
      const { width, height, colour } = kainCardSpace(request);
      rooms.add(`${width}x${height}`);
      expect(width * height).toBeGreaterThan(1200 * 630 * 0.6);
      const ground = / fill="(#\w+)"\/>/.exec(kainSvg(request).split("</defs>").at(-1) ?? "")?.[1] ?? "";
      expect(contrast(colour, ground)).toBeGreaterThan(4.5);
    }
    expect(rooms.size).toBe(4);
  });

  it("dyes the ground that is asked for: pale, night, or a colour of the site", () => {
    const [palette] = PALETTES;
    if (!palette) throw new Error("no palette");
    const groundOf = (ground: (typeof GROUNDS)[number], seed: string) =>
      / fill="(#\w+)"\/>/.exec(
        kainSvg(picture(seed, { variant: "field", ground, palette }))
          .split("</defs>")
          .at(-1) ?? "",
      )?.[1] ?? "";
    const red = (hex: string) => parseInt(hex.slice(1, 3), 16);
    for (const seed of ["a", "b", "c", "d"]) {
      expect(red(groundOf("light", seed))).toBeGreaterThan(200);
      expect(red(groundOf("dark", seed))).toBeLessThan(80);
    }
    expect(new Set(GROUNDS.map((ground) => groundOf(ground, "a"))).size).toBe(GROUNDS.length);
  });
});

describe("looks", () => {
  it("never gives a picture the outline or the ground of the one before it or above it", () => {
    const columns = 3;
    const seeds = Array.from({ length: 600 }, (_, index) => `slug-${index}`);
    const chosen = looks(seeds, columns).map(readLook);
    for (const [index, look] of chosen.entries())
      for (const other of [chosen[index - 1], chosen[index - columns]]) {
        if (!other) continue;
        expect(other.shape).not.toBe(look.shape);
        expect(other.pair[0]).not.toBe(look.pair[0]);
      }
  });

  it("reads any whole number as a look", () => {
    for (const number of [0, -1, LOOK_COUNT - 1, LOOK_COUNT, 99_999]) expect(readLook(number).shape).toBeTruthy();
    expect(readLook(LOOK_COUNT)).toEqual(readLook(0));
  });
});

describe("motifsFor", () => {
  it("never dresses two people of a list alike while there are motifs left", () => {
    for (let page = 0; page < 50; page++) {
      const seeds = Array.from({ length: MOTIFS.length }, (_, index) => `mentor ${page} ${index}`);
      expect(new Set(motifsFor(seeds)).size).toBe(MOTIFS.length);
    }
    expect(motifsFor(Array.from({ length: 23 }, (_, index) => `${index}`))).toHaveLength(23);
  });
});
