import { describe, expect, it } from "@jest/globals";

import { LoopTurns } from "./LoopTurns";

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("LoopTurns", () => {
  it("begins a few requests in each turn of the loop, tenants in turn", async () => {
    const turns = new LoopTurns();
    const begun: string[] = [];
    for (let number = 0; number < 100; number += 1)
      turns.enter(
        "main",
        () => false,
        () => begun.push("main"),
      );
    turns.enter(
      "demo",
      () => false,
      () => begun.push("demo"),
    );
    expect(begun).toHaveLength(16);
    await settle();
    expect(begun).toHaveLength(32);
    expect(begun.slice(16, 18).toSorted()).toEqual(["demo", "main"]);
    while (begun.length < 101) await settle();
    turns.enter(
      "main",
      () => false,
      () => begun.push("last"),
    );
    expect(begun.at(-1)).toBe("last");
  });

  it("leaves out those who have gone", async () => {
    const turns = new LoopTurns();
    const begun: number[] = [];
    for (let number = 0; number < 20; number += 1)
      turns.enter(
        "main",
        () => number >= 16 && number < 19,
        () => begun.push(number),
      );
    await settle();
    expect(begun.slice(16)).toEqual([19]);
  });
});
