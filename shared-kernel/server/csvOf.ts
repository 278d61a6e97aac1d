/** A cell that a spreadsheet would take for a formula is made a text of. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  const safe = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Rows as a spreadsheet reads them; it knows by the mark at the beginning that it is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
