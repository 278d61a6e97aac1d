import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { z } from "zod";

import type { BrowsedPage } from "../protocol";
import { TOLD, watchScript } from "./watchScript";

/** A file of a remote or of the shell, null where there is none. */
export type ReadFile = (path: string) => Promise<Buffer | null>;

/** What came of one page. */
export interface PageResult {
  readonly page: BrowsedPage;
  /** Whether the browser took it over. */
  readonly isAlive: boolean;
  /** What failed in it, a sentence each. */
  readonly problems: readonly string[];
}

const Told = z.object({ told: z.array(z.string()), isAlive: z.boolean() });
/** As a browser reports a failure to the shell's server (`shell/client/remotes/report.ts`). */
const Reported = z.object({ remote: z.string(), phase: z.string(), message: z.string() });
const REPORT = "/client-report";

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
};
const NONCE = /<script nonce="([^"]*)"/;
const HEAD = /<head[^>]*>/;

/** Notes of a remote on its hosts' answers: nothing has failed. */
const NOTED = "answer";

/**
 * Serves pages as they were rendered, each to one browser that goes through them, and the files that they load. Hosts are down: a
 * page is made of what came with it.
 */
export class PageServer {
  private readonly results = new Map<number, PageResult>();
  private reports: string[] = [];
  private readonly server: Server;
  private port = 0;
  private done: () => void = () => undefined;
  /** When a page has last told what became of it: one that loads itself again and again asks for much, and tells nothing. */
  toldAtMs = performance.now();

  constructor(
    private readonly pages: readonly BrowsedPage[],
    private readonly name: string,
    private readonly readFile: ReadFile,
  ) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.writeHead(500).end());
    });
  }

  /** @returns the address that the browser begins at */
  start = async (): Promise<string> => {
    await new Promise<void>((listening) => this.server.listen(0, "127.0.0.1", listening));
    this.port = (this.server.address() as AddressInfo).port; // it listens on TCP
    return this.addressOf(0);
  };

  /** Resolves when the last page has told what became of it. */
  readonly end = new Promise<void>((done) => {
    this.done = done;
  });

  stop = (): readonly PageResult[] => {
    this.server.closeAllConnections();
    this.server.close();
    return this.pages.flatMap((_, index) => this.results.get(index) ?? []);
  };

  private get at(): number {
    return this.results.size;
  }

  /** Sites are told apart by their hosts, as everywhere. */
  private addressOf(index: number): string {
    const page = this.pages[index];
    return page
      ? `http://${page.site.replaceAll(/[^a-z0-9.-]/gi, "-")}.localhost:${this.port}${page.path}`
      : "about:blank";
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? "/";
    const [path = "/"] = url.split("?", 1);
    if (request.method === "POST") return this.hear(path, await text(request), response);
    const page = this.pages[this.at];
    if (page && url === page.path) return this.sendPage(page, response);
    const file = /^\/(?:assets|remotes)\//.test(path) ? await this.readFile(path) : null;
    if (file === null) return void response.writeHead(/^\/(?:api|_)/.test(path) ? 503 : 404).end();
    const type = TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "access-control-allow-origin": "*" }).end(file);
  }

  private sendPage({ html }: BrowsedPage, response: ServerResponse): void {
    const watch = watchScript(NONCE.exec(html)?.[1] ?? "", this.addressOf(this.at + 1));
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
      .end(html.replace(HEAD, (head) => head + watch));
  }

  private hear(path: string, body: string, response: ServerResponse): void {
    response.writeHead(204).end();
    if (path === REPORT) {
      const { remote, phase, message } = Reported.parse(JSON.parse(body));
      // The shell tells of what React met when it took the page over; other remotes are others' affair.
      if (phase !== NOTED && (remote === this.name || remote === "shell")) this.reports.push(`${phase}: ${message}`);
    }
    const page = this.pages[this.at];
    if (path !== TOLD || !page) return;
    const { told, isAlive } = Told.parse(JSON.parse(body));
    this.toldAtMs = performance.now();
    this.results.set(this.at, { page, isAlive, problems: [...new Set([...this.reports, ...told])] });
    this.reports = [];
    if (this.at === this.pages.length) this.done();
  }
}
