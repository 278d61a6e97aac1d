import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

import { BROWSER_FLAGS } from "../../fixtures/findBrowser.mjs";

const START_TIMEOUT_MS = 60_000;

/** A Chromium that has never been anywhere and listens for Lighthouse. */
export const openChromium = async (executablePath) => {
  const profile = await mkdtemp(path.join(tmpdir(), "serambi-bench-"));
  const flags = [...BROWSER_FLAGS, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const child = spawn(executablePath, [...flags, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error("Chromium did not become ready")), START_TIMEOUT_MS).unref();
      child.once("error", reject);
      child.once("exit", () => reject(new Error("Chromium ended")));
      createInterface({ input: child.stderr }).on("line", (line) => {
        const found = /DevTools listening on ws:\/\/[\d.]+:(\d+)/.exec(line);
        if (found) resolve(Number(found[1]));
      });
    });
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
};
