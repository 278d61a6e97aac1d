import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { BuildServer, type Loaders } from "./BuildServer";
import { keptSecret, listenFrom } from "./localAddress";

const SHELL = "https://main.example";

describe("the server of a local build", () => {
  let folder: string;
  let server: BuildServer;

  const make = async (): Promise<BuildServer> =>
    new BuildServer({ folder, shell: SHELL, secret: await keptSecret(join(folder, "address.json")) });
  const loaders: Loaders = {
    page: (body) =>
      Promise.resolve({ result: { kind: "refused", status: 500, message: JSON.stringify(body) }, problems: [] }),
    slot: () => Promise.reject(new Error("this asks for nothing")),
  };
  const built = (build: string): void => server.take("blog_SERAMBI_BUILD", build, loaders);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "local build "));
    await writeFile(join(folder, "remoteEntry.js"), 'var p = "SERAMBI_ADDRESS/SERAMBI_BUILD/";');
    await writeFile(join(folder, "sign.png"), Buffer.from([0xff, 0x00, 0x80]));
    server = await make();
    await server.listen(0);
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it("serves the present build to pages of the one site, which name their build and their address", async () => {
    built("b1");
    const answer = await fetch(`${server.address}/b1/remoteEntry.js`);
    expect(answer.headers.get("access-control-allow-origin")).toBe(SHELL);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await answer.text()).toBe(`var p = "${server.address}/b1/";`);
    const picture = await fetch(`${server.address}/b1/sign.png`);
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([0xff, 0x00, 0x80]);
  });

  it("serves nothing else: no earlier build, no other file, nothing to whoever does not know its address", async () => {
    built("b1");
    built("b2");
    const { origin } = new URL(server.address);
    const targets = [
      `${server.address}/b1/remoteEntry.js`,
      `${server.address}/b2/missing.js`,
      `${server.address}/b2/..%2faddress.json`,
      `${origin}/0123456789abcdef01234567/b2/remoteEntry.js`,
      `${origin}/`,
    ];
    const answers = await Promise.all(targets.map((target) => fetch(target)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await fetch(`${server.address}/b2/remoteEntry.js`)).status).toBe(200);
  });

  it("answers with what the loaders of the present build give, and lets the site's pages post", async () => {
    built("b1");
    const post = (build: string, what: string) =>
      fetch(`${server.address}/${build}/${what}`, { method: "POST", body: JSON.stringify({ pathname: "/Blog" }) });
    const before = await fetch(`${server.address}/b1/page`, { method: "OPTIONS" });
    expect([before.status, before.headers.get("access-control-allow-headers")]).toEqual([204, "content-type"]);
    const page = await post("b1", "page");
    expect(page.headers.get("access-control-allow-origin")).toBe(SHELL);
    expect(await page.json()).toEqual({
      result: { kind: "refused", status: 500, message: '{"pathname":"/Blog"}' },
      problems: [],
    });
    const slot = await post("b1", "slot");
    expect([slot.status, await slot.text()]).toEqual([400, "this asks for nothing"]);
    expect((await post("b1", "else")).status).toBe(404);
    built("b2");
    expect((await post("b1", "page")).status).toBe(404);
  });

  it("tells pages of each build, and one that comes later of the last whole one and how the next fares", async () => {
    built("b1");
    server.tell({ kind: "failed", errors: "a comma is missing" });
    const answer = await fetch(`${server.address}/events`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    const hear = async (part: string): Promise<void> => {
      while (!heard.includes(part)) heard += (await reader?.read())?.value ?? "";
    };
    await hear("a comma is missing");
    built("b3");
    await hear("b3");
    expect(heard.split("\n\n").filter(Boolean)).toEqual([
      'data: {"kind":"built","build":"b1","container":"blog_b1"}',
      'data: {"kind":"failed","errors":"a comma is missing"}',
      'data: {"kind":"built","build":"b3","container":"blog_b3"}',
    ]);
  });

  it("has the same secret at every start, and takes the next port where one is taken", async () => {
    const other = await make();
    const { port, pathname } = new URL(server.address);
    await listenFrom(other, Number(port));
    const second = new URL(other.address);
    await other.close();
    expect(second.pathname).toBe(pathname);
    expect(Number(second.port)).toBeGreaterThan(Number(port));
  });
});
