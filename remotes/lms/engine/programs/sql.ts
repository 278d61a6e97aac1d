import initSqlJs, { type SqlJsStatic } from "sql.js/dist/sql-wasm-browser.js";

import type { ResultTable } from "../../contract/studio/Session";
import { sqlDiagnostic } from "../diagnostics/sql";
import type { Outcome } from "../session/messages";
import { ended, type Job } from "./base/Job";
import { serve } from "./base/serve";
import { realText } from "./sql/realText";

/** Rows of a run that are shown in tables; the lines of output have all of them. */
const MAX_ROWS = 5_000;

type Value = number | bigint | string | Uint8Array | null;
type Cell = string | number | null;

const hex = (bytes: Uint8Array): string =>
  `x'${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}'`;

/** Whole numbers come as such, however large. */
const cellOf = (value: Value): Cell => {
  if (value instanceof Uint8Array) return hex(value);
  if (typeof value !== "bigint") return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
};

const wordOf = (value: Value): string =>
  typeof value === "number" ? realText(value) : String(value instanceof Uint8Array ? hex(value) : (value ?? ""));

/** As SQLite's own shell prints a row in its list mode. */
const lineOf = (row: readonly Value[]): string => `${row.map(wordOf).join("|")}\n`;

/** Rows are shown as tables, and written as lines: they count as output, so a query that never ends is ended like a loop that writes. */
class Tables {
  readonly all: ResultTable[] = [];
  private rows = 0;

  constructor(private readonly job: Job) {}

  begin(columns: string[]): (row: readonly Value[]) => void {
    const rows: (readonly Cell[])[] = [];
    this.all.push({ columns, rows });
    return (row) => {
      this.job.write(1, lineOf(row));
      this.rows += 1;
      if (this.rows <= MAX_ROWS) rows.push(row.map(cellOf));
    };
  }
}

const MB = 1024 * 1024;
/** A page of a database that says nothing else. */
const PAGE_BYTES = 4096;
const OUT_OF_MEMORY = /database or disk is full|out of memory/;

const asOutcome = (tables: Tables): Outcome["tables"] =>
  tables.all.map(({ columns, rows }) => ({ columns: [...columns], rows: rows.map((row) => [...row]) }));

const runSql = (sqlJs: SqlJsStatic, job: Job): Outcome => {
  const database = new sqlJs.Database();
  const main = job.main("main.sql");
  const tables = new Tables(job);
  let at = 0;
  try {
    // A database is a file of the browser's memory, outside of the memory that SQLite asks for.
    database.run(`pragma foreign_keys = on; pragma max_page_count = ${(job.limits.memoryMb * MB) / PAGE_BYTES}`);
    const before = [job.seedSql ?? "", job.input.isOpen ? "" : job.input.readAll()].join("\n");
    database.exec(before);
    job.started();
    const statements = database.iterateStatements(main.text);
    for (;;) {
      at = main.text.length - statements.getRemainingSQL().length;
      const { done = false, value: statement } = statements.next();
      if (done || !statement) return ended("ok", 0, { tables: asOutcome(tables) });
      const columns = statement.getColumnNames();
      const add = columns.length > 0 ? tables.begin(columns) : null;
      while (statement.step()) add?.(statement.get(null, { useBigInt: true }));
    }
  } catch (error) {
    if (job.halted) return ended(job.halted.status, null, { tables: asOutcome(tables) });
    if (!(error instanceof Error) || error instanceof WebAssembly.RuntimeError) throw error;
    const diagnostic = sqlDiagnostic(error.message, main, at);
    job.write(2, `${diagnostic.message}\n`);
    const status = OUT_OF_MEMORY.test(error.message) ? "memory" : "runtime-error";
    return ended(status, 1, { tables: asOutcome(tables), diagnostics: [diagnostic] });
  } finally {
    database.close();
  }
};

serve(async (files) => {
  const wasmBinary = (await files.bytes("dist/sql-wasm-browser.wasm")).buffer;
  const sqlJs = await initSqlJs({ wasmBinary });
  return { run: (job) => runSql(sqlJs, job) };
});
