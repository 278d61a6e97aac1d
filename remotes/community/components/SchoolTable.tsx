import { formatNumber } from "@serambi/kernel/i18n";
import type { Language } from "@serambi/kernel/contracts";
import { Table } from "@serambi/kernel/ui";

import type { School } from "../contract/Schools";
import type { NetworkMessages } from "../messages/network.id";

interface SchoolTableProps {
  readonly schools: readonly School[];
  readonly place: string;
  readonly language: Language;
  readonly t: NetworkMessages;
}

/** Schools that take part, a row each. */
export const SchoolTable = ({ schools, place, language, t }: SchoolTableProps) => (
  <Table
    caption={t.caption(place)}
    hideCaption
    rows={schools}
    rowKey={({ id }) => id}
    columns={[
      { id: "school", header: t.school, cell: ({ name }) => name },
      { id: "city", header: t.city, cell: ({ city, province }) => `${city}, ${province}` },
      { id: "level", header: t.level, cell: ({ level }) => level },
      { id: "fields", header: t.fields, cell: ({ fields }) => fields.join(", ") || t.untold },
      {
        id: "students",
        header: t.students,
        numeric: true,
        cell: ({ students }) => (students === null ? t.untold : formatNumber(students, language)),
      },
      { id: "since", header: t.since, numeric: true, cell: ({ since }) => since },
    ]}
  />
);
