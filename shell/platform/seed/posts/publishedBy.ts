import { assemblePosts } from "./assemblePosts";
import type { SeedPostFile } from "./types";

/** What a home page says of something that its tenant publishes. */
interface Published {
  /** Its right address. */
  readonly href: string;
  /** Of reading. */
  readonly minutes: number;
  /** Of an episode, as it is read: `2.23` for two minutes and twenty-three seconds. */
  readonly length: string;
}

const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}.${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/**
 * What a tenant publishes, by its slug, so that a home page leads to what is there and says the same of it.
 * @throws Error where the tenant publishes no such thing
 */
export const publishedBy = (key: string, file: SeedPostFile): ((slug: string) => Published) => {
  const { posts, episodes } = assemblePosts(key, "id", file);
  return (slug) => {
    const post = posts.find((each) => each.slug === slug);
    if (!post) throw new Error(`${key} publishes no ${slug}`);
    const { id, kind, categorySlug, readingMinutes: minutes } = post;
    const paths = {
      blog: `/Blog/${id}/${slug}`,
      news: `/News/${id}/${slug}`,
      article: `/Articles/${categorySlug}/Detail/${id}/${slug}`,
      podcast: `/Podcast/${id}/${slug}`,
      event: `/Event/${slug}`,
    };
    const seconds = episodes.find(({ postId }) => postId === id)?.audio.seconds ?? 0;
    return { href: paths[kind], minutes, length: lengthOf(seconds) };
  };
};
