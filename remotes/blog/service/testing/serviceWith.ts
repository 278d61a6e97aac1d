import { seedRows, type Service } from "@serambi/kernel/service";

import { service } from "..";
import { seedPosts } from "../seed/seedPosts";
import { postsFixture } from "./postsFixture";

/** The service with what tests publish in place of its seed. */
export const serviceWithPosts: Service = {
  ...service,
  seed: { rows: seedRows(() => ({ melati: postsFixture("id"), kenanga: postsFixture("en") }), seedPosts) },
};
