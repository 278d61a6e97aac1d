import type { TableColumn } from "@serambi/kernel/ui";

import type { Pieces } from "../../contract/legal/ShownLegal";
import { Changed } from "./Changed";

/** A column of texts in which changes are marked. */
export const changedColumn = <Id extends string>(
  id: Id,
  header: string,
): TableColumn<Readonly<Record<Id, Pieces>>> => ({ id, header, cell: (row) => <Changed pieces={row[id]} /> });
