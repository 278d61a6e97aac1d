import { describe, expect, it } from "@jest/globals";
import { ICONS } from "@serambi/kernel/icons";

import { readFeatures } from "./readFeatures";
import { LMS_SITES, seededLms } from "./seededLms";

const SITES = LMS_SITES.map((site) => [site, seededLms(site)] as const);
const countWords = (text: string): number => text.split(/\s+/).length;
const doublesIn = (texts: readonly string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(SITES)("the LMS of %s", (_, setting) => {
  const { features, figures, gains, closing } = setting;

  it("has features with an address and a name of their own each", () => {
    expect(features.length).toBeGreaterThanOrEqual(10);
    for (const name of ["slug", "key", "title", "summary"] as const)
      expect(doublesIn(features.map((feature) => feature[name]))).toEqual([]);
  });

  it("says of each what it is, what it can do and what one gains", () => {
    for (const { slug, summary, description, listFeatures, benefits, figure, demo } of features) {
      expect([slug, summary !== "", (figure ?? demo) !== undefined]).toEqual([slug, true, true]);
      expect(countWords(description)).toBeGreaterThanOrEqual(60);
      expect(countWords(description)).toBeLessThanOrEqual(120);
      expect([slug, [5, 6, 7].includes(listFeatures.length), benefits.length]).toEqual([slug, true, 3]);
    }
  });

  it("lets visitors try ten of them or more", () => {
    expect(features.filter(({ demo }) => demo !== undefined).length).toBeGreaterThanOrEqual(10);
  });

  it("names icons that there are", () => {
    const icons = features.flatMap(({ icon, benefits }) => [icon, ...benefits.map((benefit) => benefit.icon)]);
    expect(icons.filter((icon) => !Object.hasOwn(ICONS, icon))).toEqual([]);
  });

  it("names features that it has to those who have something of them", () => {
    const named = gains?.groups.flatMap((group) => group.features) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((key) => !features.some((feature) => feature.key === key))).toEqual([]);
  });

  it("draws the product beside its title, and ends with one thing to do", () => {
    expect(figures.length).toBeGreaterThan(0);
    expect(closing?.action.label).not.toBe("");
  });

  it("draws sheets and weeks with a cell for each column", () => {
    const drawn = [...figures, ...features.flatMap(({ figure }) => figure ?? [])];
    const widths = drawn.flatMap((figure): readonly (readonly [cells: number, columns: number])[] => {
      if (figure.kind === "sheet") return figure.rows.map(({ cells }) => [cells.length, figure.columns.length]);
      if (figure.kind === "timetable") return figure.rows.map(({ cells }) => [cells.length, figure.days.length]);
      return [];
    });
    expect(widths.filter(([cells, columns]) => cells !== columns)).toEqual([]);
    const answers = drawn.flatMap((figure) => (figure.kind === "question" ? [figure.options[figure.chosen]] : []));
    expect(answers).not.toContain(undefined);
  });
});

it("says the same on no two sites", () => {
  const texts = SITES.flatMap(([, { title, lead, features }]) => [
    title,
    lead,
    ...features.flatMap(({ summary, description, listFeatures, benefits }) => [
      summary,
      description,
      ...listFeatures,
      ...benefits.flatMap((benefit) => [benefit.title, benefit.desc]),
    ]),
  ]);
  expect(doublesIn(texts)).toEqual([]);
});

it("names file, line and key of what is wrong in a file", () => {
  const site = "title: T\nlead: L\nfeatures: [satu]\n";
  const feature = "key: satu\nicon: check\ntitle: 5\ndescription: D\nlistFeatures: []\nbenefits: []\n";
  expect(() => readFeatures({ "x/site.yaml": site, "x/satu.yaml": feature }, "x")).toThrow("x/satu.yaml:3: title: ");
  expect(() => readFeatures({ "x/site.yaml": site }, "x")).toThrow("x/satu.yaml: there is no such file");
  expect(() => readFeatures({ "x/site.yaml": "title: [" }, "x")).toThrow("x/site.yaml:1: ");
});
