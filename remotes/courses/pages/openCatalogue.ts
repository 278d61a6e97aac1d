import { standing } from "@serambi/kernel/pages";
import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { parseCatalogQuery } from "../contract/catalogQuery";
import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";

/** The classes of the site, as the address asks for them. */
export const openCatalogue = async (
  { catalog }: CoursesStore,
  { query }: PageContext<Messages>,
): Promise<PageOutcome> => {
  await catalog.show(parseCatalogQuery(query));
  return standing(catalog.list.state);
};
