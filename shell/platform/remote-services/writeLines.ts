import { once } from "node:events";
import type { ServerResponse } from "node:http";

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/**
 * Answers with each value as a line of JSON, as soon as it is there and no faster than the caller reads. A failure in the middle ends the
 * connection, so that the caller sees that something is missing.
 */
export const writeLines = async (
  response: ServerResponse,
  lines: unknown,
  { signal, onFailure }: { readonly signal: AbortSignal; readonly onFailure: (error: unknown) => void },
): Promise<void> => {
  response.writeHead(200, { "content-type": "application/x-ndjson; charset=utf-8", "cache-control": "no-store" });
  try {
    if (!isIterable(lines)) throw new Error("An endpoint with lines gives an AsyncIterable");
    for await (const line of lines) {
      if (signal.aborted) break;
      if (!response.write(`${JSON.stringify(line)}\n`)) await once(response, "drain", { signal });
    }
    response.end();
  } catch (error) {
    if (!signal.aborted) onFailure(error);
    response.destroy();
  }
};
