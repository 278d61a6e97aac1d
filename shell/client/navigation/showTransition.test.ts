/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";

import { showTransition } from "./showTransition";

let isMotionUnwanted: boolean;
/** What was on the page when it began to come. */
let coming: string[];

const change = (): void => {
  document.body.innerHTML = "<main>new</main>";
};

beforeEach(() => {
  [isMotionUnwanted, coming] = [false, []];
  document.body.innerHTML = "<main>old</main>";
  Object.assign(window, { matchMedia: () => ({ matches: isMotionUnwanted }) });
  Object.assign(Element.prototype, {
    animate(this: Element) {
      coming.push(this.textContent);
    },
  });
});

describe("the way from one page to the next", () => {
  it("is a transition of the new page, once the old one is gone", () => {
    showTransition(change);
    expect(coming).toEqual(["new"]);
  });

  it("is just the change for who wants no motion", () => {
    isMotionUnwanted = true;
    showTransition(change);
    expect([document.body.textContent, coming]).toEqual(["new", []]);
  });
});
