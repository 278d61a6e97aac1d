import { describe, expect, it } from "@jest/globals";

import { chapters } from "../components/chapters";
import { selectChapters } from "./selectChapters";
import { anchorOf, readWishes } from "./Wishes";

const wishes = (query: string) => readWishes(new URLSearchParams(query));

describe("readWishes", () => {
  it("takes a component by its name or its anchor, in any letter case", () => {
    for (const name of ["Kain mega mendung", "kain-mega-mendung", "KAIN MEGA MENDUNG"])
      expect(wishes(new URLSearchParams({ component: name }).toString()).component).toBe("kain-mega-mendung");
  });

  it("takes what makes no sense for absent", () => {
    expect(wishes("component=%3F%3F&theme=sepia")).toEqual({ component: null, theme: null });
    expect(wishes("")).toEqual({ component: null, theme: null });
  });
});

describe("selectChapters", () => {
  const names = (component: string | null) =>
    selectChapters(chapters, component).flatMap(({ exhibits }) => exhibits.map(({ name }) => name));

  it("shows all chapters when none is asked for", () => {
    expect(selectChapters(chapters, null)).toBe(chapters);
  });

  it("shows one component, not those whose names begin alike", () => {
    expect(names("button")).toEqual(["Button (variants)", "Button"]);
  });

  it("shows the states that stand for themselves with their component", () => {
    expect(names("kain")).toHaveLength(10);
  });

  it("shows nothing for a name that nothing has", () => {
    expect(names("nothing")).toEqual([]);
  });
});

it("every component of the kernel has a chapter", () => {
  expect(chapters.find(({ id }) => id === "others")?.exhibits.map(({ name }) => name) ?? []).toEqual([]);
});

it("no two exhibits have the same anchor", () => {
  const anchors = chapters.flatMap(({ exhibits }) => exhibits.map(({ name }) => anchorOf(name)));
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
});
