import { Resvg } from "@resvg/resvg-js";
import { contrast } from "@serambi/kernel/kain";

import { CARD_SIZE } from "../../../client/head/cardAddress";
import type { CardStyle } from "../../cards/CardFace";
import type { LaidSheet, SheetLine, SheetPicture } from "./LaidSheet";

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

const sheetSvg = ({ width, height, ground, pictures, shapes, lines }: LaidSheet): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`,
    ...pictures.map(({ svg, ...box }) => nested(svg, box)),
    ...shapes.map(({ path, colour }) => `<path fill="${colour}" d="${path}"/>`),
    ...lines.map(outlines),
    END,
  ].join("");

const render = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render().asPng();

/** A sheet as a picture of a width in pixels. */
export const sheetPng = (sheet: LaidSheet, width: number): Buffer => render(sheetSvg(sheet), width);

/** One of its pictures by itself, for where only pixels are taken. */
export const picturePng = ({ svg, ...box }: SheetPicture, width: number): Buffer =>
  render(nested(svg, { ...box, x: 0, y: 0 }), width);

/** How much of a card's width or height the sheet on it takes at most. */
const SHARE = 0.84;
/** The edge of a sheet is seen where its ground differs by that much from what it lies on. */
const SEEN = 1.5;

/** A sharing card (1200 × 630): the sheet whole, on the site's colour. */
export const sheetCard = (sheet: LaidSheet, { palette }: CardStyle): Buffer => {
  const { width: w, height: h } = CARD_SIZE;
  const scale = SHARE * Math.min(w / sheet.width, h / sheet.height);
  const [width, height] = [sheet.width * scale, sheet.height * scale];
  const box = { x: (w - width) / 2, y: (h - height) / 2, width, height };
  const ground = contrast(palette.primary, sheet.ground) > SEEN ? palette.primary : palette.ink;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><path fill="${ground}" d="M0 0h${w}v${h}H0z"/>`;
  return render(svg + nested(sheetSvg(sheet), box) + END, w);
};
