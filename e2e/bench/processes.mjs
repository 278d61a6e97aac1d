import { randomBytes } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";

const START_TIMEOUT_MS = 90_000;
/** As `npm start` has it (`docs/weight.md`). */
const NODE_ARGS = ["--max-semi-space-size=8"];

/**
 * Starts a program and waits for the line that says where it listens.
 * @param args of Node: its own, the file, the file's
 */
export const startProgram = async (args, env, pattern) => {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", MALLOC_ARENA_MAX: "2", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines = [];
  const name = path.basename(args.find((arg) => /\.[cm]js$/.test(arg)) ?? "");
  const address = new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`${name} ${why}:\n${lines.join("\n")}`));
    setTimeout(() => fail("did not become ready"), START_TIMEOUT_MS).unref();
    child.once("exit", () => fail("ended"));
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        const found = pattern.exec(line);
        if (found) resolve(found[1]);
      });
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  try {
    return { pid: child.pid, found: await address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

export const makeSecrets = () => ({
  CLIENT_ID: "serambi-shell",
  CLIENT_SECRET: randomBytes(32).toString("base64url"),
  APP_TOKEN_SECRET: randomBytes(32).toString("base64url"),
});

/** The shell alone, with a platform that is somewhere else. */
export const startShell = async (root, { dataDir, servicesUrl, secrets = makeSecrets(), nodeArgs = [] }) => {
  // Calls of the gateway come from one address here, and no page is measured by chance.
  const limits = { RATE_LIMIT_READS: "0", RATE_LIMIT_WRITES: "0", VITALS_SAMPLE: "0" };
  const names = ["SERVICES_URL", "MAIN_API_URL", "PROGRAMS_URL", "LEARNING_URL"];
  const hosts = Object.fromEntries(names.map((name) => [name, servicesUrl]));
  const env = { ...secrets, ...limits, ...hosts, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "warn" };
  const file = path.join(root, "shell", "dist", "server", "serve.cjs");
  const { pid, found, stop } = await startProgram([...NODE_ARGS, ...nodeArgs, file], env, /http:\/\/[\w.-]+:(\d+)/);
  return { pid, port: Number(found), stop };
};

/** The platform alone. */
export const startPlatform = async (root, dataDir, secrets) => {
  const file = path.join(root, "shell", "platform", "dist", "standalone.cjs");
  const { found, stop } = await startProgram(
    [file],
    { ...secrets, DATA_DIR: dataDir, PORT: "0" },
    /(http:\/\/[^\s"]+)/,
  );
  return { url: found, stop };
};

/** The shell, and the platform as another process, so that each one's memory and time are its own. */
export const startProduct = async (root, dataDir, { nodeArgs } = {}) => {
  const secrets = makeSecrets();
  const platform = await startPlatform(root, dataDir, secrets);
  try {
    const shell = await startShell(root, { dataDir, servicesUrl: platform.url, secrets, nodeArgs });
    const stop = async () => {
      await shell.stop();
      await platform.stop();
    };
    return { ...shell, stop };
  } catch (error) {
    await platform.stop();
    throw error;
  }
};

const TICKS_PER_SECOND = 100;

/** The processes that a process has started (Linux). */
export const childrenOf = async (pid) => {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8")));
  return lists.join(" ").trim().split(/\s+/).filter(Boolean).map(Number);
};

/**
 * Milliseconds of processor time that a process and all that it has started have used so far, in user and system mode, those
 * that have ended included (Linux): a server has its pages made by a process of its own.
 */
export const cpuMs = async (pid) => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const own = (fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 1000) / TICKS_PER_SECOND;
  // What ends in between is with the ended ones the next time.
  const others = await Promise.all((await childrenOf(pid)).map((child) => cpuMs(child).catch(() => 0)));
  return others.reduce((sum, ms) => sum + ms, own);
};

/** Megabytes of memory that a process occupies, without those that it has started (Linux). */
export const rssMb = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
};

/**
 * Megabytes of memory that a server's processes occupy: its own, the one that renders its pages, and the one that draws its
 * cards, which pages do not need. Pages of memory that two of them share count twice.
 */
export const memoryOf = async (pid) => {
  const of = async (program) => {
    const sizes = (await childrenOf(pid)).map(async (child) => {
      const command = await readFile(`/proc/${child}/cmdline`, "utf8").catch(() => "");
      return command.includes(program) ? rssMb(child).catch(() => 0) : 0;
    });
    return (await Promise.all(sizes)).reduce((sum, mb) => sum + mb, 0);
  };
  const [serverMb, renderMb, cardsMb] = [await rssMb(pid), await of("render.cjs"), await of("paint.cjs")];
  return { serverMb, renderMb, cardsMb, pagesMb: serverMb + renderMb };
};
