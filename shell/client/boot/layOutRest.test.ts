/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";

import { layOutRest, showWhole } from "./layOutRest";

const marked = (): string[] => [...document.querySelectorAll("[data-whole]")].map(({ id, tagName }) => id || tagName);

afterEach(() => {
  delete document.documentElement.dataset["whole"];
});

/** Lays out the rest for a visitor who moves. */
const settle = async (): Promise<void> => {
  const isLaidOut = layOutRest();
  await new Promise((resolve) => setTimeout(resolve, 300));
  dispatchEvent(new Event("pointermove"));
  await isLaidOut;
};

describe("layOutRest", () => {
  it("lays out every section but the first, and the footer, and what comes later at once", async () => {
    document.body.innerHTML = `<div id="root"><main><div data-slot="a" id="first"></div><div data-slot="b" id="second"></div><div data-slot="c" id="third"></div></main><footer id="foot"></footer></div>`;
    await settle();
    expect(marked()).toEqual(["HTML", "second", "third", "foot"]);
  });

  it("leaves a page without sections as it is, laid out", async () => {
    document.body.innerHTML = `<div id="root"><main></main></div>`;
    await settle();
    expect(marked()).toEqual(["HTML"]);
  });
});

describe("a key", () => {
  it("has the whole page laid out before the focus moves", () => {
    document.body.innerHTML = `<div id="root"><main><div data-slot="a"></div><div data-slot="b"></div></main></div>`;
    void layOutRest();
    dispatchEvent(new Event("keydown"));
    expect(marked()).toEqual(["HTML"]);
  });
});

describe("showWhole", () => {
  it("lays out the whole page at once", () => {
    document.body.innerHTML = `<div id="root"><main><div data-slot="a"></div><div data-slot="b"></div></main></div>`;
    showWhole();
    expect(marked()).toEqual(["HTML"]);
  });
});
