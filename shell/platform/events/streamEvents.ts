import type { ServerResponse } from "node:http";

import type { PersonEvents } from "./PersonEvents";

/** Proxies end a connection on which nothing is said. */
const PULSE_MS = 20_000;
/** The browser of a person connects anew then, and who they are is looked at again. */
const LIFE_MS = 55_000;
/** A visitor's right to listen does not run out: a hall full of them behind one address would use it up by connecting. */
const VISITOR_LIFE_MS = 10 * 60_000;
const RETRY_MS = 1_000;

interface Listening {
  readonly site: string;
  readonly personId: string | null;
  readonly names: readonly string[];
  /** State to begin with, as the endpoint's handler answered it; null for none. */
  readonly state: unknown;
}

const eventOf = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Answers with the state to begin with, as the event `now`, and then with what the listener is told, as server-sent events, until the browser
 * or the platform goes. Events of the last seconds come again after it: what changed while the state was read is among them.
 */
export const streamEvents = (
  events: PersonEvents,
  response: ServerResponse,
  { state, ...listening }: Listening,
): void => {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" });
  response.write(`retry: ${RETRY_MS}\n\n`);
  if (state !== null) response.write(eventOf("now", state));
  const stop = events.listen({
    ...listening,
    names: new Set(listening.names),
    hear: ({ id, name, data }) => response.write(`id: ${id}\n${eventOf(name, data)}`),
    end: () => response.end(),
  });
  const pulse = setInterval(() => response.write(":\n\n"), PULSE_MS).unref();
  const end = setTimeout(() => response.end(), listening.personId === null ? VISITOR_LIFE_MS : LIFE_MS).unref();
  response.once("close", () => {
    stop();
    clearInterval(pulse);
    clearTimeout(end);
  });
};
