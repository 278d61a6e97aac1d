import type { CatalogueChunks } from "@serambi/kernel/remote";

/** The parts of this remote's texts, for pages that need no others; `messages` are home pages and sections. */
export const texts = {
  pages: {
    id: () => import(/* webpackChunkName: "messages-pages-id" */ "./pages.id"),
    en: () => import(/* webpackChunkName: "messages-pages-en" */ "./pages.en"),
  },
  portfolio: {
    id: () => import(/* webpackChunkName: "messages-portfolio-id" */ "./portfolio.id"),
    en: () => import(/* webpackChunkName: "messages-portfolio-en" */ "./portfolio.en"),
  },
} satisfies Record<string, CatalogueChunks>;
