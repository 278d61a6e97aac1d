import { slugOf, type Sql } from "@serambi/kernel/service";

import type { Live } from "./readLive";
import { lengthOf, renderText } from "./renderText";
import type { WritingKind, WritingValue } from "./WritingValue";

interface Writing {
  readonly kind: WritingKind;
  readonly id: string;
  readonly value: WritingValue;
  readonly before: Live | null;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
}

/** The slug of the category with that name, which is made where the site has none. */
const categoryOf = async (sql: Sql, tenantId: string, name: string): Promise<string> => {
  const slug = slugOf(name) || "umum";
  const [known] = await sql.query<{ slug: string }>(
    "select slug from categories where lower(name) = lower($1) or slug = $2 order by lower(name) = lower($1) desc limit 1",
    [name, slug],
  );
  if (known) return known.slug;
  await sql.query(
    `insert into categories (tenant_id, slug, name, position)
     values ($1, $2, $3, coalesce((select max(position) + 1 from categories), 0))`,
    [tenantId, slug, name],
  );
  return slug;
};

const writePicture = async (sql: Sql, tenantId: string, { id, value, publishedAt }: Writing): Promise<void> => {
  const { title, slug, picture } = value;
  if (!picture) throw new Error("A picture is published with its file");
  const { src, width, height, alt, caption, colour } = picture;
  await sql.query(
    `insert into gallery (tenant_id, id, slug, title, src, width, height, alt, caption, colour, published_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, lower($10), $11)
     on conflict (tenant_id, id) do update set slug = excluded.slug, title = excluded.title, src = excluded.src, width = excluded.width,
       height = excluded.height, alt = excluded.alt, caption = excluded.caption, colour = excluded.colour, published_at = excluded.published_at`,
    [tenantId, id, slug, title, src, width, height, alt, caption, colour, publishedAt],
  );
};

const writeEvent = async (sql: Sql, tenantId: string, id: string, event: WritingValue["event"]): Promise<void> => {
  if (!event) return;
  const { startsAt, endsAt, timeZone, place, isOnline, programme } = event;
  await sql.query(
    `insert into events (tenant_id, post_id, starts_at, ends_at, time_zone, place, is_online, programme)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8::jsonb)
     on conflict (tenant_id, post_id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, time_zone = excluded.time_zone,
       place = excluded.place, is_online = excluded.is_online, programme = excluded.programme`,
    [tenantId, id, startsAt, endsAt, timeZone, place && JSON.stringify(place), isOnline, JSON.stringify(programme)],
  );
};

const writeEpisode = async (
  sql: Sql,
  tenantId: string,
  id: string,
  episode: WritingValue["episode"],
): Promise<void> => {
  if (!episode) return;
  const { number, audio, chapters, transcript } = episode;
  await sql.query(
    `insert into episodes (tenant_id, post_id, number, audio, chapters, transcript)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb)
     on conflict (tenant_id, post_id) do update set number = excluded.number, audio = excluded.audio, chapters = excluded.chapters,
       transcript = excluded.transcript`,
    [tenantId, id, number, JSON.stringify(audio), JSON.stringify(chapters), JSON.stringify(transcript)],
  );
};

/** A text that was never written as Markdown stays as it was, unless its writer has changed it. */
const contentOf = ({ value, before }: Writing): string =>
  before && before.value.text === value.text ? before.content : renderText(value.text);

/** Puts a value that has no problems where the site reads it. */
export const writeLive = async (sql: Sql, tenantId: string, writing: Writing): Promise<void> => {
  const { kind, id, value, publishedAt, updatedAt } = writing;
  if (kind === "picture") return writePicture(sql, tenantId, writing);
  const content = contentOf(writing);
  await sql.query(
    `insert into posts (tenant_id, id, slug, kind, type, category_slug, title, summary, content, cover, cover_alt, art, author,
       published_at, updated_at, reading_minutes, tags, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13::jsonb, $14, $15, $16,
       array(select jsonb_array_elements_text($17::jsonb)), $18)
     on conflict (tenant_id, id) do update set slug = excluded.slug, type = excluded.type, category_slug = excluded.category_slug,
       title = excluded.title, summary = excluded.summary, content = excluded.content, cover = excluded.cover, cover_alt = excluded.cover_alt,
       art = excluded.art, author = excluded.author, published_at = excluded.published_at, updated_at = excluded.updated_at,
       reading_minutes = excluded.reading_minutes, tags = excluded.tags, language = excluded.language`,
    [
      tenantId,
      id,
      value.slug,
      kind,
      value.type || (kind === "podcast" ? "episode" : kind === "event" ? "talk" : "story"),
      await categoryOf(sql, tenantId, value.category),
      value.title,
      value.summary,
      content,
      value.cover,
      value.isCoverPlain ? "" : value.coverAlt,
      value.art && JSON.stringify(value.art),
      JSON.stringify(value.author),
      publishedAt,
      updatedAt,
      lengthOf(content).minutes,
      JSON.stringify(value.tags),
      value.language,
    ],
  );
  await writeEvent(sql, tenantId, id, kind === "event" ? value.event : null);
  await writeEpisode(sql, tenantId, id, kind === "podcast" ? value.episode : null);
};
