import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { BrowsedPage } from "../protocol";
import { PageServer, type PageResult, type ReadFile } from "./PageServer";

/** In a container, and asking nobody for anything on its own. */
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--window-size=1280,900",
  // It ends with the other end of this line, whatever becomes of who holds that: Debian's command is a shell that starts the browser, and
  // the browser would outlive it.
  "--remote-debugging-pipe",
];
/** Its standard input and outputs, and the two ends of the line. */
const STDIO = ["ignore", "ignore", "ignore", "pipe", "pipe"] as const;

/** A browser in which no page is done for so long has ended, or hangs. */
const PAGE_MS = 30_000;
/** For all pages together, however many there are. */
const WHOLE_MS = 180_000;
const LOOK_MS = 200;

/**
 * Opens pages in Chromium, one after the other.
 * @param readFile of what they load
 * @returns what came of each that was opened
 */
export const tryInBrowser = async (
  chromium: string,
  pages: readonly BrowsedPage[],
  name: string,
  readFile: ReadFile,
): Promise<readonly PageResult[]> => {
  const server = new PageServer(pages, name, readFile);
  const profile = await mkdtemp(join(tmpdir(), "serambi-check-"));
  const begunAtMs = performance.now();
  const first = await server.start();
  const browser = spawn(chromium, [...FLAGS, `--user-data-dir=${profile}`, first], { stdio: [...STDIO] });
  const line = browser.stdio.slice(STDIO.indexOf("pipe")).flatMap((end) => end ?? []);
  for (const end of line) end.on("error", () => undefined); // it ends with the browser
  const ended = new Promise<void>((done) => {
    browser.once("exit", () => done());
    browser.once("error", () => done());
  });
  let watch: NodeJS.Timeout | undefined;
  const silent = new Promise<void>((done) => {
    watch = setInterval(() => {
      const now = performance.now();
      if (now - server.toldAtMs > PAGE_MS || now - begunAtMs > WHOLE_MS) done();
    }, LOOK_MS);
  });
  await Promise.race([server.end, ended, silent]);
  clearInterval(watch);
  const results = server.stop();
  for (const end of line) end.destroy();
  browser.kill("SIGKILL");
  await ended;
  await rm(profile, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined); // of the system's temporary files
  return results;
};
