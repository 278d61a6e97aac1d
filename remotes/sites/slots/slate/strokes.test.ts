import { describe, expect, it } from "@jest/globals";

import { BOARD, EMPTY_SLATE, scoreOf, type Slate, slateAfter, type SlateStep } from "./strokes";

const after = (...steps: SlateStep[]): Slate => steps.reduce(slateAfter, EMPTY_SLATE);

describe("the slate", () => {
  it("keeps a stroke from where the pen comes down to where it is lifted, inside of the board", () => {
    const { strokes, current } = after({ do: "down", at: [10, 10] }, { do: "move", at: [500, -3] }, { do: "lift" });
    expect(strokes).toEqual([
      [
        [10, 10],
        [BOARD.width, 0],
      ],
    ]);
    expect(current).toBeNull();
  });

  it("is drawn on with keys as well: the pen moves lifted, and draws when it is down", () => {
    const { strokes } = after(
      { do: "nudge", by: [2, 0] },
      { do: "toggle" },
      { do: "nudge", by: [0, 2] },
      { do: "toggle" },
    );
    expect(strokes).toEqual([
      [
        [82, 55],
        [82, 57],
      ],
    ]);
  });

  it("draws nothing for a pen that moves above it, or a tap", () => {
    expect(after({ do: "move", at: [10, 10] }).current).toBeNull();
    expect(after({ do: "down", at: [10, 10] }, { do: "lift" }).strokes).toEqual([]);
  });

  it("takes back the stroke that is being drawn, then the last one, then all", () => {
    const two: SlateStep[] = [10, 20].flatMap((x): SlateStep[] => [
      { do: "down", at: [x, 10] },
      { do: "move", at: [x, 30] },
      { do: "lift" },
    ]);
    const drawing = after(...two, { do: "down", at: [50, 50] });
    expect(slateAfter(drawing, { do: "undo" })).toMatchObject({ current: null, strokes: { length: 2 } });
    expect(after(...two, { do: "undo" }).strokes).toHaveLength(1);
    expect(after(...two, { do: "clear" })).toEqual(EMPTY_SLATE);
  });
});

describe("scoreOf", () => {
  const pixels = (...alphas: number[]) => alphas.flatMap((alpha) => [0, 0, 0, alpha]);

  it("tells how much of the letter is covered, and how much was drawn beside it", () => {
    const letter = pixels(255, 255, 0, 0, 0);
    const around = pixels(255, 255, 255, 0, 0);
    expect(scoreOf(letter, around, pixels(255, 0, 255, 255, 0))).toEqual({ covered: 50, beside: 33 });
    expect(scoreOf(letter, around, pixels(0, 0, 0, 0, 0))).toEqual({ covered: 0, beside: 0 });
  });
});
