/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { messages as t } from "../messages/id";
import { ConnectionNotice } from "./ConnectionNotice";

const tell = (event: "online" | "offline"): void => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(event === "online");
  act(() => {
    dispatchEvent(new Event(event));
  });
};

const text = (): string => screen.getByRole("status").textContent ?? "";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("ConnectionNotice", () => {
  it("says nothing while there is a connection, on the server neither", () => {
    expect(renderToString(<ConnectionNotice t={t} />)).not.toContain(t.offline);
    render(<ConnectionNotice t={t} />);
    tell("online");
    expect(text()).toBe("");
  });

  it("says that the visitor is offline, then for four seconds that they are back", () => {
    render(<ConnectionNotice t={t} />);
    tell("offline");
    expect(text()).toBe(t.offline);
    tell("online");
    expect(text()).toBe(t.onlineAgain);
    act(() => {
      jest.advanceTimersByTime(3_999);
    });
    expect(text()).toBe(t.onlineAgain);
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(text()).toBe("");
  });

  it("knows a page that was opened offline", () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    render(<ConnectionNotice t={t} />);
    expect(text()).toBe(t.offline);
  });
});
