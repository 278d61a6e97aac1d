import { describe, expect, it } from "@jest/globals";
import { setImmediate as nextTurn } from "node:timers/promises";

import { Turns } from "./Turns";

/** How many pages had gone on by the end of each turn, until all had. */
const goneBy = async (turns: Turns, count: number): Promise<{ order: number[]; after: number[] }> => {
  const order: number[] = [];
  const after: number[] = [];
  for (let page = 0; page < count; page += 1) void turns.next().then(() => order.push(page));
  while (order.length < count) {
    await nextTurn();
    after.push(order.length);
  }
  return { order, after };
};

describe("Turns", () => {
  it("lets the pages of a crowd go on in the order of asking, eight in a turn", async () => {
    const { order, after } = await goneBy(new Turns(), 20);
    expect(order).toEqual(Array.from({ length: 20 }, (_, page) => page));
    expect([...new Set(after)]).toEqual([8, 16, 20]);
  });

  it("keeps one alone for one turn, also after a crowd", async () => {
    const turns = new Turns();
    await goneBy(turns, 9);
    expect((await goneBy(turns, 1)).after).toEqual([1]);
  });

  it("says to whom that they are alone", async () => {
    const turns = new Turns();
    expect(await turns.next()).toBe(true);
    expect(await Promise.all(Array.from({ length: 9 }, turns.next))).toEqual([...Array<boolean>(8).fill(false), true]);
  });
});
