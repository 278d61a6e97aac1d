import { describe, expect, it, jest } from "@jest/globals";

import { PlaceTimes } from "./PlaceTimes";
import { readRunning, RUNNING_CODE } from "./process/runningCode";

const PAGE = { remote: "courses", version: "1.2.3" };
const SLOT = { remote: "blog", version: "4.5.6" };

/** Reads the value as a debugger does. */
const running = () => {
  const [name = "", property = ""] = RUNNING_CODE.match(/\w+(?=\?|$)/g) ?? [];
  return readRunning(Reflect.get(Object(Reflect.get(globalThis, name)), property));
};

describe("the times of a page's places", () => {
  const open = () => new PlaceTimes((place) => (place === "page" ? PAGE : SLOT));

  it("say whose part is made: a slot's within the page's, and nobody's once React is done", async () => {
    const times = open();
    times.onBegun("page");
    const said = [running()];
    times.onBegun("s1");
    said.push(running());
    times.onRendered("s1");
    said.push(running());
    times.onRendered("page");
    said.push(running());
    expect(said).toEqual([PAGE, SLOT, PAGE, null]);
    times.onBegun("s2"); // and throws
    await Promise.resolve();
    expect(running()).toBeNull();
    expect([...times.rendered]).toEqual(["s1", "page"]);
  });

  it("cannot be said otherwise by code that finds where they are read", () => {
    const times = open();
    times.onBegun("page");
    const found: unknown = Object(Reflect.get(globalThis, RUNNING_CODE.match(/\w+(?=\?)/)?.[0] ?? ""));
    expect(Reflect.set(Object(found), "version", "blog@4.5.6")).toBe(false);
    expect(Reflect.defineProperty(globalThis, "__serambiRunning", { value: { version: "blog@4.5.6" } })).toBe(false);
    expect(running()).toEqual(PAGE);
    times.restart();
  });

  it("count for each place what it took itself", () => {
    const now = jest.spyOn(performance, "now");
    const times = open();
    const at = (ms: number, step: () => void) => {
      now.mockReturnValue(ms);
      step();
    };
    at(0, () => times.onBegun("page"));
    at(10, () => times.onBegun("s1"));
    at(90, () => times.onRendered("s1"));
    at(100, () => times.onRendered("page"));
    now.mockRestore();
    expect(times.slowest()).toEqual(SLOT);
  });

  it("reads nothing else than a version out of a process that runs code of remotes", () => {
    expect([7, "", "courses", "../x@1", "courses@1.2.3"].map(readRunning)).toEqual([null, null, null, null, PAGE]);
  });
});
