import path from "node:path";

import { defineConfig } from "@playwright/test";

import base from "../playwright.config";

/** `npm run eval:chat`: the assistants of six sites against 160 questions, in one server; not part of the gate. */
export default defineConfig(base, {
  testDir: import.meta.dirname,
  testMatch: "**/*.spec.ts",
  outputDir: path.join(import.meta.dirname, "..", "results", "assistant"),
  workers: 1,
  timeout: 600_000,
  projects: (base.projects ?? []).filter(({ name }) => name === "pages"),
});
