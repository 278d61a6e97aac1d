import { styleText } from "./documentHead";
import type { PageFiles } from "./pageFiles";
import type { SiteLook } from "./siteLook";

const known = new WeakMap<PageFiles, WeakMap<SiteLook, Buffer>>();
const shared = new WeakSet<Uint8Array>();

/** The text of a page's styles, as bytes: nearly half of a page, and the same object for all pages that have it. */
export const styleBytes = (files: PageFiles, look: SiteLook): Buffer => {
  const byLook = known.get(files) ?? new WeakMap<SiteLook, Buffer>();
  known.set(files, byLook);
  const bytes = byLook.get(look) ?? Buffer.from(styleText(look.css, files.css));
  byLook.set(look, bytes);
  shared.add(bytes);
  return bytes;
};

/** Whether a piece of a page is one that many pages have. */
export const isShared = (piece: Uint8Array): boolean => shared.has(piece);
