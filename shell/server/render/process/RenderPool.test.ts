import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { resolve } from "../../../registry/resolve";
import { registryWith } from "../../../registry/testing/registries";
import { isWhole, type PageOrder } from "../Renderer";
import type { RenderInterrupted } from "../RenderInterrupted";
import { RenderPool } from "./RenderPool";

const FILE = join(__dirname, "testing", "misbehaving.cjs");
const RELEASE = resolve(registryWith("1.2.3"), { tenant: "", cohort: null });
/** Its present state, once its version rests. */
const WITHOUT = { ...RELEASE, id: `${RELEASE.id}-courses`, absent: ["courses"] };
const MB = 1024 * 1024;

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((next) => setTimeout(next, 5));
};

const orderOf = (path: string, key = "demo"): PageOrder => ({
  tenant: { ...fakeTenant(), key },
  digest: "d1",
  appVersion: "1",
  isStale: false,
  url: `http://main.localhost${path}`,
  nonce: "n0nce",
  isPublic: true,
  local: [],
  vitalsSample: 0,
});

describe("several renderers", () => {
  let pool: RenderPool;
  let interruptions: RenderInterrupted[];

  const open = (processes: number): RenderPool =>
    new RenderPool({
      processes,
      file: FILE,
      settings: {},
      blockMs: 300,
      maxMemory: 300 * MB,
      onStray: () => undefined,
      onSlow: () => undefined,
      onInterrupted: (why) => interruptions.push(why),
    }).start();

  /** The words of a page. */
  const page = async (path: string, key?: string, release = RELEASE): Promise<string> => {
    const service = { http: fakeHttp({}), onFailure: () => undefined };
    const answer = await pool.page(release, orderOf(path, key), service);
    if (answer.kind !== "page" || !isWhole(answer.body)) throw new Error("It is no whole page");
    return Buffer.concat(answer.body).toString("utf8");
  };
  const makers = async (count: number, release = RELEASE): Promise<number> =>
    new Set(await Promise.all(Array.from({ length: count }, () => page("/", "main", release)))).size;

  beforeEach(async () => {
    interruptions = [];
    pool = open(2);
    await pool.load(RELEASE);
  });
  afterEach(() => pool.close());

  it("share the pages, once each has loaded the release", async () => {
    await until(() => pool.pids.length === 2);
    let shared = 0;
    while (shared < 2) shared = await makers(10);
    expect(shared).toBe(2);
  });

  it("go on while one of them is busy for ever: its pages are interrupted, the others' are made meanwhile", async () => {
    let shared = 0;
    while (shared < 2) shared = await makers(10);
    const blocked = page("/loop").catch((error: unknown) => error);
    let made = 0;
    const count = (): void => void (made += 1);
    const all = Array.from({ length: 30 }, () => page("/", "main").then(count, () => undefined));
    await until(() => made >= 20);
    expect(interruptions).toEqual([]);
    expect(await blocked).toMatchObject({ name: "RenderInterrupted", why: "blocked" });
    const { generation } = pool;
    await Promise.all(all);
    // Ordered with the version that did it: not made, and no process is ended once more.
    await expect(page("/loop")).rejects.toMatchObject({ why: "blocked", culprit: { remote: "courses" } });
    expect(interruptions).toHaveLength(1);
    // The one that was ended is back with the release without it, and the others were there all the time.
    let again = 0;
    await pool.load(WITHOUT);
    while (again < 2) again = await makers(10, WITHOUT);
    expect(pool.generation).toBe(generation);
  });

  it("load one after the other: code that holds up the first one holds up no other", async () => {
    let shared = 0;
    while (shared < 2) shared = await makers(10);
    const pids = new Set(pool.pids);
    const loading = pool.load({ ...RELEASE, id: "holds-up" }).catch((error: unknown) => error);
    expect(await loading).toMatchObject({ why: "blocked", culprit: { remote: "courses" } });
    await pool.load(WITHOUT);
    shared = 0;
    while (shared < 2) shared = await makers(10, WITHOUT);
    expect(pool.pids.filter((pid) => pids.has(pid))).toHaveLength(1);
    expect(interruptions).toHaveLength(1);
  });

  it("make a page in another process where its own was killed from outside", async () => {
    let shared = 0;
    while (shared < 2) shared = await makers(10);
    const pages = Array.from({ length: 10 }, () => page("/slowly"));
    await new Promise(setImmediate);
    const [first] = pool.pids;
    if (first !== undefined) process.kill(first, "SIGKILL");
    expect(new Set(await Promise.all(pages)).size).toBeGreaterThanOrEqual(1);
    expect(interruptions).toMatchObject([{ why: "ended" }]);
  });

  it("count a new generation only where none is left that has loaded anything", async () => {
    pool.close();
    pool = open(1);
    await pool.load(RELEASE);
    const { generation } = pool;
    await page("/exit").catch(() => undefined);
    await page("/");
    expect(pool.generation).toBeGreaterThan(generation);
  });

  it("keep places for other tenants while one has pages that never end", async () => {
    const never = Array.from({ length: 120 }, (_, number) =>
      pool
        .page(RELEASE, orderOf("/never"), {
          asker: { tenant: "demo", visitor: String(number) },
          http: fakeHttp({}),
          onFailure: () => undefined,
        })
        .catch(() => "ended"),
    );
    expect(await page("/", "main")).toMatch(/^made by/);
    expect(pool.waiting).toBeGreaterThan(0);
    pool.close();
    expect(new Set(await Promise.all(never.slice(0, 16)))).toEqual(new Set(["ended"]));
  });
});
