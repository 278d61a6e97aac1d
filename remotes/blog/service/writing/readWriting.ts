import type { Sql } from "@serambi/kernel/service";

import { findWriting, NAME, type Found } from "./rows";
import type { WritingState } from "./listWriting";
import type { WritingKind, WritingValue } from "./WritingValue";

/** One draft with all that its page shows. */
export interface Writing {
  readonly kind: WritingKind;
  readonly id: string;
  readonly state: WritingState;
  readonly version: number;
  readonly value: WritingValue;
  readonly isChanged: boolean;
  readonly changedAt: string | null;
  readonly changedBy: string;
  /** The time at which it is, was or will be shown first; null where that is not decided. */
  readonly publishedAt: string | null;
  /** The time at which a change of what is published will be shown. */
  readonly scheduledAt: string | null;
  /** Its name on the site now: the address leads by it. */
  readonly liveSlug: string | null;
  readonly redirects: readonly { readonly source: string; readonly isTyped: boolean; readonly madeAt: string }[];
  readonly versions: readonly { readonly number: number; readonly publishedAt: string; readonly publishedBy: string }[];
}

const MAX_VERSIONS = 50;

const stateOf = ({ draft, live }: Found, now: Date): WritingState => {
  if (!live) return draft.withdrawnAt === null ? "draft" : "withdrawn";
  return live.publishedAt > now ? "scheduled" : "published";
};

const iso = (moment: string): string => new Date(moment).toISOString();

/** @returns null where the site has no such thing */
export const readWriting = async (sql: Sql, kind: WritingKind, id: string, now: Date): Promise<Writing | null> => {
  const found = await findWriting(sql, kind, id);
  if (!found) return null;
  const { draft, live } = found;
  const redirects = await sql.query<Writing["redirects"][number]>(
    `select source, is_typed as "isTyped", made_at as "madeAt" from post_redirects where kind = $1 and id = $2 order by made_at, source`,
    [kind, id],
  );
  const versions = await sql.query<Writing["versions"][number]>(
    `select number, published_at as "publishedAt", ${NAME("published_by")} as "publishedBy" from post_versions
     where kind = $1 and id = $2 order by number desc limit ${MAX_VERSIONS}`,
    [kind, id],
  );
  return {
    kind,
    id,
    state: stateOf(found, now),
    version: draft.version,
    value: draft.value,
    isChanged: draft.isChanged,
    changedAt: draft.changedAt,
    changedBy: draft.changedBy,
    publishedAt: live?.publishedAt.toISOString() ?? null,
    scheduledAt: draft.scheduled?.at ?? null,
    liveSlug: live?.slug ?? null,
    redirects: redirects.map((redirect) => ({ ...redirect, madeAt: iso(redirect.madeAt) })),
    versions: versions.map((version) => ({ ...version, publishedAt: iso(version.publishedAt) })),
  };
};
