import type { CatalogueOf } from "@serambi/kernel/i18n";

import { commonMessages } from "./common.en";
import type { listsMessages as indonesian } from "./lists.id";

const pieces = (count: string, number: number): string => (number === 1 ? `${count} article` : `${count} articles`);

export const listsMessages: CatalogueOf<typeof indonesian> = {
  "list.description": (section, site) => `${section} from ${site}, the newest first.`,
  "list.categoryDescription": (category, section, site) =>
    `${category}: everything under this subject in ${section} from ${site}, the newest first.`,
  "list.inCategory": (category, section) => `${category}, ${section}`,
  "list.follow": "Follow by RSS",

  "list.categories": "Subjects",
  "list.all": "All",
  "list.pieces": (count) => pieces(String(count), count),
  "list.search": (section) => `Search ${section}`,
  "list.searchHint": "Title, author, word",
  "list.searchSubmit": "Search",
  "list.clearSearch": "clear the search",
  "list.found": pieces,
  "list.foundFor": (found, search) => `${found} for “${search}”`,

  "list.empty": "Nothing to read here yet",
  "list.emptyHelp": "The first piece appears on this page as soon as it is published.",
  "list.nothingFound": (search) => `No article with “${search}”`,
  "list.nothingFoundHelp": "Try another word, or a shorter one.",
  "list.seeAll": "See all articles",
  "list.noCategory": "There is no such subject here",
  "list.emptyCategory": (category) => `Nothing under ${category} yet`,
  "list.noCategoryHelp": "The address may be an old one, or the subject has another name by now.",
  "list.allOf": (section) => `All of ${section}`,
  "list.failed": "The list did not arrive",

  "latest.empty": "Nothing has been published yet.",
  "latest.all": "All articles",
};

export const messages = { ...commonMessages, ...listsMessages };
