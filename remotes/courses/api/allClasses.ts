import { readPage } from "@serambi/kernel/http";
import type { RemoteDeps } from "@serambi/kernel/remote";

import { ClassSummary } from "../contract/hosts/classes";

/** The largest page that `class/active` gives. */
const PAGE_SIZE = 50;

/**
 * The classes of a site, page by page.
 * @param maxPages a bound on what the host is asked for
 * @throws AppError offline | timeout | upstream | malformed
 */
export const allClasses = async (
  { http, report }: Pick<RemoteDeps, "http" | "report">,
  maxPages: number,
): Promise<readonly ClassSummary[]> => {
  const classes: ClassSummary[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await http.services.get("class/active", { params: { page, pageSize: PAGE_SIZE } });
    const { items, totalPages } = readPage(answer, ClassSummary, { call: "class/active", report });
    classes.push(...items);
    if (page >= totalPages) break;
  }
  return classes;
};
