import { chunkPage } from "@serambi/kernel/pages";

import { FEATURE_PATH, LMS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { LmsStore } from "../../stores/LmsStore";

const part = { reads: ({ deps }: LmsStore) => deps.showcase() };

/** What the LMS is and what it can do. */
export const showcasePages = [
  chunkPage<LmsStore, Messages>({
    ...part,
    id: "lms",
    paths: [LMS_PATH],
    load: () => import(/* webpackChunkName: "page-lms" */ "./LmsPage"),
  }),
  chunkPage<LmsStore, Messages>({
    ...part,
    id: "feature",
    paths: [FEATURE_PATH],
    load: () => import(/* webpackChunkName: "page-feature" */ "./FeaturePage"),
  }),
];
