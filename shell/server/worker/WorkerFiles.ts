import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gzipSync } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

import { encodingFor, varyByEncoding } from "../render/compress";

/** The built programs of offline use, and of pages without the shell: read once, when the process starts. */
export class WorkerFiles {
  /** Brotli, as it was built. */
  private readonly body: Buffer;
  private readonly etag: string;
  /** Program of the page that stands for one which is not kept. */
  readonly offlinePage: string;
  /** Program of the page that asks whether a browser is to show a local build. */
  readonly overridePage: string;

  /**
   * @param folder with `sw.js`, `removal.js`, `offlinePage.js` and `overridePage.js`
   * @param isOn false: what is served as the service worker takes the one away that a browser may have
   */
  constructor(folder: string, isOn: boolean) {
    this.body = readFileSync(join(folder, `${isOn ? "sw" : "removal"}.js.br`));
    this.etag = createHash("sha256").update(this.body).digest("base64url").slice(0, 22);
    this.offlinePage = readFileSync(join(folder, "offlinePage.js"), "utf8");
    this.overridePage = readFileSync(join(folder, "overridePage.js"), "utf8");
  }

  /** Sends the worker; browsers ask for it with every page, and most have it. */
  sendWorker = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const encoding = encodingFor(request);
    const tag = `"${this.etag}-${encoding}"`;
    varyByEncoding(reply);
    void reply.header("etag", tag);
    if (request.headers["if-none-match"] === tag) return reply.code(304).send();
    void reply.type("text/javascript; charset=utf-8");
    if (encoding !== "identity") void reply.header("content-encoding", encoding);
    if (encoding === "br") return reply.send(this.body);
    const plain = brotliDecompressSync(this.body);
    return reply.send(encoding === "gzip" ? gzipSync(plain) : plain);
  };
}
