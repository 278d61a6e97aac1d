import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "@jest/globals";

import { TrialProcess } from "./TrialProcess";

const ORDER = {
  dist: "",
  fixtures: null,
  remotes: "",
  shellDist: "",
  sites: [],
  endpoints: [],
  part: { index: 0, of: 1 },
  areDrawsKnown: false,
};
const AT = `fs.writeSync(3, '{"kind":"at","what":"page list"}\\n');`;
const END = `fs.writeSync(3, '{"kind":"end"}\\n');`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serambi trial "));
});

afterEach(() => rm(folder, { recursive: true }));

/** The end of a trial, by the behaviour of its process. */
const brokenBy = async (code: string, limits = {}) => {
  const script = join(folder, "trial.cjs");
  await writeFile(script, `const fs = require("node:fs"); process.stdin.resume(); ${code}`);
  const shown = { onHtml: () => undefined, onPage: () => undefined };
  const usual = { stepMs: 5_000, wholeMs: 10_000, heapMb: 64, memoryMb: 1_000 };
  return (await new TrialProcess(script, "blog", shown, { ...usual, ...limits }).run(ORDER)).broken;
};

it("is not broken where the process comes to its end", async () => {
  expect(await brokenBy(`${AT} ${END} process.exit(0);`)).toBeNull();
});

it.each([
  ["never comes back", `${AT} for (;;);`, { stepMs: 400 }, "it did not come back within 0.4 s"],
  [
    "bears signals",
    `process.on("SIGTERM", () => {}); ${AT} setInterval(() => {}, 1e6);`,
    { stepMs: 400 },
    "it did not",
  ],
  ["goes on for ever in many steps", `setInterval(() => { ${AT} }, 20);`, { wholeMs: 900 }, "all that was tried took"],
  ["ends by itself", `${AT} process.exit(0);`, {}, "it ended the process (code 0)"],
  [
    "writes something else",
    `${AT} fs.writeSync(3, "[object Object]\\n"); for (;;);`,
    {},
    "it wrote what it was not asked",
  ],
  ["writes a message that is none", `${AT} fs.writeSync(3, '{"kind":"verdict"}\\n'); for (;;);`, {}, "it wrote what"],
  [
    "leaves another one that holds its files open",
    `${AT} require("node:child_process").spawn("sleep", ["20"], { stdio: ["ignore", "ignore", 2, 3] }); setTimeout(() => process.exit(3), 200);`,
    {},
    "it ended the process (code 3)",
  ],
])("is broken, and says so, where the process %s", async (_what, code, limits, why) => {
  expect((await brokenBy(code, limits))?.why).toContain(why);
});
