import { defineService, seedRows } from "@serambi/kernel/service";

import posts from "./migrations/0008_posts.sql";
import writing from "./migrations/0002_writing.sql";
import { passages } from "./passages";
import { personal } from "./personalData";
import { postEndpoints } from "./posts/postEndpoints";
import { published } from "./seed/published";
import { seedPosts } from "./seed/seedPosts";
import { fields } from "./texts";
import { appear, lookAhead, publishLater } from "./writing/publishLater";
import { writingEndpoints } from "./writing/writingEndpoints";

/** What sites publish: posts of every kind with episodes and events, and galleries. */
export const service = defineService({
  id: "blog",
  // Its number is the platform's own, from before services had migrations of their own.
  migrations: [
    { name: "0008_posts", sql: posts },
    { name: "0002_writing", sql: writing },
  ],
  endpoints: [...postEndpoints, ...writingEndpoints],
  jobs: { appear, lookAhead, publishLater },
  fields,
  passages,
  personal,
  seed: { rows: seedRows(published, seedPosts) },
});
