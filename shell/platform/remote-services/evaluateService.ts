import { createRequire, isBuiltin } from "node:module";
import { join } from "node:path";
import { compileFunction } from "node:vm";

import type { Service } from "@serambi/kernel/service";
import * as z from "zod";

/** The shape alone: what a service holds is typed where it is written, and its code is signed by its team. */
const Named = z.looseObject({ name: z.string().min(1), sql: z.string() });
const Called = z.looseObject({
  host: z.string().min(1),
  method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
  path: z.string().startsWith("/"),
  handle: z.custom((value) => typeof value === "function", "must be a function"),
});
const Shape = z.looseObject({
  service: z.looseObject({ id: z.string().min(1), migrations: z.array(Named), endpoints: z.array(Called) }),
});

const nodeRequire = createRequire(join(process.cwd(), "package.json"));

/**
 * Runs a built service and gives what it exports. Its libraries are built into it: it may ask for Node's modules and for nothing else.
 * `compileFunction`, because `Script` and `new Function` keep every version ever loaded in memory.
 * @throws Error when it is not a service, is one of another remote, or fails while it loads
 */
export const evaluateService = (id: string, code: string): Service => {
  const filename = `${id}/service/service.cjs`;
  const module: { exports: unknown } = { exports: {} };
  const provide = (name: string): unknown => {
    if (isBuiltin(name)) return nodeRequire(name);
    throw new Error(`${filename} asks for "${name}", which is not built into it`);
  };
  // Typed as any function; called with what its three parameters are named after.
  const run = compileFunction(code, ["module", "exports", "require"], { filename }) as (
    module: { exports: unknown },
    exports: unknown,
    require: (name: string) => unknown,
  ) => void;
  run(module, module.exports, provide);
  const { error } = Shape.safeParse(module.exports);
  if (error) throw new Error(`${filename} does not export a service: ${z.prettifyError(error)}`);
  const { service } = module.exports as { readonly service: Service }; // its shape was just checked, the rest is typed where it is written
  if (service.id !== id) throw new Error(`${filename} exports the service of "${service.id}"`);
  return service;
};
