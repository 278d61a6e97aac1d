/**
 * `npm test`: everything that must hold before a change goes in, with all of its own set-up. `npm test -- unit lint`
 * runs only the steps named. Written in plain JavaScript without packages: it starts in a clone with nothing installed.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { installDependencies } from "../../shell/start/installDependencies.mjs";
import { prepareBrowser, prepareHeadlessShell } from "./browser.mjs";
import { failedTests, flakyTests } from "./counts.mjs";
import { prepareRedis } from "./redis.mjs";
import { run } from "./run.mjs";
import { gateSteps } from "./steps.mjs";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const RESULTS = path.join(ROOT, "e2e", "results");
const MAX_LINES = 200;
const MAX_NAMES = 20;

const failures = [];
const total = { passed: 0, failed: 0 };

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;

const report = (name, since, { passed, failed }, output, names = []) => {
  total.passed += passed;
  total.failed += failed;
  const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : "";
  console.log(`${failed === 0 ? "ok    " : "FAILED"} ${name.padEnd(12)}${seconds(since)}${counts}`);
  if (failed === 0) return;
  for (const line of names.slice(0, MAX_NAMES)) console.log(`       ${line.replace(`${ROOT}${path.sep}`, "")}`);
  failures.push({ name, output });
};

/** Set-up is told of, and counted only where it fails. */
const prepare = async (name, work) => {
  const since = performance.now();
  const result = await work();
  report(name, since, { passed: 0, failed: result.isOk ? 0 : 1 }, result.output);
  return result;
};

const runStep = async ({ name, command, args, env, report: file, count, needs }, failed) => {
  const since = performance.now();
  if (failed.has(needs)) return report(name, since, { passed: 0, failed: 1 }, `not run: "${needs}" failed\n`);
  if (file) rmSync(file, { force: true });
  const { isOk, output } = await run(command, args, { cwd: ROOT, env });
  const counts = count(file, isOk);
  if (counts.failed > 0) failed.add(name);
  report(name, since, counts, output, failedTests(file));
  for (const line of flakyTests(file)) console.log(`       passed when tried again: ${line}`);
};

const main = async (wanted) => {
  mkdirSync(RESULTS, { recursive: true });
  if (!(await prepare("install", () => ({ isOk: installDependencies(ROOT), output: "npm said why, above\n" }))).isOk)
    return;
  const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
  const browser = isWanted("browser") ? (await prepare("chromium", () => prepareBrowser(ROOT))).browser : null;
  if (browser) await prepare("headless", () => prepareHeadlessShell(ROOT));
  if (isWanted("unit")) await prepare("redis", () => prepareRedis(ROOT));
  const steps = gateSteps({ root: ROOT, results: RESULTS, browser });
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    report(
      unknown.join(" "),
      performance.now(),
      { passed: 0, failed: 1 },
      `Steps: ${steps.map(({ name }) => name).join(" ")}\n`,
    );
    return;
  }
  const failed = new Set();
  for (const step of steps) if (isWanted(step.name)) await runStep(step, failed);
};

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
await main(process.argv.slice(2));
for (const { name, output } of failures) {
  const lines = output.trimEnd().split("\n");
  const cut = lines.length > MAX_LINES ? [`… ${lines.length - MAX_LINES} lines before`] : [];
  console.log(`\n--- ${name}\n${[...cut, ...lines.slice(-MAX_LINES)].join("\n")}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
