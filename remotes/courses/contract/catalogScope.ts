import type { CatalogQuery, FilterName } from "./catalogQuery";
import { PREMIUM_TYPE } from "./paths";

/** What a catalogue is about before anybody filters it: the classes of one programme, or of one type. */
export interface CatalogScope {
  readonly programId?: string;
  readonly type?: string;
}

export const WHOLE_SITE: CatalogScope = {};
export const PREMIUM_SCOPE: CatalogScope = { type: PREMIUM_TYPE };

/** The filters that a scope leaves no choice in. */
export const decidedBy = ({ programId, type }: CatalogScope): readonly FilterName[] => [
  ...(programId === undefined ? [] : (["programIds"] as const)),
  ...(type === undefined ? [] : (["type"] as const)),
];

/** A question without what its catalogue's scope decides, whatever the address says. */
export const withinScope = (query: CatalogQuery, { programId, type }: CatalogScope): CatalogQuery => ({
  ...query,
  ...(programId !== undefined && { programIds: [] }),
  ...(type !== undefined && { type: "" }),
});
