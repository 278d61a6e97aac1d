/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it, jest } from "@jest/globals";

import type { Listening } from "../../contract/podcast/Listening";
import { LocalListening } from "./LocalListening";

const KEY = "podcast_listening";
const NOTHING: Listening = { format: 1, rate: 1, positions: [] };
const shelf = new LocalListening(() => localStorage);
const positions = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}`, seconds: index }));

beforeEach(() => localStorage.clear());

describe("LocalListening", () => {
  it("gives back what it was given", () => {
    const listening: Listening = { format: 1, rate: 1.5, positions: positions(2) };
    shelf.write(listening);
    expect(shelf.read()).toEqual(listening);
  });

  it("knows of fifty episodes, the last ones", () => {
    shelf.write({ ...NOTHING, positions: positions(60) });
    expect(shelf.read().positions).toEqual(positions(50));
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another format", JSON.stringify({ ...NOTHING, format: 2 })],
    ["no list", JSON.stringify({ ...NOTHING, positions: {} })],
    ["a place before the beginning", JSON.stringify({ ...NOTHING, positions: [{ id: "1", seconds: -4 }] })],
    ["a speed that is none", JSON.stringify({ ...NOTHING, rate: 0 })],
  ])("finds nothing in %s", (_what, kept) => {
    if (kept !== null) localStorage.setItem(KEY, kept);
    expect(shelf.read()).toEqual(NOTHING);
  });

  it("does without a browser that keeps nothing", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const refused = new LocalListening(() => {
      throw new DOMException("denied", "SecurityError");
    });
    refused.write(NOTHING);
    expect(refused.read()).toEqual(NOTHING);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
