import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { connectTo } from "./classes/askPlatform.mjs";
import { cpuMs, startProgram } from "./processes.mjs";

export const say = (text) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

export const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];

/** The platform over a database of its own, and calls to it for one host. */
export const startPlatform = async (root, postgres, database, host) => {
  const secrets = {
    CLIENT_ID: "serambi-bench",
    CLIENT_SECRET: randomBytes(32).toString("base64url"),
    APP_TOKEN_SECRET: randomBytes(32).toString("base64url"),
  };
  const url = await postgres.createDatabase(database);
  const file = path.join(root, "shell", "platform", "dist", "standalone.cjs");
  const dataDir = await mkdtemp(path.join(tmpdir(), "serambi-bench-platform-"));
  const env = { ...secrets, DATABASE_URL: url, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "warn" };
  const platform = await startProgram([file], env, /(http:\/\/[^\s"]+)/);
  try {
    const calls = await connectTo(platform.found, secrets, host);
    /** Processor time in ms that database and platform have used so far. */
    const usedMs = async () => (await postgres.cpuMs()) + (await cpuMs(platform.pid));
    const stop = async () => {
      calls.close();
      await platform.stop();
      await rm(dataDir, { recursive: true, force: true });
    };
    return { get: calls.get, usedMs, stop };
  } catch (error) {
    await platform.stop();
    throw error;
  }
};

const WARM_UP = 20;
const QUESTIONS = 200;

/**
 * Asks one question after another.
 * @param nextAddress gives the address of the next one
 * @returns milliseconds at the median and the 95th percentile, processor time of one question, and how much one finds
 */
export const timeQuestions = async ({ get, usedMs }, nextAddress) => {
  const times = [];
  let found = 0;
  const before = await usedMs();
  for (let turn = -WARM_UP; turn < QUESTIONS; turn += 1) {
    const address = nextAddress();
    const from = performance.now();
    const { totalItems } = await get(address);
    if (turn >= 0) times.push(performance.now() - from);
    found += totalItems;
  }
  const asked = QUESTIONS + WARM_UP;
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    cpu: ((await usedMs()) - before) / asked,
    found: Math.round(found / asked),
  };
};
