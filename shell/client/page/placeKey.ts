import type { Shown } from "./Shown";

/**
 * Equal for two addresses of one page that differ in their query alone: that page is not mounted anew.
 * @param tries how often the visitor asked to try again
 */
export const placeKey = (pathname: string, result: Shown["result"], tries = 0): string =>
  `${result.kind === "page" ? `${result.remote}/${result.route.page}` : result.kind} ${pathname} ${tries}`;
