import { answerPage } from "@serambi/kernel/testing";

import type { PostSummary } from "../../contract/hosts/posts";
import { samplePost } from "../samplePosts";

/** So many posts, each its own: `tulisan-1`, "Tulisan 1", `/Blog/tulisan-1/tulisan-ke-1`. */
export const samplePosts = (count: number, overrides: Partial<PostSummary> = {}): readonly PostSummary[] =>
  Array.from({ length: count }, (_, index) =>
    samplePost({
      id: `tulisan-${index + 1}`,
      slug: `tulisan-ke-${index + 1}`,
      title: `Tulisan ${index + 1}`,
      ...overrides,
    }),
  );

const sampleCategories = [
  { slug: "sekolah", name: "Sekolah", postCount: 11 },
  { slug: "teknologi", name: "Teknologi", postCount: 3 },
];

/** The first of three pages. */
export const listAnswers = {
  "services post/article/list": answerPage(samplePosts(6), { perPage: 6, totalItems: 14 }),
  "services v2/post/category": answerPage(sampleCategories),
};
