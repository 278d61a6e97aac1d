/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";

import { forgetKeptPages } from "./forgetKeptPages";
import { hasKeptCopy } from "./hasKeptCopy";

/** jsdom has neither caches nor service workers: what a test puts there is taken away again. */
const provide = (target: object, name: string, value: unknown): void =>
  void Object.defineProperty(target, name, { configurable: true, value });

const provideCaches = (kept: readonly string[]) => {
  const deleted: string[] = [];
  provide(globalThis, "caches", {
    match: (address: string) => Promise.resolve(kept.includes(address) ? new Response("") : undefined),
    delete: (name: string) => {
      deleted.push(name);
      return Promise.resolve(true);
    },
  });
  return deleted;
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, "caches");
  Reflect.deleteProperty(navigator, "serviceWorker");
});

describe("a kept copy", () => {
  it("can be opened where a worker runs the page and has it", async () => {
    provideCaches(["/Courses"]);
    provide(navigator, "serviceWorker", { controller: {} });
    expect(await hasKeptCopy("/Courses")).toBe(true);
    expect(await hasKeptCopy("/Courses/go")).toBe(false);
  });

  it("cannot be opened where no worker would answer with it", async () => {
    provideCaches(["/Courses"]);
    provide(navigator, "serviceWorker", { controller: null });
    expect(await hasKeptCopy("/Courses")).toBe(false);
  });
});

describe("forgetKeptPages", () => {
  it("lets go of pages, and of nothing else", () => {
    const deleted = provideCaches([]);
    forgetKeptPages();
    expect(deleted).toEqual(["serambi-pages-1"]);
  });

  it("has nothing to do where a browser has no caches", () => {
    expect(forgetKeptPages).not.toThrow();
  });
});
