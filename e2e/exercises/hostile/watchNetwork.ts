import { createServer, type Server } from "node:net";

import type { Page } from "@playwright/test";

import type { ServerProcess } from "../../fixtures/ServerProcess";

/** Another host, as programs see it: whatever opens a connection to it is counted, whatever it says. */
class Elsewhere {
  connections = 0;
  private readonly server: Server = createServer((socket) => {
    this.connections += 1;
    socket.on("error", () => undefined);
    // Unread, it would never end.
    socket.resume();
    socket.end("HTTP/1.1 204 No Content\r\naccess-control-allow-origin: *\r\n\r\n");
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, "127.0.0.1", resolve);
    });
    const address = this.server.address();
    if (address === null || typeof address === "string") throw new Error("No port");
    return `http://127.0.0.1:${address.port}/`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }
}

/** A path that nothing but a program of a test asks for: logs hold no queries. */
const MARK = "serambi-escape";

export interface WatchedNetwork {
  /** Address of another host, for programs to try. */
  readonly elsewhere: string;
  /** Address of the site's own API that tells the mark. */
  readonly api: string;
  /** What has left the browser since: requests that it made, lines of the server's log, connections to the other host. */
  readonly seen: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** Watches both ends: what the browser asks for, and what arrives at the product and at another host. */
export const watchNetwork = async (page: Page, server: ServerProcess): Promise<WatchedNetwork> => {
  const other = new Elsewhere();
  const elsewhere = await other.open();
  const asked: string[] = [];
  const listen = (request: { url: () => string }): void => {
    const address = request.url();
    if (address.includes(MARK) || address.startsWith(elsewhere)) asked.push(`the browser asked for ${address}`);
  };
  page.context().on("request", listen);
  return {
    elsewhere,
    api: server.url("main", `/api/auth/${MARK}`),
    seen: () => [
      ...asked,
      ...server
        .logs()
        .map((line) => JSON.stringify(line))
        .filter((line) => line.includes(MARK))
        .map((line) => `the server logged ${line}`),
      ...(other.connections > 0 ? [`${other.connections} connections elsewhere`] : []),
    ],
    stop: async () => {
      page.context().off("request", listen);
      await other.close();
    },
  };
};
