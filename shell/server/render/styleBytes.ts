import { styleText } from "./documentHead";
import type { PageFiles } from "./pageFiles";
import type { SiteLook } from "../edition/siteLook";

const ofLook = new WeakMap<SiteLook, Buffer>();
const shared = new WeakSet<Uint8Array>();

/**
 * The text of a page's styles, as bytes: nearly half of a page. First what is the site's own, then what all pages with the same
 * parts have, in whatever site: two objects, each the same for all pages that have it.
 */
export const styleBytes = ({ css }: PageFiles, look: SiteLook): readonly Buffer[] => {
  const own = ofLook.get(look) ?? Buffer.from(styleText(look.css, ""));
  ofLook.set(look, own);
  shared.add(own).add(css);
  return [own, css];
};

/** Whether a piece of a page is one that many pages have. */
export const isShared = (piece: Uint8Array): boolean => shared.has(piece);
