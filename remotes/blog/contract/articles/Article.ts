import type { Post } from "@serambi/kernel/contracts";

/** A place of an article that its contents lead to. */
export interface ArticleHeading {
  /** Of the element. */
  readonly id: string;
  readonly level: 2 | 3;
  /** Plain text. */
  readonly title: string;
}

/** A post as its page shows it: `content` is sanitised and set (`api/articles/setText`). */
export interface Article extends Post {
  readonly headings: readonly ArticleHeading[];
  readonly wordCount: number;
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
