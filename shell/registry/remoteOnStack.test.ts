import { compileFunction } from "node:vm";

import { afterEach, expect, it } from "@jest/globals";

import { remoteOnStack } from "./remoteOnStack";

/** Code of a remote that asks, and lies about whose it is. */
const asked = (code: string): unknown => {
  const names = ["ask", "Error"];
  const run = compileFunction(code, names, { filename: "remote:courses@1.2.3" }) as (...given: unknown[]) => unknown;
  return run(remoteOnStack, Error);
};

const { stackTraceLimit } = Error;
afterEach(() => {
  Error.stackTraceLimit = stackTraceLimit;
  Reflect.deleteProperty(Error, "prepareStackTrace");
});

it.each([
  ["says nothing", "return ask();"],
  [
    "gives a function another's name",
    'const f = { "remote:blog@4.5.6": () => ask() }; return f["remote:blog@4.5.6"]();',
  ],
  ["says in a comment that it is another's", "return ask();\n//# sourceURL=remote:blog@4.5.6"],
  ["makes code that says so", 'return Function("ask", "return ask();\\n//# sourceURL=remote:blog@4.5.6")(ask);'],
  ["ends stacks", "Error.stackTraceLimit = 0; return ask();"],
  ["writes stacks itself", 'Error.prepareStackTrace = () => "remote:blog@4.5.6"; return ask();'],
])("finds the remote whose code runs, which %s", (_what, code) => {
  expect(asked(code)).toEqual({ remote: "courses", version: "1.2.3" });
});

it("finds nobody where the shell runs, and leaves stacks as they were", () => {
  expect(remoteOnStack()).toBeNull();
  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
  expect(Object.hasOwn(Error, "prepareStackTrace")).toBe(false);
});
