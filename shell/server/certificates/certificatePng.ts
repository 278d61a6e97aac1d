import { Resvg } from "@resvg/resvg-js";
import { contrast } from "@serambi/kernel/kain";

import { CARD_SIZE } from "../../client/head/cardAddress";
import type { CardStyle } from "../cards/CardFace";
import { SHEET, type CertificateSheet, type SheetLine, type SheetPicture } from "./certificateSheet";

/** Some 212 dots per inch on A4. */
const PNG_WIDTH = 2480;

const END = "</svg>";

/** An SVG as a part of another: at its place, scaled to its box. */
const nested = (svg: string, { x, y, width, height }: Omit<SheetPicture, "svg">): string =>
  svg.replace(/^<svg\b([^>]*)>/, (_tag, attributes: string) => {
    const kept = attributes.replace(/\s(?:x|y|width|height|preserveAspectRatio)="[^"]*"/g, "");
    return `<svg${kept} x="${x}" y="${y}" width="${width}" height="${height}">`;
  });

/** Letters as outlines: whoever draws them needs no font. */
const outlines = ({ x, baseline, colour, runs }: SheetLine): string => {
  let pen = x;
  return runs
    .map(({ path, width }) => {
      const drawn = `<path fill="${colour}" transform="translate(${pen.toFixed(2)} ${baseline.toFixed(2)})" d="${path}"/>`;
      pen += width;
      return drawn;
    })
    .join("");
};

const sheetSvg = ({ ground, pictures, shapes, lines }: CertificateSheet): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="${SHEET.width}" height="${SHEET.height}">`,
    `<path fill="${ground}" d="M0 0h${SHEET.width}v${SHEET.height}H0z"/>`,
    ...pictures.map(({ svg, ...box }) => nested(svg, box)),
    ...shapes.map(({ path, colour }) => `<path fill="${colour}" d="${path}"/>`),
    ...lines.map(outlines),
    END,
  ].join("");

const render = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render().asPng();

/** A certificate as a picture, as sharp as it is printed. */
export const certificatePng = (sheet: CertificateSheet): Buffer => render(sheetSvg(sheet), PNG_WIDTH);

/** One of its pictures by itself, for where only pixels are taken. */
export const picturePng = ({ svg, ...box }: SheetPicture, width: number): Buffer =>
  render(nested(svg, { ...box, x: 0, y: 0 }), width);

/** How much of a card's height the certificate on it takes. */
const SHARE = 0.84;
/** The edge of a sheet is seen where its ground differs by that much from what it lies on. */
const SEEN = 1.5;

/** A sharing card (1200 × 630): the certificate whole, on the site's colour. */
export const certificateCard = (sheet: CertificateSheet, { palette }: CardStyle): Buffer => {
  const height = CARD_SIZE.height * SHARE;
  const width = (height / SHEET.height) * SHEET.width;
  const box = { x: (CARD_SIZE.width - width) / 2, y: (CARD_SIZE.height - height) / 2, width, height };
  const ground = contrast(palette.primary, sheet.ground) > SEEN ? palette.primary : palette.ink;
  const { width: w, height: h } = CARD_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><path fill="${ground}" d="M0 0h${w}v${h}H0z"/>`;
  return render(svg + nested(sheetSvg(sheet), box) + END, w);
};
