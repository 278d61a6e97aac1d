import { AppError } from "@serambi/kernel/errors";

/** On a server many pages may be made of one answer: its text is sanitised once. */
const clean = new WeakMap<object, object>();

/**
 * A post with its content as it may stand in a page. The sanitiser is heavier than all the rest of the clients: it comes with
 * the first text that there is.
 * @throws AppError offline where the sanitiser cannot be had
 */
export const withCleanContent = async <T extends { readonly content: string }>(post: T): Promise<T> => {
  const known = clean.get(post);
  if (known) return known as T; // kept below, under this very post
  if (post.content === "") return post;
  const { sanitizeHtml } = await import(/* webpackChunkName: "sanitize-html" */ "@serambi/kernel/html").catch(
    (cause: unknown) => {
      throw new AppError("offline", "The sanitiser could not be loaded", { cause });
    },
  );
  const safe = { ...post, content: sanitizeHtml(post.content) };
  clean.set(post, safe);
  return safe;
};
