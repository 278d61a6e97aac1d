/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { arrivalScript, FAMILY, LATER_ID, type FontSwap } from "./arrivalScript";

const SWAPS: readonly FontSwap[] = [
  { family: "Petrona", url: "/fonts/petrona.woff2", bands: [["1 500"], ["501 1000", "75% 100%"]] },
  { family: "Karla", url: "/fonts/karla.woff2", bands: [["1 1000"]] },
];

/** A face that comes, or fails, when it is told to. */
class StandInFace {
  static readonly made: StandInFace[] = [];
  readonly loaded: Promise<void>;
  arrive: () => void = () => undefined;
  fail: (reason: Error) => void = () => undefined;
  isAsked = false;

  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: Readonly<Record<string, string>>,
  ) {
    this.loaded = new Promise((resolve, reject) => {
      this.arrive = resolve;
      this.fail = reject;
    });
    StandInFace.made.push(this);
  }

  load = (): Promise<void> => {
    this.isAsked = true;
    return this.loaded;
  };
}

const shown = new Set<StandInFace>();
const facesOf = (name: string): StandInFace[] => StandInFace.made.filter(({ family }) => family === name);
const slots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-slot]")];
const near = (): (string | undefined)[] => slots().map(({ dataset }) => dataset["near"]);
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const standIns = (): (string | null)[] =>
  [...document.querySelectorAll("style")].map((style) => style.getAttribute(FAMILY));

const run = (swaps = SWAPS): void => {
  const script = document.createElement("script");
  script.textContent = arrivalScript(swaps);
  document.body.append(script);
};

beforeEach(() => {
  jest.useFakeTimers();
  StandInFace.made.length = 0;
  shown.clear();
  Object.assign(window, { FontFace: StandInFace });
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { add: (face: StandInFace) => shown.add(face) },
  });
  delete document.documentElement.dataset["fonts"];
  const files = Array.from({ length: 7 }, (_, index) => `<link rel="preload" href="/${index}.js">`).join("");
  document.head.innerHTML = `<style></style><style ${FAMILY}="Petrona"></style><style ${FAMILY}="Karla"></style>`;
  document.body.innerHTML = `<main>${"<div data-slot=''></div>".repeat(4)}</main><template id="${LATER_ID}">${files}</template>`;
});

afterEach(() => {
  jest.useRealTimers();
});

