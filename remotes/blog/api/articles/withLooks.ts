import type { PostSummary } from "@serambi/kernel/contracts";
import { looks } from "@serambi/kernel/kain";

import type { ListedPost } from "../../contract/articles/ArticleReader";
import { withOwnCover } from "../withOwnCover";

/** Where pictures stand side by side, as many do. */
const COLUMNS = 2;

/** Posts of one list with their pictures as a page may load them, and what is drawn where they have none. */
export const withLooks = (posts: readonly PostSummary[]): readonly ListedPost[] => {
  const look = looks(
    posts.map(({ slug }) => slug),
    COLUMNS,
  );
  return posts.map((post, index) => ({ ...withOwnCover(post), look: look[index] ?? 0 }));
};
