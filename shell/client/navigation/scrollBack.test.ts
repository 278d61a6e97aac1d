/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it, jest } from "@jest/globals";

import { scrollBack } from "./scrollBack";

let grow: () => void;
let observing: boolean;
/** As far as the page can be scrolled. */
let room: number;

class FakeObserver {
  constructor(onResize: () => void) {
    grow = onResize;
  }
  observe = (): void => {
    observing = true;
  };
  disconnect = (): void => {
    observing = false;
  };
}

const growTo = (next: number): void => {
  room = next;
  if (observing) grow();
};

beforeEach(() => {
  observing = false;
  Object.assign(window, { ResizeObserver: FakeObserver });
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true, writable: true });
  jest.spyOn(window, "scrollTo").mockImplementation((_left?: number | ScrollToOptions, top = 0) => {
    Object.assign(window, { scrollY: Math.min(top, room) });
  });
});
describe("scrollBack", () => {
  it("is done at once where the page is long enough", () => {
    room = 2000;
    scrollBack(900);
    expect([scrollY, observing]).toEqual([900, false]);
  });

  it("goes on as a page grows that is too short at first, until it is there", () => {
    room = 300;
    scrollBack(900);
    expect(scrollY).toBe(300);
    growTo(600);
    expect(scrollY).toBe(600);
    growTo(1500);
    expect([scrollY, observing]).toEqual([900, false]);
  });

  it("leaves the page to a visitor who does something meanwhile", () => {
    room = 300;
    scrollBack(900);
    dispatchEvent(new Event("wheel"));
    growTo(1500);
    expect([scrollY, observing]).toEqual([300, false]);
  });
});
