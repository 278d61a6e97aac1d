import type { ServerResponse } from "node:http";

import type { PersonEvents } from "./PersonEvents";

/** Proxies end a connection on which nothing is said. */
const PULSE_MS = 20_000;
/** The browser connects anew then, and who they are is looked at again. */
const LIFE_MS = 55_000;
const RETRY_MS = 1_000;

interface Listening {
  readonly site: string;
  readonly personId: string;
  readonly names: readonly string[];
}

/** Answers with what a person is told from now on, as server-sent events, until the browser or the platform goes. */
export const streamEvents = (events: PersonEvents, response: ServerResponse, listening: Listening): void => {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" });
  response.write(`retry: ${RETRY_MS}\n\n`);
  const stop = events.listen({
    ...listening,
    names: new Set(listening.names),
    hear: ({ id, name, data }) => response.write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => response.end(),
  });
  const pulse = setInterval(() => response.write(":\n\n"), PULSE_MS).unref();
  const end = setTimeout(() => response.end(), LIFE_MS).unref();
  response.once("close", () => {
    stop();
    clearInterval(pulse);
    clearTimeout(end);
  });
};
