import { between, ease, frame, num, words } from "./drawing.mjs";

export const name = "langkah-segi-empat";
export const tenant = "demo";
export const seconds = 20;
export const posterAt = 3.9;
export const fonts = { text: "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2" };

const INK = "#111315";
const TEAL = "#0b5f78";
const GOLD = "#c08a1e";
const LINE = "#d5d9db";
const SOFT = "#5c6167";

/** From above; the front is up. */
const CORNERS = { A: [220, 120], B: [460, 120], C: [460, 340], D: [220, 340] };
const STEPS = [
  { foot: "right", from: "C", to: "B", told: "kanan maju" },
  { foot: "left", from: "D", to: "A", told: "kiri maju" },
  { foot: "right", from: "B", to: "C", told: "kanan mundur" },
  { foot: "left", from: "A", to: "D", told: "kiri mundur" },
];
const START = 2;
const COUNT = 2;
const ROUNDS = 2;
const END = START + COUNT * STEPS.length * ROUNDS;

const at = (step, round) => START + COUNT * (round * STEPS.length + step);

export const captions = [
  { from: 0.2, to: 1.9, text: "Dilihat dari atas, menghadap ke atas.\nKaki kiri di D, kaki kanan di C." },
  ...[0, 1].flatMap((round) => [
    { from: at(0, round), to: at(1, round) - 0.1, text: "Satu: kaki kanan maju, dari C ke B." },
    { from: at(1, round), to: at(2, round) - 0.1, text: "Dua: kaki kiri maju, dari D ke A." },
    { from: at(2, round), to: at(3, round) - 0.1, text: "Tiga: kaki kanan mundur, dari B ke C." },
    { from: at(3, round), to: at(3, round) + COUNT - 0.1, text: "Empat: kaki kiri mundur, dari A ke D." },
  ]),
  { from: END, to: 19.8, text: "Dua putaran selesai, dan kedua kaki kembali ke tempat semula." },
];

const placeOf = (foot, t) => {
  let place = CORNERS[foot === "right" ? "C" : "D"];
  for (let count = 0; count < STEPS.length * ROUNDS; count += 1) {
    const step = STEPS[count % STEPS.length];
    const begin = START + count * COUNT;
    if (step.foot !== foot || t < begin) continue;
    const moved = ease(t, begin + 0.15, begin + 1.15);
    const [from, to] = [CORNERS[step.from], CORNERS[step.to]];
    place = [between(from[0], to[0], moved), between(from[1], to[1], moved)];
  }
  return place;
};

/** A sole, its toes up; `side` is -1 for the left foot. */
const sole = ([x, y], side, colour) => {
  const d =
    "M-15 -34C-22 -62 -8 -74 6 -70C20 -66 22 -46 17 -24C13 -6 16 6 15 24C14 44 -14 44 -16 24C-17 8 -10 -10 -15 -34Z";
  return `<path transform="translate(${num(x)} ${num(y)}) scale(${side} 1)" d="${d}" fill="${colour}"/>`;
};

const tiles = Array.from({ length: 8 }, (_empty, index) => {
  const place = -20 + index * 80;
  return `<path d="M${place + 20} 0V540M0 ${place}H640" stroke="#eef0f1" stroke-width="2"/>`;
}).join("");

export const draw = (t) => {
  const count = t < START || t >= END ? -1 : Math.floor((t - START) / COUNT) % STEPS.length;
  const right = placeOf("right", t);
  const left = placeOf("left", t);
  const isAcross = count === 0 || count === 2;
  const across = isAcross ? ease((t - START) % COUNT, 1.2, 1.5) : 0;
  return frame(
    "#ffffff",
    tiles,
    `<path d="M220 120H460V340H220Z" fill="none" stroke="${LINE}" stroke-width="10"/>`,
    `<path d="M${num(left[0])} ${num(left[1])}L${num(right[0])} ${num(right[1])}" stroke="${GOLD}" stroke-width="4" stroke-dasharray="10 8" opacity="${num(across)}"/>`,
    ...Object.entries(CORNERS).map(([corner, [x, y]]) =>
      words(x + (x < 300 ? -64 : 64), y + 10, 30, corner, { fill: SOFT, weight: 700 }),
    ),
    sole(left, -1, TEAL),
    sole(right, 1, INK),
    words(340, 34, 20, "depan", { fill: SOFT, weight: 600 }),
    words(340, 412, 20, "60 cm", { fill: SOFT, weight: 600 }),
    words(800, 230, 150, count < 0 ? "" : String(count + 1), { fill: INK, weight: 700 }),
    words(800, 286, 30, count < 0 ? "" : STEPS[count].told, { fill: count % 2 === 0 ? INK : TEAL, weight: 600 }),
    words(800, 330, 20, "kuda-kuda depan", { fill: GOLD, weight: 600, opacity: across }),
  );
};
