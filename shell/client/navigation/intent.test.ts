/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { watchIntent } from "./intent";

let meant: string[];
let stop: () => void;

const connect = (connection?: object): void => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
};
const reach = (type: string, href = "/Courses", attributes = ""): void => {
  document.body.innerHTML = `<a href="${href}" ${attributes}><b>link</b></a>`;
  document.querySelector("b")?.dispatchEvent(new Event(type, { bubbles: true }));
};
const after = (ms: number): readonly string[] => {
  jest.advanceTimersByTime(ms);
  return meant;
};

beforeEach(() => {
  jest.useFakeTimers();
  connect();
  meant = [];
  stop = watchIntent(({ pathname }) => meant.push(pathname));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe("what a visitor is about to open", () => {
  it.each(["pointerover", "focusin"])("is a link on which %s stays for 65 ms", (type) => {
    reach(type);
    expect(after(64)).toEqual([]);
    expect(after(1)).toEqual(["/Courses"]);
  });

  it("is a link that a finger touches or a button is pressed on, at once", () => {
    reach("pointerdown");
    expect(after(0)).toEqual(["/Courses"]);
  });

  it("is told once, until the visitor turns to something else", () => {
    reach("pointerover");
    after(65);
    document.querySelector("b")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(after(1_000)).toEqual(["/Courses"]);
    document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
    reach("pointerover");
    expect(after(65)).toEqual(["/Courses", "/Courses"]);
  });

  it("is none that the pointer only passes by", () => {
    reach("pointerover");
    after(40);
    document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(after(1_000)).toEqual([]);
  });

  it.each([
    ["another site", "https://a.example/", ""],
    ["a new tab", "/Courses", 'target="_blank"'],
    ["the page that is shown", "/#isi", ""],
  ])("is no link to %s", (_what, href, attributes) => {
    reach("pointerdown", href, attributes);
    expect(after(1_000)).toEqual([]);
  });

  it.each([
    [{ saveData: true, effectiveType: "4g" }, []],
    [{ effectiveType: "2g" }, []],
    [{ effectiveType: "slow-2g" }, []],
    [{ saveData: false, effectiveType: "3g" }, ["/Courses"]],
    [{ effectiveType: "4g" }, ["/Courses"]],
  ])("is not fetched ahead on 2g and with data saver (specification section 4): %j", (connection, expected) => {
    connect(connection);
    reach("pointerdown");
    expect(after(1_000)).toEqual(expected);
  });

  it("is nobody's business any more once watching was stopped", () => {
    reach("pointerover");
    stop();
    reach("pointerdown");
    expect(after(1_000)).toEqual([]);
  });
});
