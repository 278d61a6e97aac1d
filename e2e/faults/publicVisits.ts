import type { ServerProcess } from "../fixtures/ServerProcess";

export const EVIL = "evil.example";

/** A page is kept from its second request on. */
export const OFTEN = 3;

/** A page without what differs each time that it is made. */
const settled = (html: string): string => html.replaceAll(/ nonce="[^"]*"/g, "");

export const field = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";

interface Seen {
  readonly status: number;
  readonly language: string;
  readonly canonical: string;
  readonly html: string;
}

/** What everybody's visitor gets: a GET without anything special about it. */
export const visit = async (server: ServerProcess, target: string, tenant = "main"): Promise<Seen> => {
  const { status, text } = await server.ask(tenant, target);
  return {
    status,
    language: field(text, /<html lang="(\w+)"/),
    canonical: field(text, /<link rel="canonical" href="([^"]*)"/),
    html: settled(text),
  };
};

/** A page that is in the cache for everybody, as it is to stay. */
export const keep = async (server: ServerProcess, target: string, tenant = "main"): Promise<Seen> => {
  for (let time = 1; time < OFTEN; time += 1) await visit(server, target, tenant);
  return visit(server, target, tenant);
};
