import { paged, type Sql } from "@serambi/kernel/service";
import type { Page } from "@serambi/kernel/contracts";

import { NAME } from "./rows";
import type { WritingKind } from "./WritingValue";

export const STATES = ["draft", "scheduled", "published", "withdrawn"] as const;
export type WritingState = (typeof STATES)[number];

interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly kind?: WritingKind | undefined;
  readonly state?: WritingState | undefined;
}

/** One of what is written for the site, as a list shows it. */
export interface WritingSummary {
  readonly kind: WritingKind;
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly state: WritingState;
  /** True where the draft says something else than what is published. */
  readonly isChanged: boolean;
  readonly changedAt: string;
  readonly changedBy: string;
  readonly publishedAt: string | null;
}

interface Row extends Omit<WritingSummary, "changedAt" | "publishedAt"> {
  readonly changedAt: string;
  readonly publishedAt: string | null;
  readonly total: string;
}

const LIST = `with live as (
    select kind, id, slug, title, published_at, updated_at from posts
    union all select 'picture' as kind, id, slug, title, published_at, published_at from gallery
  ), everything as (
    select coalesce(d.kind, l.kind) as kind, coalesce(d.id, l.id) as id,
      coalesce(nullif(d.value ->> 'slug', ''), l.slug, '') as slug, coalesce(d.value ->> 'title', l.title) as title,
      l.published_at as "publishedAt", coalesce(d.changed_at, l.updated_at) as "changedAt", d.changed_by as writer,
      coalesce(d.is_changed, false) as "isChanged",
      case when l.id is null then case when d.withdrawn_at is null then 'draft' else 'withdrawn' end
           when l.published_at > $1::timestamptz then 'scheduled' else 'published' end as state
    from live l full join post_drafts d on d.kind = l.kind and d.id = l.id
  )
  select kind, id, slug, title, state, "isChanged", "changedAt", "publishedAt", ${NAME("writer")} as "changedBy",
    count(*) over () as total
  from everything
  where ($2::text = '' or kind = $2) and ($3::text = '' or state = $3) and strpos(lower(title), lower($4::text)) > 0
  order by "changedAt" desc, kind, id limit $5::int offset $6::int`;

/** One page of everything that is written for the site, what was changed last first. */
export const listWriting = async (sql: Sql, query: ListQuery, now: Date): Promise<Page<WritingSummary>> => {
  const { page, pageSize, search = "", kind = "", state = "" } = query;
  const values = [now, kind, state, search];
  const read = (at: number) => sql.query<Row>(LIST, [...values, pageSize, (at - 1) * pageSize]);
  const rows = await read(page);
  // Behind the last page the window counts nothing.
  const [first] = rows.length > 0 || page === 1 ? rows : await read(1);
  const items = rows.map(({ total: _total, changedAt, publishedAt, ...row }) => ({
    ...row,
    changedAt: new Date(changedAt).toISOString(),
    publishedAt: publishedAt && new Date(publishedAt).toISOString(),
  }));
  return paged({ page, pageSize, totalItems: Number(first?.total ?? 0), items });
};
