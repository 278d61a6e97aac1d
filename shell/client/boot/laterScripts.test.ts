/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { repeatClicks, takeClicks } from "../recovery/earlyClicks";
import { LATER_ID, startLaterScripts } from "./laterScripts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe("startLaterScripts", () => {
  it("asks for the page's files after the second frame, a few in each task, in their order", () => {
    const links = Array.from({ length: 7 }, (_, index) => `<link rel="preload" href="/${index}.js">`).join("");
    document.body.innerHTML = `<template id="${LATER_ID}">${links}</template>`;
    startLaterScripts();
    const files = () => [...document.querySelectorAll("body > link")].map((link) => link.getAttribute("href"));
    expect(files()).toEqual([]);
    const counts = new Set<number>();
    for (let step = 0; step < 20; step += 1) {
      jest.advanceTimersToNextTimer();
      counts.add(files().length);
    }
    expect([...counts]).toEqual([0, 3, 6, 7]);
    expect(files()).toEqual(Array.from({ length: 7 }, (_, index) => `/${index}.js`));
  });

  it("keeps the buttons that are pressed until the page hears for itself, each once", () => {
    document.body.innerHTML =
      `<a href="#x">link</a><button type="button" id="tab"><b>tab</b></button><button id="alone"></button>` +
      `<form method="dialog"><button id="send"></button></form>` +
      `<form><button id="search"></button><button type="button" id="clear"></button></form>`;
    startLaterScripts();
    const heard: string[] = [];
    document.body.addEventListener("click", (event) => {
      event.preventDefault();
      if (event.target instanceof Element) heard.push(event.target.id);
    });
    for (const pressed of document.querySelectorAll<HTMLElement>("a, b, b, button")) pressed.click();
    const clicked = takeClicks();
    expect(clicked.map(({ id }) => id)).toEqual(["tab", "alone", "send", "clear"]);
    clicked[0]?.click();
    expect(takeClicks()).toEqual([]);
    heard.length = 0;
    clicked[1]?.remove();
    repeatClicks(clicked);
    expect(heard).toEqual(["tab", "send", "clear"]);
  });
});
