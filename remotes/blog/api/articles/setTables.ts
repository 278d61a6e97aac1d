import { stripTags } from "@serambi/kernel/seo";

import { TEXT_LABELS } from "../../contract/articles/Article";
import { ATTRIBUTES } from "./tags";

const TABLE = new RegExp(`<table${ATTRIBUTES}>(\\s*)(<caption)?`, "g");
const END = "</table>";
const CELL = new RegExp(`<td${ATTRIBUTES}>([\\s\\S]*?)</td>`, "g");
/** `96%`, `Rp 3,4 juta`, and where there is none a dash or nothing. */
const FIGURE = /^(?:\D{0,4}\d.{0,12}|[–—-]?)$/;

/** Figures stand below each other, at the right. */
const areFigures = (table: string): boolean => {
  const cells = [...table.matchAll(CELL)].map(([, , cell = ""]) => stripTags(cell));
  return cells.some((cell) => /\d/.test(cell)) && cells.every((cell) => FIGURE.test(cell));
};

/** A table that is wider than the column scrolls within itself, by the arrow keys too; its caption names it. */
export const setTables = (html: string): string => {
  let count = 0;
  return html
    .replace(TABLE, (_whole, attributes: string, space: string, caption: string | undefined, at: number) => {
      count += 1;
      const label = caption ? `tulisan-tabel-${count}` : TEXT_LABELS.table;
      const figures = areFigures(html.slice(at, html.indexOf(END, at))) ? ' data-figures=""' : "";
      const place = `<div data-wide=""${figures} role="group" aria-labelledby="${label}" tabindex="0">`;
      return `${place}<table${attributes}>${space}${caption ? `<caption id="${label}"` : ""}`;
    })
    .replaceAll(END, `${END}</div>`);
};
