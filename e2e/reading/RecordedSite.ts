import { once } from "node:events";
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { ask, type Answer } from "../fixtures/ask";

/** Stands before a site and keeps the pages that go by: a page that was read once is not asked for again. */
export class RecordedSite {
  private constructor(
    private readonly server: Server,
    /** Address of its home page, on a port of this recorder's own. */
    readonly root: string,
    /** What was answered as HTML, by path and query. */
    readonly pages: ReadonlyMap<string, string>,
  ) {}

  /** @param address of the site's home page */
  static async start(address: string): Promise<RecordedSite> {
    const { hostname, port } = new URL(address);
    const pages = new Map<string, string>();
    const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
      const { method, url = "/" } = incoming;
      // As it is read, not as it travels.
      const { "accept-encoding": _, ...headers } = incoming.headers;
      const asked = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        // Nobody reads a picture to its end only to see that it is there.
        outgoing.once("close", () => {
          if (!answer.complete) answer.destroy();
        });
        if (method !== "GET" || answer.statusCode !== 200 || !answer.headers["content-type"]?.startsWith("text/html"))
          return;
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.once("end", () => pages.set(url, Buffer.concat(chunks).toString("utf8")));
      });
      asked.once("error", () => outgoing.destroy());
      asked.end();
    };
    const server = createServer(pass).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port: own } = server.address() as AddressInfo; // it listens on TCP
    return new RecordedSite(server, `http://${hostname}:${own}/`, pages);
  }

  /** The page that went by, or the site's answer now. */
  ask = async (target: string): Promise<Pick<Answer, "status" | "text">> => {
    const text = this.pages.get(target);
    if (text !== undefined) return { status: 200, text };
    const { host, port } = new URL(this.root);
    return ask(Number(port), host, target);
  };

  stop = async (): Promise<void> => {
    const closed = once(this.server, "close");
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  };
}
