import { z } from "zod";

import type { Limits, SourceFile } from "../../contract/studio/Session";

/** What a session asks of the program in its sandbox. */
export interface RunRequest {
  readonly kind: "run";
  readonly files: readonly SourceFile[];
  readonly stdin: string;
  /** More input may come where `stdin` ends: reading on asks for it. */
  readonly isOpen: boolean;
  readonly seedSql: string | null;
  readonly limits: Limits;
  /** Of the program's random numbers: a run that is made again with more input draws the same ones. */
  readonly seed: number;
}

export type ToProgram = { readonly kind: "boot"; readonly files: Readonly<Record<string, Blob>> } | RunRequest;

const Diagnostic = z.object({
  severity: z.enum(["error", "warning"]),
  message: z.string(),
  path: z.nullable(z.string()),
  line: z.nullable(z.int()),
  column: z.nullable(z.int()),
});

const Outcome = z.object({
  status: z.enum([
    "ok",
    "compile-error",
    "runtime-error",
    "memory",
    "output-limit",
    "file-limit",
    "crashed",
    "need-input",
  ]),
  exitCode: z.nullable(z.int()),
  diagnostics: z.array(Diagnostic),
  tables: z.array(
    z.object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
    }),
  ),
  plots: z.array(z.object({ type: z.enum(["image/svg+xml", "image/png"]), data: z.string(), title: z.string() })),
  /** The program can run nothing more: a new one has to be started. */
  isSpent: z.boolean(),
});

/** How a run ended. `need-input`: it read past its input, and is to be made again with more of it. */
export type Outcome = z.infer<typeof Outcome>;

/**
 * What a program says. A learner's code may have got hold of whatever its runtime has, so nothing of it is believed before it is read
 * by these schemas.
 */
export const FromProgram = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("broken"), message: z.string() }),
  z.object({ kind: z.literal("started"), compileMs: z.number(), graceMs: z.number() }),
  z.object({
    kind: z.literal("output"),
    events: z.array(z.object({ fd: z.union([z.literal(1), z.literal(2)]), text: z.string() })),
  }),
  z.object({ kind: z.literal("done"), outcome: Outcome, compileMs: z.number(), runMs: z.number() }),
]);
export type FromProgram = z.infer<typeof FromProgram>;
