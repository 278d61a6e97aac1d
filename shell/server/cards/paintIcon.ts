import { Resvg } from "@resvg/resvg-js";

/** What an icon is for: `plain` as it is, `touch` on a home screen that rounds it, `maskable` on one that cuts any shape. */
export type IconPurpose = "plain" | "touch" | "maskable";

/** Everything that an icon shows. */
export interface IconFace {
  /** `data:` address of the site's favicon. */
  readonly picture: string;
  readonly size: number;
  readonly purpose: IconPurpose;
  /** What a sign without a ground of its own stands on. */
  readonly ground: string;
}

const PROBE = 64;
const OPAQUE = 250;
/** How far two colours of one ground may be apart, by each channel. */
const TOLERANCE = 6;

const imageAt = (picture: string, size: number, share: number): string => {
  const side = size * share;
  const place = (size - side) / 2;
  return `<image href="${picture}" x="${place}" y="${place}" width="${side}" height="${side}"/>`;
};

const svgOf = (size: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${body}</svg>`;

const render = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render();

/** The ground that a favicon brings along: the one colour in the middle of its four edges, or null. */
const ownGround = (picture: string): string | null => {
  const { pixels } = render(svgOf(PROBE, imageAt(picture, PROBE, 1)));
  const middle = PROBE / 2;
  const colours = [
    [middle, 1],
    [1, middle],
    [PROBE - 2, middle],
    [middle, PROBE - 2],
  ].map(([x = 0, y = 0]) => [...pixels.subarray((y * PROBE + x) * 4, (y * PROBE + x) * 4 + 4)]);
  const [first = []] = colours;
  const isOne = colours.every(
    (colour) =>
      (colour[3] ?? 0) >= OPAQUE && colour.every((part, index) => Math.abs(part - (first[index] ?? 0)) <= TOLERANCE),
  );
  return isOne ? `rgb(${first.slice(0, 3).join(",")})` : null;
};

/** How much of the side a sign takes: within a circle of 80 % everything of a maskable icon is seen. */
const SHARES: Readonly<Record<IconPurpose, { readonly grounded: number; readonly bare: number }>> = {
  plain: { grounded: 1, bare: 1 },
  touch: { grounded: 1, bare: 0.7 },
  maskable: { grounded: 0.8, bare: 0.56 },
};

/** Draws a site's favicon as an icon in PNG. */
export const paintIcon = ({ picture, size, purpose, ground }: IconFace): Buffer => {
  const own = ownGround(picture);
  const share = SHARES[purpose][own === null ? "bare" : "grounded"];
  const under = purpose === "plain" ? "" : `<rect width="${size}" height="${size}" fill="${own ?? ground}"/>`;
  return render(svgOf(size, under + imageAt(picture, size, share))).asPng();
};
