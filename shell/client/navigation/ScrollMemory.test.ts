/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { ScrollMemory } from "./ScrollMemory";

const scrollTo = (y: number): void => {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe("ScrollMemory", () => {
  it("knows how far down each place was, also after the page was loaded anew", () => {
    const memory = new ScrollMemory();
    scrollTo(640.4);
    memory.keep("a");
    scrollTo(12);
    memory.keep("b");
    expect([memory.recall("a"), memory.recall("b"), memory.recall("c")]).toEqual([640, 12, 0]);
    expect(new ScrollMemory().recall("a")).toBe(640);
  });

  it("keeps the last 50 places", () => {
    const memory = new ScrollMemory();
    for (let place = 1; place <= 51; place += 1) {
      scrollTo(place);
      memory.keep(`place ${place}`);
    }
    expect([memory.recall("place 1"), memory.recall("place 2"), memory.recall("place 51")]).toEqual([0, 2, 51]);
  });

  it("warns where a position cannot be saved, and does its work all the same (specification section 8)", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("quota");
    });
    const memory = new ScrollMemory();
    scrollTo(300);
    memory.keep("a");
    expect(warn).toHaveBeenCalledTimes(1);
    expect(memory.recall("a")).toBe(300);
  });

  it.each(["not json", "null", "7"])("takes what was never written by it for nothing: %s", (text) => {
    sessionStorage.setItem("scroll", text);
    expect(new ScrollMemory().recall("a")).toBe(0);
  });
});
