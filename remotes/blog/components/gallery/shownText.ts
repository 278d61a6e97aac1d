import type { Language } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";

import { placedPictures, type PictureRange } from "../../contract/gallery/PictureRange";
import type { Messages } from "../../messages/id";

/** How many pictures there are, and which of them are shown where that is not all. */
export const shownText = (range: PictureRange, t: Messages, language: Language): string => {
  const placed = placedPictures(range);
  const [from, to] = [placed[0]?.place, placed.at(-1)?.place];
  const total = formatNumber(range.totalItems, language);
  if (from === undefined || to === undefined || placed.length >= range.totalItems) return t["gallery.count"](total);
  return t["gallery.shown"](formatNumber(from, language), formatNumber(to, language), total);
};
