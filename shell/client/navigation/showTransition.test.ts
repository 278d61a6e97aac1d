/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { showTransition } from "./showTransition";

let isMotionUnwanted: boolean;
let transitions: number;
let changes: number;

const change = (): void => {
  changes += 1;
};

beforeEach(() => {
  [isMotionUnwanted, transitions, changes] = [false, 0, 0];
  Object.assign(window, { matchMedia: () => ({ matches: isMotionUnwanted }) });
  const skipped = (): Promise<never> => Promise.reject(new DOMException("skipped", "AbortError"));
  const startViewTransition = (update: () => void) => {
    transitions += 1;
    update();
    return { ready: skipped(), finished: skipped() };
  };
  Object.assign(document, { startViewTransition });
});
afterEach(() => {
  Object.assign(document, { startViewTransition: undefined });
});

describe("the way from one page to the next", () => {
  it("is a transition, and no failure where the browser skips it", async () => {
    showTransition(change);
    await new Promise((resolve) => setTimeout(resolve));
    expect([transitions, changes]).toEqual([1, 1]);
  });

  it("is just the change for who wants no motion", () => {
    isMotionUnwanted = true;
    showTransition(change);
    expect([transitions, changes]).toEqual([0, 1]);
  });

  it("is just the change in a browser without transitions", () => {
    Object.assign(document, { startViewTransition: undefined });
    showTransition(change);
    expect([transitions, changes]).toEqual([0, 1]);
  });
});
