import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { commonMessages as indonesian } from "./common.id";

export const commonMessages: CatalogueOf<typeof indonesian> = {
  blog: "Blog",
  news: "News",
  berita: "News",
  articles: "Articles",

  by: (name) => `By ${name}`,
  minutes: (count) => `${count} min`,
  onPage: (found, page) => `${found}, page ${page}`,
  pages: "Pages",
  pageNumber: (page) => `Page ${page}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  emptyPage: "This list is not that long",
  emptyPageHelp: (pages) => `Its last page is page ${pages}.`,
  lastPage: "To the last page",
  listStale: "The newest list did not arrive.",
  listStaleHelp: "What you see below is the one before.",
  failedHelp: "Our server did not answer as it should. Please try again in a moment.",
  retry: "Try again",
  breadcrumb: "Breadcrumb",

  "share.copy": "Copy link",
  "share.native": "Share",
  "share.copied": "Link copied.",
  "share.failed": (address) => `The link could not be copied for you. This is the address: ${address}`,
};
