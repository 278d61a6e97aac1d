const KB = 1024;

const median = (values) => {
  const sorted = values.filter((value) => Number.isFinite(value)).toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Median of each figure over the runs of one page. */
export const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0] ?? {}).map((key) => [key, median(runs.map((run) => run[key]))]));

const text = (value, digits) => (Number.isFinite(value) ? value.toFixed(digits) : "–");

/** Two decimals, as the metric is read. */
const rounded = (shift) => Math.round(shift * 100) / 100;

/**
 * The figures and what they may be at most. `ratio` budgets are in multiples of the static page's figure.
 * @returns rows of `[name, product, static, ratio, budget, verdict]`
 */
export const rowsOf = (product, floor, load) => {
  const row = (name, value, { digits = 0, of = Number.NaN, max, ratio } = {}) => {
    const times = value / of;
    const isKept = ratio === undefined ? max === undefined || value <= max : times <= ratio;
    const budget = ratio === undefined ? (max === undefined ? "" : `≤ ${max}`) : `≤ ${ratio} ×`;
    return [
      name,
      text(value, digits),
      text(of, digits),
      Number.isFinite(times) ? `${times.toFixed(2)} ×` : "",
      budget,
      budget && (isKept ? "ok" : "OVER"),
    ];
  };
  const kb = (key) => ({ value: product[key] / KB, of: floor[key] / KB });
  const page = (product.htmlBytes + product.cssBytes) / KB;
  return [
    row("first paint (FCP), ms", product.fcp, { of: floor.fcp, ratio: 1.2 }),
    row("largest paint (LCP), ms", product.lcp, { of: floor.lcp, ratio: 1.3 }),
    row("blocking time (TBT), ms", product.tbt, { of: floor.tbt, max: 60 }),
    row("  with what comes before it, ms", product.blocked, { of: floor.blocked }),
    row("layout shift (CLS)", rounded(product.cls), { digits: 2, of: rounded(floor.cls), max: 0 }),
    row("requests", product.requests, { of: floor.requests, max: 14 }),
    row("depth of requests", product.depth, { of: floor.depth, max: 2 }),
    row("requests that failed", product.broken, { of: floor.broken, max: 0 }),
    row("scripts, KB brotli", kb("scriptBytes").value, { digits: 1, of: kb("scriptBytes").of, max: 130 }),
    row("HTML + CSS, KB brotli", page, { digits: 1, of: (floor.htmlBytes + floor.cssBytes) / KB, max: 40 }),
    row("  of it HTML", kb("htmlBytes").value, { digits: 1, of: kb("htmlBytes").of }),
    row("  of it CSS", kb("cssBytes").value, { digits: 1, of: kb("cssBytes").of }),
    row("fonts, KB", kb("fontBytes").value, { digits: 1, of: kb("fontBytes").of }),
    row("memory of the shell with what renders, MB", load.memory.pagesMb, { max: 250 }),
    row("  of it the server's own", load.memory.serverMb),
    row("  of it rendering", load.memory.renderMb),
    row("memory of what draws cards, MB", load.memory.cardsMb),
    row("processor time per uncached page, ms", load.cpuMsPerPage, { digits: 2, max: 3 }),
    row("uncached pages per second", load.pagesPerSecond),
    row("processor time per cached page, ms", load.cpuMsPerCachedPage, { digits: 2, max: 0.3 }),
    row("pages that failed under load", load.failed, { max: 0 }),
  ];
};

/** Rows as a table that reads in a terminal and in Markdown. */
export const formatTable = (head, rows) => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column].length)));
  const line = (cells) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
};
