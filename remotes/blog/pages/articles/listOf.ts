import type { PageContext } from "@serambi/kernel/remote";

import { parseSectionQuery, type SectionQuery } from "../../contract/articles/listAddress";
import { ROUTES, sectionOf, type Section } from "../../contract/paths";
import type { Messages } from "../../messages/id";

/** What a list's address asks for: of `/Articles/:slug`, that category. */
export const listOf = ({
  pattern,
  params,
  query,
}: PageContext<Messages>): { readonly section: Section; readonly query: SectionQuery } => ({
  section: sectionOf(pattern),
  query: parseSectionQuery(query, pattern === ROUTES.articles.short ? params["slug"] : undefined),
});
