import type { CatalogueOf } from "@serambi/kernel/i18n";

import { commonMessages } from "./common.en";
import type { articleMessages as indonesian } from "./article.id";

export const articleMessages: CatalogueOf<typeof indonesian> = {
  "article.contents": "In this piece",
  "article.updated": (date) => `Updated ${date}`,
  "article.tags": "About",
  "article.source": "Read at",
  "article.neighbours": "The pieces before and after it",
  "article.previous": "Before this",
  "article.next": "After this",
  "article.related": "Read next",
  "article.relatedFailed": "What to read next did not arrive.",
  "article.relatedHelp": "The piece above is complete.",
  "article.note": "Note",
  "article.back": "Back to the text, note",
  "article.notes": "Footnotes",
  "article.table": "Table",
  "article.code": "Code",
  "article.copy": "Copy",
  "article.copied": "Copied",
  "article.copyFailed": "Not copied",
};

export const messages = { ...commonMessages, ...articleMessages };
