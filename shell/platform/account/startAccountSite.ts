import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { FastifyInstance } from "fastify";

import type { AccountAppOptions } from "./createAccountApp";

export interface AccountListener {
  /** `http://127.0.0.1:41235`, no trailing slash: where the shell passes on what is asked of `account.*`. */
  readonly url: string;
  /** Finishes the requests in flight. */
  close(): Promise<void>;
}

/** Its libraries take a third of a second and 30 MB: they are loaded for the first who signs in, and not for a start. */
const load = async (options: AccountAppOptions): Promise<FastifyInstance> => {
  const { createAccountApp } = await import("./createAccountApp");
  const app = await createAccountApp(options);
  await app.ready();
  return app;
};

/**
 * The account site on a listener of its own. It believes what the shell says of the address that it was asked at: bind it to loopback.
 * @param givenPort 0: any free one
 */
export const startAccountSite = async (
  options: AccountAppOptions,
  host: string,
  givenPort = 0,
): Promise<AccountListener> => {
  let app: Promise<FastifyInstance> | undefined;
  const server = createServer((request, response) => {
    const loading = (app ??= load(options));
    loading.then(
      (loaded) => loaded.routing(request, response),
      () => {
        app = undefined;
        response.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(givenPort, host, resolve);
  });
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closed;
      await (await app)?.close();
    },
  };
};
