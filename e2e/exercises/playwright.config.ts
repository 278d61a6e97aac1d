import path from "node:path";

import { defineConfig } from "@playwright/test";

import base from "../playwright.config";

/** `npm run exercises`: every exercise in a browser, in one server; not part of the gate. */
export default defineConfig(base, {
  testDir: import.meta.dirname,
  testMatch: "**/*.spec.ts",
  outputDir: path.join(import.meta.dirname, "..", "results", "exercises"),
  workers: 1,
  timeout: 600_000,
  projects: (base.projects ?? []).filter(({ name }) => name === "pages"),
});
