import type { Language } from "@serambi/kernel/contracts";

import { slugOf, dedent } from "@serambi/kernel/service";
import type { SeedEpisode, SeedEvent, SeedMotif, SeedPicture, SeedPost } from "./types";

/** Where a site has its readers' clock: west, middle and east of Indonesia. */
const TIME_ZONES = {
  WIB: { name: "Asia/Jakarta", offset: "+07:00" },
  WITA: { name: "Asia/Makassar", offset: "+08:00" },
  WIT: { name: "Asia/Jayapura", offset: "+09:00" },
} as const;
export type TimeZone = keyof typeof TIME_ZONES;

/** `2026-08-14 07:30` on a clock of that zone, as a moment. Without an hour it is seven in the morning. */
const momentOf = (local: string, zone: TimeZone): string => {
  const [day, hour = "07:00"] = local.split(" ");
  return `${day}T${hour}:00${TIME_ZONES[zone].offset}`;
};

/** What posts of every kind are written with. */
interface Draft {
  readonly title: string;
  /** Missing: from the title. */
  readonly slug?: string;
  /** Slug of one of the tenant's categories. */
  readonly category: string;
  /** One or two sentences of plain text, 30 words at most. */
  readonly summary: string;
  readonly author: { readonly name: string; readonly role: string };
  /** `2026-08-14` or `2026-08-14 07:30`, on the clock of Jakarta. */
  readonly publishedAt: string;
  /** Of a post that was corrected or added to. */
  readonly updatedAt?: string;
  readonly tags: readonly string[];
  /** A motif of the site's cloth; or a picture of the tenant's gallery, by its slug. */
  readonly cover: { readonly motif: SeedMotif; readonly seed: string } | { readonly picture: string };
  /** Missing: the tenant's. */
  readonly language?: Language;
}

const common = ({ cover, publishedAt, updatedAt = publishedAt, slug, ...draft }: Draft) => ({
  ...draft,
  tags: [...draft.tags],
  slug: slug ?? slugOf(draft.title),
  publishedAt: momentOf(publishedAt, "WIB"),
  updatedAt: momentOf(updatedAt, "WIB"),
  cover: "picture" in cover ? `picture:${cover.picture}` : "",
  art: "picture" in cover ? null : cover,
});

interface PostDraft extends Draft {
  readonly kind: "blog" | "news" | "article";
  /** How it is written. */
  readonly type: "story" | "guide" | "essay" | "interview" | "notice";
  /**
   * HTML: p, h2, h3, ul, ol, li, strong, em, code, a, blockquote, pre, table, figure with img and figcaption,
   * `<aside class="pull">` for a pull quote, `<aside>` for a note beside the text, `<sup><a href="#fn1" id="ref1">1</a></sup>` with
   * `<section class="footnotes"><ol><li id="fn1">…</li></ol></section>` at the end. The title is the page's h1. A picture of the tenant's
   * gallery is `<img src="picture:its-slug" alt="…">`.
   */
  readonly content: string;
}

/** Something to read. */
export const post = ({ kind, type, content, ...draft }: PostDraft): SeedPost => ({
  ...common(draft),
  kind,
  type,
  content: dedent(content),
});

interface EpisodeDraft extends Draft {
  /** Counts from 1 within the tenant. */
  readonly number: number;
  /** Show notes: HTML as in a post. */
  readonly notes: string;
  /** Who speaks, by the name that stands before their lines. */
  readonly voices: Readonly<Record<string, "woman" | "man">>;
  /** What is said, in order: `[name, words]`, one to three sentences at a time. */
  readonly chapters: readonly {
    readonly title: string;
    readonly lines: readonly (readonly [speaker: string, words: string])[];
  }[];
}

/** Something to listen to. It is published once it has been spoken (`speech/makeSpeech.mjs`). */
export const episode = ({ number, notes, voices, chapters, ...draft }: EpisodeDraft): SeedEpisode => ({
  ...common(draft),
  number,
  content: dedent(notes),
  voices,
  chapters: chapters.map(({ title, lines }) => ({
    title,
    lines: lines.map(([speaker, text]) => ({ speaker, text })),
  })),
});

/** Without a slug it gets one from its title. */
type PictureDraft = Omit<SeedPicture, "slug"> & Partial<Pick<SeedPicture, "slug">>;

/** Something to look at. It is shown once it has been drawn (`gallery/drawGallery.mjs`). */
export const picture = ({ slug, publishedAt, ...draft }: PictureDraft): SeedPicture => ({
  ...draft,
  slug: slug ?? slugOf(draft.title),
  publishedAt: momentOf(publishedAt, "WIB"),
});

interface EventDraft extends Draft {
  readonly type: "talk" | "workshop" | "competition" | "exhibition" | "open-day" | "meetup";
  /** Of the clock that `startsAt`, `endsAt` and the programme are told by. */
  readonly timeZone: TimeZone;
  /** `2026-12-05 09:00`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Missing where it happens online only. */
  readonly place?: { readonly name: string; readonly address: string; readonly city: string };
  /** Whether one can take part from elsewhere. */
  readonly isOnline: boolean;
  /** HTML as in a post. */
  readonly description: string;
  /** What happens when: `["2026-12-05 09:00", "…"]`, in order. */
  readonly programme: readonly (readonly [startsAt: string, title: string])[];
}

/** Something to come to. */
export const event = (written: EventDraft): SeedEvent => {
  const { type, timeZone, startsAt, endsAt, place = null, isOnline, description, programme, ...draft } = written;
  return {
    ...common(draft),
    type,
    content: dedent(description),
    startsAt: momentOf(startsAt, timeZone),
    endsAt: momentOf(endsAt, timeZone),
    timeZone: TIME_ZONES[timeZone].name,
    place,
    isOnline,
    programme: programme.map(([at, title]) => ({ startsAt: momentOf(at, timeZone), title })),
  };
};
