import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

/** Processes are started, on a machine that others use. */
jest.setTimeout(30_000);

/**
 * A server of few lines, with a process of its own that hears nothing. `/` answers with its number, `/held` once it is to stop, with
 * code 3. `HOW` says what is wrong with it.
 */
const SERVER = `
const { spawn } = require("node:child_process");
const { createServer } = require("node:http");
const say = (line) => process.stdout.write(line + "\\n");
if (process.env.HOW === "fails") { say("failing"); process.exit(7); }
const deaf = spawn(process.execPath, ["-e", "console.log('deaf ' + process.pid); for (;;);"], { stdio: "inherit" });
let held;
const server = createServer((request, response) => {
  if (request.url === "/held") { held = response; say("held"); }
  else response.end(String(process.pid));
});
process.on("SIGTERM", () => {
  say("asked to stop");
  if (process.env.HOW !== "stubborn") server.close(() => process.exit(process.env.HOW === "polite" ? 0 : 3));
  held?.end("done");
});
process.on("disconnect", () => process.exit());
server.on("error", ({ code }) => { say(code); process.exit(5); });
server.listen(process.env.LISTEN_FDS === "1" ? { fd: 3 } : { port: Number(process.env.PORT), host: "127.0.0.1" }, () => {
  say("server " + process.pid + " " + server.address().port);
  process.send("ready");
});
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const untilGone = async (pid: number): Promise<void> => {
  while (isRunning(pid)) await new Promise(setImmediate);
};

const ask = (port: number, path = "/"): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent: false }, (answer) => {
      let text = "";
      answer
        .setEncoding("utf8")
        .on("data", (piece: string) => (text += piece))
        .on("end", () => resolve(text));
    }).on("error", reject);
  });

describe("keepServer", () => {
  let folder: string;
  let keeper: ChildProcess;
  let printed: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "serambi keeper "));
    writeFileSync(join(folder, "server.cjs"), SERVER);
  });

  afterEach(async () => {
    if (keeper.exitCode === null && keeper.signalCode === null) {
      keeper.kill("SIGKILL");
      await once(keeper, "exit");
    }
    for (const [, pid] of printed.matchAll(/^(?:server|deaf) (\d+)/gm))
      if (isRunning(Number(pid))) process.kill(Number(pid), "SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (how = "", port = 0): void => {
    const module = JSON.stringify(pathToFileURL(join(__dirname, "keepServer.mjs")));
    const options = JSON.stringify({ file: "server.cjs", host: "127.0.0.1", port });
    printed = "";
    keeper = spawn(process.execPath, ["-e", `import(${module}).then(({ keepServer }) => keepServer(${options}))`], {
      cwd: folder,
      env: { PATH: process.env["PATH"], PORT: String(port), HOW: how },
      stdio: ["ignore", "pipe", "inherit"],
    });
    keeper.stdout?.on("data", (piece: Buffer) => {
      printed += piece.toString();
      keeper.emit("printed");
    });
  };

  /** Waits until this has been printed so many times. @returns the numbers in the last one */
  const until = async (pattern: RegExp, times = 1): Promise<number[]> => {
    for (;;) {
      const found = [...printed.matchAll(new RegExp(pattern, "gm"))];
      if (found.length >= times) return found[times - 1]?.slice(1).map(Number) ?? [];
      await once(keeper, "printed");
    }
  };

  const READY = /^server (\d+) (\d+)$/;
  const DEAF = /^deaf (\d+)$/;

  it("starts a killed server anew: who asks meanwhile waits, and what it had started ends with it", async () => {
    start();
    const [pid = 0, port = 0] = await until(READY);
    const [deaf = 0] = await until(DEAF);
    process.kill(pid, "SIGKILL");
    const answer = Number(await ask(port));
    expect(await until(READY, 2)).toEqual([answer, port]);
    expect(answer).not.toBe(pid);
    await untilGone(deaf);
    const told = printed.split("\n").find((line) => line.startsWith("{")) ?? "";
    expect(JSON.parse(told)).toMatchObject({
      level: 50,
      signal: "SIGKILL",
      restartMs: 0,
      msg: "the server ended and is started again",
    });
    process.kill(answer, "SIGKILL");
    await until(/"restartMs":1000/);
  });

  it("ends with the code of a server that never was ready", async () => {
    start("fails");
    expect(await once(keeper, "exit")).toEqual([7, null]);
    expect(printed).toBe("failing\n");
  });

  it("ends with a server that somebody else asked to stop, and says so", async () => {
    start("polite");
    const [pid = 0] = await until(READY);
    process.kill(pid, "SIGTERM");
    expect(await once(keeper, "exit")).toEqual([0, null]);
    expect(printed).toContain("the server ended and is not started again");
  });

  it("leaves a port that is taken to the server, which says so", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    start("", (other.address() as AddressInfo).port); // listening on TCP
    expect(await once(keeper, "exit")).toEqual([5, null]);
    expect(printed).toContain("EADDRINUSE");
    other.close();
  });

  it("on SIGTERM has the server finish what it began, lets nobody in, and ends with its code", async () => {
    start();
    const [, port = 0] = await until(READY);
    const held = ask(port, "/held");
    await until(/^held$/);
    // Ctrl+C comes from the terminal and from npm.
    keeper.kill("SIGTERM");
    keeper.kill("SIGTERM");
    expect(await held).toBe("done");
    expect(await once(keeper, "exit")).toEqual([3, null]);
    expect(printed.match(/asked to stop/g)).toHaveLength(1);
    await expect(ask(port)).rejects.toThrow("ECONNREFUSED");
  });

  it("ends at once, with everything that the server started, on a second signal", async () => {
    start("stubborn");
    const [pid = 0] = await until(READY);
    const [deaf = 0] = await until(DEAF);
    keeper.kill("SIGTERM");
    await until(/^asked to stop$/);
    const again = setInterval(() => keeper.kill("SIGTERM"), 100);
    expect(await once(keeper, "exit")).toEqual([1, null]);
    clearInterval(again);
    await untilGone(pid);
    await untilGone(deaf);
  });
});
