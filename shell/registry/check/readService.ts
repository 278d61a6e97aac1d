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
 * Endpoints of the service of an artefact; none where it has no service.
 * @param read a file of the artefact
 * @throws Error when it does not load, or is none
 */
export const readService = async (
  { id, service }: Artefact,
  read: (file: string) => Promise<Buffer>,
): Promise<readonly Endpoint[]> => {
  if (service === undefined) return [];
  const code = (await read(service)).toString("utf8");
  const { data, error } = Service.safeParse(evaluateService(code, `service:${id}`, NODE));
  if (error) throw new Error(`service/index.ts does not export a service: ${z.prettifyError(error)}`);
  if (data.service.id !== id) throw new Error(`service/index.ts exports the service of "${data.service.id}"`);
  return data.service.endpoints.map(({ host, method, path }) => ({ host, method, path: path.replace(/^\//, "") }));
};
