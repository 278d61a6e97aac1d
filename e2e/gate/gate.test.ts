import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "serambi gate "));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, value: unknown): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  return file;
};

/** The gate's files are plain modules for Node, which runs one of their functions here. */
const call = (file: string, name: string, ...args: readonly unknown[]): unknown => {
  const script = `
    import { ${name} } from ${JSON.stringify(pathToFileURL(path.join(__dirname, file)).href)};
    console.log(JSON.stringify(await ${name}(...${JSON.stringify(args)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }),
  ) as unknown;
};

const jestReport = (changes: Record<string, number> = {}) =>
  write("unit.json", {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
    ...changes,
  });

const browserReport = (changes: Record<string, number> = {}, errors: readonly unknown[] = []) =>
  write("browser.json", { stats: { expected: 5, unexpected: 0, skipped: 0, flaky: 0, ...changes }, errors });

describe("counting", () => {
  it("counts each test that passed", () => {
    expect(call("counts.mjs", "countJest", jestReport(), true)).toEqual({ passed: 5, failed: 0 });
    expect(call("counts.mjs", "countPlaywright", browserReport(), true)).toEqual({ passed: 5, failed: 0 });
  });

  it.each(["numFailedTests", "numPendingTests", "numTodoTests", "numRuntimeErrorTestSuites"])(
    "counts %s of jest as failed",
    (kind) => {
      expect(call("counts.mjs", "countJest", jestReport({ [kind]: 2 }), true)).toEqual({ passed: 5, failed: 2 });
    },
  );

  it("counts a browser test that passed when it was tried again as passed", () => {
    expect(call("counts.mjs", "countPlaywright", browserReport({ flaky: 2 }), true)).toEqual({ passed: 7, failed: 0 });
  });

  it.each(["unexpected", "skipped"])("counts %s ones of Playwright as failed", (kind) => {
    expect(call("counts.mjs", "countPlaywright", browserReport({ [kind]: 2 }), true)).toEqual({ passed: 5, failed: 2 });
  });

  it("takes a run without tests, without a report or with a bad end for a failure", () => {
    expect(call("counts.mjs", "countJest", jestReport({ numPassedTests: 0 }), true)).toEqual({ passed: 0, failed: 1 });
    expect(call("counts.mjs", "countJest", path.join(folder, "none.json"), true)).toEqual({ passed: 0, failed: 1 });
    expect(call("counts.mjs", "countJest", write("cut.json", '{"numPassed'), true)).toEqual({ passed: 0, failed: 1 });
    expect(call("counts.mjs", "countJest", jestReport(), false)).toEqual({ passed: 5, failed: 1 });
    const broken = browserReport({ expected: 0 }, [{ message: "no server" }]);
    expect(call("counts.mjs", "countPlaywright", broken, false)).toEqual({ passed: 0, failed: 1 });
  });
});

describe("naming", () => {
  const failedTests = (report: unknown) => call("counts.mjs", "failedTests", write("report.json", report));

  it("names the tests of jest that did not pass, and files that could not be run", () => {
    const tests = [
      { status: "passed", fullName: "a is well" },
      { status: "failed", fullName: "b is well", failureMessages: ["Error: it is not\n at b"] },
      { status: "pending", fullName: "c is well", failureMessages: [] },
    ];
    const testResults = [
      { name: "one.test.ts", status: "failed", message: "", assertionResults: tests },
      { name: "two.test.ts", status: "failed", message: "SyntaxError\n at x", assertionResults: [] },
    ];
    expect(failedTests({ testResults })).toEqual([
      "one.test.ts: b is well: Error: it is not",
      "one.test.ts: c is well: ",
      "two.test.ts: SyntaxError",
    ]);
  });

  it("names the tests of Playwright that did not pass, however deep they lie", () => {
    const spec = (title: string, status: string) => ({ title, file: "a.spec.ts", line: 3, tests: [{ status }] });
    const inner = { specs: [spec("x", "expected"), spec("y", "unexpected"), spec("z", "flaky")] };
    const report = { stats: {}, errors: [], suites: [{ specs: [], suites: [inner] }] };
    expect(failedTests(report)).toEqual(["a.spec.ts:3: y"]);
    expect(call("counts.mjs", "flakyTests", write("report.json", report))).toEqual(["a.spec.ts:3: z"]);
  });

  it("names nothing where there is no report", () => {
    expect(call("counts.mjs", "failedTests", path.join(folder, "none.json"))).toEqual([]);
  });
});

describe("whether node_modules is what the lockfile says", () => {
  const lock = (packages: Record<string, unknown>) => write("package-lock.json", { packages });
  const installed = (packages: Record<string, unknown>) => write("node_modules/.package-lock.json", { packages });
  const isInstalled = () => call("../../shell/start/installDependencies.mjs", "isInstalled", folder);

  it("is not in a fresh clone", () => {
    lock({});
    expect(isInstalled()).toBe(false);
  });

  it("is when each package has its version; another platform's package may be missing", () => {
    lock({
      "": { name: "root" },
      shell: { version: "1.0.0" },
      "node_modules/shell": { link: true },
      "node_modules/a": { version: "1.0.0" },
      "node_modules/a-darwin": { version: "1.0.0", optional: true },
    });
    installed({ "node_modules/a": { version: "1.0.0" } });
    expect(isInstalled()).toBe(true);
  });

  it.each([{}, { "node_modules/a": { version: "1.0.0" } }])("is not after the lockfile changed (%p)", (packages) => {
    lock({ "node_modules/a": { version: "2.0.0" } });
    installed(packages);
    expect(isInstalled()).toBe(false);
  });
});

describe("running a program", () => {
  it("works from a folder with spaces and needs no shell", () => {
    write("say it.mjs", "console.log(process.argv[2], process.cwd())");
    const { isOk, output } = call("run.mjs", "run", process.execPath, ["say it.mjs", "$HOME; exit"], {
      cwd: folder,
    }) as {
      isOk: boolean;
      output: string;
    }; // what run.mjs documents
    expect(isOk).toBe(true);
    expect(output).toContain("$HOME; exit");
    expect(output).toContain(path.basename(folder));
  });

  it("is not ok when the program fails or does not exist", () => {
    expect(call("run.mjs", "run", process.execPath, ["-e", "process.exit(3)"], { cwd: folder })).toMatchObject({
      isOk: false,
    });
    expect(call("run.mjs", "run", "no-such-program", [], { cwd: folder })).toMatchObject({ isOk: false });
  });
});
