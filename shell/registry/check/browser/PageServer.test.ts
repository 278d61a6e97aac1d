import { afterEach, beforeEach, expect, it } from "@jest/globals";

import { PageServer, type PageResult } from "./PageServer";
import { TOLD } from "./watchScript";

const page = (path: string, site = "demo") => ({
  where: `${path} of ${site}`,
  site,
  path,
  html: '<!doctype html><html><head><script nonce="n1">0</script></head><body></body></html>',
});

let server: PageServer;
let first = "";
let origin = "";
let results: readonly PageResult[] | null = null;

beforeEach(async () => {
  results = null;
  const files = (path: string) => Promise.resolve(path === "/assets/shell.js" ? Buffer.from("1") : null);
  server = new PageServer([page("/Blog?page=2"), page("/", "main")], "blog", files);
  first = await server.start();
  origin = `http://127.0.0.1:${new URL(first).port}`;
});

afterEach(() => {
  if (!results) server.stop();
});

const get = (path: string) => fetch(origin + path);
const post = (path: string, body: unknown) => fetch(origin + path, { method: "POST", body: JSON.stringify(body) });
const report = (remote: string, phase: string) => post("/client-report", { remote, phase, message: `of ${remote}` });

it("gives a browser one page after the other, each with a script that tells what became of it", async () => {
  expect(first).toMatch(/^http:\/\/demo\.localhost:\d+\/Blog\?page=2$/);
  const text = await (await get("/Blog?page=2")).text();
  expect(text).toContain(`<head><script nonce="n1">`);
  expect(text).toContain(`http://main.localhost:${new URL(origin).port}/`);
  await post(TOLD, { told: [], isAlive: true });
  expect((await get("/Blog?page=2")).status).toBe(404);
  expect(await (await get("/")).text()).toContain('"about:blank"');
  await post(TOLD, { told: ["TypeError: no"], isAlive: false });
  await server.end;
  results = server.stop();
  expect(results.map(({ page: { where }, isAlive, problems }) => [where, isAlive, problems])).toEqual([
    ["/Blog?page=2 of demo", true, []],
    ["/ of main", false, ["TypeError: no"]],
  ]);
});

it("counts what the shell reports of itself and of this remote, once, and nothing of others", async () => {
  for (const [remote, phase] of [
    ["shell", "render"],
    ["blog", "render"],
    ["blog", "render"],
    ["courses", "render"],
    ["blog", "answer"],
  ] as const)
    await report(remote, phase);
  await post(TOLD, { told: [], isAlive: true });
  results = server.stop();
  expect(results[0]?.problems).toEqual(["render: of shell", "render: of blog"]);
});

it("serves files, and no host", async () => {
  expect((await get("/assets/shell.js")).headers.get("content-type")).toContain("javascript");
  expect((await get("/assets/other.js")).status).toBe(404);
  expect((await get("/api/services/class/active")).status).toBe(503);
});
