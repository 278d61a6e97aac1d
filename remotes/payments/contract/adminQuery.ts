import { cleanText, parsePageNumber } from "@serambi/kernel/pages";

import { ADMIN_PATH } from "./paths";

const MAX_SEARCH = 100;
const NUMBER = /^[A-Za-z0-9-]{3,40}$/;

/** What the address of the administrator's list says; what makes no sense counts as absent. */
export interface AdminView {
  readonly page: number;
  /** Only what wants somebody's attention. */
  readonly isMarked: boolean;
  readonly search: string | null;
  /** The one that is shown beside the list. */
  readonly selected: string | null;
}

export const readAdminView = (query: URLSearchParams): AdminView => {
  const selected = query.get("invoice");
  return {
    page: parsePageNumber(query),
    isMarked: query.get("show") === "marked",
    search: cleanText(query.get("search"), MAX_SEARCH) || null,
    selected: selected !== null && NUMBER.test(selected) ? selected : null,
  };
};

export const adminPath = ({ page, isMarked, search, selected }: Partial<AdminView>): string => {
  const query = new URLSearchParams();
  if (isMarked) query.set("show", "marked");
  if (search) query.set("search", search);
  if (page !== undefined && page > 1) query.set("page", String(page));
  if (selected) query.set("invoice", selected);
  return query.size > 0 ? `${ADMIN_PATH}?${query.toString()}` : ADMIN_PATH;
};
