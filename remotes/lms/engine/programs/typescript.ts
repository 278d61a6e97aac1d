import { transform } from "sucrase";

import type { Diagnostic, SourceFile } from "../../contract/studio/Session";
import type { Job } from "./base/Job";
import { serve } from "./base/serve";
import { startQuickJs } from "./quickjs/startQuickJs";
import { loadChecker, type Check } from "./typescript/checker";

const TYPED = /\.[cm]?tsx?$/;

/** Types are left out, and lines stay where they are: TypeScript's own compiler moves them. */
const emitted = ({ path, text }: SourceFile): SourceFile =>
  TYPED.test(path)
    ? {
        path: path.replace(TYPED, ".js"),
        text: transform(text, {
          transforms: path.endsWith("x") ? ["typescript", "jsx"] : ["typescript"],
          disableESTransforms: true,
          keepUnusedImports: false,
          filePath: path,
        }).code,
      }
    : { path, text };

const told = ({ path, line, column, message }: Diagnostic): string =>
  path === null ? `${message}\n` : `${path}:${line ?? 1}:${column ?? 1} - error: ${message}\n`;

const withTypedPaths = (diagnostics: readonly Diagnostic[], files: readonly SourceFile[]): Diagnostic[] =>
  diagnostics.map((one) => ({
    ...one,
    path: files.find(({ path }) => path.replace(TYPED, ".js") === one.path)?.path ?? one.path,
  }));

serve(async (files) => {
  const [run, check]: [Awaited<ReturnType<typeof startQuickJs>>, Check] = await Promise.all([
    startQuickJs(files),
    loadChecker(files),
  ]);
  return {
    run: async (job: Job) => {
      const diagnostics = check(job.files);
      if (diagnostics.length > 0) return job.refused(diagnostics.map(told).join(""), diagnostics);
      const plain = job.files.map(emitted);
      const main = job.main("main.ts").path.replace(TYPED, ".js");
      const outcome = await run(job, plain, plain.find(({ path }) => path === main) ?? job.main("main.ts"));
      return { ...outcome, diagnostics: withTypedPaths(outcome.diagnostics, job.files) };
    },
  };
});
