/** How values are shown: as Node shows them. Parts of the world are put together by `world.ts`, and evaluated inside the interpreter. */
export const addInspect = (world) => {
  const define = (name, value) =>
    Object.defineProperty(globalThis, name, { value, writable: true, enumerable: false, configurable: true });
  const sourceOf = (value) => Function.prototype.toString.call(value);
  const quoted = (text) => {
    const sign = !text.includes("'") ? "'" : !text.includes('"') ? '"' : !text.includes("`") ? "`" : "'";
    const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
    return sign + (sign === "'" ? escaped.replaceAll("'", "\\'") : escaped) + sign;
  };
  const isPlainKey = (key) => /^[A-Za-z_$][\w$]*$/.test(key);
  const nameOfClass = (value) => {
    const prototype = Object.getPrototypeOf(value);
    return prototype === null ? null : (prototype.constructor?.name ?? "Object");
  };
  const WIDTH = 80;

  /** Short entries of a long list in columns, as Node sets them. */
  const inColumns = (parts, indent, hasMore, isNumeric) => {
    const count = parts.length - (hasMore ? 1 : 0);
    const lengths = parts.slice(0, count).map((part) => part.length);
    const total = lengths.reduce((sum, length) => sum + length + 2, 0);
    const widest = Math.max(...lengths) + 2;
    if (widest * 3 + indent.length >= WIDTH || !(total / widest > 5 || widest <= 8)) return parts;
    const biased = Math.max(widest - 3 - Math.sqrt(widest - total / parts.length), 1);
    const columns = Math.min(
      Math.round(Math.sqrt(2.5 * biased * count) / biased),
      Math.floor((WIDTH - indent.length) / widest),
      12,
      15,
    );
    if (columns <= 1) return parts;
    const widths = Array.from(
      { length: columns },
      (_, column) => Math.max(...lengths.filter((_length, index) => index % columns === column)) + 2,
    );
    const lines = [];
    for (let from = 0; from < count; from += columns) {
      const row = parts.slice(from, Math.min(from + columns, count));
      lines.push(
        row
          .map((part, column) => {
            if (column === row.length - 1) return isNumeric ? part.padStart(widths[column] - 2) : part;
            return isNumeric ? `${part}, `.padStart(widths[column]) : `${part}, `.padEnd(widths[column]);
          })
          .join(""),
      );
    }
    return hasMore ? [...lines, parts[count]] : lines;
  };

  /** How deep what was shown last is nested: three levels share a line, not more. */
  let lastDepth = 0;
  const arrange = (parts, open, close, indent, depth, list = null) => {
    if (parts.length === 0) return `${open}${close}`;
    const entries = list && parts.length > 6 ? inColumns(parts, indent, list.hasMore, list.isNumeric) : parts;
    const isWhole = entries.length === parts.length;
    if (lastDepth - depth < 3 && isWhole) {
      const whole = entries.reduce((sum, part) => sum + part.length, 0);
      const start = entries.length + indent.length + open.length + 10;
      if (whole + entries.length + start <= WIDTH && entries.every((part) => !part.includes("\n")))
        return `${open} ${entries.join(", ")} ${close}`;
    }
    return `${open}\n${entries.map((part) => `${indent}  ${part}`).join(",\n")}\n${indent}${close}`;
  };

  const inspect = (value, depth = 0, seen = [], indent = "", isTop = false) => {
    if (typeof value === "string") return isTop ? value : quoted(value);
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value === "symbol") return value.toString();
    if (Object.is(value, -0)) return "-0";
    if (value === null || (typeof value !== "object" && typeof value !== "function")) return String(value);
    if (seen.includes(value)) return "[Circular *1]";
    if (value instanceof Error && !isTop && depth > 2) return `[${value.name}: ${value.message}]`;
    const name = nameOfClass(value);
    const keys = Reflect.ownKeys(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key));
    const next = [...seen, value];
    const deeper = (one) => inspect(one, depth + 1, next, `${indent}  `);
    const entry = (key) => {
      const described = Object.getOwnPropertyDescriptor(value, key);
      const [isRead, isWritten] = [described.get !== undefined, described.set !== undefined];
      const accessors = isWritten ? "[Getter/Setter]" : "[Getter]";
      const shown = isRead ? accessors : isWritten ? "[Setter]" : deeper(described.value);
      const title = typeof key === "symbol" ? `[${key.toString()}]` : isPlainKey(key) ? key : quoted(key);
      return `${title}: ${shown}`;
    };
    const isTooDeep = depth > 2;
    if (!isTooDeep) lastDepth = depth;
    if (typeof value === "function") {
      const isClass = /^class\b/.test(sourceOf(value));
      const base = isClass && Object.getPrototypeOf(value)?.name;
      const title = isClass
        ? `[class ${value.name || "(anonymous)"}${base ? ` extends ${base}` : ""}]`
        : `[${nameOfClass(value) ?? "Function"}${value.name ? `: ${value.name}` : " (anonymous)"}]`;
      return keys.length === 0 || isTooDeep ? title : `${title} ${arrange(keys.map(entry), "{", "}", indent, depth)}`;
    }
    if (value instanceof Error) {
      const stack = (value.stack ?? "").trimEnd();
      const head = `${value.name}${value.message ? `: ${value.message}` : ""}`;
      const text = stack.startsWith(value.name) ? stack : stack ? `${head}\n${stack}` : head;
      const rest = keys.filter((key) => key !== "stack" && key !== "message");
      return rest.length === 0 ? text : `${text} ${arrange(rest.map(entry), "{", "}", indent, depth)}`;
    }
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
    if (value instanceof RegExp) return String(value);
    if (typeof value.valueOf() !== "object" && ["Number", "String", "Boolean"].includes(name))
      return `[${name}: ${inspect(value.valueOf())}]`;
    if (Array.isArray(value)) {
      const prefix = name === "Array" ? "" : `${name}(${value.length}) `;
      if (isTooDeep) return value.length === 0 ? "[]" : "[Array]";
      const parts = [];
      let holes = 0;
      const endHoles = () => {
        if (holes > 0) parts.push(`<${holes} empty item${holes > 1 ? "s" : ""}>`);
        holes = 0;
      };
      for (let index = 0; index < Math.min(value.length, 100); index += 1) {
        if (!(index in value)) holes += 1;
        else {
          endHoles();
          parts.push(deeper(value[index]));
        }
      }
      endHoles();
      const others = keys.filter((key) => typeof key === "symbol" || !/^\d+$/.test(key)).map(entry);
      const list = {
        hasMore: value.length > 100,
        isNumeric: value.every((one) => typeof one === "number" || typeof one === "bigint"),
      };
      if (list.hasMore) parts.push(`... ${value.length - 100} more item${value.length > 101 ? "s" : ""}`);
      return arrange([...parts, ...others], `${prefix}[`, "]", indent, depth, others.length === 0 ? list : null);
    }
    if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
      const shown = Array.from(value.subarray(0, 100), (one) => deeper(one));
      if (value.length > 100) shown.push(`... ${value.length - 100} more items`);
      return arrange(shown, `${name}(${value.length}) [`, "]", indent, depth, {
        hasMore: value.length > 100,
        isNumeric: true,
      });
    }
    if (value instanceof Map) {
      if (isTooDeep) return "[Map]";
      const parts = [...value].map(([key, held]) => `${deeper(key)} => ${deeper(held)}`);
      return arrange(parts, `${name}(${value.size}) {`, "}", indent, depth);
    }
    if (value instanceof Set) {
      if (isTooDeep) return "[Set]";
      return arrange([...value].map(deeper), `${name}(${value.size}) {`, "}", indent, depth);
    }
    if (value instanceof Promise) return "Promise { <pending> }";
    if (value instanceof WeakMap || value instanceof WeakSet) return `${name} { <items unknown> }`;
    const tag = value[Symbol.toStringTag];
    const called = name === null ? "[Object: null prototype] " : name === "Object" ? "" : `${name} `;
    const prefix = typeof tag === "string" && tag !== name ? `${called || "Object "}[${tag}] ` : called;
    if (isTooDeep) return keys.length === 0 ? `${prefix}{}` : `[${name ?? "Object: null prototype"}]`;
    return arrange(keys.map(entry), `${prefix}{`, "}", indent, depth);
  };

  const format = (first, ...rest) => {
    const texts = [];
    if (typeof first === "string" && rest.length > 0) {
      const filled = first.replace(/%[sdifjoOc%]/g, (sign) => {
        if (sign === "%%") return "%";
        if (rest.length === 0) return sign;
        const value = rest.shift();
        if (sign === "%c") return "";
        if (sign === "%d") return typeof value === "bigint" ? `${value}n` : String(Number(value));
        if (sign === "%i") return String(Number.parseInt(value, 10));
        if (sign === "%f") return String(Number.parseFloat(value));
        if (sign === "%j") return JSON.stringify(value);
        if (sign === "%s") return inspect(value, 2, [], "", true);
        return inspect(value);
      });
      texts.push(filled);
    } else if (first !== undefined || rest.length > 0) texts.push(inspect(first, 0, [], "", true));
    else texts.push("undefined");
    for (const value of rest) texts.push(inspect(value, 0, [], "", true));
    return texts.join(" ");
  };

  Object.assign(world, { define, isPlainKey, inspect, format });
};
