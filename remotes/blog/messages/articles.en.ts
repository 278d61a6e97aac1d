import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { articlesMessages as indonesian } from "./articles.id";

export const articlesMessages: CatalogueOf<typeof indonesian> = {
  "list.loading": "Loading articles…",
  "list.empty": "Nothing to read here yet",
  "list.emptyHelp": "The first piece appears on this page as soon as it is published.",
  "list.failed": "The list did not arrive",
  "list.description": (section, site) => `${section} of ${site}, the newest first.`,

  "article.failed": "This piece did not arrive",
};
