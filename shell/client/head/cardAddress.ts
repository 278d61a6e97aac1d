import type { PublicTenant } from "@serambi/kernel/contracts";

/** Width and height that every service shows whole. */
export const CARD_SIZE = { width: 1_200, height: 630 } as const;

/** Stands where a digest would: the server leads from it to the card as it is now. */
const PRESENT = "present".padEnd(22, "_");

/**
 * The path of a page's card.
 * @param digest of what is drawn; only the server can tell it, and it knows the page's card without
 */
export const cardAddress = ({ language, settings }: PublicTenant, path: string, digest = PRESENT): string => {
  const query = new URLSearchParams({ page: path });
  if (language !== settings.language) query.set("lang", language);
  return `/social/${digest}.png?${query}`;
};
