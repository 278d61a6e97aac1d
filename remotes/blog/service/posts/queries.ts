import * as z from "zod";

import { optionalText, pageNumber, pageSize, requiredText } from "@serambi/kernel/service";

/**
 * Query of `post/article/list`, `v2/post/category` and `podcast/list` (six to a page, specification section 9).
 * `kind` is an addition to the specification: a site has news beside its blog.
 */
export const SearchQuery = z.object({
  page: pageNumber(),
  pageSize: pageSize(6),
  search: optionalText(100),
  categorySlug: optionalText(100),
  kind: optionalText(60),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** Yes, no, or nothing said. */
const flag = z
  .enum(["true", "false", "1", "0", ""])
  .transform((value) => (value === "" ? undefined : value === "true" || value === "1"))
  .optional();

/** Query of `post/list` (ten to a page, specification section 9). */
export const KindQuery = z.object({
  page: pageNumber(),
  pageSize: pageSize(10),
  kind: optionalText(60),
  type: optionalText(60),
  active: flag,
});

/** Query of `post/detail` and `podcast/detail`: an id, or the slug of an address without one. */
export const PostQuery = z.object({ id: requiredText(200) });

/** Query of `post/gallery/list`. `pageSize` and `slug`, of a picture whose page is wanted, are additions to the specification. */
export const GalleryQuery = z.object({ page: pageNumber(), pageSize: pageSize(6), slug: optionalText(200) });
export type GalleryQuery = z.output<typeof GalleryQuery>;
