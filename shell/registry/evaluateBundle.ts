import { compileFunction } from "node:vm";

/** The libraries a bundle may ask for, by the names of the build's `SHARED_LIBRARIES`. */
export type SharedLibraries = Readonly<Record<string, unknown>>;

type Values = Readonly<Record<string, unknown>>;

/**
 * Globals by which code reaches the machine: environment, files, other processes, the network. A remote asks hosts, and is given
 * the rest. They are undefined, as in a browser: libraries that ask for their type first go without.
 */
const HIDDEN: Values = {
  process: undefined,
  fetch: undefined,
  WebSocket: undefined,
  EventSource: undefined,
  global: undefined,
};

const run = (code: string, filename: string, shared: SharedLibraries, hidden: Values): unknown => {
  const module: { exports: unknown } = { exports: {} };
  const provide = (name: string): unknown => {
    if (name in shared) return shared[name];
    throw new Error(`${filename} asks for "${name}", which the shell does not share`);
  };
  const given: Values = { module, exports: module.exports, require: provide, ...hidden };
  // Typed as any function; called with what its parameters are named after.
  const evaluate = compileFunction(code, Object.keys(given), { filename }) as (...values: readonly unknown[]) => void;
  evaluate(...Object.values(given));
  return module.exports;
};

/**
 * Runs a remote's server bundle and gives what it exports. `compileFunction` and not `Script` or `new
 * Function`: those keep every version ever loaded in memory.
 * @throws whatever the bundle throws while it loads
 */
export const evaluateBundle = (code: string, filename: string, shared: SharedLibraries): unknown =>
  run(code, filename, shared, HIDDEN);

/** The same for a remote's part of the platform, which runs beside the platform and may reach what that reaches. */
export const evaluateService = (code: string, filename: string, shared: SharedLibraries): unknown =>
  run(code, filename, shared, {});
