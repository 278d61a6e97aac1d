import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import type { ClientAssets } from "../render/ClientAssets";
import { TestServer } from "../testing/TestServer";
import { registerWorker } from "./registerWorker";
import { WorkerFiles } from "./WorkerFiles";

const assets = { stylesOf: () => [{ href: "/assets/shell.css", text: "h1{}" }] } as unknown as ClientAssets; // its one method that is called

describe("offline use", () => {
  let folder: string;
  let server: TestServer;

  const start = async (isOn: boolean): Promise<void> => {
    server = new TestServer();
    await server.start({
      registerRoutes: (app) =>
        registerWorker(app, { files: new WorkerFiles(folder, isOn), assets, directory: server.directory }),
    });
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "worker "));
    await Promise.all([
      writeFile(join(folder, "sw.js.br"), brotliCompressSync("keep()")),
      writeFile(join(folder, "removal.js.br"), brotliCompressSync("remove()")),
      writeFile(join(folder, "offlinePage.js"), "list()"),
      writeFile(join(folder, "overridePage.js"), "ask()"),
    ]);
  });

  afterEach(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it("serves the worker for the whole site, under a policy of its own, asked for anew each time", async () => {
    await start(true);
    const { body, headers } = await server.get("/sw.js");
    expect(body).toBe("keep()");
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "service-worker-allowed": "/",
    });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; connect-src 'self';/);
  });

  it("sends it in what the browser takes, and not to who has it", async () => {
    await start(true);
    const br = await server.get("/sw.js", { "accept-encoding": "gzip, br" });
    const gzip = await server.get("/sw.js", { "accept-encoding": "gzip" });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe("keep()");
    expect(gunzipSync(gzip.rawPayload).toString()).toBe("keep()");
    const known = { "accept-encoding": "br", "if-none-match": String(br.headers.etag) };
    expect((await server.get("/sw.js", known)).statusCode).toBe(304);
  });

  it("serves the one that removes itself where the operator has switched it off", async () => {
    await start(false);
    expect((await server.get("/sw.js")).body).toBe("remove()");
  });

  it("has a page of the site for when there is none: in its look, with its program under the answer's nonce", async () => {
    await start(true);
    const { statusCode, body, headers } = await server.get("/_offline");
    const nonce = /<script nonce="([^"]+)">list\(\)<\/script>/.exec(body)?.[1];
    expect(statusCode).toBe(200);
    expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    expect(body).toContain("h1{}");
    expect(body).toMatch(/<meta name="robots" content="noindex/);
    expect(body).toContain("data-kept");
  });

  it("sends that page in what the browser takes", async () => {
    await start(true);
    const { rawPayload, headers } = await server.get("/_offline", { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(rawPayload).toString()).toContain("data-kept");
  });

  it("has none for a host without a site", async () => {
    await start(true);
    expect((await server.get("/_offline", {}, "nobody.example")).statusCode).toBe(404);
  });
});
