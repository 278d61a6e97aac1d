import type { KainRequest } from "./types";

export const MAX_SEED_LENGTH = 120;

/**
 * A seed as it can stand in an address that every server and proxy takes: neither long nor empty, without slashes,
 * control characters and halves of a cut pair. Drawing goes by it too, so that a picture is the same in the page and at its address.
 */
export const plainSeed = (seed: string): string =>
  seed.slice(0, MAX_SEED_LENGTH).replace(/[/\\\p{Cc}\p{Cs}]/gu, "-") || "kain";

/** The motif segment that stands for "this site's own motif". */
export const SITE_MOTIF = "site";

/**
 * Where the server draws a picture: `/kain/cover/site/bahasa-rupa.svg?w=640&h=400`. The site's colours are not part
 * of it, the host is; `version` (of the site's settings) lets the answer be cached for as long as one likes.
 */
export const kainAddress = (picture: KainRequest, version = ""): string => {
  const { seed, variant, motif, width, height, look, ground, quiet, scaleHeight } = picture;
  const query = new URLSearchParams({ w: String(width), h: String(height) });
  if (look !== undefined) query.set("look", String(look));
  if (ground) query.set("ground", ground);
  if (quiet) query.set("quiet", quiet);
  if (scaleHeight !== undefined) query.set("scale", String(scaleHeight));
  if (version) query.set("v", version);
  return `/kain/${variant}/${(motif ?? SITE_MOTIF).replace(" ", "-")}/${encodeURIComponent(plainSeed(seed))}.svg?${query}`;
};
