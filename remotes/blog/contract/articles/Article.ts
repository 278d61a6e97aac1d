import type { Post } from "../hosts/posts";

/** A place of an article that its contents lead to. */
export interface ArticleHeading {
  /** Of the element. */
  readonly id: string;
  readonly level: 2 | 3;
  /** Plain text. */
  readonly title: string;
}

/** A post to read: `content` is sanitised and set (`api/articles/setText`). */
export interface Article extends Post {
  readonly headings: readonly ArticleHeading[];
  readonly wordCount: number;
}

/** What its page shows of it. */
export type ShownArticle = Omit<Article, "kind" | "type" | "wordCount" | "previous" | "next">;

/** A title that leads to another post. */
export interface PostLink {
  readonly title: string;
  readonly path: string;
}

/** What is to be read after an article. */
interface RelatedPost extends PostLink, Pick<Post, "id" | "language"> {
  readonly author: string;
  readonly category: string;
}

/** What the loader of an article gives to its page. */
export interface ArticleData {
  readonly article: ShownArticle;
  /** The address that it is known by. */
  readonly path: string;
  /** Published before and after it, of the same kind. */
  readonly previous: PostLink | null;
  readonly next: PostLink | null;
  /** Null where it could not be had: the article stands without it. */
  readonly related: readonly RelatedPost[] | null;
}

/** Elements of the page that name parts of the text: what a text is made into knows no language, and refers to them. */
export const TEXT_LABELS = {
  /** Before the number of a note. */
  note: "tulisan-catatan",
  /** Before the number of the note that a reader came from. */
  back: "tulisan-kembali",
  notes: "tulisan-semua-catatan",
  table: "tulisan-tabel",
  code: "tulisan-kode",
} as const;