describe("arrivalScript", () => {
  it("asks for the page's files after the second frame, a few in each task, in their order", () => {
    run();
    const asked = () => [...document.querySelectorAll("body > link")].map((link) => link.getAttribute("href"));
    expect(asked()).toEqual([]);
    const counts = new Set<number>();
    for (let step = 0; step < 20; step += 1) {
      jest.advanceTimersToNextTimer();
      counts.add(asked().length);
    }
    expect([...counts]).toEqual([0, 3, 6, 7]);
    expect(asked()).toEqual(Array.from({ length: 7 }, (_, index) => `/${index}.js`));
  });

  it("lays out the sections from the third on, each with its pictures a frame later", () => {
    run();
    const seen = new Set<string>();
    for (let step = 0; step < 30; step += 1) {
      seen.add(
        near()
          .map((mark) => mark ?? "-")
          .join(),
      );
      jest.advanceTimersToNextTimer();
    }
    expect([...seen]).toEqual(["-,,-,-", "-,,part,-", "-,,,-", "-,,,part", "-,,,"]);
  });

  it("makes a face for each band, of one file that is asked for once", async () => {
    run();
    expect(StandInFace.made.map(({ family, source, descriptors }) => [family, source, descriptors])).toEqual([
      ["Petrona", 'url(/fonts/petrona.woff2)format("woff2")', { weight: "1 500", stretch: "normal" }],
      ["Petrona", 'url(/fonts/petrona.woff2)format("woff2")', { weight: "501 1000", stretch: "75% 100%" }],
      ["Karla", 'url(/fonts/karla.woff2)format("woff2")', { weight: "1 1000", stretch: "normal" }],
    ]);
    const [first, second] = facesOf("Petrona");
    expect([first?.isAsked, second?.isAsked]).toEqual([true, false]);
    first?.arrive();
    await settled();
    expect(second?.isAsked).toBe(true);
  });

  it("changes the words once, when both families are there", async () => {
    run();
    for (const face of facesOf("Petrona")) face.arrive();
    await settled();
    expect(shown.size).toBe(0);
    expect(standIns()).toEqual([null, "Petrona", "Karla"]);
    for (const face of facesOf("Karla")) face.arrive();
    await settled();
    expect([...shown]).toHaveLength(3);
    expect(standIns()).toEqual([null]);
    expect(document.documentElement.dataset["fonts"]).toBe("");
  });

  it("does not wait long for the other", async () => {
    run();
    for (const face of facesOf("Karla")) face.arrive();
    await settled();
    jest.advanceTimersByTime(300);
    expect([...shown].map(({ family }) => family)).toEqual(["Karla"]);
    expect(document.documentElement.dataset["fonts"]).toBeUndefined();
    for (const face of facesOf("Petrona")) face.arrive();
    await settled();
    expect(shown.size).toBe(3);
  });

  it("keeps the system's faces where a family does not come", async () => {
    run();
    facesOf("Petrona")[0]?.fail(new Error("offline"));
    for (const face of facesOf("Karla")) face.arrive();
    await settled();
    expect([...shown].map(({ family }) => family)).toEqual(["Karla"]);
    expect(standIns()).toEqual([null, "Petrona"]);
    expect(document.documentElement.dataset["fonts"]).toBe("");
  });

  it("leaves what is beyond the window out while the words change, and lays it out again", async () => {
    run();
    jest.advanceTimersByTime(1_000);
    for (const [index, top] of [0, 500, 5_000].entries()) {
      const slot = slots()[index];
      if (slot) slot.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect; // all that is read of it
    }
    for (const face of StandInFace.made) face.arrive();
    await settled();
    expect(shown.size).toBe(3);
    expect(near().slice(0, 3)).toEqual([undefined, "", "no"]);
    jest.advanceTimersByTime(1_000);
    expect(near()).toEqual([undefined, "", "", ""]);
  });

  it("leaves what is beyond the window for when the words have their faces", async () => {
    run();
    const [, , third, last] = slots();
    for (const slot of [third, last])
      if (slot) slot.getBoundingClientRect = () => ({ top: 5_000, bottom: 5_100 }) as DOMRect; // all that is read of it
    jest.advanceTimersByTime(1_000);
    expect(near()).toEqual([undefined, "", undefined, undefined]);
    for (const face of StandInFace.made) face.arrive();
    await settled();
    jest.advanceTimersByTime(1_000);
    expect(near()).toEqual([undefined, "", "", ""]);
  });

  it("waits three seconds for faces that do not come", () => {
    run();
    for (const slot of slots()) slot.getBoundingClientRect = () => ({ top: 5_000, bottom: 5_100 }) as DOMRect; // all that is read of it
    jest.advanceTimersByTime(2_900);
    expect(near()).toEqual([undefined, "", undefined, undefined]);
    jest.advanceTimersByTime(600);
    expect(near()).toEqual([undefined, "", "", ""]);
  });

  it.each(["scroll", "keydown"])("has all sections there at once for who goes on by %s", (sign) => {
    run();
    expect(near()).toEqual([undefined, "", undefined, undefined]);
    dispatchEvent(new Event(sign));
    expect(near()).toEqual([undefined, "", "", ""]);
  });

  it("keeps no page that has been left once all has come", async () => {
    run();
    for (const face of StandInFace.made) face.arrive();
    await settled();
    jest.advanceTimersByTime(1_000);
    const [, second] = slots();
    second?.removeAttribute("data-near");
    dispatchEvent(new Event("scroll"));
    expect(near()).toEqual([undefined, undefined, "", ""]);
  });

  it("holds for a page without sections, files or families", async () => {
    document.body.innerHTML = "<main></main>";
    run([]);
    jest.advanceTimersByTime(1_000);
    await settled();
    expect(document.documentElement.dataset["fonts"]).toBe("");
  });
});
