/** @jest-environment jest-fixed-jsdom */
import { beforeAll } from "@jest/globals";
import { conformHydration } from "@serambi/kernel/testing";

import * as module from "../remote.server";
import { remoteFixtures } from "./remoteFixtures";

// jsdom has no media queries; the theme switch asks for one.
beforeAll(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList; // the deprecated pair of methods is missing
});

// Components with behaviour are hydrated by their own tests and, all of them in one page, in a real browser.
conformHydration(module, {
  ...remoteFixtures,
  pages: remoteFixtures.pages.filter(({ path }) => path !== "/__workshop"),
});
