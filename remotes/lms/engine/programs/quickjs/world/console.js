/** The console. */
export const addConsole = (world) => {
  const { define, format, host, inspect } = world;
  let group = "";
  const say = (fd, values) => {
    const text = values.length === 0 ? "" : format(...values);
    host.write(fd, `${group + (group ? text.replaceAll("\n", `\n${group}`) : text)}\n`);
  };
  const counts = new Map();
  const timersOfConsole = new Map();
  const table = (data, wanted) => {
    if (data === null || typeof data !== "object") return say(1, [data]);
    const isMap = data instanceof Map;
    const rows = isMap || data instanceof Set ? [...data].map((one, index) => [index, one]) : Object.entries(data);
    const columns = [];
    let hasValues = false;
    for (const [, row] of rows) {
      if (row !== null && typeof row === "object") {
        for (const key of Object.keys(row)) if (!columns.includes(key)) columns.push(key);
      } else hasValues = true;
    }
    const shown = wanted ?? columns;
    const head = ["(index)", ...shown, ...(hasValues ? ["Values"] : [])];
    const body = rows.map(([index, row]) => {
      const isRow = row !== null && typeof row === "object";
      return [
        String(index),
        ...shown.map((key) => (isRow && key in row ? inspect(row[key], 2) : "")),
        ...(hasValues ? [isRow ? "" : inspect(row, 2)] : []),
      ];
    });
    const widths = head.map((title, column) => Math.max(title.length, ...body.map((row) => row[column].length)) + 2);
    const line = (left, cross, right) => left + widths.map((width) => "─".repeat(width)).join(cross) + right;
    const written = (row) => `│${row.map((cell, column) => ` ${cell}`.padEnd(widths[column])).join("│")}│`;
    say(1, [
      [line("┌", "┬", "┐"), written(head), line("├", "┼", "┤"), ...body.map(written), line("└", "┴", "┘")].join("\n"),
    ]);
  };
  define("console", {
    log: (...values) => say(1, values),
    info: (...values) => say(1, values),
    debug: (...values) => say(1, values),
    error: (...values) => say(2, values),
    warn: (...values) => say(2, values),
    trace: (...values) => say(2, ["Trace:", ...values]),
    dir: (value) => say(1, [inspect(value)]),
    table,
    assert: (isTrue, ...values) => {
      if (!isTrue) say(2, values.length === 0 ? ["Assertion failed"] : ["Assertion failed:", ...values]);
    },
    count: (label = "default") => {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      say(1, [`${label}: ${counts.get(label)}`]);
    },
    countReset: (label = "default") => counts.delete(label),
    group: (...values) => {
      if (values.length > 0) say(1, values);
      group += "  ";
    },
    groupCollapsed: (...values) => globalThis.console.group(...values),
    groupEnd: () => {
      group = group.slice(2);
    },
    time: (label = "default") => timersOfConsole.set(label, host.now()),
    timeLog: (label = "default") => say(1, [`${label}: ${(host.now() - timersOfConsole.get(label)).toFixed(3)}ms`]),
    timeEnd: (label = "default") => {
      say(1, [`${label}: ${(host.now() - timersOfConsole.get(label)).toFixed(3)}ms`]);
      timersOfConsole.delete(label);
    },
    clear: () => {},
  });
};
