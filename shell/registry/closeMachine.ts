/** Globals that lead to the machine. Shell code that runs beside remotes imports `node:process` in their place (`rspack.config.ts`). */
const CLOSED = ["fetch", "WebSocket", "EventSource", "navigator", "BroadcastChannel"] as const;

/** By these, too, code can be called again and again when the order that it was for has long ended (`OrderTimers`). */
const ROUNDABOUT = [
  "MessageChannel",
  "MessagePort",
  "PerformanceObserver",
  "CompressionStream",
  "DecompressionStream",
] as const;

const LEVELS = ["debug", "error", "info", "log", "trace", "warn"] as const;

const put = (name: string, value: unknown): void =>
  void Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/**
 * Takes away the ways from the language to the machine, for a process that runs code of remotes from now on. `evaluateBundle` hides
 * names; this ends `Function("return process")()` and `globalThis["pro" + "cess"]` too. `import()` is closed by itself: code of
 * `compileFunction`, and whatever that makes of texts, has no loader.
 */
export const closeMachine = (): void => {
  // Libraries that are loaded later ask for this much.
  const env = Object.freeze({ NODE_ENV: process.env["NODE_ENV"] });
  const { console: written } = globalThis;
  put("process", Object.freeze({ env }));
  // The console's own streams are sockets, and a socket has a constructor.
  put("console", Object.fromEntries(LEVELS.map((level) => [level, written[level].bind(written)])));
  for (const name of [...CLOSED, ...ROUNDABOUT]) put(name, undefined);
  Object.defineProperty(Crypto.prototype, "subtle", { value: undefined, configurable: true });
  Reflect.deleteProperty(Atomics, "waitAsync");
};
