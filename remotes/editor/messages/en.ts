import { draft } from "./draft.en";
import type { Messages } from "./types";

const time = (iso: string): string =>
  `${new Date(iso).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Jakarta" })} WIB`;

export const messages: Messages = {
  ...draft,
  title: "History",
  empty: "Nothing has been published from here yet",
  emptyText: "Each time the draft is published, what changed is noted on this page.",
  publishedBy: (name) => `Published by ${name}`,
  moment: time,
  compare: "Compare",
  restore: "Restore into the draft",
  pages: "Pages of the history",
  newer: "Newer",
  older: "Older",
  pageNumber: (n) => `Page ${n}`,
  transfer: "Export and import",
  export: "Export",
  exportText: "All settings and pages of the site, as visitors see them, in one file.",
  exportButton: "Download the site's file",
  import: "Import",
  importText: "What is in the file goes into the draft. Visitors see it once you publish.",
  importFile: "File of a site",
  importTooLarge: "A site's file may have 2 MB at most",
  importNoSite: "This file is no export of a site",
};
