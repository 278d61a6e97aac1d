import * as z from "zod/mini";

import { readEnvelope } from "./readEnvelope";
import type { HttpClients } from "./types";

const State = z.object({ id: z.string(), receivedBytes: z.int(), isWhole: z.boolean() });
type State = z.infer<typeof State>;

/** No form of another site can send this type. */
const HEADERS = { "content-type": "application/octet-stream" };

/** The calls of the site's drive: files of up to 5 MB in parts (docs/hosts.md). All throw AppErrors. */
export const driveClient = ({ services }: Pick<HttpClients, "services">) => ({
  begin: async (name: string, size: number, signal: AbortSignal): Promise<State> =>
    readEnvelope(
      await services.create("drive/upload", new Blob(), { params: { name, size }, headers: HEADERS, signal }),
      State,
    ),
  /** Asks for the bytes that are there: an empty part at the beginning changes nothing. */
  stateOf: async (id: string, signal: AbortSignal): Promise<State> =>
    readEnvelope(
      await services.create("drive/upload", new Blob(), { params: { id, at: 0 }, headers: HEADERS, signal }),
      State,
    ),
  /** @throws AppError invalid with `file`: why the whole file is not taken */
  sendPart: async (id: string, at: number, part: Blob, signal: AbortSignal): Promise<State> =>
    readEnvelope(await services.create("drive/upload", part, { params: { id, at }, headers: HEADERS, signal }), State),
  cancel: async (id: string): Promise<void> => {
    await services.create("drive/upload", new Blob(), { params: { id, cancel: 1 }, headers: HEADERS });
  },
});
