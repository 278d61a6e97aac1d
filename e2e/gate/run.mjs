import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** No step of the gate takes so long that it could still end well after this. */
const TIMEOUT_MS = 40 * 60_000;

/**
 * Runs a program without a shell and collects what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ isOk: boolean, output: string }>} never rejects: a program that cannot start is not ok
 */
export const run = (command, args, { cwd, env = {} }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, CI: "1", NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const chunks = [];
    const stop = () => child.kill("SIGTERM");
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nstopped after ${TIMEOUT_MS / 60_000} minutes\n`));
      stop();
    }, TIMEOUT_MS);
    const end = (isOk, note = "") => {
      clearTimeout(timer);
      process.off("exit", stop);
      resolve({ isOk, output: stripVTControlCharacters(Buffer.concat(chunks).toString("utf8")) + note });
    };
    process.once("exit", stop);
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.stderr.on("data", (chunk) => chunks.push(chunk));
    child.once("error", (error) => end(false, `${command}: ${error.message}\n`));
    child.once("close", (code, signal) => end(code === 0, signal ? `ended by ${signal}\n` : ""));
  });
