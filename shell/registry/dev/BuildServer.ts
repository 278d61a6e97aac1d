import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import type { LocalRemote } from "./LocalRemote";

/** Only pages of this machine's browser can reach it. */
const HOST = "127.0.0.1";
const FILE = /^[\w@.-]+$/;
/** Files of these kinds may name their build and its address. */
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  map: "application/json; charset=utf-8",
};

/** What pages are told of the build, as server-sent events. */
export type BuildNews =
  | { readonly kind: "building" }
  | { readonly kind: "built"; readonly build: string; readonly container: string }
  | { readonly kind: "failed"; readonly errors: string };

/** Runs the loaders of a build. */
export type Loaders = Pick<LocalRemote, "page" | "slot">;

/** A whole build: what pages are told of it, and its server half. */
interface WholeBuild {
  readonly news: Extract<BuildNews, { kind: "built" }>;
  readonly loaders: Loaders;
}

const ASKED = ["page", "slot"] as const;

interface BuildServerOptions {
  /** Where the browser's half is put. */
  readonly folder: string;
  /** The site that may read it. */
  readonly shell: string;
  /** Part of its address: a page that does not know it finds nothing. The same at every start, so that a page finds it again. */
  readonly secret: string;
}

const fill = (text: string, build: string, address: string): string =>
  text.replaceAll("SERAMBI_ADDRESS", address).replaceAll("SERAMBI_BUILD", build);

/** A secret for the address of a local build. */
export const makeAddressSecret = (): string => randomBytes(18).toString("base64url");

/**
 * Serves a build that changes: each build under an address of its own, so that a page loads it beside the one before. Below that
 * address are the files of the browser's half, and what loaders of the server's half give (`page`, `slot`). The files name their build and their address by placeholders, which are filled in here.
 */
export class BuildServer {
  private readonly server: Server;
  private readonly pages = new Set<ServerResponse>();
  private news: BuildNews = { kind: "building" };
  private whole: WholeBuild | null = null;
  private origin = "";

  constructor(private readonly options: BuildServerOptions) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** @param port 0: any @throws where the port is taken */
  listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      this.server.once("error", reject);
      this.server.listen(port, HOST, () => {
        this.server.off("error", reject);
        const address = this.server.address();
        this.origin = `http://${HOST}:${typeof address === "object" && address ? address.port : port}`;
        resolve();
      });
    });

  /** What pages are given: everything it serves is below. */
  get address(): string {
    return `${this.origin}/${this.options.secret}`;
  }

  /** Pages are shown this build from now on. @param build a name that no build had before */
  take = (container: string, build: string, loaders: Loaders): void => {
    const news = { kind: "built", build, container: fill(container, build, this.address) } as const;
    this.whole = { news, loaders };
    this.tell(news);
  };

  /** Tells every page how the next build fares. */
  tell = (news: BuildNews): void => {
    this.news = news;
    for (const page of this.pages) this.write(page, news);
  };

  close = (): Promise<void> => {
    for (const page of this.pages) page.end();
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  };

  private write(page: ServerResponse, news: BuildNews): void {
    page.write(`data: ${JSON.stringify(news)}\n\n`);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("access-control-allow-origin", this.options.shell);
    // Browsers ask before a public site's page may reach this machine.
    response.setHeader("access-control-allow-private-network", "true");
    response.setHeader("cross-origin-resource-policy", "cross-origin");
    // For the development panel: how much, and how fast.
    response.setHeader("timing-allow-origin", this.options.shell);
    response.setHeader("cache-control", "no-store");
    // A page posts JSON: the browser asks for that, too.
    response.setHeader("access-control-allow-headers", "content-type");
    const [, secret, build = "", file = "", ...rest] = (request.url ?? "/").split("?", 1)[0]?.split("/") ?? [];
    const isKnown = secret === this.options.secret && rest.length === 0;
    if (isKnown && request.method === "OPTIONS") response.writeHead(204).end();
    else if (isKnown && build === "events" && file === "") this.openEvents(response);
    else if (!isKnown || !this.whole || build !== this.whole.news.build || !FILE.test(file))
      response.writeHead(404).end();
    else if (request.method === "POST") await this.load(this.whole.loaders, file, request, response);
    else await this.send(build, file, response);
  }

  private async load(
    loaders: Loaders,
    what: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const asked = ASKED.find((name) => name === what);
    if (!asked) return void response.writeHead(404).end();
    try {
      const answer = await loaders[asked](JSON.parse((await buffer(request)).toString("utf8")));
      response.setHeader("content-type", "application/json; charset=utf-8");
      response.end(JSON.stringify(answer));
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : "");
    }
  }

  private openEvents(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream" });
    this.pages.add(response);
    response.once("close", () => this.pages.delete(response));
    // A page that comes while a build is under way, or after one that failed, shows the last that was whole.
    if (this.whole) this.write(response, this.whole.news);
    if (this.news.kind !== "built") this.write(response, this.news);
  }

  private async send(build: string, file: string, response: ServerResponse): Promise<void> {
    const bytes = await readFile(join(this.options.folder, file)).catch(() => null);
    if (bytes === null) return void response.writeHead(404).end();
    const type = TYPES[file.split(".").at(-1) ?? ""];
    if (type !== undefined) response.setHeader("content-type", type);
    response.end(type === undefined ? bytes : fill(bytes.toString("utf8"), build, this.address));
  }
}
