/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from "@jest/globals";

import { floatingPlace, placeFloating } from "./placeFloating";

const screenOf = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 80, height: 40 });

describe("floatingPlace", () => {
  it("stands below its anchor, at its start", () => {
    expect(floatingPlace(anchorAt(100, 50), size, screenOf)).toEqual({ x: 100, y: 96, side: "bottom" });
  });

  it("stands at the other edge or in the middle when told to", () => {
    expect(floatingPlace(anchorAt(400, 50), size, screenOf, { align: "end" }).x).toBe(280);
    expect(floatingPlace(anchorAt(400, 50), size, screenOf, { align: "center" }).x).toBe(340);
  });

  it("goes to the other side where it has no room", () => {
    expect(floatingPlace(anchorAt(100, 540), size, screenOf)).toEqual({ x: 100, y: 434, side: "top" });
    expect(floatingPlace(anchorAt(100, 10), size, screenOf, { side: "top" }).side).toBe("bottom");
  });

  it("keeps to its side where the other has even less room", () => {
    expect(floatingPlace(anchorAt(100, 200), { width: 200, height: 580 }, screenOf).side).toBe("bottom");
  });

  it("never leaves the window", () => {
    expect(floatingPlace(anchorAt(950, 50), size, screenOf).x).toBe(792);
    expect(floatingPlace(anchorAt(-50, 50), size, screenOf).x).toBe(8);
    expect(floatingPlace(anchorAt(100, 200), { width: 2000, height: 2000 }, screenOf)).toMatchObject({ x: 8, y: 8 });
  });
});

describe("placeFloating", () => {
  it("follows its anchor while the page scrolls, until it is let go", () => {
    Object.defineProperty(document.documentElement, "clientHeight", { value: 600 });
    const anchor = document.body.appendChild(document.createElement("div"));
    const floating = document.body.appendChild(document.createElement("div"));
    let top = 100;
    anchor.getBoundingClientRect = () => new DOMRect(20, top, 80, 40);
    const letGo = placeFloating(anchor, floating, { side: "top" });
    expect(floating.dataset["side"]).toBe("top");
    const placed = floating.style.getPropertyValue("--y");
    top = 60;
    window.dispatchEvent(new Event("scroll"));
    const moved = floating.style.getPropertyValue("--y");
    expect(moved).not.toBe(placed);
    letGo();
    top = 20;
    window.dispatchEvent(new Event("scroll"));
    expect(floating.style.getPropertyValue("--y")).toBe(moved);
  });
});
