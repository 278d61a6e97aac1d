import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { Resvg } from "@resvg/resvg-js";
import { MockAgent } from "undici";

import { TestServer } from "../testing/TestServer";
import { ImageSources, MAX_SOURCE_BYTES } from "./ImageSources";
import { makeImage } from "./makeImage";
import { PictureCache } from "./PictureCache";
import { registerImages } from "./registerImages";
import { TaskQueue } from "../queue/TaskQueue";

const drawing = (width: number, height: number, inner = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#28553c"/>${inner}</svg>`;

const png = (width: number, height: number): Buffer => new Resvg(drawing(width, height)).render().asPng();

/** What stands at the beginning of a file says what it is, and a PNG says how large. */
const kindOf = (bytes: Buffer): string => {
  if (bytes.subarray(1, 4).toString() === "PNG") return `png ${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  if (bytes.subarray(4, 12).toString() === "ftypavif") return "avif";
  if (bytes.subarray(8, 12).toString() === "WEBP") return "webp";
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? "jpeg" : "something else";
};

const BROWSER = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

describe("the image proxy", () => {
  const server = new TestServer();
  const agent = new MockAgent();
  const folder = mkdtempSync(join(tmpdir(), "images-"));
  const web = agent.get("https://cdn.example");
  const queues = {
    sources: new TaskQueue({ atOnce: 2, what: "pictures" }),
    scaling: new TaskQueue({ atOnce: 2, what: "pictures" }),
  };

  beforeAll(async () => {
    agent.disableNetConnect();
    mkdirSync(join(folder, "sites", "1", "web"), { recursive: true });
    writeFileSync(join(folder, "sites", "1", "web", "aula.png"), png(800, 400));
    writeFileSync(join(folder, "sites", "1", "web", "rusak.png"), "this is no picture");
    const cache = await PictureCache.open({ folder: join(folder, "kept"), maxBytes: 10_000_000 });
    await server.start({
      timeoutMs: 20_000,
      registerRoutes: (app) =>
        registerImages(app, {
          directory: server.directory,
          sources: sourcesWithin(20_000),
          cache,
          queues,
          scale: makeImage,
        }),
    });
  });
  afterAll(async () => {
    await server.stop();
    await agent.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    server.platform.onCall = null;
  });

  const sourcesWithin = (timeoutMs: number): ImageSources =>
    new ImageSources({
      upstream: server.upstream,
      remoteFile: (id, version, file) => readFile(join(folder, id, version, "web", file)).catch(() => null),
      hosts: new Set(["cdn.example"]),
      timeoutMs,
      dispatcher: agent,
    });

  const onWeb = (path: string, status: number, body: string | Buffer, headers = {}) =>
    web.intercept({ path }).reply(status, body, { headers });

  it("gives a picture in the width asked for, in the best format that the browser names", async () => {
    const address = "/_image/w_640/remotes/sites/1/aula.png";
    const [best, good, plain] = await Promise.all(
      [BROWSER, "image/webp,*/*", "*/*"].map((accept) => server.get(address, { accept })),
    );
    expect([best, good, plain].map((answer) => kindOf(answer?.rawPayload ?? Buffer.alloc(0)))).toEqual([
      "avif",
      "webp",
      "png 640x320",
    ]);
    expect(best?.headers).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      vary: "accept",
    });
  });

  it("gives the format that the address names, to everybody", async () => {
    const answer = await server.get("/_image/w_128,f_jpeg/remotes/sites/1/aula.png", { accept: BROWSER });
    expect(kindOf(answer.rawPayload)).toBe("jpeg");
    expect(answer.headers["vary"]).toBeUndefined();
  });

  it("need not be sent again to whoever has it", async () => {
    const address = "/_image/w_640,f_webp/remotes/sites/1/aula.png";
    const { etag } = (await server.get(address)).headers;
    const again = await server.get(address, { "if-none-match": String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("never blows a picture up, but draws a drawing as large as it is asked for", async () => {
    server.platform.onCall = (request, reply) =>
      request.url.endsWith(".svg")
        ? reply.type("image/svg+xml").send(drawing(20, 10, "<script>alert(1)</script>"))
        : reply.type("image/png").send(png(40, 20));
    const small = await server.get("/_image/w_640/media/contoh/kecil.png");
    const sharp = await server.get("/_image/w_640/media/contoh/tajam.svg");
    expect([small, sharp].map(({ rawPayload }) => kindOf(rawPayload))).toEqual(["png 40x20", "png 640x320"]);
    expect(small.headers["cache-control"]).toBe("public, max-age=86400, stale-while-revalidate=604800");
  });

  it("fetches pictures of a host that is allowed, and says nothing of the visitor there", async () => {
    let seen: unknown;
    web.intercept({ path: "/o/foto%2Fkelas.png?alt=media" }).reply((options) => {
      seen = options.headers;
      return { statusCode: 200, data: png(300, 100) };
    });
    const address = "/_image/w_256/https/cdn.example/o/foto%252Fkelas.png?alt=media";
    const answer = await server.get(address, { cookie: "access_token=x", authorization: "Bearer x" });
    expect(kindOf(answer.rawPayload)).toBe("png 256x85");
    expect(JSON.stringify(seen)).not.toMatch(/access_token|Bearer/);
  });

  it.each([
    ["a host that is not allowed", "https/lain.example/a.png"],
    ["an address of the private network", "https/10.0.0.1/a.png"],
    ["this machine", "https/localhost/a.png"],
    ["a name that ends like an allowed one", "https/xcdn.example/a.png"],
  ])("does not look at %s", async (_name, source) => {
    expect((await server.get(`/_image/w_64/${source}`)).statusCode).toBe(404);
  });

  it("follows no redirect", async () => {
    onWeb("/pindah.png", 302, "", { location: "https://cdn.example/aula.png" });
    expect((await server.get("/_image/w_64/https/cdn.example/pindah.png")).statusCode).toBe(502);
  });

  it("says that a picture is not there where its host says so", async () => {
    onWeb("/hilang.png", 404, "gone");
    expect((await server.get("/_image/w_64/https/cdn.example/hilang.png")).statusCode).toBe(404);
    expect((await server.get("/_image/w_64/remotes/sites/1/hilang.png")).statusCode).toBe(404);
  });

  it.each([
    ["no picture", "this is no picture"],
    ["nothing", ""],
    ["a picture that breaks off", png(400, 400).subarray(0, 300)],
    ["a drawing that breaks off", drawing(20, 20).slice(0, 40)],
    ["a drawing of absurd size", drawing(90_000, 90_000)],
  ])("answers 502, without a word of the reason, where the source is %s", async (name, body) => {
    const path = `/${encodeURIComponent(name)}.png`;
    onWeb(path, 200, body);
    const answer = await server.get(`/_image/w_64/https/cdn.example${path.replaceAll("%", "%25")}`);
    expect(answer.statusCode).toBe(502);
    expect(answer.headers["content-type"]).toContain("text/html");
    // Letters that come by chance say nothing.
    const said = answer.body.replace(/nonce="[^"]*"/g, "");
    expect(said).not.toMatch(/sharp|ipx|vips|at \w+ \(|node_modules/i);
  });

  it("reads no more of a source than it may be long, announced or not", async () => {
    const long = Buffer.alloc(MAX_SOURCE_BYTES + 1);
    onWeb("/panjang.png", 200, long);
    onWeb("/panjang2.png", 200, "short", { "content-length": String(MAX_SOURCE_BYTES + 1) });
    expect((await server.get("/_image/w_64/https/cdn.example/panjang.png")).statusCode).toBe(502);
    expect((await server.get("/_image/w_64/https/cdn.example/panjang2.png")).statusCode).toBe(502);
  });

  it("waits no longer than it may for a source", async () => {
    web.intercept({ path: "/lambat.png" }).reply(200, png(10, 10)).delay(60_000);
    const impatient = sourcesWithin(250);
    const url = new URL("https://cdn.example/lambat.png");
    await expect(impatient.read({ kind: "web", url })).rejects.toMatchObject({ code: "timeout" });
    server.platform.onCall = () => new Promise(() => undefined);
    const ours = impatient.read({ kind: "media", tenant: "contoh", file: "lambat.png" });
    await expect(ours).rejects.toMatchObject({ code: "timeout" });
  });

  it("has pictures wait their turn, however many are asked for", async () => {
    let open: () => void = () => undefined;
    const opening = new Promise<void>((end) => (open = end));
    const held = Array.from({ length: 150 }, () => queues.scaling.run({ tenant: "demo", visitor: "a" }, () => opening));
    const waiting = server.get("/_image/w_960/remotes/sites/1/aula.png");
    await new Promise((next) => setTimeout(next, 50));
    open();
    expect((await waiting).statusCode).toBe(200);
    await Promise.all(held);
  });

  it("stands a photograph upright that was taken on its side", async () => {
    const body = await makeImage({ bytes: png(40, 20), width: 64, format: "jpeg" });
    // The orientation of a camera that was turned, where a JPEG carries it.
    const exif = Buffer.from("ffe1002245786966000049492a0008000000010012010300010000000600000000000000", "hex");
    const turned = Buffer.concat([body.subarray(0, 2), exif, body.subarray(2)]);
    expect(kindOf(await makeImage({ bytes: turned, width: 64, format: "png" }))).toBe("png 20x40");
  });
});
