import type { ResultTable } from "./Session";

const cell = (value: string | number | null): string => {
  const text = value === null ? "" : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as comma-separated values (RFC 4180). */
export const csvOf = ({ columns, rows }: ResultTable): string =>
  [columns, ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
