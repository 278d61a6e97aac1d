import { LANGUAGES, type Language } from "@serambi/kernel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";

import { LAYOUT_NAMES } from "@serambi/kernel/contracts";
import type { PageHandler, Visit } from "../types";
import { LAYOUTS_PATH, WORKSHOP_PATH } from "./paths";

/** The layout that an address under `/__layouts/` names, or null where it names none. */
const layoutOf = (pathname: string): string | null => {
  const name = pathname.startsWith(`${LAYOUTS_PATH}/`) ? pathname.slice(LAYOUTS_PATH.length + 1) : "";
  return LAYOUT_NAMES.find((layout) => layout === name) ?? null;
};

/** The language asked for in the address, if there is one. */
export const languageOf = (query: URLSearchParams): Language | undefined =>
  LANGUAGES.find((language) => language === query.get("language"));

/**
 * Gives every site the pages of the workshop: `/__workshop` with the components, `/__layouts/<name>` with the site's home
 * page in that layout. Every other address is answered as it was.
 */
export class WorkshopPages implements PageHandler {
  constructor(private readonly pages: PageHandler) {}

  handle = (request: FastifyRequest, reply: FastifyReply, visit: Visit): Promise<FastifyReply> => {
    const { pathname, searchParams } = visit.url;
    const layout = layoutOf(pathname);
    if (layout === null && pathname !== WORKSHOP_PATH) return this.pages.handle(request, reply, visit);
    const workshop = { layout: layout ?? undefined, language: languageOf(searchParams) };
    return this.pages.handle(request, reply, { ...visit, edition: visit.edition.with({ workshop }) });
  };

  files: PageHandler["files"] = (...asked) => this.pages.files(...asked);
}
