/** A colour in OKLab: lightness 0–1, then green–red and blue–yellow. */
export type Lab = readonly [L: number, a: number, b: number];
/** A colour in OKLCH: lightness 0–1, chroma from 0, hue in degrees. */
export type Lch = readonly [L: number, C: number, h: number];
type Rgb = readonly [red: number, green: number, blue: number];

const decode = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const encode = (value: number): string => {
  const clipped = Math.min(1, Math.max(0, value));
  const gamma = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, "0");
};

/** Linear sRGB, beyond 0–1 where the colour lies outside the gamut. */
export const labToLinear = ([L, a, b]: Lab): Rgb => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

/** @param hex `#rgb` or `#rrggbb` */
export const hexToLab = (hex: string): Lab => {
  const digits = hex.replace("#", "");
  const full = digits.length < 6 ? digits.replace(/./g, "$&$&") : digits;
  const [r, g, b] = [
    decode(parseInt(full.slice(0, 2), 16)),
    decode(parseInt(full.slice(2, 4), 16)),
    decode(parseInt(full.slice(4, 6), 16)),
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const isInGamut = (linear: Rgb): boolean => linear.every((value) => value > -0.001 && value < 1.001);

/** `#rrggbb`; a colour outside the gamut keeps its lightness and gives up chroma. */
export const labToHex = ([L, a, b]: Lab): string => {
  let linear = labToLinear([L, a, b]);
  for (let kept = 0.95; kept > 0 && !isInGamut(linear); kept -= 0.05) linear = labToLinear([L, a * kept, b * kept]);
  return `#${linear.map(encode).join("")}`;
};

export const labToLch = ([L, a, b]: Lab): Lch => {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return [L, Math.hypot(a, b), hue < 0 ? hue + 360 : hue];
};

export const lchToLab = ([L, C, h]: Lch): Lab => {
  const angle = (h * Math.PI) / 180;
  return [L, C * Math.cos(angle), C * Math.sin(angle)];
};

/** Relative luminance as WCAG 2 defines it, of a `#rrggbb` as a screen shows it. */
const luminance = (hex: string): number =>
  0.2126 * decode(parseInt(hex.slice(1, 3), 16)) +
  0.7152 * decode(parseInt(hex.slice(3, 5), 16)) +
  0.0722 * decode(parseInt(hex.slice(5, 7), 16));

/** Contrast ratio of two `#rrggbb` as WCAG 2 defines it, 1–21. */
export const contrast = (one: string, other: string): number => {
  const [high, low] = [luminance(one), luminance(other)].toSorted((p, q) => q - p) as [number, number]; // two in, two out
  return (high + 0.05) / (low + 0.05);
};

/** `t` of the way from one colour to another. */
export const mix = (from: string, to: string, t: number): string => {
  const [p, q] = [hexToLab(from), hexToLab(to)];
  return labToHex([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
};

export const lightnessOf = (hex: string): number => hexToLab(hex)[0];
