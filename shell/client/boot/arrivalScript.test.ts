/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { repeatClicks, takeClicks } from "../recovery/earlyClicks";
import { arrivalScript, LATER_ID, type FontSwap } from "./arrivalScript";

const SWAPS: readonly FontSwap[] = [
  { family: "Petrona", spare: "Petrona Georgia" },
  { family: "Karla", spare: "Karla Arial" },
];

/** What of a family was asked for, and what makes it come or fail. */
interface Asked {
  readonly font: string;
  readonly arrive: () => void;
  readonly fail: () => void;
}

const asked: Asked[] = [];
const load = (font: string): Promise<void> =>
  new Promise((resolve, reject) => {
    asked.push({ font, arrive: resolve, fail: () => reject(new Error("offline")) });
  });

/** What an element is set in where nothing else is said: as on a page whose families are on their way. */
const SPARE: Readonly<Record<string, string>> = {
  "--font-heading": '"Petrona Georgia","Petrona Noto",serif',
  "--font-text": '"Karla Arial",sans-serif',
  "--font-ui": '"Karla Arial",sans-serif',
  "--font-mono": "ui-monospace,monospace",
  "font-family": '"Karla Arial", sans-serif',
};

/** As a browser computes them, with what an element inherits: the document that stands in for one here does not. */
const computed = (element: Element): Pick<CSSStyleDeclaration, "fontFamily" | "getPropertyValue"> => {
  const getPropertyValue = (name: string): string => {
    const said = element instanceof HTMLElement ? element.style.getPropertyValue(name) : "";
    return (
      said || (element.parentElement ? computed(element.parentElement).getPropertyValue(name) : (SPARE[name] ?? ""))
    );
  };
  return { fontFamily: getPropertyValue("font-family"), getPropertyValue };
};

const slots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-slot]")];
const near = (): (string | undefined)[] => slots().map(({ dataset }) => dataset["near"]);
const isDone = (): boolean => "fonts" in document.documentElement.dataset;
let said = jest.spyOn(CSSStyleDeclaration.prototype, "setProperty");

/** What each element was told of its faces so far, in that order: in the end it is taken back. */
const told = (): Map<Element, Record<string, string | null>> => {
  const known = new Map<Element, Record<string, string | null>>();
  const all = [...document.querySelectorAll<HTMLElement>("*")];
  for (const [index, [name, faces]] of said.mock.calls.entries()) {
    const element = all.find(({ style }) => style === said.mock.contexts[index]);
    if (element) known.set(element, { ...known.get(element), [name]: faces });
  }
  return known;
};
const inOwn = (): string[] => [...told().keys()].map(({ id, tagName }) => id || tagName);
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const arrive = async (): Promise<void> => {
  for (const family of asked) family.arrive();
  await settled();
};

const run = (swaps = SWAPS): void => {
  const script = document.createElement("script");
  script.textContent = arrivalScript(swaps);
  document.body.append(script);
};

