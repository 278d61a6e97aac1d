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
  exportText: "The site as visitors see it now, in one file.",
  travels: "In the file",
  travelsText:
    "Pages and their sections in all languages, navigation, addresses, colours, fonts, layout, logos, and the pictures on pages.",
  stays: "Stays with this site",
  staysText:
    "Classes and programmes, articles, events, podcast, gallery, jobs, graduates, donations, purchases, and people’s accounts. Sections that show them travel, and then show those of the site that takes the file; a link to one class or article leads nowhere until it is made there.",
  exportLeft: "These files are not in it:",
  exportButton: "Download the site's file",
  import: "Import",
  importText: "What is in the file goes into the draft. Visitors see it once you publish.",
  importFile: "File of a site",
  importTooLarge: "A site's file may have 40 MB at most.",
  importZip: "This is a ZIP archive. Open it first, then choose the .site.json file inside.",
  importCut: "This file was cut or is damaged. Download it once more from its site.",
  importVersion: "This file was made by another version, which cannot be read here yet.",
  importUnchanged: "Nothing has changed.",
  importing: "The site is being put into the draft",
  imported: "The site is in the draft. Look at it, then publish.",
  importLeft: "These files could not be brought here; choose them again in the editor:",
  importUnknown: "These settings are not known here and were left out:",
  importMissing:
    "These links lead to classes, articles or other content that this site does not have. Make it, or change the link:",
  importNoSite: "This file is no export of a site.",
};
