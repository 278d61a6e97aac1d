import { looks } from "@serambi/kernel/kain";

import type { ListedPost } from "../../contract/articles/ListedPost";
import type { PostSummary } from "../../contract/hosts/posts";
import { withOwnCover } from "../withOwnCover";

/** Where pictures stand side by side, as many do. */
const COLUMNS = 2;

const looksOf = (posts: readonly PostSummary[]): readonly number[] =>
  looks(
    posts.map(({ slug }) => slug),
    COLUMNS,
  );

/** A post as lists show it: with its picture as a page may load it, and what is drawn where it has none. */
export const toListed = (post: PostSummary, look = looksOf([post])[0] ?? 0): ListedPost => {
  const { id, slug, kind, category, title, summary, art, publishedAt, readingMinutes, language } = post;
  const { cover } = withOwnCover(post);
  const shown = { id, slug, kind, category, title, summary, cover, art, publishedAt, readingMinutes, language };
  return { ...shown, author: post.author.name, look };
};

/** Posts of one list: neighbours never look alike. */
export const withLooks = (posts: readonly PostSummary[]): readonly ListedPost[] => {
  const look = looksOf(posts);
  return posts.map((post, index) => toListed(post, look[index]));
};
