import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

import { WRITING_PATH } from "../paths";
import type { WritingKind } from "./kinds";

export const WRITE_PATH = `${WRITING_PATH}/:kind/:id`;

/** The page on which one is written. */
export const writePath = (kind: WritingKind, id: string): string => fillPath(WRITE_PATH, { kind, id });

const BLOG = "/Blog/:id/:title?";
const NEWS = ["/News/:id/:title?", "/Berita/Detail/:id?/:title?"];
const ARTICLE = "/Articles/:slug?/Detail/:id?/:title?";
/** Routes for each kind (specification section 2.2): the first that the site has. Texts stand in another section where their own is missing. */
const PLACES: Readonly<Record<Exclude<WritingKind, "picture">, readonly string[]>> = {
  blog: [BLOG, ...NEWS, ARTICLE],
  news: [...NEWS, BLOG, ARTICLE],
  article: [ARTICLE, BLOG, ...NEWS],
  podcast: ["/Podcast/:id/:title?"],
  event: ["/Event/:slug"],
};

/** The address of one on its site, or null where the site has no page for it. */
export const publicPath = (
  tenant: PublicTenant,
  { kind, id, slug }: { readonly kind: WritingKind; readonly id: string; readonly slug: string },
): string | null => {
  if (kind === "picture")
    return hasRoute(tenant, "/Gallery") ? `/Gallery?${new URLSearchParams({ picture: slug })}` : null;
  const pattern = PLACES[kind].find((place) => hasRoute(tenant, place));
  if (pattern === undefined) return null;
  return kind === "event"
    ? fillPath(pattern, { slug: slug || id })
    : fillPath(pattern, { id, title: slug || undefined });
};
