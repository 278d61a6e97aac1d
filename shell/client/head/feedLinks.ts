import type { PublicTenant } from "@serambi/kernel/contracts";

import { FEED_FORMATS, feedAddress, type FeedFormat } from "./feedAddress";
import { siteNameOf } from "./pageTitle";

/** A feed as a page's head names it, in one format. */
export interface FeedLink {
  readonly type: string;
  readonly title: string;
  readonly address: string;
}

const FORMATS = Object.keys(FEED_FORMATS) as readonly FeedFormat[]; // keys of a literal: exactly the formats

/**
 * The feed of a section in each of its formats, RSS first: readers take the first that they know.
 * @param title without the site's name; empty for the feed of the whole site
 */
export const feedLinks = (tenant: PublicTenant, section: string, title: string): FeedLink[] =>
  FORMATS.map((format) => ({
    type: FEED_FORMATS[format].type,
    title: title === "" ? siteNameOf(tenant) : `${title} | ${siteNameOf(tenant)}`,
    address: feedAddress(tenant, section, format),
  }));
