import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { remoteInStack } from "../../../registry/BundleLoader";
import { resolve } from "../../../registry/resolve";
import { registryWith } from "../../../registry/testing/registries";
import { isWhole, type PageOrder } from "../Renderer";
import type { RenderInterrupted } from "../RenderInterrupted";
import { RenderProcess, type RenderProcessOptions } from "./RenderProcess";

const FILE = join(__dirname, "testing", "misbehaving.cjs");
const COURSES = { remote: "courses", version: "1.2.3" };
const RELEASE = resolve(registryWith("1.2.3"), { tenant: "", cohort: null });
const MB = 1024 * 1024;

/** Processes of this test that run the program now, as the system has them. */
const running = (): string[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [state, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
        const isOurs = parent === String(process.pid);
        return isOurs && state !== "Z" && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(FILE);
      } catch {
        return false; // it ended meanwhile
      }
    });

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((next) => setTimeout(next, 5));
};

const orderOf = (path: string): PageOrder => ({
  tenant: fakeTenant(),
  digest: "d1",
  appVersion: "1",
  isStale: false,
  url: `http://main.localhost${path}`,
  nonce: "n0nce",
  isPublic: true,
  local: [],
  vitalsSample: 0,
});

describe("a renderer in a process of its own", () => {
  let interruptions: RenderInterrupted[];
  let strays: Error[];
  let renderer: RenderProcess;

  const open = (options: Partial<RenderProcessOptions> = {}): RenderProcess =>
    new RenderProcess({
      file: FILE,
      settings: {},
      blockMs: 200,
      maxMemory: 300 * MB,
      onStray: (error) => strays.push(error),
      onSlow: () => undefined,
      onInterrupted: (why) => interruptions.push(why),
      ...options,
    });

  /** The words of a page. */
  const page = async (path: string): Promise<string> => {
    const answer = await renderer.page(RELEASE, orderOf(path), { http: fakeHttp({}), onFailure: () => undefined });
    if (answer.kind !== "page" || !isWhole(answer.body)) throw new Error("It is no whole page");
    return Buffer.concat(answer.body).toString("utf8");
  };

  beforeEach(() => {
    interruptions = [];
    strays = [];
    renderer = open();
  });

  afterEach(async () => {
    renderer.close();
    await until(() => running().length === 0);
  });

  it("makes pages in one process, however many are ordered", async () => {
    const pages = await Promise.all([page("/"), page("/a"), page("/b")]);
    expect(pages).toEqual(Array.from({ length: 3 }, () => `made by ${renderer.pid}`));
    expect(running()).toEqual([String(renderer.pid)]);
  });

  it("has answers forgotten before the next page, once for many changes", async () => {
    expect(await page("/forgotten")).toBe("0");
    renderer.forgetAnswers();
    renderer.forgetAnswers();
    expect([await page("/forgotten"), await page("/forgotten")]).toEqual(["1", "1"]);
  });

  for (const [path, why, culprit] of [
    ["/loop", "blocked", COURSES],
    // Its code says that it is another's.
    ["/loop-as-another", "blocked", COURSES],
    // No frame of a remote is on the stack: the renderer works on what it returned.
    ["/draw", "blocked", COURSES],
    ["/grow", "memory", COURSES],
    ["/hoard", "memory", COURSES],
    ["/exit", "ended", null],
  ] as const)
    it(`ends the process of a page that does ${path}, says why, and goes on in the next one`, async () => {
      renderer.close();
      // Each by one limit alone: what takes memory is busy too.
      renderer = open(why === "memory" ? { blockMs: 60_000 } : {});
      await page("/");
      const first = renderer.pid;
      const waiting = page("/never");
      const whose = await page(path).catch((error: unknown) => error);
      expect(whose).toMatchObject({ name: "RenderInterrupted", why, culprit });
      await expect(waiting).rejects.toMatchObject({ name: "RenderInterrupted", why, culprit });
      expect(await page("/")).toBe(`made by ${renderer.pid}`);
      expect(renderer.pid).not.toBe(first);
      expect(interruptions).toMatchObject([{ why, culprit }]);
      await until(() => running().length === 1);
      expect(running()).toEqual([String(renderer.pid)]);
    });

  it.each([
    ["/loop-later"],
    // Its code is on the stack for a part of the time.
    ["/microtasks"],
  ])("finds a process that blocks after its page was done (%s), and whose code that is", async (path) => {
    await page(path);
    await until(() => interruptions.length > 0);
    expect(interruptions).toMatchObject([{ why: "blocked", culprit: COURSES }]);
    expect(await page("/")).toBe(`made by ${renderer.pid}`);
  });

  it("is told of what is thrown in a timer, and the process goes on", async () => {
    const made = await page("/throw-later");
    await until(() => strays.length > 0);
    expect(strays.map((error) => [error.message, remoteInStack(error)])).toEqual([["in a timer", COURSES]]);
    expect(await page("/")).toBe(made);
    expect(interruptions).toEqual([]);
  });

  it("leaves nobody waiting for an answer that cannot be read", async () => {
    await expect(page("/nonsense")).rejects.toThrow("something else");
    expect(await page("/")).toBe(`made by ${renderer.pid}`);
  });

  it("gives up a line on which something else than frames comes", async () => {
    await expect(page("/no-frame")).rejects.toMatchObject({ why: "ended", culprit: null });
    expect(await page("/")).toBe(`made by ${renderer.pid}`);
  });

  it("takes another process where one needs too much, though nobody took it at once", async () => {
    renderer.close();
    renderer = open({ maxMemory: 1 });
    const [first, waiting] = [await page("/"), page("/never").catch((error: unknown) => error)];
    await until(() => `made by ${renderer.pid}` !== first);
    expect(await page("/")).not.toBe(first);
    expect(interruptions).toEqual([]);
    renderer.close();
    expect(await waiting).toMatchObject({ name: "RenderInterrupted", why: "ended" });
  });

  it("takes no orders once it is closed", async () => {
    const waiting = page("/never");
    await until(() => running().length === 1);
    renderer.close();
    await expect(waiting).rejects.toMatchObject({ why: "ended" });
    await expect(page("/")).rejects.toThrow("closed");
    await until(() => running().length === 0);
  });
});
