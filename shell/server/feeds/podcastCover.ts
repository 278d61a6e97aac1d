import type { PublicTenant } from "@serambi/kernel/contracts";
import type { FeedSection } from "@serambi/kernel/remote";

import { siteNameOf } from "../../client/head/pageTitle";
import type { Layout } from "../../client/layouts/types";
import { cardDigest, cardStyle, type CardFace } from "../cards/CardFace";
import { cleanText } from "./cleanText";

/** What stands on the cover of a podcast: whose it is, and that it is one. A thumbnail has room for the first alone. */
export const coverFace = (
  tenant: PublicTenant,
  layout: Pick<Layout, "design">,
  { section, title }: Pick<FeedSection, "section" | "title">,
): CardFace => ({
  seed: tenant.key + section,
  title: cleanText(siteNameOf(tenant)),
  foot: cleanText(title),
  style: cardStyle(tenant, layout),
});

/** The path of a cover; another one where anything on it is drawn differently. */
export const coverPath = (face: CardFace): string => `/social/podcast/${cardDigest(face)}.png`;
