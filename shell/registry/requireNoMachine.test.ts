import { expect, it } from "@jest/globals";

import { requireNoMachine } from "./requireNoMachine";

const reachedBy = (code: string): string | null => {
  try {
    requireNoMachine(code, "blog");
    return null;
  } catch (error) {
    return /its server half reaches (.+ \(line \d+)/.exec(String(error))?.[1] ?? String(error);
  }
};

it.each([
  ["const home = 1;\nexports.home = process.env.HOME;", "process.env (line 2"],
  ["exports.load = () => process.getBuiltinModule('fs');", "process.getBuiltinModule (line 1"],
  ["exports.load = () => process['mainModule'].require('fs');", "process['mainModule'] (line 1"],
  ["exports.load = () => globalThis.process.binding('fs');", "globalThis.process.binding (line 1"],
  ["const { env } = process;", "process (line 1"],
  ["const machine = process;", "process (line 1"],
  ["typeof process;\nexports.end = () => process.exit(1);", "process.exit (line 2"],
])("refuses %j", (code, reached) => {
  expect(reachedBy(code)).toBe(reached);
});

it.each([
  "// in the process.env of the server\nexports.a = 'process.env';",
  "const verbose = typeof process != 'undefined' && process.env && /x/.test(process.env.LOG);",
  "const browser = typeof process === 'undefined' ? true : process.browser;",
  "function process(spec) { return spec.map((each) => process(each)); }",
  "const run = ({ process }) => 1; const other = (process) => process.next;",
  "exports.a = (job) => job.process.id; exports.b = { process: 1 };",
])("lets %j pass", (code) => {
  expect(reachedBy(code)).toBeNull();
});
