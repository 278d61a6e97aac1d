import path from "node:path";

import { countCheck, countJest, countPlaywright } from "./counts.mjs";

/**
 * What the gate tries, in this order. `needs` names a step that must have succeeded.
 * @param {{ root: string, results: string, browser: string | null }} context
 */
export const gateSteps = ({ root, results, browser }) => {
  const tool = (name) => path.join(root, "node_modules", ".bin", name);
  const unitReport = path.join(results, "unit.json");
  const browserReport = path.join(results, "browser.json");
  const check = (name, command, ...args) => ({ name, command, args, count: countCheck });
  return [
    check("format", tool("oxfmt"), "--check", "."),
    check("lint", tool("oxlint"), "--type-aware", "--deny-warnings"),
    check(
      "boundaries",
      tool("depcruise"),
      "--config",
      ".dependency-cruiser.cjs",
      "shell",
      "remotes",
      "shared-kernel",
      "e2e",
    ),
    check("types", tool("tsc"), "-p", "tsconfig.json", "--noEmit"),
    check("unused", tool("knip")),
    {
      name: "unit",
      command: tool("jest"),
      args: ["--ci", "--json", "--outputFile", unitReport],
      report: unitReport,
      count: countJest,
    },
    // The browser tests photograph the workshop.
    { ...check("build", process.execPath, path.join("shell", "start", "build.mjs")), env: { WORKSHOP: "on" } },
    {
      name: "browser",
      command: tool("playwright"),
      args: ["test", "--config", path.join("e2e", "playwright.config.ts")],
      env: { SERAMBI_REPORT: browserReport, ...(browser && { CHROMIUM_PATH: browser }) },
      report: browserReport,
      count: countPlaywright,
      needs: "build",
    },
  ];
};
