import { useMessages } from "@serambi/kernel/remote";
import { Table } from "@serambi/kernel/ui";

import type { ShownKept, ShownLegal } from "../../contract/legal/ShownLegal";
import type { LegalMessages } from "../../messages/legal.id";
import { changedColumn } from "./changedColumn";
import s from "./KeptTable.module.css";

const HEADING = "legal-kept";

/** Everything that is kept, a line each. */
export const KeptTable = ({ heading, rows }: NonNullable<ShownLegal["kept"]>) => {
  const t = useMessages<LegalMessages>();
  return (
    <section className={s.kept} aria-labelledby={HEADING}>
      <h2 id={HEADING} className={s.heading}>
        {heading}
      </h2>
      <Table<ShownKept>
        caption={heading}
        hideCaption
        columns={[
          changedColumn("what", t["legal.what"]),
          changedColumn("for", t["legal.for"]),
          changedColumn("ground", t["legal.ground"]),
          changedColumn("until", t["legal.until"]),
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </section>
  );
};
