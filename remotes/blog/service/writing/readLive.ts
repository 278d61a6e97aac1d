import type { Sql } from "@serambi/kernel/service";

import type { Episode, EventDetail, Post } from "../../contract/hosts/posts";
import { toMarkdown } from "./renderText";
import { emptyValue, WritingValue, type WritingKind } from "./WritingValue";

/** A post or picture as it is published, or will be at its time. */
export interface Live {
  readonly slug: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  /** HTML; empty for a picture. */
  readonly content: string;
  /** The value as its writer would have written it. */
  readonly value: WritingValue;
}

interface PostRow {
  readonly slug: string;
  readonly type: string;
  readonly category: string;
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly cover: string;
  readonly cover_alt: string;
  readonly art: Post["art"];
  readonly author: Post["author"];
  readonly published_at: string;
  readonly updated_at: string;
  readonly tags: string[];
  readonly language: "id" | "en";
  readonly event: Pick<EventDetail, "timeZone" | "place" | "isOnline" | "programme" | "startsAt" | "endsAt"> | null;
  readonly episode: Pick<Episode, "number" | "audio" | "chapters" | "transcript"> | null;
}

interface PictureRow {
  readonly slug: string;
  readonly title: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
  readonly colour: string;
  readonly published_at: string;
}

const readPicture = async (sql: Sql, id: string): Promise<Live | null> => {
  const [row] = await sql.query<PictureRow>(
    "select slug, title, src, width, height, alt, caption, colour, published_at from gallery where id = $1",
    [id],
  );
  if (!row) return null;
  const { slug, title, published_at: at, ...picture } = row;
  const publishedAt = new Date(at);
  return {
    slug,
    publishedAt,
    updatedAt: publishedAt,
    content: "",
    value: emptyValue("picture", { title, slug, picture }),
  };
};

const POST = `select p.slug, p.type, c.name as category, p.title, p.summary, p.content, p.cover, p.cover_alt, p.art, p.author,
    p.published_at, p.updated_at, p.tags, p.language,
    case when v.post_id is null then null else jsonb_build_object('startsAt', v.starts_at, 'endsAt', v.ends_at, 'timeZone', v.time_zone,
      'place', v.place, 'isOnline', v.is_online, 'programme', v.programme) end as event,
    case when e.post_id is null then null else jsonb_build_object('number', e.number, 'audio', e.audio, 'chapters', e.chapters,
      'transcript', e.transcript) end as episode
  from posts p join categories c on c.tenant_id = p.tenant_id and c.slug = p.category_slug
  left join events v on v.tenant_id = p.tenant_id and v.post_id = p.id
  left join episodes e on e.tenant_id = p.tenant_id and e.post_id = p.id
  where p.id = $1 and p.kind = $2`;

/** A post or picture as it is on the site; null where it was never published, or was withdrawn. */
export const readLive = async (sql: Sql, kind: WritingKind, id: string): Promise<Live | null> => {
  if (kind === "picture") return readPicture(sql, id);
  const [row] = await sql.query<PostRow>(POST, [id, kind]);
  if (!row) return null;
  const { content, cover_alt: coverAlt, published_at: published, updated_at: updated, ...written } = row;
  return {
    slug: row.slug,
    publishedAt: new Date(published),
    updatedAt: new Date(updated),
    content,
    value: WritingValue.parse({
      ...written,
      coverAlt,
      // A cover from before there were words for it.
      isCoverPlain: row.cover !== "" && coverAlt === "",
      text: toMarkdown(content),
    }),
  };
};
