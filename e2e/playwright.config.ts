import path from "node:path";

import { defineConfig } from "@playwright/test";

import { BROWSER_FLAGS, findBrowser, findHeadlessShell } from "./fixtures/findBrowser.mjs";

const browser = await findBrowser();
if (browser === null) throw new Error("No Chromium found: `npm test` installs one, or set CHROMIUM_PATH");
const report = process.env["SERAMBI_REPORT"];
const launched = (executablePath: string) => ({ launchOptions: { executablePath, args: [...BROWSER_FLAGS] } });

/** A browser that draws letters alike on every machine: else hinting is what the machine's settings say. */
const stillLaunched = (executablePath: string) => {
  const { launchOptions } = launched(executablePath);
  const FONTCONFIG_FILE = path.join(import.meta.dirname, "visual", "fonts.conf");
  return { launchOptions: { ...launchOptions, env: { ...process.env, FONTCONFIG_FILE } } };
};

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "{journeys,faults,reading,visual}/**/*.spec.ts",
  outputDir: path.join(import.meta.dirname, "results", "browser"),
  globalSetup: path.join(import.meta.dirname, "fixtures", "prepare.ts"),
  reporter: report ? [["dot"], ["json", { outputFile: report }]] : [["list"]],
  // Each worker has a server of its own.
  workers: 2,
  // The gate names what passes only the second time (`e2e/gate/counts.mjs`): a machine that others use, too, is slow for seconds at times.
  retries: report ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  // Pictures are of Chromium on Linux. A run never writes one, not even one that is missing: CONTRIBUTING.md says what does.
  snapshotPathTemplate: "{testDir}/visual/snapshots/{arg}{ext}",
  updateSnapshots: "none",
  expect: {
    timeout: 15_000,
    // A point counts from a change that one hardly sees; three in ten thousand may be otherwise.
    toHaveScreenshot: { threshold: 0.03, maxDiffPixelRatio: 0.0003, animations: "disabled", caret: "hide" },
  },
  projects: [
    { name: "pages", testIgnore: "visual/**", use: launched(findHeadlessShell() ?? browser) },
    // Both set letters a little otherwise: pictures are of the browser that people have.
    { name: "pictures", testMatch: "visual/**/*.spec.ts", use: stillLaunched(browser) },
  ],
  use: {
    browserName: "chromium",
    // A trace takes a picture of the whole page at every step: a run of everything does without, and says how to get one.
    trace: report ? "off" : "retain-on-failure",
  },
});
