import type { Dice } from "./dice";
import { arch, num, oval, range, rhomb } from "./draw";
import type { ShapeName } from "./looks";

/** An outline, and the x on which the cloth in it is centred. */
export interface Shape {
  readonly data: string;
  readonly centreX: number;
}

type DrawShape = (width: number, height: number, dice: Dice) => Shape;

/** Left, middle or right, with a margin; the middle where the shape is too wide for a choice. */
const place = (dice: Dice, width: number, height: number, half: number): number => {
  const margin = half + height * 0.1;
  return margin * 2 > width ? width / 2 : dice.of(margin, width / 2, width - margin);
};

/** A shape that leaves the picture runs on past its edge, so that its outline is not seen to end. */
const shapes: Readonly<Record<ShapeName, DrawShape>> = {
  circle: (w, h, dice) => {
    const radius = Math.min(h, w) * dice.between(0.35, 0.4);
    const x = place(dice, w, h, radius);
    return { data: oval(x, h / 2, radius), centreX: x };
  },
  sun: (w, h, dice) => {
    const x = w * dice.of(0.1, 0.9);
    return { data: oval(x, h * dice.of(0.08, 0.92), h * dice.between(0.7, 0.95)), centreX: x };
  },
  arch: (w, h, dice) => {
    const half = Math.min(w, h) * dice.between(0.3, 0.36);
    const x = place(dice, w, h, half);
    return { data: arch(x, half, h * dice.between(0.12, 0.18), h), centreX: x };
  },
  arcade: (w, h, dice) => {
    const count = Math.max(2, Math.round((w / h) * 1.8));
    const gap = h * 0.042;
    const margin = h * 0.1;
    const half = (w - 2 * margin - gap * (count - 1)) / count / 2;
    const top = h * dice.between(0.14, 0.34);
    const doors = range(count, (index) => arch(margin + half + index * (2 * half + gap), half, top, h));
    return { data: doors.join(""), centreX: margin + half };
  },
  diagonal: (w, h, dice) => {
    const middle = w * dice.between(0.35, 0.65);
    const slant = h * dice.of(-0.6, 0.6, -0.3);
    const side = dice.below(2) ? -h : w + h;
    const data = `M${num(side)} ${num(-h / 2)}H${num(middle + slant)}L${num(middle - slant)} ${num(h * 1.5)}H${num(side)}z`;
    return { data, centreX: w / 2 };
  },
  window: (w, h, dice) => {
    const margin = h * 0.11;
    const across = w * dice.of(0.42, 0.5, 0.62);
    const x = dice.below(2) ? margin : w - margin - across;
    const data = `M${num(x)} ${num(margin)}h${num(across)}V${num(h - margin)}h${num(-across)}z`;
    return { data, centreX: x + across / 2 };
  },
  half: (w, h, dice) => {
    const radius = h * dice.between(0.6, 0.76);
    const x = w * dice.between(0.35, 0.65);
    return { data: oval(x, dice.below(2) ? h : 0, radius), centreX: x };
  },
  leaf: (w, h, dice) => {
    const half = Math.min(h, w * 0.88) * 0.39;
    const x = place(dice, w, h, half * 1.2);
    const radius = half * 1.5;
    const hand = dice.of(1, -1);
    const sweep = hand > 0 ? 1 : 0;
    const arc = `a${num(radius)} ${num(radius)} 0 0 ${sweep} `;
    const edge = (half * 2.4 - radius) * hand;
    const data =
      `M${num(x - half * 1.2 * hand)} ${num(h / 2 - half)}h${num(edge)}${arc}${num(radius * hand)} ${num(radius)}` +
      `v${num(half * 2 - radius)}h${num(-edge)}${arc}${num(-radius * hand)}-${num(radius)}z`;
    return { data, centreX: x };
  },
  gunungan: (w, h, dice) => {
    const half = Math.min(w, h) * 0.38;
    const x = place(dice, w, h, half);
    const X = (share: number) => num(x + half * share);
    const Y = (share: number) => num(h * share);
    const data =
      `M${num(x)} ${Y(0.1)}C${X(0.25)} ${Y(0.3)} ${X(1)} ${Y(0.42)} ${X(1)} ${Y(0.68)}C${X(1)} ${Y(0.85)} ${X(0.66)} ${Y(0.9)} ${X(0.72)} ${Y(1.1)}` +
      `H${X(-0.72)}C${X(-0.66)} ${Y(0.9)} ${X(-1)} ${Y(0.85)} ${X(-1)} ${Y(0.68)}C${X(-1)} ${Y(0.42)} ${X(-0.25)} ${Y(0.3)} ${num(x)} ${Y(0.1)}z`;
    return { data, centreX: x };
  },
  lozenge: (w, h, dice) => {
    const tall = h * 0.4;
    const across = Math.min(tall * dice.of(1, 1.3), w * 0.42);
    const x = place(dice, w, h, across);
    return { data: rhomb(x, h / 2, across, tall), centreX: x };
  },
  hill: (w, h, dice) => {
    const y = h * dice.between(0.42, 0.58);
    const slope = h * dice.of(-0.24, 0.24);
    const data =
      `M${num(-h)} ${num(y + slope)}H0C${num(w * 0.38)} ${num(y + slope)} ${num(w * 0.62)} ${num(y - slope)} ${num(w)} ${num(y - slope)}` +
      `h${num(h)}V${num(h * 1.5)}H${num(-h)}z`;
    return { data, centreX: w / 2 };
  },
};

export const drawShape = (name: ShapeName, width: number, height: number, dice: Dice): Shape =>
  shapes[name](width, height, dice);
