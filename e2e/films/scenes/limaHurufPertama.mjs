import { between, ease, frame, num, words } from "./drawing.mjs";

export const name = "lima-huruf-pertama";
export const tenant = "demo";
export const seconds = 27;
export const posterAt = 24;
export const fonts = {
  text: "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
  aksara: "@fontsource-variable/noto-sans-javanese/files/noto-sans-javanese-javanese-wght-normal.woff2",
};

const INK = "#111315";
const TEAL = "#0b5f78";
const TINT = "#e3eef1";
const SOFT = "#5c6167";

const LETTERS = [
  ["ꦲ", "ha"],
  ["ꦤ", "na"],
  ["ꦕ", "ca"],
  ["ꦫ", "ra"],
  ["ꦏ", "ka"],
];
const READINGS = [
  { at: 8.5, letters: [0, 1], said: "ana", meaning: "ada" },
  { at: 14.5, letters: [2, 3], said: "cara", meaning: "cara" },
  { at: 20.5, letters: [2, 3, 4], said: "caraka", meaning: "utusan" },
];
const LENGTH = 6;

export const captions = [
  { from: 0.3, to: 8.3, text: "Lima huruf pertama. Setiap huruf sudah membawa bunyi a:\nha, na, ca, ra, ka." },
  {
    from: 8.5,
    to: 14.3,
    text: "Ha lalu na: dua huruf, dua suku kata.\nDi awal kata bunyi h sering hilang, maka dibaca ana, artinya “ada”.",
  },
  { from: 14.5, to: 20.3, text: "Ca lalu ra, dibaca dari kiri ke kanan: cara." },
  { from: 20.5, to: 26.8, text: "Ca, ra, ka: tiga huruf, tiga suku kata.\nCaraka, artinya utusan." },
];

const tileX = (index) => 144 + index * 168;

const tile = ([letter, sound], index, t) => {
  const shown = ease(t, 0.4 + index * 1.5, 1.1 + index * 1.5);
  const said = ease(t, 0.9 + index * 1.5, 1.5 + index * 1.5);
  const isRead = READINGS.some(({ at, letters }) => t >= at && t < at + LENGTH && letters.includes(index));
  return [
    `<rect x="${num(tileX(index) - 66)}" y="${num(between(38, 22, shown))}" width="132" height="152" rx="14" fill="${isRead ? TINT : "#f3f4f4"}" opacity="${num(shown)}"/>`,
    words(tileX(index), between(118, 102, shown), 74, letter, {
      fill: isRead ? TEAL : INK,
      family: "aksara",
      opacity: shown,
    }),
    words(tileX(index), 158, 26, sound, { fill: SOFT, weight: 600, opacity: said }),
  ].join("");
};

const reading = ({ at, letters, said, meaning }, t) => {
  if (t < at || t >= at + LENGTH) return "";
  const gone = t > 26.9 ? 1 : 1 - ease(t, at + LENGTH - 0.4, at + LENGTH - 0.05);
  const opacity = at === READINGS.at(-1).at ? 1 : gone;
  const step = 128;
  const left = 480 - ((letters.length - 1) * step) / 2;
  const parts = letters.map((which, index) => {
    const moved = ease(t, at + 0.2 + index * 0.9, at + 1 + index * 0.9);
    const x = between(tileX(which), left + index * step, moved);
    const y = between(102, 292, moved);
    const sounded = ease(t, at + 1 + index * 0.9, at + 1.4 + index * 0.9);
    return [
      words(x, y, between(74, 92, moved), LETTERS[which][0], {
        fill: TEAL,
        family: "aksara",
        opacity: moved === 0 ? 0 : opacity,
      }),
      `<rect x="${num(x - 44)}" y="322" width="${num(88 * sounded)}" height="5" rx="2.5" fill="${TEAL}" opacity="${num(opacity * sounded)}"/>`,
      words(x, 360, 24, LETTERS[which][1], { fill: SOFT, weight: 600, opacity: opacity * sounded }),
    ].join("");
  });
  const end = at + 1.4 + letters.length * 0.9;
  const told = ease(t, end, end + 0.5) * opacity;
  return parts.join("") + words(480, 420, 32, `${said}: “${meaning}”`, { fill: INK, weight: 700, opacity: told });
};

export const draw = (t) =>
  frame(
    "#ffffff",
    ...LETTERS.map((letter, index) => tile(letter, index, t)),
    ...READINGS.map((one) => reading(one, t)),
  );
