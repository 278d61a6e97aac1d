import { describe, expect, it, jest } from "@jest/globals";

import { watchConsole } from "./watchConsole";

const silentConsole = (): Pick<Console, "error" | "warn"> => ({ error: () => {}, warn: () => {} });

describe("watchConsole", () => {
  it("notes warnings and errors with their values, once", () => {
    const target = silentConsole();
    const take = watchConsole(target);
    target.error("Each child in a list should have a unique %s prop", "key");
    target.warn("[MobX] outside an action");
    expect(take()).toEqual([
      "console.error: Each child in a list should have a unique key prop",
      "console.warn: [MobX] outside an action",
    ]);
    expect(take()).toEqual([]);
  });

  it("leaves to the test what the test spies on", () => {
    const target = silentConsole();
    const take = watchConsole(target);
    jest.spyOn(target, "error");
    target.error("expected");
    expect(take()).toEqual([]);
  });
});
