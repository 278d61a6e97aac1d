import { rm } from "node:fs/promises";
import path from "node:path";

import { ask } from "../fixtures/ask";
import { ChildProgram } from "../fixtures/ChildProgram";
import { childrenOf } from "../fixtures/childrenOf";
import { ADDRESS, isReady, makeDataDir } from "../fixtures/dataDir";
import { ROOT } from "../fixtures/root";
import { expect, test } from "../fixtures/test";

const START = path.join(ROOT, "shell", "start", "start.mjs");
const PAGES = [
  ["main", "/"],
  ["main", "/Courses"],
  ["demo", "/"],
  ["foundation", "/"],
] as const;

test("when the server is killed, visitors wait for the next one, and only requests on their way are lost", async ({
  hosts,
}) => {
  const dataDir = await makeDataDir(false);
  // `prepare` has built it: nothing is built anew.
  const env = { ...hosts.serverEnv, DATA_DIR: dataDir, PORT: "0", WORKSHOP: "on", SERVICE_WORKER: "off" };
  const program = ChildProgram.start(START, dataDir, env);
  try {
    const port = Number(await program.until(ADDRESS, isReady));
    const visit = async ([site, target]: (typeof PAGES)[number]): Promise<string> => {
      const beganAt = performance.now();
      const { status } = await ask(port, `${site}.localhost:${port}`, target);
      return `${status}${beganAt < killedAt ? "" : " afterwards"}`;
    };
    let killedAt = Infinity;
    // Asked for twice, a page is kept.
    for (const page of [...PAGES, ...PAGES]) expect(await visit(page)).toBe("200");

    const [server = 0] = await childrenOf(program.pid ?? 0);
    const seen: string[] = [];
    const over = new AbortController();
    const visitors = PAGES.map(async (page) => {
      while (!over.signal.aborted)
        seen.push(await visit(page).catch(() => (performance.now() < killedAt ? "failed" : "cut off")));
    });
    while (seen.length < 40) await new Promise(setImmediate);
    killedAt = performance.now();
    process.kill(server, "SIGKILL");
    const answeredAfterwards = (): number => seen.filter((one) => one === "200 afterwards").length;
    while (answeredAfterwards() < 40) await new Promise(setImmediate);
    over.abort();
    await Promise.all(visitors);
    expect(seen.filter((one) => one === "cut off").length).toBeLessThanOrEqual(PAGES.length);
    expect(new Set(seen.filter((one) => one !== "cut off"))).toEqual(new Set(["200", "200 afterwards"]));
    expect(program.lines.filter((line) => line.includes("the server ended and is started again"))).toHaveLength(1);
  } finally {
    await program.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
});
