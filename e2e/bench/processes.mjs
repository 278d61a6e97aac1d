import { randomBytes } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";

const START_TIMEOUT_MS = 90_000;

/**
 * Starts a program and waits for the line that says where it listens.
 * @param args of Node: its own, the file, the file's
 */
export const startProgram = async (args, env, pattern) => {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...env },
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

const makeSecrets = () => ({
  CLIENT_ID: "serambi-shell",
  CLIENT_SECRET: randomBytes(32).toString("base64url"),
  APP_TOKEN_SECRET: randomBytes(32).toString("base64url"),
});

/** The shell alone, with a platform that is somewhere else. */
export const startShell = async (root, { dataDir, servicesUrl, secrets = makeSecrets(), nodeArgs = [] }) => {
  // Calls of the gateway come from one address here.
  const limits = { RATE_LIMIT_READS: "0", RATE_LIMIT_WRITES: "0" };
  const names = ["SERVICES_URL", "MAIN_API_URL", "PROGRAMS_URL", "LEARNING_URL"];
  const hosts = Object.fromEntries(names.map((name) => [name, servicesUrl]));
  const env = { ...secrets, ...limits, ...hosts, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "warn" };
  const file = path.join(root, "shell", "dist", "server", "serve.cjs");
  const { pid, found, stop } = await startProgram([...nodeArgs, file], env, /http:\/\/[\w.-]+:(\d+)/);
  return { pid, port: Number(found), stop };
};

/** The shell, and the platform as another process, so that each one's memory and time are its own. */
export const startProduct = async (root, dataDir) => {
  const secrets = makeSecrets();
  const file = path.join(root, "shell", "platform", "dist", "standalone.cjs");
  const platform = await startProgram([file], { ...secrets, DATA_DIR: dataDir, PORT: "0" }, /(http:\/\/[^\s"]+)/);
  try {
    const shell = await startShell(root, { dataDir, servicesUrl: platform.found, secrets });
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

/** Milliseconds of processor time that a process has used so far, in user and system mode (Linux). */
export const cpuMs = async (pid) => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
};

/** Megabytes of memory that a process occupies (Linux). */
export const rssMb = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
};
