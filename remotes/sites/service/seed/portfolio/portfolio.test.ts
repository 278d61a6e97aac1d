import { existsSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "@jest/globals";

import { service } from "../..";
import { PortfolioSetting } from "../../../contract/hosts/portfolio";

const KINDS = ["corporate", "government"] as const;

const told = Object.entries(service.seed?.settings?.() ?? {}).flatMap(([key, { portfolio }]) =>
  portfolio === undefined ? [] : [{ key, portfolio: PortfolioSetting.parse(portfolio) }],
);
const cases = told.flatMap(({ key, portfolio }) => portfolio.cases.map((found) => ({ key, ...found })));

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&nbsp;|\s+/g, " ")
    .trim();
const wordsOf = (text: string): number => text.split(" ").filter(Boolean).length;
const twice = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

/** What cases call their number that write it out. */
const IN_WORDS: Readonly<Record<string, string>> = {
  "kurikulum-jaringan-untuk-sekolah-yang-listriknya-enam-jam": "Enam puluh enam guru",
  "puskesmas-yang-antreannya-dimulai-dari-rumah": "Tujuh puluh enam murid",
  "gudang-yang-berhenti-menebak": "Seratus enam puluh orang",
};

/** The clock of the seed. */
const TODAY = "2026-11-22";
/** Files of sites are the platform's. */
const MEDIA = join(__dirname, "../../../../../shell/platform/seed/media");

describe("the portfolios of the seed", () => {
  it("are three cases of each kind, on the sites that show both (specification section 2.4)", () => {
    const counts = Object.fromEntries(
      told.map(({ key, portfolio }) => [
        key,
        KINDS.map((kind) => portfolio.cases.filter((found) => found.kind === kind).length),
      ]),
    );
    expect(counts).toEqual({ foundation: [3, 3], demo: [3, 3], corporate: [3, 0], government: [0, 3] });
  });

  it.each(told)("of $key have a slug for each case", ({ portfolio }) => {
    expect(twice(portfolio.cases.map(({ slug }) => slug))).toEqual([]);
  });

  it("say each thing once, whatever the site", () => {
    for (const part of ["title", "summary", "clientName"] as const)
      expect(twice(cases.map((found) => found[part]))).toEqual([]);
    const sentences = cases.flatMap(({ description }) =>
      plain(description)
        .split(/(?<=[.?!]) /)
        .filter((sentence) => wordsOf(sentence) > 3),
    );
    expect(twice(sentences)).toEqual([]);
    expect(twice(cases.flatMap(({ images }) => images.map(({ src }) => src)))).toEqual([]);
  });
});

describe.each(cases)("the case $slug of $key", ({ description, summary, startsOn, endsOn, batches, images, cover }) => {
  it("is told in 250 to 450 words, and summed up in at most 40", () => {
    const words = wordsOf(plain(description));
    expect([words >= 250 && words <= 450, words]).toEqual([true, words]);
    expect(wordsOf(summary)).toBeLessThanOrEqual(40);
    expect(description).not.toMatch(/lorem ipsum|TODO|xxx/i);
  });

  it("was begun before it ended, and its groups were taught in between, one after another", () => {
    expect(startsOn < (endsOn ?? TODAY)).toBe(true);
    expect((endsOn ?? TODAY) <= TODAY).toBe(true);
    for (const [index, group] of (batches ?? []).entries()) {
      expect(group.startsOn < group.endsOn).toBe(true);
      expect(group.startsOn >= (batches?.[index - 1]?.endsOn ?? startsOn)).toBe(true);
      expect(group.endsOn <= (endsOn ?? TODAY)).toBe(true);
    }
  });

  it("shows pictures that there are, each with what is seen and what it means", () => {
    for (const { alt, caption } of images)
      expect([alt, caption].map((text) => wordsOf(text ?? "") > 4)).toEqual([true, true]);
    const files = [...images.map(({ src }) => src), ...(cover ? [cover] : [])];
    expect(files.filter((file) => !existsSync(join(MEDIA, file.replace(/^\/media\//, ""))))).toEqual([]);
  });
});

it("counts in the words of a case as many as took part in its groups", () => {
  const counted = cases.flatMap(({ slug, batches, title, summary, description }) => {
    const sum = (batches ?? []).reduce((total, { participants }) => total + participants, 0);
    const written = IN_WORDS[slug] ?? sum.toLocaleString("id-ID");
    return batches && !plain(`${title} ${summary} ${description}`).includes(written) ? [[slug, written]] : [];
  });
  expect(counted).toEqual([]);
});
