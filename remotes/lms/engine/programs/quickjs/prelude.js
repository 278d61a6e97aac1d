/**
 * The world of a JavaScript program: console, timers, standard input and output, and of Node's modules what exercises and textbooks use.
 * Evaluated inside the interpreter; `host` is all that it has of the outside.
 */
((host) => {
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
      const { get, set, value: held } = Object.getOwnPropertyDescriptor(value, key);
      const shown = get ? (set ? "[Getter/Setter]" : "[Getter]") : set ? "[Setter]" : deeper(held);
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
      const stack = String(value.stack ?? "").trimEnd();
      const head = `${value.name}${value.message ? `: ${value.message}` : ""}`;
      const text = stack.startsWith(value.name) ? stack : stack ? `${head}\n${stack}` : head;
      const rest = keys.filter((key) => key !== "stack" && key !== "message");
      return rest.length === 0 ? text : `${text} ${arrange(rest.map(entry), "{", "}", indent, depth)}`;
    }
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
    if (value instanceof RegExp) return String(value);
    if (value instanceof Number || value instanceof String || value instanceof Boolean)
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
      const list = { hasMore: value.length > 100, isNumeric: value.every((one) => typeof one === "number" || typeof one === "bigint") };
      if (list.hasMore)
        parts.push(`... ${value.length - 100} more item${value.length > 101 ? "s" : ""}`);
      return arrange([...parts, ...others], `${prefix}[`, "]", indent, depth, others.length === 0 ? list : null);
    }
    if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
      const shown = Array.from(value.subarray(0, 100), (one) => deeper(one));
      if (value.length > 100) shown.push(`... ${value.length - 100} more items`);
      return arrange(shown, `${name}(${value.length}) [`, "]", indent, depth, { hasMore: value.length > 100, isNumeric: true });
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
    say(1, [[line("┌", "┬", "┐"), written(head), line("├", "┼", "┤"), ...body.map(written), line("└", "┴", "┘")].join("\n")]);
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

  // Timers: the host sleeps until the next one is due, and calls `runDue`.
  const timers = new Map();
  let lastTimer = 0;
  const addTimer = (callback, delayMs, values, everyMs) => {
    lastTimer += 1;
    timers.set(lastTimer, { callback, values, everyMs, dueAt: host.now() + Math.max(Number(delayMs) || 0, 1), order: lastTimer });
    const id = lastTimer;
    return { id, ref: () => {}, unref: () => {}, hasRef: () => true, [Symbol.toPrimitive]: () => id };
  };
  const removeTimer = (timer) => void timers.delete(Number(timer?.id ?? timer));
  define("setTimeout", (callback, delayMs, ...values) => addTimer(callback, delayMs, values, null));
  define("setInterval", (callback, delayMs, ...values) =>
    addTimer(callback, delayMs, values, Math.max(Number(delayMs) || 0, 1)),
  );
  define("setImmediate", (callback, ...values) => addTimer(callback, 0, values, null));
  define("clearTimeout", removeTimer);
  define("clearInterval", removeTimer);
  define("clearImmediate", removeTimer);
  if (typeof queueMicrotask === "undefined")
    define("queueMicrotask", (callback) => void Promise.resolve().then(callback));
  const nextTimer = () =>
    [...timers].reduce((best, one) => {
      if (best === null) return one;
      const isEarlier = one[1].dueAt < best[1].dueAt || (one[1].dueAt === best[1].dueAt && one[1].order < best[1].order);
      return isEarlier ? one : best;
    }, null);

  // Those of the run's seed.
  Math.random = () => host.random();

  const startedAt = host.now();
  if (typeof performance === "undefined") define("performance", { now: () => host.now() - startedAt, timeOrigin: Date.now() });

  const encodeUtf8 = (text) => Uint8Array.from(unescape(encodeURIComponent(text.toWellFormed())), (sign) => sign.charCodeAt(0));
  const decodeUtf8 = (bytes) => {
    let text = "";
    for (const byte of bytes) text += `%${byte.toString(16).padStart(2, "0")}`;
    try {
      return decodeURIComponent(text);
    } catch {
      return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : "\ufffd")).join("");
    }
  };
  if (typeof TextEncoder === "undefined")
    define("TextEncoder", class TextEncoder {
      encoding = "utf-8";
      encode(text = "") {
        return encodeUtf8(String(text));
      }
    });
  if (typeof TextDecoder === "undefined")
    define("TextDecoder", class TextDecoder {
      encoding = "utf-8";
      decode(bytes = new Uint8Array()) {
        return decodeUtf8(ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array(bytes));
      }
    });
  if (typeof structuredClone === "undefined")
    define("structuredClone", (value) => {
      const known = new Map();
      const clone = (one) => {
        if (typeof one === "function" || typeof one === "symbol") throw new TypeError(`${String(one)} could not be cloned.`);
        if (one === null || typeof one !== "object") return one;
        if (known.has(one)) return known.get(one);
        const keep = (copy) => {
          known.set(one, copy);
          return copy;
        };
        if (one instanceof Date) return keep(new Date(one));
        if (one instanceof RegExp) return keep(new RegExp(one.source, one.flags));
        if (ArrayBuffer.isView(one)) return keep(one.slice());
        if (one instanceof Map) {
          const copy = keep(new Map());
          for (const [key, held] of one) copy.set(clone(key), clone(held));
          return copy;
        }
        if (one instanceof Set) {
          const copy = keep(new Set());
          for (const held of one) copy.add(clone(held));
          return copy;
        }
        const copy = keep(Array.isArray(one) ? Array.from({ length: one.length }) : one instanceof Error ? new one.constructor(one.message) : {});
        for (const key of Object.keys(one)) copy[key] = clone(one[key]);
        return copy;
      };
      return clone(value);
    });

  // Standard input: as browsers have it, as Node has it, and as small interpreters have it.
  const withoutEnd = (line) => (line === null ? null : line.replace(/\r?\n$/, ""));
  const readLine = () => withoutEnd(host.readLine());
  define("prompt", (question = "") => {
    if (question !== "") host.write(1, `${question} `);
    return readLine();
  });
  define("readline", readLine);
  define("alert", (text = "") => host.write(1, `${text}\n`));

  class EventEmitter {
    #listeners = new Map();
    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), { listener, isOnce: false }]);
      return this;
    }
    addListener(name, listener) {
      return this.on(name, listener);
    }
    once(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), { listener, isOnce: true }]);
      return this;
    }
    off(name, listener) {
      this.#listeners.set(name, (this.#listeners.get(name) ?? []).filter((one) => one.listener !== listener));
      return this;
    }
    removeListener(name, listener) {
      return this.off(name, listener);
    }
    removeAllListeners(name) {
      if (name === undefined) this.#listeners.clear();
      else this.#listeners.delete(name);
      return this;
    }
    listenerCount(name) {
      return (this.#listeners.get(name) ?? []).length;
    }
    emit(name, ...values) {
      const present = this.#listeners.get(name) ?? [];
      if (present.length === 0 && name === "error") throw values[0];
      for (const one of present) {
        if (one.isOnce) this.off(name, one.listener);
        one.listener.apply(this, values);
      }
      return present.length > 0;
    }
  }

  class LineInterface extends EventEmitter {
    #isClosed = false;
    #isStarted = false;
    #isAsking = 0;
    #prompt = "> ";
    on(name, listener) {
      super.on(name, listener);
      if (name === "line" && !this.#isStarted) {
        this.#isStarted = true;
        setTimeout(() => this.#readOn(), 0);
      }
      if (name === "close" && !this.#isStarted) setTimeout(() => !this.#isStarted && this.#isAsking === 0 && this.#readOn(), 0);
      return this;
    }
    #readOn() {
      if (this.#isClosed) return;
      const line = readLine();
      if (line === null) return this.close();
      this.emit("line", line);
      setTimeout(() => this.#readOn(), 0);
    }
    question(text, options, callback = options) {
      host.write(1, text);
      this.#isAsking += 1;
      setTimeout(() => {
        this.#isAsking -= 1;
        const line = readLine();
        if (line === null) this.close();
        else callback(line);
      }, 0);
    }
    setPrompt(text) {
      this.#prompt = text;
    }
    prompt() {
      host.write(1, this.#prompt);
    }
    write() {}
    pause() {
      return this;
    }
    resume() {
      return this;
    }
    close() {
      if (this.#isClosed) return;
      this.#isClosed = true;
      this.emit("close");
    }
    async *[Symbol.asyncIterator]() {
      this.#isStarted = true;
      for (let line = readLine(); line !== null && !this.#isClosed; line = readLine()) yield line;
    }
  }
  const createInterface = () => new LineInterface();

  const stdin = new (class extends EventEmitter {
    fd = 0;
    isTTY = false;
    on(name, listener) {
      super.on(name, listener);
      if (name === "data" || name === "readable")
        setTimeout(() => {
          const text = host.readAll();
          if (text !== "") this.emit("data", text);
          this.emit("end");
          this.emit("close");
        }, 0);
      return this;
    }
    setEncoding() {
      return this;
    }
    resume() {
      return this;
    }
    pause() {
      return this;
    }
    async *[Symbol.asyncIterator]() {
      for (let line = host.readLine(); line !== null; line = host.readLine()) yield line;
    }
  })();
  const stream = (fd) => ({
    fd,
    isTTY: false,
    columns: 80,
    write: (text) => {
      host.write(fd, typeof text === "string" ? text : decodeUtf8(text));
      return true;
    },
    end: (text) => text !== undefined && host.write(fd, String(text)),
    on: () => {},
    once: () => {},
  });
  const process = new (class process extends EventEmitter {
    argv = ["node", host.main];
    env = {};
    platform = "linux";
    version = "v22.0.0";
    versions = { node: "22.0.0" };
    pid = 1;
    exitCode = undefined;
    stdin = stdin;
    stdout = stream(1);
    stderr = stream(2);
    exit(code = this.exitCode ?? 0) {
      host.exit(Number(code) || 0);
    }
    cwd() {
      return "/";
    }
    uptime() {
      return (host.now() - startedAt) / 1000;
    }
    nextTick(callback, ...values) {
      queueMicrotask(() => callback(...values));
    }
    hrtime = Object.assign(
      (before) => {
        const now = host.now();
        const time = [Math.floor(now / 1000), Math.floor((now % 1000) * 1e6)];
        if (!before) return time;
        const elapsed = (time[0] - before[0]) * 1e9 + time[1] - before[1];
        return [Math.floor(elapsed / 1e9), elapsed % 1e9];
      },
      { bigint: () => BigInt(Math.floor(host.now() * 1e6)) },
    );
    memoryUsage() {
      return { rss: 0, heapTotal: 0, heapUsed: 0, external: 0 };
    }
  })();
  define("process", process);
  define("global", globalThis);

  const notFound = (path) => Object.assign(new Error(`ENOENT: no such file or directory, open '${path}'`), { code: "ENOENT" });
  const isStdin = (path) => path === 0 || path === "/dev/stdin";
  const readFileSync = (path) => {
    if (isStdin(path)) return host.readAll();
    const text = host.readFile(String(path));
    if (text === null) throw notFound(path);
    return text;
  };
  const fs = {
    readFileSync,
    writeFileSync: (path, text) => (path === 1 || path === 2 || path === "/dev/stdout" ? host.write(path === 2 ? 2 : 1, String(text)) : host.writeFile(String(path), String(text))),
    appendFileSync: (path, text) => host.writeFile(String(path), (host.readFile(String(path)) ?? "") + text),
    existsSync: (path) => host.readFile(String(path)) !== null,
    readSync: () => 0,
    promises: { readFile: async (path) => readFileSync(path), writeFile: async (path, text) => fs.writeFileSync(path, text) },
  };
  fs.readFile = (path, options, callback = options) => {
    setTimeout(() => {
      let text;
      try {
        text = readFileSync(path);
      } catch (error) {
        callback(error);
        return;
      }
      callback(null, text);
    }, 0);
  };
  const isEqual = (a, b) => {
    if (Object.is(a, b)) return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
    if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
    if (a instanceof Date) return a.getTime() === b.getTime();
    if (a instanceof Map) return a.size === b.size && [...a].every(([key, held]) => b.has(key) && isEqual(held, b.get(key)));
    if (a instanceof Set) return a.size === b.size && [...a].every((held) => b.has(held));
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]));
  };
  class AssertionError extends Error {
    name = "AssertionError";
    code = "ERR_ASSERTION";
  }
  const claim = (isTrue, message, instead) => {
    if (isTrue) return;
    throw message instanceof Error ? message : new AssertionError(message ?? instead);
  };
  const assert = Object.assign((value, message) => claim(value, message, "The expression evaluated to a falsy value"), {
    ok: (value, message) => claim(value, message, "The expression evaluated to a falsy value"),
    equal: (a, b, message) => claim(a == b, message, `${inspect(a)} == ${inspect(b)}`),
    notEqual: (a, b, message) => claim(a != b, message, `${inspect(a)} != ${inspect(b)}`),
    strictEqual: (a, b, message) => claim(Object.is(a, b), message, `Expected values to be strictly equal:\n\n${inspect(a)} !== ${inspect(b)}\n`),
    notStrictEqual: (a, b, message) => claim(!Object.is(a, b), message, `Expected "actual" to be strictly unequal to: ${inspect(b)}`),
    deepEqual: (a, b, message) => claim(isEqual(a, b), message, `Expected values to be deeply equal:\n\n${inspect(a)}\n\n${inspect(b)}`),
    deepStrictEqual: (a, b, message) => claim(isEqual(a, b), message, `Expected values to be strictly deep-equal:\n\n${inspect(a)}\n\n${inspect(b)}`),
    throws: (run, message) => {
      try {
        run();
      } catch {
        return;
      }
      claim(false, typeof message === "string" ? message : undefined, "Missing expected exception.");
    },
    fail: (message = "Failed") => claim(false, message),
    AssertionError,
  });
  assert.strict = assert;
  const promisify = (call) => (...values) =>
    new Promise((resolve, reject) => call(...values, (error, value) => (error ? reject(error) : resolve(value))));
  const lines = {
    createInterface,
    promises: {
      createInterface: () => {
        const lineInterface = createInterface();
        const ask = lineInterface.question.bind(lineInterface);
        lineInterface.question = (text) => new Promise((resolve) => ask(text, resolve));
        return lineInterface;
      },
    },
  };
  const builtin = {
    fs,
    "fs/promises": fs.promises,
    readline: lines,
    "readline/promises": lines.promises,
    util: { inspect: (value) => inspect(value), format, promisify, isDeepStrictEqual: isEqual, TextEncoder: globalThis.TextEncoder, TextDecoder: globalThis.TextDecoder },
    assert,
    "assert/strict": assert,
    events: Object.assign(EventEmitter, { EventEmitter }),
    process,
    os: { EOL: "\n", platform: () => "linux" },
    perf_hooks: { performance },
    timers: { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate },
    "timers/promises": { setTimeout: (delayMs, value) => new Promise((resolve) => setTimeout(resolve, delayMs, value)) },
  };

  const folderOf = (path) => (path.includes("/") ? path.slice(0, path.lastIndexOf("/") + 1) : "");
  const joined = (from, to) => {
    const parts = [];
    for (const part of (folderOf(from) + to).split("/")) {
      if (part === "..") parts.pop();
      else if (part !== "." && part !== "") parts.push(part);
    }
    return parts.join("/");
  };
  const loaded = new Map();
  const requireFrom = (from) => (request) => {
    const name = String(request).replace(/^node:/, "");
    if (Object.hasOwn(builtin, name)) return builtin[name];
    if (!/^\.{0,2}\//.test(name)) throw Object.assign(new Error(`Cannot find module '${request}'`), { code: "MODULE_NOT_FOUND" });
    const wanted = joined(from, name);
    const path = [wanted, `${wanted}.js`, `${wanted}.json`, `${wanted}/index.js`].find((one) => host.readFile(one) !== null);
    if (path === undefined) throw Object.assign(new Error(`Cannot find module '${request}'`), { code: "MODULE_NOT_FOUND" });
    const known = loaded.get(path);
    if (known) return known.exports;
    const module = { exports: {}, id: path, filename: path };
    loaded.set(path, module);
    if (path.endsWith(".json")) module.exports = JSON.parse(host.readFile(path));
    else host.evaluateFunction(path)(module.exports, requireFrom(path), module, path, folderOf(path));
    return module.exports;
  };
  define("require", Object.assign(requireFrom(host.main), { main: undefined }));
  const main = { exports: {}, id: ".", filename: host.main };
  define("module", main);
  define("exports", main.exports);
  define("__filename", host.main);
  define("__dirname", "/");
  globalThis.require.main = main;

  return {
    builtinNames: Object.keys(builtin),
    /** Source of a module that hands on what `require` gives, for `import` of one of Node's modules. */
    builtinModule: (name) => {
      define("__builtins", builtin);
      const held = builtin[name];
      const names = Object.keys(held).filter((key) => isPlainKey(key) && key !== "default");
      return `const held = __builtins[${JSON.stringify(name)}]; export default held; ${names.map((key) => `export const ${key} = held.${key};`).join(" ")}`;
    },
    /** Milliseconds until the next timer is due; null where there is none. */
    untilNext: () => {
      const next = nextTimer();
      return next === null ? null : Math.max(next[1].dueAt - host.now(), 0);
    },
    runDue: () => {
      const next = nextTimer();
      if (next === null || next[1].dueAt > host.now()) return;
      const [id, timer] = next;
      if (timer.everyMs === null) timers.delete(id);
      else {
        timer.dueAt = host.now() + timer.everyMs;
        lastTimer += 1;
        timer.order = lastTimer;
      }
      if (typeof timer.callback === "function") timer.callback(...timer.values);
    },
    /** How an error that nobody caught is told. */
    describe: (error) => (error instanceof Error ? inspect(error) : `Uncaught ${inspect(error)}`),
    beforeExit: () => {
      process.emit("exit", process.exitCode ?? 0);
      return Number(process.exitCode ?? 0) || 0;
    },
  };
})
