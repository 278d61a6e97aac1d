import { createHash } from "node:crypto";

import type { PublicTenant } from "@serambi/kernel/contracts";
import { kainPalette, type KainPalette, type MotifName } from "@serambi/kernel/kain";
import { describe, type PageHead } from "@serambi/kernel/seo";
import { LRUCache } from "lru-cache";

import { ownTitle, siteNameOf } from "../../client/head/pageTitle";
import type { Layout } from "../../client/layouts/types";
import { plainWords } from "./plainWords";

/** Everything that a card shows: two that are equal are the same picture. */
export interface CardFace {
  /** Decides the composition. */
  readonly seed: string;
  readonly title: string;
  /** The line at the foot: whose page it is. */
  readonly foot: string;
  readonly style: CardStyle;
}

/** What all cards of a site have in common. */
export interface CardStyle {
  readonly palette: KainPalette;
  readonly motif: MotifName;
  /** Families as the tenant names them. */
  readonly headingFont: string;
  readonly textFont: string;
  readonly weight: number;
  /** Letter spacing in em. */
  readonly track: number;
}

/** Counts up when cards are drawn differently: the pictures made until then are no longer asked for. */
const EDITION = 2;
const MAX_TITLE = 200;
/** A preview is a third as wide as the card: thinner letters would break up. */
const LIGHTEST = 400;

/** By all that they are derived from. */
const styles = new LRUCache<string, CardStyle>({ max: 200 });

/** The look of what is drawn for a site. */
export const cardStyle = ({ settings }: PublicTenant, { design }: Pick<Layout, "design">): CardStyle => {
  const { kainMotif: motif, weightDisplay, trackDisplay } = design;
  const key = JSON.stringify([settings.css, motif, weightDisplay, trackDisplay]);
  const known = styles.get(key);
  if (known) return known;
  const style: CardStyle = {
    palette: kainPalette(settings.css),
    motif,
    headingFont: settings.css.ft_primary,
    textFont: settings.css.ft_secondary,
    weight: Math.max(weightDisplay, LIGHTEST),
    track: Number.parseFloat(trackDisplay) || 0,
  };
  styles.set(key, style);
  return style;
};

/** The card of one page: its title over the site's cloth, the site's name at the foot. */
export const cardFace = (
  tenant: PublicTenant,
  layout: Pick<Layout, "design">,
  path: string,
  head: Pick<PageHead, "title">,
): CardFace => {
  const site = plainWords(siteNameOf(tenant), MAX_TITLE);
  const title = plainWords(ownTitle(tenant, head), MAX_TITLE) || site;
  return {
    seed: tenant.key + path,
    title,
    foot: title === site ? plainWords(describe(tenant.settings.meta.description), MAX_TITLE) : site,
    style: cardStyle(tenant, layout),
  };
};

/** A hash of everything that is drawn. */
export const cardDigest = (face: CardFace): string =>
  createHash("sha256")
    .update(JSON.stringify([EDITION, face]))
    .digest("base64url")
    .slice(0, 22);
