import { describe, expect, it } from "@jest/globals";
import type { HomeSection } from "@serambi/kernel/contracts";

import { sectionSlots } from "../../slots/sections.server";
import { seededPages } from "./seededPages";

const SCHEMAS = new Map(Object.entries(sectionSlots).map(([name, { schema }]) => [name, schema]));

const pages = Object.entries(seededPages()).flatMap(([site, settings]) =>
  Object.entries(settings).flatMap(([key, { sections, pages: below }]) => [
    ...(sections.length > 0 ? [{ place: `${site} ${key}`, sections }] : []),
    ...below.map((page) => ({ place: `${site} ${key}/${page.slug}`, sections: page.sections })),
  ]),
);

/** Fault of a section of this remote that could not be shown; those of other remotes are checked where they are built. */
const faultOf = ({ slot, props }: HomeSection): unknown => {
  if (!slot.startsWith("sites.")) return null;
  const schema = SCHEMAS.get(slot);
  return schema === undefined ? `there is no ${slot}` : (schema.safeParse(props).error?.issues ?? null);
};

/** Keys of a piece of data and of all in it, without what is said under them. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
};

describe("the pages of sections of the seed", () => {
  it.each(pages)("has sections that can be shown: $place", ({ sections }) => {
    expect(sections.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
  });

  it("say the same in each language: no section is missing in one", () => {
    const byPlace = new Map(pages.map(({ place, sections }) => [place, shapeOf(sections)]));
    const translated = [...byPlace].flatMap(([place, shape]) => {
      const english = byPlace.get(place.replace(/(page_[a-z-]+)/, "$1_en"));
      return english === undefined ? [] : [{ place, shape, english }];
    });
    expect(translated.map(({ place, english }) => [place, english])).toEqual(
      translated.map(({ place, shape }) => [place, shape]),
    );
  });
});
