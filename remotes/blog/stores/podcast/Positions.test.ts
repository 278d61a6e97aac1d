import { beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { Listening } from "../../contract/podcast/Listening";
import { Positions } from "./Positions";

let kept: Listening;
const shelf = { read: () => kept, write: (next: Listening) => void (kept = next) };

beforeEach(() => {
  kept = { format: 1, rate: 1, positions: [{ id: "9", seconds: 30 }] };
});

describe("places heard before it is known where they are kept", () => {
  it("are handed on when that comes, the last one first", async () => {
    const positions = new Positions(() => Promise.resolve(shelf));
    for (const [id, seconds] of [
      ["1", 40.6],
      ["2", 50],
      ["1", 45.6],
      ["3", 2],
    ] as const)
      positions.keep(id, seconds, 150);
    expect(["1", "2", "3", "9"].map(positions.of)).toEqual([45.6, 50, 0, 0]);
    await positions.open();
    expect(kept.positions).toEqual([
      { id: "1", seconds: 45 },
      { id: "2", seconds: 50 },
      { id: "9", seconds: 30 },
    ]);
    expect(positions.of("9")).toBe(30);
  });

  it("are known for as long as the page is open where it never comes", async () => {
    const positions = new Positions(() => Promise.reject(new AppError("offline", "gone")));
    positions.keep("1", 40, 150);
    await positions.open();
    expect([positions.isOpen, positions.of("1")]).toEqual([false, 40]);
    positions.keep("1", 149, 150);
    expect(positions.of("1")).toBe(0);
  });
});
