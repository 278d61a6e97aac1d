/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { standInTopLayer } from "./testing/topLayer";
import { Tooltip } from "./Tooltip";

beforeAll(standInTopLayer);
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const draw = () => {
  render(
    <Tooltip text="Dihitung tiap malam">
      {(attributes) => (
        <button type="button" {...attributes}>
          Peserta
        </button>
      )}
    </Tooltip>,
  );
  const button = screen.getByRole("button");
  const bubble = screen.getByText("Dihitung tiap malam");
  const anchor = bubble.parentElement ?? document.body;
  return { button, anchor, isShown: () => bubble.hasAttribute("data-shown") };
};

const enter = (element: Element, pointerType: string) =>
  fireEvent(element, Object.assign(new Event("pointerenter"), { pointerType }));
const leave = (element: Element) => fireEvent(element, new Event("pointerleave"));

describe("Tooltip", () => {
  it("describes its control even while unseen", () => {
    const { button } = draw();
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Dihitung tiap malam",
    );
  });

  it("comes when the pointer rests on the control, and goes when it has left", () => {
    const { anchor, isShown } = draw();
    enter(anchor, "mouse");
    expect(isShown()).toBe(false);
    jest.advanceTimersByTime(1000);
    expect(isShown()).toBe(true);
    leave(anchor);
    enter(anchor, "mouse");
    jest.advanceTimersByTime(1000);
    expect(isShown()).toBe(true);
    leave(anchor);
    jest.advanceTimersByTime(1000);
    expect(isShown()).toBe(false);
  });

  it("does not come by touch, nor for a pointer that passes", () => {
    const { anchor, isShown } = draw();
    enter(anchor, "touch");
    jest.advanceTimersByTime(1000);
    expect(isShown()).toBe(false);
    enter(anchor, "mouse");
    leave(anchor);
    jest.advanceTimersByTime(1000);
    expect(isShown()).toBe(false);
  });

  it("comes at once by keyboard, and goes on Escape without closing what is around it", () => {
    const { button, isShown } = draw();
    button.focus();
    expect(isShown()).toBe(true);
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    let heard = 0;
    button.addEventListener("keydown", () => heard++);
    fireEvent(button, escape);
    expect({ isShown: isShown(), heard, isPrevented: escape.defaultPrevented }).toEqual({
      isShown: false,
      heard: 0,
      isPrevented: true,
    });
  });

  it("goes when the control is pressed or left", () => {
    const { button, isShown } = draw();
    button.focus();
    fireEvent.pointerDown(button);
    expect(isShown()).toBe(false);
    button.blur();
    button.focus();
    button.blur();
    expect(isShown()).toBe(false);
  });
});
