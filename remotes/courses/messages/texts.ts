import type { CatalogueChunks } from "@serambi/kernel/remote";

/** The parts of this remote's texts, for pages and slots that need no others. */
export const texts = {
  learning: {
    id: () => import(/* webpackChunkName: "messages-learning-id" */ "./learning.id"),
    en: () => import(/* webpackChunkName: "messages-learning-en" */ "./learning.en"),
  },
  pesilat: {
    id: () => import(/* webpackChunkName: "messages-pesilat-id" */ "./pesilat.id"),
    en: () => import(/* webpackChunkName: "messages-pesilat-en" */ "./pesilat.en"),
  },
  programs: {
    id: () => import(/* webpackChunkName: "messages-programs-id" */ "./programs.id"),
    en: () => import(/* webpackChunkName: "messages-programs-en" */ "./programs.en"),
  },
  webinars: {
    id: () => import(/* webpackChunkName: "messages-webinars-id" */ "./webinars.id"),
    en: () => import(/* webpackChunkName: "messages-webinars-en" */ "./webinars.en"),
  },
} satisfies Record<string, CatalogueChunks>;
