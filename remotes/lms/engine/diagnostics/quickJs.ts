import { z } from "zod";

import type { Diagnostic, SourceFile } from "../../contract/studio/Session";

const Thrown = z.object({ name: z.string(), message: z.string(), stack: z.string().optional() });

/** `at f (main.js:7:3)` or `at main.js:7:3`. */
const PLACE = /at (?:.*\()?([^\s()]+?):(\d+)(?::(\d+))?\)?\s*$/;

interface Found {
  readonly kind: "compile-error" | "runtime-error" | "memory";
  readonly diagnostic: Diagnostic;
}

/** A syntax error is of the program itself if nothing of it ran: its stack has the place alone. */
const isOfCompiler = (name: string, stack: string): boolean =>
  name === "SyntaxError" && stack.trim().split("\n").length <= 1;

/**
 * What QuickJS says of an error that nobody caught.
 * @param thrown as it was dumped: an object with name, message and stack where it was an Error
 */
export const quickJsDiagnostic = (thrown: unknown, files: readonly SourceFile[]): Found => {
  const parsed = Thrown.safeParse(thrown);
  if (!parsed.success) {
    const message = `Uncaught ${typeof thrown === "string" ? thrown : JSON.stringify(thrown)}`;
    return {
      kind: "runtime-error",
      diagnostic: { severity: "error", message, path: null, line: null, column: null },
    };
  }
  const { name, message, stack = "" } = parsed.data;
  const places = stack.split("\n").map((line) => PLACE.exec(line));
  const place = places.find((found) => found && files.some(({ path }) => path === found[1]));
  const diagnostic: Diagnostic = {
    severity: "error",
    message: `${name}: ${message}`,
    path: place?.[1] ?? null,
    line: place ? Number(place[2]) : null,
    column: place?.[3] === undefined ? null : Number(place[3]),
  };
  if (name === "InternalError" && message === "out of memory") return { kind: "memory", diagnostic };
  return { kind: isOfCompiler(name, stack) ? "compile-error" : "runtime-error", diagnostic };
};
