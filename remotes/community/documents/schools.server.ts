import { csvOf, document } from "@serambi/kernel/server";

import { SchoolApi } from "../api/SchoolApi";
import { SCHOOLS_CSV_PATH } from "../contract/paths";
import type { School } from "../contract/Schools";
import type { NetworkMessages } from "../messages/network.id";

const PER_PAGE = 50;
/** A bound on the pages that one file is made of. */
const MOST_PAGES = 100;

const allSchools = async (api: SchoolApi): Promise<readonly School[]> => {
  const found: School[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { items, totalPages } = await api.list({ page, search: "", provinceId: "" }, PER_PAGE);
    found.push(...items);
    if (page >= totalPages) break;
  }
  return found;
};

/** `/Network/schools.csv`: the table of `/Network`, whole. */
export const schoolsDocument = document<NetworkMessages>({
  id: "schools-csv",
  paths: [SCHOOLS_CSV_PATH],
  texts: "network",
  loader: async ({ http, text }, { t }) => {
    const schools = await allSchools(new SchoolApi(http));
    const head = [t.npsn, t.school, t.level, t.status, t.city, t.province, t.fields, t.students, t.since];
    const rows = schools.map(({ npsn, name, level, status, city, province, fields, students, since }) => [
      npsn,
      name,
      level,
      t[status],
      city,
      province,
      fields.join(", "),
      students ?? "",
      since,
    ]);
    return text({
      type: "text/csv; charset=utf-8",
      body: csvOf([head, ...rows]),
      fileName: "schools.csv",
      isIndexed: false,
    });
  },
});
