/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";

import { watchGestures, type Gestures } from "./watchGestures";

const stops: Gestures[] = [];
afterEach(() => stops.splice(0).forEach(({ stop }) => stop()));

/** A stage of 400 by 300, with its middle at 200, 150, and what was done on it. */
const stageOf = () => {
  document.body.innerHTML = "<div><div data-zoomed></div></div>";
  const stage = document.body.firstElementChild as HTMLElement; // just made
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
  const told: (string | number)[] = [];
  const gestures = watchGestures(stage, {
    onSwipe: (by) => told.push(by),
    onZoom: (isEnlarged) => told.push(isEnlarged ? "enlarged" : "plain"),
  });
  stops.push(gestures);
  let time = 0;
  const send = (type: string, x: number, y: number, pointerId = 1) => {
    const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true });
    Object.defineProperties(event, { pointerId: { value: pointerId }, timeStamp: { value: time } });
    stage.dispatchEvent(event);
  };
  const drag = (from: readonly [number, number], to: readonly [number, number]) => {
    send("pointerdown", ...from);
    send("pointermove", ...to);
    send("pointerup", ...to);
  };
  const tap = (x: number, y: number, after = 100) => {
    time += after;
    send("pointerdown", x, y);
    send("pointerup", x, y);
  };
  const picture = () => (stage.firstElementChild as HTMLElement).style; // made above
  return { stage, told, gestures, send, drag, tap, picture };
};

describe("a hand on a picture", () => {
  it("turns to the next one by a swipe to the left, and to the one before by one to the right", () => {
    const { drag, told } = stageOf();
    drag([300, 100], [180, 110]);
    drag([100, 100], [220, 90]);
    expect(told).toEqual([1, -1]);
  });

  it("takes the picture along, and lets it go back where the way was too short", () => {
    const { stage, send, told } = stageOf();
    send("pointerdown", 200, 100);
    send("pointermove", 165, 100);
    expect([stage.style.getPropertyValue("--drag"), stage.hasAttribute("data-dragged")]).toEqual(["-35px", true]);
    send("pointerup", 165, 100);
    expect([stage.style.getPropertyValue("--drag"), stage.hasAttribute("data-dragged"), told]).toEqual([
      "0px",
      false,
      [],
    ]);
  });

  it("enlarges by two taps, around the place that was tapped, and gives back its size by two more", () => {
    const { tap, told, picture } = stageOf();
    tap(300, 150);
    tap(300, 150);
    expect([picture().getPropertyValue("--scale"), picture().getPropertyValue("--x")]).toEqual(["2.5", "-150px"]);
    tap(100, 100, 1000);
    tap(100, 100);
    expect([picture().getPropertyValue("--scale"), told]).toEqual(["1", ["enlarged", "plain"]]);
  });

  it("takes two slow taps, or two in different places, for two", () => {
    const { tap, told } = stageOf();
    tap(100, 100);
    tap(100, 100, 900);
    tap(300, 100);
    expect(told).toEqual([]);
  });

  it("enlarges by two fingers, as far as is of use", () => {
    const { send, picture, told } = stageOf();
    send("pointerdown", 190, 150, 1);
    send("pointerdown", 210, 150, 2);
    send("pointermove", 230, 150, 2);
    expect(picture().getPropertyValue("--scale")).toBe("2");
    send("pointermove", 390, 150, 2);
    expect(picture().getPropertyValue("--scale")).toBe("5");
    send("pointerup", 190, 150, 1);
    send("pointerup", 390, 150, 2);
    expect(told).toEqual(["enlarged"]);
  });

  it("moves what is enlarged, no further than its edge, and turns nothing", () => {
    const { gestures, drag, picture, told } = stageOf();
    gestures.toggle();
    drag([200, 150], [260, 150]);
    expect(picture().getPropertyValue("--x")).toBe("60px");
    drag([0, 0], [4000, 4000]);
    expect([picture().getPropertyValue("--x"), picture().getPropertyValue("--y")]).toEqual(["300px", "225px"]);
    expect(told).toEqual(["enlarged"]);
  });

  it("does nothing any more once the picture is left, which has its size again", () => {
    const { gestures, drag, picture, told } = stageOf();
    gestures.toggle();
    gestures.stop();
    drag([300, 100], [100, 100]);
    expect([picture().getPropertyValue("--scale"), told]).toEqual(["1", ["enlarged", "plain"]]);
  });
});
