import { describe, expect, it } from "@jest/globals";

import { TenantCss } from "../../contracts";
import { contrast } from "../../kain";
import { makeDice } from "../../kain/dice";
import { toHex } from "./oklch";
import { themeColours } from "./themeColours";
import { COLOUR_NAMES, STEPS, type ThemeDesign } from "./ThemeDesign";

const AA = 4.5;
/** For edges of controls (WCAG 1.4.11). */
const AA_SHAPES = 3;

const FIELDS: readonly ThemeDesign["field"][] = [
  ["primary", 900],
  ["secondary", 100, 0.42],
  ["primary", "base"],
  ["secondary", 500],
  ["primary", 950],
];

const KEYS = [
  "clr_primary",
  "clr_secondary",
  "clr_success",
  "clr_info",
  "clr_warning",
  "clr_danger",
  "clr_light",
  "clr_dark",
] as const;

const uniform = (colour: string): TenantCss => TenantCss.parse(Object.fromEntries(KEYS.map((key) => [key, colour])));

const random = (seed: string): TenantCss => {
  const dice = makeDice(seed);
  const hex = () => `#${dice.below(0x1000000).toString(16).padStart(6, "0")}`;
  return TenantCss.parse(Object.fromEntries(KEYS.map((key) => [key, hex()])));
};

/** Every pair of text and ground that the styles put together, with its contrast, as a screen shows it. */
const pairsOf = (css: TenantCss, field: ThemeDesign["field"]): { name: string; ratio: number; least: number }[] => {
  const { light, dark } = themeColours(css, { field });
  return Object.entries({ light, dark }).flatMap(([theme, { grounds, roles, field: ground }]) => {
    const pair = (name: string, text: Parameters<typeof toHex>[0], below: Parameters<typeof toHex>[0], least = AA) => ({
      name: `${theme} ${name}`,
      ratio: contrast(toHex(text), toHex(below)),
      least,
    });
    const neutral = [grounds.bg, grounds.surface, grounds.sunken];
    return [
      ...neutral.flatMap((below) => [
        pair("ink", grounds.ink, below),
        pair("ink-soft", grounds.inkSoft, below),
        pair("ink-faint", grounds.inkFaint, below),
        pair("line-strong", grounds.lineStrong, below, AA_SHAPES),
      ]),
      ...COLOUR_NAMES.flatMap((name) => [
        ...neutral.map((below) => pair(`${name}-text`, roles[name].text, below)),
        pair(`on-${name}`, roles[name].fill.text, roles[name].fill.ground),
        pair(`on-${name}-tint`, roles[name].tint.text, roles[name].tint.ground),
      ]),
      pair("on-field", ground.text, ground.ground),
      pair("on-field-soft", ground.soft, ground.ground),
    ];
  });
};

const expectReadable = (css: TenantCss, fields = FIELDS): void => {
  for (const field of fields) {
    const failing = pairsOf(css, field).filter(({ ratio, least }) => ratio < least);
    expect(failing).toEqual([]);
  }
};

describe("themeColours", () => {
  it("keeps every text readable in light and dark for the specification's own colours", () => {
    expectReadable(TenantCss.parse({}));
  });

  for (const colour of [
    "#ffffff",
    "#000000",
    "#ffff00",
    "#808080",
    "#777777",
    "#00ff00",
    "#0000ff",
    "#ff00ff",
    "#fff",
    "#fefefe",
  ])
    it(`keeps every text readable when all colours are ${colour}`, () => {
      expectReadable(uniform(colour));
    });

  it("keeps every text readable when light and dark are the wrong way round", () => {
    expectReadable(TenantCss.parse({ clr_light: "#000000", clr_dark: "#ffffff" }));
  });

  it("keeps every text readable for two hundred random palettes", () => {
    for (let index = 0; index < 200; index++)
      expectReadable(random(`palette ${index}`), FIELDS.slice(index % 5, (index % 5) + 1));
  });

  it("makes eleven steps of each colour, each darker than the one before", () => {
    const { scales } = themeColours(random("scales"), { field: ["primary", 900] });
    for (const name of COLOUR_NAMES) {
      const lightness = STEPS.map((step) => scales[name][step][0]);
      expect(lightness).toEqual(lightness.toSorted((one, other) => other - one));
      expect(new Set(lightness).size).toBe(STEPS.length);
    }
  });
});
