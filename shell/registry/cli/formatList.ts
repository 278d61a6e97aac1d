import type { Registry } from "../schema";

/** A table for people: one line per version, the live one marked. */
export const formatList = (registry: Registry): string => {
  const rows = Object.entries(registry.remotes).flatMap(([id, { live, versions }]) =>
    versions
      .toReversed()
      .map(({ version, shippedAt, by }) => [
        id,
        version,
        version === live ? "live" : "",
        shippedAt.slice(0, 16).replace("T", " "),
        by,
      ]),
  );
  if (rows.length === 0) return "No remote has been shipped yet.";
  const table = [["remote", "version", "", "shipped (UTC)", "by"], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};
