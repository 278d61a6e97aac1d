import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire, isBuiltin } from "node:module";
import { join } from "node:path";

import { z } from "zod";

import { evaluateService, type SharedLibraries } from "../evaluateBundle";
import type { Artefact } from "../schema";
import { Endpoint } from "./Endpoint";

const Service = z.object({
  service: z.object({
    id: z.string(),
    endpoints: z.array(Endpoint),
  }),
});

const nodeRequire = createRequire(join(process.cwd(), "package.json"));

/** A service has its libraries built into it, and is given Node's modules alone. */
const NODE: SharedLibraries = new Proxy(
  {},
  {
    has: (_target, name) => typeof name === "string" && isBuiltin(name),
    get: (_target, name): unknown => nodeRequire(String(name)),
  },
);

/**
 * What the service of a build answers; nothing where it has none.
 * @throws Error when it does not load, or is none
 */
export const readService = async (dist: string, { id, service }: Artefact): Promise<readonly Endpoint[]> => {
  if (service === undefined || !existsSync(join(dist, service))) return [];
  const file = join(dist, service);
  const { data, error } = Service.safeParse(evaluateService(await readFile(file, "utf8"), file, NODE));
  if (error) throw new Error(`service/index.ts does not export a service: ${z.prettifyError(error)}`);
  if (data.service.id !== id) throw new Error(`service/index.ts exports the service of "${data.service.id}"`);
  return data.service.endpoints.map(({ host, method, path }) => ({ host, method, path: path.replace(/^\//, "") }));
};
