/** A table for people: columns as wide as their widest cell, two spaces between. */
export const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

/** `2026-11-21 08:00` of an ISO time. */
export const minuteOf = (at: string): string => at.slice(0, 16).replace("T", " ");
