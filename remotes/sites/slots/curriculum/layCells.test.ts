import { describe, expect, it } from "@jest/globals";

import { layCells } from "./layCells";

const block = (from: number, to: number) => ({ from, to, text: "Dasar", amount: "78 SKS", tone: "quiet" as const });

describe("layCells", () => {
  it("fills the columns that no block takes, one by one", () => {
    expect(layCells([block(2, 3), block(6, 6)], 7)).toEqual([
      { from: 1 },
      { from: 2, block: block(2, 3) },
      { from: 4 },
      { from: 5 },
      { from: 6, block: block(6, 6) },
      { from: 7 },
    ]);
  });

  it("leaves a row without blocks empty", () => {
    expect(layCells([], 2)).toEqual([{ from: 1 }, { from: 2 }]);
  });
});
