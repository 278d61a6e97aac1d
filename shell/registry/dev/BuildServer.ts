import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";

import type { BuildReport } from "./watchRemote";

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

interface BuildServerOptions {
  /** Where the build is put. */
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
 * Serves the browser's half of a build that changes: each build under an address of its own, so that a page loads it beside
 * the one before. The files name their build and their address by placeholders, which are filled in here.
 */
export class BuildServer {
  private readonly server: Server;
  private readonly pages = new Set<ServerResponse>();
  private news: BuildNews = { kind: "building" };
  private whole: Extract<BuildNews, { kind: "built" }> | null = null;
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

  /** Tells every page. @param build a name that no build had before */
  tell = (report: BuildReport, build: string): void => {
    this.news =
      report.kind === "built"
        ? { kind: "built", build, container: fill(report.container, build, this.address) }
        : report;
    if (this.news.kind === "built") this.whole = this.news;
    for (const page of this.pages) this.write(page, this.news);
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
    const [, secret, build = "", file = "", ...rest] = (request.url ?? "/").split("?", 1)[0]?.split("/") ?? [];
    const isKnown = secret === this.options.secret && rest.length === 0;
    if (isKnown && request.method === "OPTIONS") response.writeHead(204).end();
    else if (isKnown && build === "events" && file === "") this.openEvents(response);
    else if (isKnown && build === this.whole?.build && FILE.test(file)) await this.send(build, file, response);
    else response.writeHead(404).end();
  }

  private openEvents(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream" });
    this.pages.add(response);
    response.once("close", () => this.pages.delete(response));
    // A page that comes while a build is under way, or after one that failed, shows the last that was whole.
    if (this.whole) this.write(response, this.whole);
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
