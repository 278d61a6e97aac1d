/** A place on the board, in its units. */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/** Width and height of the board in its units; the pen is as thick as a letter's line. */
export const BOARD = { width: 160, height: 110, pen: 7 } as const;

/** Strokes of the pen, and its place. */
export interface Slate {
  readonly strokes: readonly Stroke[];
  /** The stroke that is being drawn. */
  readonly current: Stroke | null;
  /** Place of the keyboard's pen. */
  readonly pen: Point;
}

export const EMPTY_SLATE: Slate = { strokes: [], current: null, pen: [BOARD.width / 2, BOARD.height / 2] };

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

const onBoard = ([x, y]: Point): Point => [clamp(x, BOARD.width), clamp(y, BOARD.height)];

export type SlateStep =
  | { readonly do: "down"; readonly at: Point }
  | { readonly do: "move"; readonly at: Point }
  | { readonly do: "nudge"; readonly by: Point }
  | { readonly do: "lift" | "toggle" | "undo" | "clear" };

const lifted = (slate: Slate): Slate =>
  slate.current === null
    ? slate
    : {
        ...slate,
        strokes: slate.current.length > 1 ? [...slate.strokes, slate.current] : slate.strokes,
        current: null,
      };

const moved = (slate: Slate, to: Point): Slate => {
  const pen = onBoard(to);
  return { ...slate, pen, current: slate.current && [...slate.current, pen] };
};

/** The slate after one step of pointer, keyboard or button. */
export const slateAfter = (slate: Slate, step: SlateStep): Slate => {
  switch (step.do) {
    case "down": {
      const pen = onBoard(step.at);
      return { ...lifted(slate), pen, current: [pen] };
    }
    case "move":
      return slate.current ? moved(slate, step.at) : slate;
    case "nudge":
      return moved(slate, [slate.pen[0] + step.by[0], slate.pen[1] + step.by[1]]);
    case "lift":
      return lifted(slate);
    case "toggle":
      return slate.current ? lifted(slate) : { ...slate, current: [slate.pen] };
    case "undo":
      return slate.current ? { ...slate, current: null } : { ...slate, strokes: slate.strokes.slice(0, -1) };
    case "clear":
      return EMPTY_SLATE;
  }
};

export interface Score {
  /** Part of the letter that is drawn over, in percent. */
  readonly covered: number;
  /** Part of the strokes that lies beside the letter, in percent. */
  readonly beside: number;
}

const ALPHA = 3;
const PIXEL = 4;
const SEEN = 96;

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/**
 * Compares pixels of three pictures of one size, each four bytes a pixel.
 * @param letter the letter as it is
 * @param around the letter with the room that a hand may take beside it
 * @param drawn what was drawn
 */
export const scoreOf = (letter: ArrayLike<number>, around: ArrayLike<number>, drawn: ArrayLike<number>): Score => {
  let ofLetter = 0;
  let covered = 0;
  let ofDrawn = 0;
  let beside = 0;
  for (let at = ALPHA; at < letter.length; at += PIXEL) {
    const isDrawn = (drawn[at] ?? 0) > SEEN;
    if ((letter[at] ?? 0) > SEEN) {
      ofLetter += 1;
      if (isDrawn) covered += 1;
    }
    if (isDrawn) {
      ofDrawn += 1;
      if ((around[at] ?? 0) <= SEEN) beside += 1;
    }
  }
  return { covered: percent(covered, ofLetter), beside: percent(beside, ofDrawn) };
};
