import type { Episode, EventDetail, GalleryItem, Post } from "../../../contract/hosts/posts";
import type { Language } from "@serambi/kernel/contracts";

/** The motifs of the design language. */
export type SeedMotif =
  | "kawung"
  | "parang"
  | "mega mendung"
  | "truntum"
  | "ceplok"
  | "sekar jagad"
  | "tumpal"
  | "poleng"
  | "lereng"
  | "banji";

/** What posts of every kind have. Derived, hence absent: id, reading time, the category's name. */
interface SeedWritten {
  readonly title: string;
  readonly slug: string;
  /** Slug of a category. */
  readonly category: string;
  readonly summary: string;
  /** HTML. */
  readonly content: string;
  /** An address, `picture:<slug>` of the tenant's gallery, or empty. */
  readonly cover: string;
  readonly art: { readonly motif: SeedMotif; readonly seed: string } | null;
  readonly author: { readonly name: string; readonly role: string };
  /** Moments with their offset. */
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly tags: string[];
  /** Missing: the tenant's. */
  readonly language?: Language;
}

export interface SeedPost extends SeedWritten {
  readonly kind: Post["kind"];
  readonly type: string;
}

export interface SeedEpisode extends SeedWritten {
  readonly number: number;
  readonly voices: Readonly<Record<string, "woman" | "man">>;
  readonly chapters: readonly {
    readonly title: string;
    readonly lines: readonly { readonly speaker: string; readonly text: string }[];
  }[];
}

export interface SeedEvent extends SeedWritten {
  readonly type: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** A name of the time zone database. */
  readonly timeZone: string;
  readonly place: { readonly name: string; readonly address: string; readonly city: string } | null;
  readonly isOnline: boolean;
  readonly programme: readonly { readonly startsAt: string; readonly title: string }[];
}

export interface SeedPicture {
  readonly title: string;
  readonly slug: string;
  /** What there is to see, for those who do not see it. */
  readonly alt: string;
  /** One or two sentences. */
  readonly caption: string;
  readonly motif: SeedMotif;
  /** The same seed is always the same picture. */
  readonly seed: string;
  /** How it is composed: cloth edge to edge, a shape on a ground, whole rows between hems, one figure large. */
  readonly variant: "field" | "cover" | "band" | "avatar";
  /** What the cloth is dyed; missing: by the seed. */
  readonly ground?: "light" | "dark" | "primary" | "secondary";
  /** Width to height. */
  readonly format: "3:2" | "4:3" | "1:1" | "2:3" | "16:9" | "3:4";
  readonly publishedAt: string;
}

/** What `seed/posts/<tenant>/index.ts` exports as `posts`. Slugs are unique within the tenant, whatever the kind. */
export interface SeedPostFile {
  /** Names by slug, in the order in which lists show them. */
  readonly categories: Readonly<Record<string, string>>;
  readonly posts?: readonly SeedPost[];
  readonly episodes?: readonly SeedEpisode[];
  readonly events?: readonly SeedEvent[];
  readonly gallery?: readonly SeedPicture[];
}

type PostRow = Omit<Post, "category" | "previous" | "next" | "coverAlt"> & { readonly categorySlug: string };

/** The same as the platform has it. */
export interface SeedPublished {
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
  readonly posts: readonly PostRow[];
  readonly episodes: readonly ({ readonly postId: string } & Pick<
    Episode,
    "number" | "audio" | "chapters" | "transcript"
  >)[];
  readonly events: readonly ({ readonly postId: string } & Pick<
    EventDetail,
    "startsAt" | "endsAt" | "timeZone" | "place" | "isOnline" | "programme"
  >)[];
  readonly gallery: readonly GalleryItem[];
}
