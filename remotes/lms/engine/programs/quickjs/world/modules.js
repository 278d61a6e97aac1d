/** Of Node's modules what textbooks and exercises use. */
export const addModules = (world) => {
  const { createInterface, define, EventEmitter, format, host, inspect, isPlainKey, process } = world;
  const notFound = (path) =>
    Object.assign(new Error(`ENOENT: no such file or directory, open '${path}'`), { code: "ENOENT" });
  const isStdin = (path) => path === 0 || path === "/dev/stdin";
  const readFileSync = (path) => {
    if (isStdin(path)) return host.readAll();
    const text = host.readFile(String(path));
    if (text === null) throw notFound(path);
    return text;
  };
  const fs = {
    readFileSync,
    writeFileSync: (path, text) =>
      path === 1 || path === 2 || path === "/dev/stdout"
        ? host.write(path === 2 ? 2 : 1, String(text))
        : host.writeFile(String(path), String(text)),
    appendFileSync: (path, text) => host.writeFile(String(path), (host.readFile(String(path)) ?? "") + text),
    existsSync: (path) => host.readFile(String(path)) !== null,
    readSync: () => 0,
    promises: {
      readFile: async (path) => readFileSync(path),
      writeFile: async (path, text) => fs.writeFileSync(path, text),
    },
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
    if (a instanceof Map)
      return a.size === b.size && [...a].every(([key, held]) => b.has(key) && isEqual(held, b.get(key)));
    if (a instanceof Set) return a.size === b.size && [...a].every((held) => b.has(held));
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
    );
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
    // As Node has it.
    // oxlint-disable-next-line eqeqeq
    equal: (a, b, message) => claim(a == b, message, `${inspect(a)} == ${inspect(b)}`),
    // oxlint-disable-next-line eqeqeq
    notEqual: (a, b, message) => claim(a != b, message, `${inspect(a)} != ${inspect(b)}`),
    strictEqual: (a, b, message) =>
      claim(Object.is(a, b), message, `Expected values to be strictly equal:\n\n${inspect(a)} !== ${inspect(b)}\n`),
    notStrictEqual: (a, b, message) =>
      claim(!Object.is(a, b), message, `Expected "actual" to be strictly unequal to: ${inspect(b)}`),
    deepEqual: (a, b, message) =>
      claim(isEqual(a, b), message, `Expected values to be deeply equal:\n\n${inspect(a)}\n\n${inspect(b)}`),
    deepStrictEqual: (a, b, message) =>
      claim(isEqual(a, b), message, `Expected values to be strictly deep-equal:\n\n${inspect(a)}\n\n${inspect(b)}`),
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
  const promisify =
    (call) =>
    (...values) => {
      const { promise, resolve, reject } = Promise.withResolvers();
      call(...values, (error, value) => {
        if (error) reject(error);
        else resolve(value);
      });
      return promise;
    };
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
    util: {
      inspect: (value) => inspect(value),
      format,
      promisify,
      isDeepStrictEqual: isEqual,
      TextEncoder: globalThis.TextEncoder,
      TextDecoder: globalThis.TextDecoder,
    },
    assert,
    "assert/strict": assert,
    events: Object.assign(EventEmitter, { EventEmitter }),
    process,
    os: { EOL: "\n", platform: () => "linux" },
    perf_hooks: { performance },
    timers: { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate },
    "timers/promises": {
      setTimeout: (delayMs, value) => new Promise((resolve) => setTimeout(resolve, delayMs, value)),
    },
  };
  Object.assign(world, {
    builtin,
    /** Source of a module that hands on one of Node's, for `import`; null where Node has none of this name. */
    builtinModule: (name) => {
      if (!Object.hasOwn(builtin, name)) return null;
      define("__builtins", builtin);
      const names = Object.keys(builtin[name]).filter((key) => isPlainKey(key) && key !== "default");
      const exported = names.map((key) => `export const ${key} = held.${key};`).join(" ");
      return `const held = __builtins[${JSON.stringify(name)}]; export default held; ${exported}`;
    },
  });
};
