import type { PostSummary } from "../hosts/posts";

/** What a list shows of a post; the rest of the host's answer stays on the server. */
export interface ListedPost extends Pick<
  PostSummary,
  | "id"
  | "slug"
  | "kind"
  | "category"
  | "title"
  | "summary"
  | "cover"
  | "art"
  | "publishedAt"
  | "readingMinutes"
  | "language"
> {
  /** Empty where nobody is named. */
  readonly author: string;
  /** Its picture's, where it has none of its own: never that of its neighbours. */
  readonly look: number;
}
