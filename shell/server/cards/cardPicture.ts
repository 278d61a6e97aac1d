import type { PublicTenant } from "@serambi/kernel/contracts";
import type { PageHead } from "@serambi/kernel/seo";

import { cardAddress, CARD_SIZE } from "../../client/head/cardAddress";
import type { SharedPicture } from "../../client/head/pageMeta";
import type { Layout } from "../../client/layouts/types";
import { cardDigest, cardFace, type CardFace } from "./CardFace";

/** The path of a card: what is drawn, and the page that says its title. */
export const cardPath = (tenant: PublicTenant, path: string, face: CardFace): string =>
  cardAddress(tenant, path, cardDigest(face));

/**
 * The picture of a page for where it is shared. Nothing is drawn here: that is done when somebody asks for it.
 * @param path as asked for, without query
 */
export const cardPicture = (
  tenant: PublicTenant,
  layout: Pick<Layout, "design">,
  path: string,
  head: Pick<PageHead, "title">,
): SharedPicture => {
  const face = cardFace(tenant, layout, path, head);
  return { address: tenant.origin + cardPath(tenant, path, face), alt: face.title, type: "image/png", ...CARD_SIZE };
};
