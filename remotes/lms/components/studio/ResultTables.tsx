import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Button, CopyButton } from "@serambi/kernel/ui";
import { useState } from "react";

import type { ResultTable } from "../../contract/studio/Session";
import type { StudioMessages } from "../../messages/studio.id";
import { csvOf } from "../../contract/studio/csvOf";
import s from "./ResultTables.module.css";

const SHOWN_FIRST = 12;
const SHOWN_MORE = 200;

const isNumeric = ({ rows }: ResultTable, column: number): boolean =>
  rows.some((row) => typeof row[column] === "number") &&
  rows.every((row) => row[column] === null || typeof row[column] === "number");

const Table = ({ table, number }: { readonly table: ResultTable; readonly number: number }) => {
  const t = useMessages<StudioMessages>();
  const language = useLanguage();
  const [limit, setLimit] = useState(SHOWN_FIRST);
  const { columns, rows } = table;
  const shown = rows.slice(0, limit);
  const left = rows.length - shown.length;
  const numeric = columns.map((_, column) => isNumeric(table, column));
  return (
    <div className={s.result}>
      <div className={s.scroll} tabIndex={0} role="region" aria-label={t.tableName(number)}>
        <table>
          <caption>{t.tableCaption(number, shown.length, rows.length)}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a query may name two columns alike
                <th key={index} scope="col" data-numeric={numeric[index] || undefined}>
                  {column} <small>{numeric[index] ? t.typeNumber : t.typeText}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, line) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows of a result have no names
              <tr key={line}>
                {row.map((value, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={index} data-numeric={numeric[index] || undefined}>
                    {value === null ? <i>NULL</i> : typeof value === "number" ? formatCell(value, language) : value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className={s.empty}>{t.emptyTable}</p>}
      <div className={s.acts}>
        {left > 0 && (
          <Button variant="line" size="small" onClick={() => setLimit(limit + SHOWN_MORE)}>
            {t.moreRows(Math.min(left, SHOWN_MORE))}
          </Button>
        )}
        <CopyButton text={csvOf(table)} texts={{ copy: t.copyCsv, copied: t.copied, failed: t.copyFailed }} />
      </div>
    </div>
  );
};

/** Whole numbers in the page's way of writing; others as the database gave them, for no digit may be lost. */
const formatCell = (value: number, language: "id" | "en"): string =>
  Number.isSafeInteger(value) ? formatNumber(value, language) : String(value);

/** What queries gave. */
export const ResultTables = ({ tables }: { readonly tables: readonly ResultTable[] }) => (
  <>
    {tables.map((table, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- results have no names, and another run is another list
      <Table key={index} table={table} number={index + 1} />
    ))}
  </>
);
