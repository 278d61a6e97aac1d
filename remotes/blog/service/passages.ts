import { formatDate } from "@serambi/kernel/i18n";
import { plainText, type Passage, type PassageCall, type PassageFact, type Text } from "@serambi/kernel/service";
import { lte } from "drizzle-orm";

import { postPath } from "../contract/paths";
import { events, posts } from "./tables";

type PostRow = typeof posts.$inferSelect;
type EventRow = typeof events.$inferSelect;

const POST: Text = { id: "Tulisan", en: "Article" };
const KINDS: Readonly<Partial<Record<PostRow["kind"], Text>>> = {
  event: { id: "Acara", en: "Event" },
  podcast: { id: "Siniar", en: "Podcast" },
  news: { id: "Berita", en: "News" },
};

const HEADING = /<h[2-4][^>]*>([\s\S]*?)<\/h[2-4]>/i;

interface Part {
  readonly heading?: string;
  readonly text: string;
}

/** A text by its headings: what is cited is the part, not the whole. */
const partsOf = (html: string): readonly Part[] => {
  const [first = "", ...rest] = html.split(HEADING);
  const parts: Part[] = [{ text: plainText(first) }];
  for (let at = 0; at < rest.length; at += 2)
    parts.push({ heading: plainText(rest[at] ?? ""), text: plainText(rest[at + 1] ?? "") });
  return parts.filter(({ text }) => text !== "");
};

const momentOf = (moment: Date, timeZone: string): Text => {
  const write = (language: "id" | "en"): string => {
    // oxlint-disable-next-line no-restricted-globals -- in the service: no page waits for it
    const time = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", timeZone }).format(moment);
    return `${formatDate(moment.toISOString(), language)}, ${time}`;
  };
  return { id: write("id"), en: write("en") };
};

const placeOf = ({ place, isOnline }: EventRow): Text => {
  const at = place ? [place.name, place.city].filter(Boolean).join(", ") : "";
  if (!isOnline) return { id: at, en: at };
  return { id: [at, "daring"].filter(Boolean).join("; "), en: [at, "online"].filter(Boolean).join("; ") };
};

const factsOf = (event: EventRow): readonly PassageFact[] =>
  [
    {
      asks: "date" as const,
      label: { id: "Mulai", en: "Starts" },
      value: momentOf(event.startsAt, event.timeZone),
      iso: event.startsAt.toISOString(),
    },
    {
      asks: "date" as const,
      label: { id: "Selesai", en: "Ends" },
      value: momentOf(event.endsAt, event.timeZone),
      iso: event.endsAt.toISOString(),
    },
    { asks: "place" as const, label: { id: "Tempat", en: "Place" }, value: placeOf(event) },
  ].filter(({ value }) => value.id !== "");

const passagesOf = (post: PostRow, path: string, event: EventRow | undefined): readonly Passage[] => {
  const common = {
    path,
    title: post.title,
    kind: KINDS[post.kind] ?? POST,
    language: post.language,
    updatedAt: post.updatedAt.toISOString(),
    words: [...post.tags, post.author.name],
  };
  const programme = event?.programme.map(({ title }) => title).join("\n") ?? "";
  const summary: Passage = {
    ...common,
    text: [plainText(post.summary), programme].filter(Boolean).join("\n"),
    ...(event && { facts: factsOf(event), isThing: true }),
  };
  return [summary, ...partsOf(post.content).map((part): Passage => ({ ...common, ...part }))].filter(
    ({ text }) => text !== "",
  );
};

/** Published content, part by part, as far as it has a page on this site. */
export const passages = async ({ db, tenant, now }: PassageCall): Promise<readonly Passage[]> => {
  const published = await db.select().from(posts).where(lte(posts.publishedAt, now));
  const planned = new Map((await db.select().from(events)).map((event) => [event.postId, event]));
  return published.flatMap((post) => {
    const path = postPath(tenant, { ...post, category: { slug: post.categorySlug } });
    return path === undefined ? [] : passagesOf(post, path, planned.get(post.id));
  });
};
