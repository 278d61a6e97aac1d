import { posts as codingSchoolPosts } from "./coding-school";
import { posts as demoPosts } from "./demo";
import { posts as foundationPosts } from "./foundation";
import { posts as innovationPosts } from "./innovation";
import { posts as mainPosts } from "./main";
import { posts as mediaPosts } from "./media";
import { posts as programmePosts } from "./programme";
import type { SeedPostFile } from "./types";

/** What the sites publish, by the tenant's key. */
export const postsByTenant: Readonly<Record<string, SeedPostFile>> = {
  "coding-school": codingSchoolPosts,
  demo: demoPosts,
  foundation: foundationPosts,
  innovation: innovationPosts,
  main: mainPosts,
  media: mediaPosts,
  programme: programmePosts,
};
