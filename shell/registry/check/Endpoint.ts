import { readFile } from "node:fs/promises";

import { z } from "zod";

/** An endpoint that answers calls, as a call names it: without a leading slash. */
export const Endpoint = z.object({ host: z.string(), method: z.string(), path: z.string() });
export type Endpoint = z.infer<typeof Endpoint>;

/** Endpoints that the embedded platform answers by itself. @param file what its build wrote of its routes */
export const readPlatformEndpoints = async (file: string): Promise<readonly Endpoint[]> =>
  z.array(Endpoint).parse(JSON.parse(await readFile(file, "utf8")));
