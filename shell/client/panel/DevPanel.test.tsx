/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRoot } from "react-dom/client";

import type { PageState } from "../boot/pageState";
import type { Shown } from "../page/Shown";
import { settled, type SlotView } from "../page/SlotView";
import type { SiteRelease } from "../page/types";
import { DevPanel } from "./DevPanel";
import { LiveNow } from "./LiveNow";
import { messages as en } from "./messages/en";
import { messages as id } from "./messages/id";
import { PageTimes } from "./PageTimes";

const remote = (name: string, version: string) => ({
  id: name,
  version,
  entry: `/remotes/${name}/${version}/remoteEntry.js`,
  integrity: "",
  container: name,
});
const release: SiteRelease = {
  id: "r-17",
  routes: [],
  slots: { "courses.featured.v1": { remote: "courses", minHeightRem: 10 } },
  families: { courses: "courses", sites: "sites" },
  remotes: {
    courses: remote("courses", "0.1.0-c"),
    sites: remote("sites", "0.1.0-s"),
    blog: remote("blog", "0.1.0-b"),
  },
};
const view = (slotId: string, name: string): SlotView => ({
  request: { id: slotId, name, props: {} },
  remote: "sites",
  minHeightRem: 0,
  outcome: settled({ kind: "kept", html: "" }),
  isLate: false,
  retry: () => new Promise(() => undefined),
});
const shown: Shown = {
  location: { pathname: "/", search: "", hash: "", state: null, key: "first" },
  result: { kind: "not-found" },
  head: null,
  slots: new Map([
    ["a", view("a", "sites.hero.v1")],
    ["b", view("b", "courses.featured.v1")],
    ["c", view("c", "sites.hero.v1")],
  ]),
  key: "",
  isSettled: true,
  versionOf: () => "",
};
const state = (language: "id" | "en") => ({ tenant: fakeTenant(), language, tools: {} }) as unknown as PageState; // what the panel reads of it

/** jsdom has no layout to observe. */
class NoResizeObserver {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

/** What `/registry.json` answers. */
const registry = (said: unknown) => new LiveNow(() => Promise.resolve(Response.json(said)));
const quiet = registry({ release: "r-17", remotes: {} });

let closed: number;
const panel = (language: "id" | "en", live = quiet) => (
  <DevPanel
    state={state(language)}
    browsing={{ shown, release }}
    times={new PageTimes()}
    live={live}
    readFiles={() => []}
    t={language === "en" ? en : id}
    onClose={() => void (closed += 1)}
  />
);
const open = (language: "id" | "en" = "en", live = quiet) => render(panel(language, live));
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => {
  closed = 0;
  Object.assign(window, { ResizeObserver: NoResizeObserver });
  document.body.innerHTML =
    '<main><div data-slot="sites.hero.v1" id="one"></div><div data-slot="courses.featured.v1" id="two"></div><div data-slot="sites.hero.v1" id="three"></div></main>';
});
afterEach(cleanup);

describe("the development panel", () => {
  it.each([
    ["id", id],
    ["en", en],
  ] as const)("is a dialog in %s that has the focus, and closes by Escape and by its button", (language, t) => {
    open(language);
    const dialog = screen.getByRole("dialog", { name: t.title });
    expect(document.activeElement).toBe(dialog);
    fireEvent.keyDown(dialog, { key: "Escape" });
    fireEvent.click(within(dialog).getByRole("button", { name: t.close }));
    expect(closed).toBe(2);
  });

  it("has the focus as soon as there is anything of it: a key that is pressed at once is for the panel", async () => {
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    const focused = new Promise((resolve) => {
      new MutationObserver(() => resolve(document.activeElement)).observe(place, { childList: true });
    });
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // React's own turns, not the test's
    root.render(panel("en"));
    const atOnce = await focused;
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(atOnce).toBe(screen.getByRole("dialog"));
    act(() => root.unmount());
  });

  it("shows the release and the remotes of the page, whether anything of them was loaded or not", () => {
    open();
    expect(screen.getByText("r-17")).toBeTruthy();
    expect(rows()).toEqual(["courses0.1.0-c00.0–", "sites0.1.0-s00.0–"]);
  });

  it("says which version is on trial, and that a newer release is live", async () => {
    const live = registry({ release: "r-18", remotes: { courses: { isCanary: true }, sites: {} } });
    await live.load();
    open("en", live);
    expect(rows()).toEqual(["courses0.1.0-ccanary00.0–", "sites0.1.0-s00.0–"]);
    expect(screen.getByText(en.newer("r-18"), { exact: false })).toBeTruthy();
  });

  it("has a frame for each slot with its name and version, until they are switched off", () => {
    open();
    const frames = () => [...document.querySelectorAll("[data-name]")].map(({ textContent }) => textContent);
    expect(frames()).toEqual(["sites.hero.v1 0.1.0-s", "courses.featured.v1 0.1.0-c", "sites.hero.v1 0.1.0-s"]);
    fireEvent.click(screen.getByRole("switch", { name: en.outline }));
    expect(frames()).toEqual([]);
  });

  it("goes to the slot that is chosen, also where two have the same name", () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = jest.fn<Element["scrollIntoView"]>(function scroll(this: Element) {
      seen.push(this.id);
    });
    open();
    for (const button of screen.getAllByRole("button", { name: en.goTo("sites.hero.v1") })) fireEvent.click(button);
    expect(seen).toEqual(["one", "three"]);
  });
});