const place = (element: Element | undefined, top: number): void => {
  if (element) element.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect; // all that is read of it
};

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  said = jest.spyOn(CSSStyleDeclaration.prototype, "setProperty");
  Object.assign(window, { getComputedStyle: computed });
  Object.defineProperty(document, "fonts", { configurable: true, value: { load } });
  delete document.documentElement.dataset["fonts"];
  const files = Array.from({ length: 7 }, (_, index) => `<link rel="preload" href="/${index}.js">`).join("");
  document.body.innerHTML =
    `<div id="root"><main>${"<div data-slot=''></div>".repeat(4)}</main></div>` +
    `<template id="${LATER_ID}">${files}</template>`;
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("arrivalScript", () => {
  it("asks for the page's files after the second frame, a few in each task, in their order", () => {
    run();
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

  it("gives the first section its drawings and lays out the others, each with its pictures in the frames after it", () => {
    const [first, ...rest] = slots();
    if (first) first.innerHTML = "<i data-drawn></i>";
    for (const section of rest.slice(0, 2))
      section.innerHTML = "<i data-kain></i><p></p><i data-drawn></i><i data-kain></i>";
    let now = 0;
    jest.spyOn(performance, "now").mockImplementation(() => (now += 5)); // so long each of them takes
    run();
    const seen = new Set<string>();
    for (let step = 0; step < 40; step += 1) {
      const marks = near().map((mark) => (mark === "" ? "near" : "-"));
      const due = rest.map((section) => section.querySelectorAll("[data-due]").length);
      seen.add(`${marks.join()} ${due.join()}`);
      jest.advanceTimersToNextTimer();
    }
    expect([...seen]).toEqual([
      "-,near,-,- 3,0,0",
      "near,near,-,- 3,0,0",
      "near,near,-,- 1,0,0",
      "near,near,-,- 0,0,0",
      "near,near,near,- 0,3,0",
      "near,near,near,- 0,1,0",
      "near,near,near,- 0,0,0",
      "near,near,near,near 0,0,0",
    ]);
  });

  it("asks nothing of a first section that draws nothing", () => {
    run();
    jest.advanceTimersByTime(1_000);
    expect(near()).toEqual([undefined, "", "", ""]);
  });

  it("leaves the second section for later, too, where it does not reach into the window", async () => {
    for (const slot of slots().slice(1)) place(slot, 769);
    run();
    jest.advanceTimersByTime(1_000);
    expect(near()).toEqual(Array.from({ length: 4 }));
    await arrive();
    jest.advanceTimersByTime(1_000);
    expect(near()).toEqual([undefined, "", "", ""]);
  });

  it("asks for a face of each family, once", () => {
    run();
    expect(asked.map(({ font }) => font)).toEqual(['1em "Petrona"', '1em "Karla"']);
  });

  it("changes the words when both families are there, and not before", async () => {
    run();
    asked[0]?.arrive();
    await settled();
    jest.advanceTimersByTime(1_000);
    expect([inOwn(), isDone()]).toEqual([[], false]);
    asked[1]?.arrive();
    await settled();
    expect([inOwn(), isDone()]).toEqual([["root"], true]);
    expect([...told().values()]).toEqual([
      {
        "--font-heading": '"Petrona","Petrona Georgia","Petrona Noto",serif',
        "--font-text": '"Karla","Karla Arial",sans-serif',
        "--font-ui": '"Karla","Karla Arial",sans-serif',
        "font-family": '"Karla","Karla Arial", sans-serif',
      },
    ]);
    expect(document.querySelector("[style]")).toBeNull();
  });

  it("changes them in parts, in their order, each in a task of its own where one takes long", async () => {
    const [first, second] = slots();
    if (first) first.innerHTML = "<p></p>".repeat(61);
    for (const [index, part] of [...(first?.children ?? [])].entries()) part.id = `p${index}`;
    if (second) second.id = "second";
    let now = 0;
    const clock = jest.spyOn(performance, "now").mockImplementation(() => (now += 7));
    run();
    await arrive();
    const counts: number[] = [];
    while (!isDone()) {
      counts.push(inOwn().length);
      jest.advanceTimersToNextTimer();
    }
    clock.mockRestore();
    // With the step that the clock makes a task ends after one part, whatever the frame between.
    expect([...new Set(counts)]).toEqual(Array.from({ length: 63 }, (_, index) => index + 1));
    expect(inOwn().slice(59, 62)).toEqual(["p59", "p60", "second"]);
  });

  it("changes nothing beyond the window by itself: the page's own word reaches it", async () => {
    const [first, second] = slots();
    if (first) first.innerHTML = "<p></p>".repeat(61);
    for (const slot of slots().slice(1)) place(slot, 5_000);
    run();
    await arrive();
    expect(isDone()).toBe(true);
    expect(inOwn()).not.toContain("DIV");
    expect(second?.getAttribute("style")).toBeNull();
  });

  it("changes of a long text what is near, and leaves the rest to the page's own word", async () => {
    const [first] = slots();
    if (first) first.innerHTML = "<p></p>".repeat(100);
    for (const [index, part] of [...(first?.children ?? [])].entries()) place(part, index * 100);
    for (const slot of slots().slice(1)) place(slot, 10_000);
    run();
    await arrive();
    expect([isDone(), inOwn().length]).toEqual([true, Math.floor((2 * innerHeight) / 100) + 1]);
  });

  it("leaves a part that has a face of its own to its rules", async () => {
    const [first, second] = slots();
    if (first) first.innerHTML = "<p></p>".repeat(61);
    second?.style.setProperty("font-family", "monospace");
    run();
    await arrive();
    expect(second && told().get(second)).toMatchObject({ "--font-text": expect.stringMatching(/^"Karla"/) });
    expect(second?.getAttribute("style")).toBe("font-family: monospace;");
  });

  it("goes on where a part has been taken away meanwhile", async () => {
    const [first] = slots();
    if (first) first.innerHTML = "<p></p>".repeat(61);
    let now = 0;
    const clock = jest.spyOn(performance, "now").mockImplementation(() => (now += 7));
    run();
    await arrive();
    document.querySelector("main")?.remove();
    jest.advanceTimersByTime(5_000);
    clock.mockRestore();
    expect(isDone()).toBe(true);
  });

  it.each([
    ["fails", () => asked[0]?.fail()],
    ["does not come in three seconds", () => jest.advanceTimersByTime(3_000)],
  ])("goes on without a family that %s", async (_, happen) => {
    run();
    asked[1]?.arrive();
    happen();
    await settled();
    expect(isDone()).toBe(true);
  });

  it("leaves what is beyond the window out while the words change, and lays it out again", async () => {
    run();
    const [, , third] = slots();
    dispatchEvent(new Event("scroll"));
    place(third, 5_000);
    await arrive();
    expect(near()).toEqual([undefined, "", "no", ""]);
    if (third) third.innerHTML = "<i data-kain></i>";
    while (third?.dataset["near"] === "no") jest.advanceTimersToNextTimer();
    expect(near()).toEqual([undefined, "", "", ""]);
    expect(document.querySelector("[data-due]")).toBeNull(); // it had its pictures before
  });

  it("leaves what is beyond the window for when the words have their faces", async () => {
    run();
    const [, , third, last] = slots();
    for (const slot of [third, last]) place(slot, 5_000);
    jest.advanceTimersByTime(1_000);
    expect(near()).toEqual([undefined, "", undefined, undefined]);
    await arrive();
    jest.advanceTimersByTime(1_000);
    expect(near()).toEqual([undefined, "", "", ""]);
  });

  it("waits three seconds for faces that do not come", async () => {
    run();
    for (const slot of slots()) place(slot, 5_000);
    jest.advanceTimersByTime(2_900);
    expect(near()).toEqual([undefined, "", undefined, undefined]);
    await jest.advanceTimersByTimeAsync(600);
    expect(near()).toEqual([undefined, "", "", ""]);
  });

  it.each(["scroll", "pointerdown", "keydown"])("has everything there at once for who goes on by %s", (sign) => {
    const [, second] = slots();
    if (second) second.innerHTML = "<i data-kain></i>";
    run();
    expect(near()).toEqual([undefined, "", undefined, undefined]);
    expect(document.querySelector("[data-due]")).not.toBeNull();
    dispatchEvent(new Event(sign));
    expect(near()).toEqual([undefined, "", "", ""]);
    expect(document.querySelector("[data-due]")).toBeNull();
  });

  it("keeps no page that has been left once all has come", async () => {
    run();
    await arrive();
    jest.advanceTimersByTime(1_000);
    const [, second] = slots();
    second?.removeAttribute("data-near");
    dispatchEvent(new Event("scroll"));
    expect(near()).toEqual([undefined, undefined, "", ""]);
  });

  it("keeps the buttons that are pressed until the page hears for itself, each once", () => {
    document.body.innerHTML =
      `<a href="#x">link</a><button type="button" id="tab"><b>tab</b></button><button id="alone"></button>` +
      `<form method="dialog"><button id="send"></button></form>` +
      `<form><button id="search"></button><button type="button" id="clear"></button></form>`;
    run([]);
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

  it("holds for a page without sections, files or families", async () => {
    document.body.innerHTML = "<main></main>";
    run([]);
    await settled();
    expect(document.documentElement.dataset["fonts"]).toBe("");
  });
});
