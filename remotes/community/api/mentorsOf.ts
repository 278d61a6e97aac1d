import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";

import type { Mentor } from "../contract/Mentors";
import { MENTOR_PATH } from "../contract/paths";
import { MentorApi } from "./MentorApi";

/** A bound on the pages of mentors that an index has. */
const MOST_PAGES = 40;

/** All mentors of a site whose pages it has; none where it has no mentors. */
export const mentorsOf = async ({ http, tenant }: Pick<RemoteDeps, "http" | "tenant">): Promise<readonly Mentor[]> => {
  if (!hasRoute(tenant, MENTOR_PATH)) return [];
  const api = new MentorApi(http);
  const found: Mentor[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { items, totalPages } = await api.list({ page, search: "", skill: "", zone: "WIB", isFreeThisWeek: false });
    found.push(...items);
    if (page >= totalPages) break;
  }
  return found;
};
