import { describe, expect, it } from "@jest/globals";

import { begunClasses } from "./begunClasses";
import type { SavedClass } from "./savedProgress";

const chapter = (chapterSlug: string, doneAt: string | null) => ({
  chapterSlug,
  seenAt: "2026-11-01T00:00:00.000Z",
  position: 0,
  doneAt,
  note: "",
  noteChangedAt: "1970-01-01T00:00:00.000Z",
});

const begun = (overrides: Partial<SavedClass> = {}): SavedClass => ({
  classroomId: "a",
  chapters: [chapter("satu", "2026-11-01T00:00:00.000Z"), chapter("dua", null)],
  unsent: ["satu"],
  bookmark: {
    className: "A",
    classSlug: "a",
    isPremium: false,
    moduleSlug: "m",
    chapterSlug: "dua",
    chapterTitle: "Dua",
    chapterCount: 2,
  },
  ...overrides,
});

describe("begunClasses", () => {
  it("counts what is done", () => {
    expect(begunClasses([begun()], false)).toMatchObject([{ classroomId: "a", done: 1 }]);
  });

  it("leaves out what is finished, and what was never opened here", () => {
    const finished = begun({
      chapters: [chapter("satu", "2026-11-01T00:00:00.000Z"), chapter("dua", "2026-11-02T00:00:00.000Z")],
    });
    expect(begunClasses([finished, begun({ bookmark: null })], false)).toEqual([]);
  });

  it("shows what an account has to nobody else", () => {
    const confirmed = begun({ unsent: [] });
    expect([begunClasses([confirmed], true).length, begunClasses([confirmed], false).length]).toEqual([1, 0]);
  });
});
