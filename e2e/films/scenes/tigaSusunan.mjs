import { between, ease, frame, num, words } from "./drawing.mjs";

export const name = "tiga-susunan";
export const tenant = "creative-academy";
export const seconds = 24;
export const posterAt = 19;
export const fonts = { text: "@fontsource-variable/anybody/files/anybody-latin-wght-normal.woff2" };

const GROUND = "#f4f0ff";
const INK = "#15102b";
const ORANGE = "#ff5533";
const GREEN = "#0d5c46";

const WIDTH = 120;
const HEIGHT = 100;
/** Room at the left; the cloth runs out of the picture at the other sides. */
const LEFT = 330;

export const captions = [
  { from: 0.2, to: 5.8, text: "Blok: setiap ubin tepat di samping dan tepat di bawah tetangganya." },
  { from: 6, to: 11.8, text: "Bata: baris genap bergeser setengah lebar ubin.\nKolomnya pecah, barisnya tetap." },
  { from: 12, to: 14.8, text: "Kembali ke blok." },
  {
    from: 15,
    to: 23.8,
    text: "Setengah turun: kolom genap turun setengah tinggi ubin.\nBarisnya pecah, dan mata berjalan miring.",
  },
];

const NAMES = [
  { from: 0, to: 6, text: "Blok", moved: "tidak ada" },
  { from: 6, to: 12, text: "Bata", moved: "baris" },
  { from: 12, to: 15, text: "Blok", moved: "tidak ada" },
  { from: 15, to: 25, text: "Setengah turun", moved: "kolom" },
];

const tile = (x, y, isMoved) =>
  `<g transform="translate(${num(x)} ${num(y)})"><path d="M1 1H${WIDTH - 1}V${HEIGHT - 1}H1Z" fill="#ffffff"/><path d="M38 20H86V36H56V46H78V61H56V82H38Z" fill="${isMoved ? ORANGE : GREEN}"/></g>`;

export const draw = (t) => {
  const brick = ease(t, 6.6, 8.2) - ease(t, 12.2, 13.6);
  const drop = ease(t, 15.6, 17.4);
  const tiles = [];
  for (let row = -2; row < 7; row += 1)
    for (let column = -2; column < 7; column += 1) {
      const x = LEFT + column * WIDTH + between(0, row % 2 === 0 ? 0 : WIDTH / 2, brick);
      const y = 20 + row * HEIGHT + between(0, column % 2 === 0 ? 0 : HEIGHT / 2, drop);
      const isMoved = (brick > 0.02 && row % 2 !== 0) || (drop > 0.02 && column % 2 !== 0);
      tiles.push(tile(x, y, isMoved));
    }
  const now = NAMES.find(({ from, to }) => t >= from && t < to);
  const shown = ease(t, now.from + 0.1, now.from + 0.6);
  const [first, second] = now.text.split(" ");
  return frame(
    GROUND,
    ...tiles,
    `<rect width="${LEFT - 20}" height="540" fill="${GROUND}"/>`,
    words(40, 250, 46, first, { fill: INK, weight: 700, anchor: "start", opacity: shown }),
    words(40, 302, 46, second ?? "", { fill: INK, weight: 700, anchor: "start", opacity: shown }),
    words(40, 352, 20, `bergeser: ${now.moved}`, { fill: INK, weight: 500, anchor: "start", opacity: shown }),
  );
};
