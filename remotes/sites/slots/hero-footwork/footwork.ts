/** A footprint: where it stands, and where its toes point, in degrees from upright. */
export interface Step {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Twelve steps across a floor of 1160 by 340; some of them lead back. */
export const ACROSS: readonly Step[] = [
  { x: 70, y: 290, turn: 55 },
  { x: 205, y: 170, turn: 62 },
  { x: 120, y: 75, turn: -62 },
  { x: 330, y: 250, turn: 70 },
  { x: 470, y: 130, turn: 52 },
  { x: 375, y: 60, turn: -70 },
  { x: 585, y: 285, turn: 72 },
  { x: 700, y: 165, turn: 48 },
  { x: 845, y: 265, turn: 80 },
  { x: 730, y: 55, turn: -66 },
  { x: 950, y: 110, turn: 60 },
  { x: 1085, y: 215, turn: 90 },
];

/** The same steps down a narrow floor. */
export const DOWN: readonly Step[] = ACROSS.map(({ x, y, turn }) => ({
  x: Math.round(15 + y * 0.9),
  y: Math.round(x * 0.72),
  turn: Math.round((turn < 0 ? 180 : 90) + turn * 0.9),
}));
