import { slugOf, type Fail, type Sql } from "@serambi/kernel/service";

import { problems, texts } from "../texts";
import { problemsOf } from "./problemsOf";
import type { Live } from "./readLive";
import { addRedirect, freeName, oldName } from "./redirects";
import { writeLive } from "./writeLive";
import type { WritingKind, WritingValue } from "./WritingValue";

interface Publication {
  readonly tenantId: string;
  readonly kind: WritingKind;
  readonly id: string;
  readonly value: WritingValue;
  readonly before: Live | null;
  /** The time at which it is shown; missing: at once. A change of what is published already is always shown at once. */
  readonly at?: Date | undefined;
  readonly by: string | null;
  readonly now: Date;
}

/** True where an address is another's: a post has two, its slug and its id, which both open it. */
const isTaken = async (sql: Sql, kind: WritingKind, id: string, slug: string): Promise<boolean> => {
  const rows =
    kind === "picture"
      ? await sql.query("select 1 from gallery where slug = $1 and id <> $2", [slug, id])
      : await sql.query(
          `select 1 from posts where (lower(slug) = lower($1) or id = $1) and id <> $2
           union all select 1 from post_drafts where id = $1 and id <> $2`,
          [slug, id],
        );
  return rows.length > 0;
};

/** A value as it would be published: with its slug, and nothing wrong. */
export const readyValue = async (
  sql: Sql,
  { kind, id, value }: Pick<Publication, "kind" | "id" | "value">,
  fail: Fail,
): Promise<WritingValue> => {
  const ready = { ...value, slug: value.slug || slugOf(value.title).slice(0, 100).replace(/-$/, "") };
  const wrong = problemsOf(kind, ready);
  const all = {
    ...wrong,
    ...(ready.slug === "" && value.title !== "" && { slug: problems.slug }),
    ...(!("slug" in wrong) && (await isTaken(sql, kind, id, ready.slug)) && { slug: problems.slugTaken }),
  };
  return Object.keys(all).length === 0 ? ready : fail(422, texts.notReady, all);
};

const keepVersion = async (
  sql: Sql,
  { tenantId, kind, id }: Pick<Publication, "tenantId" | "kind" | "id">,
  { value, by, at }: { value: WritingValue; by: string | null; at: Date },
): Promise<void> => {
  await sql.query(
    `insert into post_versions (tenant_id, kind, id, number, value, published_by, published_at)
     values ($1, $2, $3, coalesce((select max(number) + 1 from post_versions where kind = $2 and id = $3), 1), $4::jsonb, $5, $6)`,
    [tenantId, kind, id, JSON.stringify(value), by, at],
  );
};

/** Puts a ready value on the site, keeps what was there before among the versions, and lets the old address lead to the new one. */
export const publishWriting = async (sql: Sql, publication: Publication): Promise<void> => {
  const { tenantId, kind, id, value, before, at, by, now } = publication;
  const isShown = before !== null && before.publishedAt <= now;
  const publishedAt = isShown ? before.publishedAt : (at ?? now);
  const [known] = await sql.query("select 1 from post_versions where kind = $1 and id = $2 limit 1", [kind, id]);
  if (before && !known) await keepVersion(sql, publication, { value: before.value, by: null, at: before.updatedAt });
  await freeName(sql, kind, value.slug);
  await writeLive(sql, tenantId, { kind, id, value, before, publishedAt, updatedAt: isShown ? now : publishedAt });
  await keepVersion(sql, publication, { value, by, at: now });
  if (isShown && before.slug !== value.slug)
    await addRedirect(sql, publication, { source: oldName(kind, before.slug), isTyped: false, by, at: now });
};

/** Takes it off the site. What belongs to it alone goes along; its versions and old addresses stay, for when it comes back. */
export const withdrawWriting = async (sql: Sql, kind: WritingKind, id: string): Promise<void> => {
  await sql.query(kind === "picture" ? "delete from gallery where id = $1" : "delete from posts where id = $1", [id]);
};
