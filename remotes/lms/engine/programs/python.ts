import { z } from "zod";

import type { Outcome } from "../session/messages";
import { ended, type Job } from "./base/Job";
import { importModule, serve } from "./base/serve";
import runner from "./python/runner.py?text";

/** The part of Pyodide that is used; what comes of Python is parsed. */
interface Pyodide {
  readonly FS: { write: (stream: { readonly path?: string }, ...rest: readonly unknown[]) => number };
  readonly ERRNO_CODES: Readonly<Record<string, number>>;
  readonly registerJsModule: (name: string, module: object) => void;
  readonly runPython: (source: string, options?: object) => unknown;
  readonly globals: { readonly get: (name: string) => PyFunction };
  readonly toPy: (value: unknown) => unknown;
}

interface PyFunction {
  /** Where the browser can switch stacks, Python may wait for promises inside: `asyncio.run` does. */
  readonly callPromising: (...values: readonly unknown[]) => Promise<{ readonly toJs: (options: object) => unknown }>;
}

interface Loader {
  readonly loadPyodide: (options: object) => Promise<Pyodide>;
}

const Result = z.tuple([
  z.enum(["ok", "compile-error", "runtime-error"]),
  z.int(),
  z.nullish(
    z.object({
      message: z.string(),
      path: z.nullish(z.string()),
      line: z.nullish(z.int()),
      column: z.nullish(z.int()),
    }),
  ),
]);

/** Nowhere: files that Pyodide fetches below it are those that were handed over. */
const BASE = "https://runtime.invalid/";
const HOME = "/home/program/";

class Python {
  private job: Job | null = null;
  private readonly run: PyFunction;

  constructor(private readonly pyodide: Pyodide) {
    pyodide.registerJsModule("_host", this.host());
    pyodide.runPython(runner, { filename: "<runner>" });
    this.run = pyodide.globals.get("run");
    this.countFiles();
  }

  start = async (job: Job): Promise<Outcome> => {
    this.job = job;
    const main = job.main("main.py");
    const files = this.pyodide.toPy(Object.fromEntries(job.files.map(({ path, text }) => [path, text])));
    const [status, exitCode, told] = Result.parse(
      (await this.run.callPromising(files, main.path)).toJs({
        dict_converter: Object.fromEntries,
        create_proxies: false,
      }),
    );
    const diagnostics = told
      ? [
          {
            severity: "error" as const,
            message: told.message,
            path: told.path ?? null,
            line: told.line ?? null,
            column: told.column ?? null,
          },
        ]
      : [];
    return ended(status, exitCode, { diagnostics });
  };

  private host(): object {
    const job = (): Job => {
      if (!this.job) throw new Error("There is no run");
      return this.job;
    };
    return {
      write: (fd: number, text: string) => job().write(fd === 2 ? 2 : 1, text),
      // Python sees `undefined` as None, and null as an object of its own.
      readLine: () => job().input.readLine() ?? undefined,
      started: () => job().started(),
      get seed() {
        return job().seed;
      },
    };
  }

  /** What a program writes into files counts; Python says "No space left on device" where it is too much. */
  private countFiles(): void {
    const { FS } = this.pyodide;
    const write = FS.write.bind(FS);
    FS.write = (stream, ...rest) => {
      const bytes = rest[2];
      const isOfProgram = stream.path?.startsWith(HOME) ?? false;
      if (isOfProgram && typeof bytes === "number" && this.job?.takeRoom(bytes) === false) throw this.noSpace();
      return write(stream, ...rest);
    };
  }

  private noSpace(): Error {
    const { FS } = this.pyodide as unknown as { FS: { ErrnoError: new (errno: number) => Error } }; // of Emscripten
    return new FS.ErrnoError(51);
  }
}

serve(async (files) => {
  files.answerFetch(BASE);
  const [loader, asm] = (await Promise.all([
    importModule(files.address("pyodide.mjs")),
    importModule(files.address("pyodide.asm.mjs")),
  ])) as [Loader, { readonly default: unknown }]; // what the package exports
  const pyodide = await loader.loadPyodide({
    indexURL: BASE,
    createPyodideModule: asm.default,
    stdLibURL: `${BASE}python_stdlib.zip`,
    lockFileContents: JSON.parse(await files.text("pyodide-lock.json")) as object, // Pyodide reads it
    packageBaseUrl: BASE,
    // Python's module `js`: nothing of the worker's.
    jsglobals: {},
    fullStdLib: false,
  });
  return { run: new Python(pyodide).start };
});
