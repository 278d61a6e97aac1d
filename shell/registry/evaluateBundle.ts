import { compileFunction } from "node:vm";

/** The libraries a bundle may ask for, by the names of the build's `SHARED_LIBRARIES`. */
export type SharedLibraries = Readonly<Record<string, unknown>>;

/**
 * Runs a remote's server bundle and gives what it exports. `compileFunction` and not `Script` or `new
 * Function`: those keep every version ever loaded in memory.
 * @throws whatever the bundle throws while it loads
 */
export const evaluateBundle = (code: string, filename: string, shared: SharedLibraries): unknown => {
  const module: { exports: unknown } = { exports: {} };
  const provide = (name: string): unknown => {
    if (name in shared) return shared[name];
    throw new Error(`${filename} asks for "${name}", which the shell does not share`);
  };
  // Typed as any function; called with what its three parameters are named after.
  const run = compileFunction(code, ["module", "exports", "require"], { filename }) as (
    module: { exports: unknown },
    exports: unknown,
    require: (name: string) => unknown,
  ) => void;
  run(module, module.exports, provide);
  return module.exports;
};
