/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it, jest } from "@jest/globals";

import type { SavedClass } from "../../contract/learning/savedProgress";
import { LocalShelf } from "./LocalShelf";

const saved = (classroomId = "a"): SavedClass => ({
  classroomId,
  chapters: [
    {
      chapterSlug: "satu",
      seenAt: "2026-11-01T00:00:00.000Z",
      position: 10,
      doneAt: null,
      note: "",
      noteChangedAt: "1970-01-01T00:00:00.000Z",
    },
  ],
  unsent: ["satu"],
  bookmark: null,
});

const KEY = "learning_progress";
const shelf = new LocalShelf(() => localStorage);

beforeEach(() => localStorage.clear());

describe("LocalShelf", () => {
  it("gives back what it was given", () => {
    expect(shelf.write([saved()])).toBe(true);
    expect(shelf.read()).toEqual([saved()]);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another format", JSON.stringify({ format: 2, classes: [] })],
    ["no list", JSON.stringify({ format: 1, classes: {} })],
    [
      "a place beyond the end",
      JSON.stringify({ format: 1, classes: [{ ...saved(), chapters: [{ ...saved().chapters[0], position: 5000 }] }] }),
    ],
    [
      "a note without end",
      JSON.stringify({
        format: 1,
        classes: [{ ...saved(), chapters: [{ ...saved().chapters[0], note: "x".repeat(10_001) }] }],
      }),
    ],
    ["classes without end", JSON.stringify({ format: 1, classes: Array.from({ length: 51 }, () => saved()) })],
  ])("reads %s as nothing", (_what, text) => {
    if (text !== null) localStorage.setItem(KEY, text);
    expect(shelf.read()).toEqual([]);
  });

  it("loses no class for another that cannot be read", () => {
    const broken = { ...saved("broken"), chapters: [{ ...saved().chapters[0], position: 5000 }] };
    localStorage.setItem(KEY, JSON.stringify({ format: 1, classes: [saved("a"), broken, null, saved("b")] }));
    expect(shelf.read()).toEqual([saved("a"), saved("b")]);
  });

  it("keeps the fifty classes that come first", () => {
    shelf.write(Array.from({ length: 60 }, (_, index) => saved(`class-${index}`)));
    expect(shelf.read()).toHaveLength(50);
  });

  it("warns, and goes on, where nothing can be kept", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const closed = new LocalShelf(() => {
      throw new Error("SecurityError");
    });
    expect([closed.read(), closed.write([]), closed.hasSession()]).toEqual([[], false, false]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("knows of a session by its marker alone", () => {
    expect(shelf.hasSession()).toBe(false);
    localStorage.setItem("access_token", "cookie");
    expect(shelf.hasSession()).toBe(true);
    localStorage.setItem("access_token", "something");
    expect(shelf.hasSession()).toBe(false);
  });

  it("tells when another tab has written, until it is told to stop", () => {
    let told = 0;
    const stop = shelf.watch(() => (told += 1));
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(told).toBe(2);
    stop();
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect(told).toBe(2);
  });
});
