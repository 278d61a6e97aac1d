/** Drawing helpers: short path data, because a whole picture has four kilobytes. */

export type Point = readonly [x: number, y: number];

/** A number to one decimal, without what SVG does not need. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, "$1.");

/** A pair of numbers; a minus sign separates as well as a space. */
export const pair = (x: number, y: number): string => num(x) + (y < 0 && num(y) !== "0" ? "" : " ") + num(y);

/** A point turned around the origin. */
export const turn = (x: number, y: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

/** An ellipse of half axes `a` and `b` around (x,y), turned by `degrees`. */
export const oval = (x: number, y: number, a: number, b = a, degrees = 0): string => {
  const [dx, dy] = turn(a, 0, degrees);
  const arc = `a${num(a)} ${num(b)} ${degrees} 1 0 `;
  return `M${pair(x - dx, y - dy)}${arc}${pair(2 * dx, 2 * dy)}${arc}${pair(-2 * dx, -2 * dy)}z`;
};

/** A leaf from radius `from` to radius `to` around (x,y), `width` wide at its middle. */
export const leaf = (x: number, y: number, degrees: number, from: number, to: number, width: number): string => {
  const [startX, startY] = turn(from, 0, degrees);
  const [endX, endY] = turn(to - from, 0, degrees);
  const [oneX, oneY] = turn((to - from) * 0.55, width, degrees);
  const [otherX, otherY] = turn((to - from) * 0.55, -width, degrees);
  return `M${pair(x + startX, y + startY)}q${pair(oneX, oneY)} ${pair(endX, endY)}q${pair(otherX - endX, otherY - endY)} ${pair(-endX, -endY)}z`;
};

export const rhomb = (x: number, y: number, a: number, b = a): string =>
  `M${pair(x - a, y)}l${pair(a, -b)} ${pair(a, b)} ${pair(-a, b)}z`;

/** Round-arched doorway of half width `a`, running on below the picture. */
export const arch = (x: number, a: number, top: number, height: number): string =>
  `M${num(x - a)} ${num(height * 1.2)}V${num(top + a)}a${num(a)} ${num(a)} 0 0 1 ${num(2 * a)} 0V${num(height * 1.2)}z`;

/** Points as strokes of no length: with round caps they are dots. */
export const dots = (points: readonly Point[]): string => points.map(([x, y]) => `M${pair(x, y)}h.01`).join("");

export const range = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** `count` pieces evenly around a circle, the first at `from` degrees. */
export const around = (count: number, from: number, piece: (degrees: number) => string): string =>
  range(count, (index) => piece(from + (360 / count) * index)).join("");

/** Geometry without colour, drawn later as often as needed. */
export const definePath = (id: string, data: string): string => `<path id="${id}" d="${data}"/>`;

export const fill = (id: string, colour: string): string => `<use href="#${id}" fill="${colour}"/>`;

export const stroke = (id: string, colour: string, width: number): string =>
  `<use href="#${id}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`;

/** A stroke with round caps, for dots and straight stems: their paths have no area, so no fill has to be taken away. */
export const spot = (id: string, colour: string, width: number): string =>
  `<use href="#${id}" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round"/>`;

export const copyAt = (id: string, x: number, y: number): string => `<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`;
