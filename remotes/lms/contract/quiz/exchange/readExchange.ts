import type { Exchanged } from "./Exchanged";
import { readGift } from "./readGift";
import { readQti } from "./readQti";

/** The questions of a text in either format: what begins like XML is QTI, anything else GIFT. Nothing is no fault. */
export const readExchange = (text: string): readonly Exchanged[] => {
  if (text.trim() === "") return [];
  return text.trimStart().startsWith("<") ? readQti(text) : readGift(text);
};
