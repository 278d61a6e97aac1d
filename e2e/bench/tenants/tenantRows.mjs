const text = (value, digits) => (Number.isFinite(value) ? value.toFixed(digits) : "–");

/** Head of the table. */
export const tenantHead = ({ few, count }) => ["", `${few} tenants`, `${count} tenants`, "cost", "budget", ""];

const row = (name, few, many, { digits = 1, plus, times, most } = {}) => {
  const cost = times === undefined ? many - few : many / few;
  const shown = times === undefined ? `+ ${text(cost, digits)}` : `${text(cost, 2)} ×`;
  const budget = [plus !== undefined && `≤ + ${plus}`, times && `≤ ${times} ×`, most !== undefined && `≤ ${most}`];
  const isKept = !(cost > (plus ?? times ?? Infinity)) && many <= (most ?? Infinity);
  const isBound = plus !== undefined || times !== undefined || most !== undefined;
  return [
    name,
    text(few, digits),
    text(many, digits),
    Number.isFinite(cost) ? shown : "",
    budget.filter(Boolean).join(" "),
    isBound ? (isKept ? "ok" : "OVER") : "",
  ];
};

/**
 * The figures and what they may be at most.
 * @returns rows of `[name, few, many, cost, budget, verdict]`
 */
export const tenantRows = (result) => {
  const { memoryFew, memoryMany, lookUpFew, lookUpMany, newPage, knownPage, packedPage, failed, lost } = result;
  return [
    row("resident memory of all processes, MB", memoryFew.rssMb, memoryMany.rssMb, { plus: 60 }),
    row("  of it the server's own, MB", memoryFew.ownMb, memoryMany.ownMb),
    row("  of that objects and buffers, MB", memoryFew.heapMb, memoryMany.heapMb),
    row("request of a known host, ms", lookUpFew.ms, lookUpMany.ms, { digits: 3, times: 1.2 }),
    row("  processor time of it, ms", lookUpFew.cpuMs, lookUpMany.cpuMs, { digits: 3, times: 1.2 }),
    row("first page of a new host, ms", Number.NaN, newPage.ms),
    row("page of a host in use, ms", Number.NaN, knownPage.ms),
    row("page of a host that was put away, ms", Number.NaN, packedPage.ms),
    row("pages that failed", Number.NaN, failed, { digits: 0, most: 0 }),
    row("hosts lost with the platform down", Number.NaN, lost, { digits: 0, most: 0 }),
  ];
};
