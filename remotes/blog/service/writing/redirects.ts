import type { Sql } from "@serambi/kernel/service";

import { EPISODE_PATH, EVENT_PATH, GALLERY_PATH, ROUTES } from "../../contract/paths";
import type { WritingKind } from "./WritingValue";

/** Addresses that pages of the blog answer, and may therefore lead on from. */
const PATTERNS = [
  ...Object.values(ROUTES).flatMap(({ post, short }) => (short === undefined ? [post] : [post, short])),
  EPISODE_PATH,
  EVENT_PATH,
].map((pattern) => pattern.toLowerCase().split("/").slice(1));

const isMatch = (pattern: readonly string[], parts: readonly string[]): boolean =>
  parts.length <= pattern.length &&
  pattern.every((part, at) => {
    const given = parts[at];
    if (given === undefined) return part.endsWith("?");
    return part.startsWith(":") ? given !== "" : part === given;
  });

const MAX_PATH = 300;
const PLAIN = /^[^\s?#\\\0]+$/;

/** An address as redirects keep it: in small letters, without a slash at its end. Null where no page of the blog would be asked for it. */
export const sourcePath = (typed: string): string | null => {
  const path = typed.trim().toLowerCase().replace(/\/+$/, "");
  if (!path.startsWith("/") || path.length > MAX_PATH || !PLAIN.test(path)) return null;
  const parts = path.split("/").slice(1);
  return PATTERNS.some((pattern) => isMatch(pattern, parts)) ? path : null;
};

/** The form in which an old name is kept: the slug of a post, which stands in several addresses; the whole address of a picture. */
export const oldName = (kind: WritingKind, slug: string): string =>
  (kind === "picture" ? `${GALLERY_PATH}?picture=${slug}` : slug).toLowerCase();

interface Target {
  readonly tenantId: string;
  readonly kind: WritingKind;
  readonly id: string;
}

/** Makes an old address lead to a post, also where it led to another one before. */
export const addRedirect = async (
  sql: Sql,
  { tenantId, kind, id }: Target,
  { source, isTyped, by, at }: { source: string; isTyped: boolean; by: string | null; at: Date },
): Promise<void> => {
  await sql.query(
    `insert into post_redirects (tenant_id, source, kind, id, is_typed, made_by, made_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (tenant_id, source) do update set kind = excluded.kind, id = excluded.id, is_typed = excluded.is_typed,
       made_by = excluded.made_by, made_at = excluded.made_at`,
    [tenantId, source, kind, id, isTyped, by, at],
  );
};

/** The name that something has now is nobody's old one. */
export const freeName = async (sql: Sql, kind: WritingKind, slug: string): Promise<void> => {
  await sql.query("delete from post_redirects where source = $1", [oldName(kind, slug)]);
};
