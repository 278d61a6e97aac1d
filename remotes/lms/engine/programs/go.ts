import { z } from "zod";

import { goDiagnostics } from "../diagnostics/go";
import type { Outcome } from "../session/messages";
import type { Input } from "./base/Input";
import { ended, Halt, type Job } from "./base/Job";
import { limitMemory } from "./base/limitMemory";
import { compileModule, serve } from "./base/serve";
import { type Done, fileCalls } from "./go/fileCalls";
import { FLAGS, GoFiles } from "./go/GoFiles";
import { LINE_VARIABLE, markLines } from "./go/markLines";
import { perIteration } from "./go/perIteration";
import { zeroResults } from "./go/zeroResults";

/** What Go's own `wasm_exec.js` puts into the global scope. */
interface GoRuntime {
  /** Called where Go's own program ends: no program of a learner can run in it any more. */
  exit: (code: number) => void;
  readonly importObject: WebAssembly.Imports;
  readonly run: (instance: WebAssembly.Instance) => Promise<void>;
}

interface Interpreter {
  readonly eval: (code: string) => unknown;
  readonly reset: () => void;
}

interface GoScope {
  readonly Go: new () => GoRuntime;
  readonly fs: object;
  readonly process: object;
  readonly yaegi?: Interpreter;
  readonly importScripts: (address: string) => void;
}

const Result = z.looseObject({ error: z.string().nullish() });

/** Descriptors above it are files. */
const LAST_STREAM = 2;

/** Go's view of the browser's scope, which its script fills. */
const scope = globalThis as unknown as GoScope; // by the script below

const untilThere = async (): Promise<Interpreter> => {
  for (;;) {
    if (scope.yaegi) return scope.yaegi;
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  }
};

/** A program that ends itself; the interpreter lets none end its worker. */
const EXIT = /exit status (\d+)|attempt to exit/;

/** The memory of the interpreter and a program together: Go grows its memory itself. */
const MEMORY_MB = 512;

/** The first words of Go's own report of its end; the stacks of the interpreter that follow say nothing to a learner. */
const FATAL = /^(?:runtime: |fatal error: )/m;
const FATAL_REASON = /^fatal error: .*$/m;

/** A program that failed this soon is run once more, unheard, for the line where it failed. */
const SOON_MS = 2_000;

/**
 * Go catches what is thrown through it, and would go on: a run that has to end is told of at once, and its worker ended.
 * @returns null where the run has to end
 */
const within = <T>(job: Job | null, work: (job: Job) => T): T | null => {
  if (job === null || job.halted) return null;
  try {
    return work(job);
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    job.finish(ended(error.status, null, { isSpent: true }));
    return null;
  }
};

serve(async (files) => {
  scope.importScripts(files.address("src/wasm_exec.js"));
  Object.assign(globalThis, { window: globalThis });
  let job: Job | null = null;
  /** Given where a program is run once more: what it writes is known. */
  let inputAgain: Input | null = null;
  let words = "";
  const decoder = new TextDecoder();
  const write = (fd: number, bytes: Uint8Array): void => {
    if (fd === 2) words += decoder.decode(bytes, { stream: true });
    if (inputAgain !== null || (fd === 2 && FATAL.test(words))) return;
    within(job, (one) => one.write(fd === 2 ? 2 : 1, bytes));
  };
  let disk = new GoFiles([], () => false);
  const ofFiles = fileCalls(() => disk);
  Object.assign(scope.process, { cwd: () => disk.cwd(), chdir: (path: string) => disk.chdir(path) });
  Object.assign(scope.fs, {
    ...ofFiles,
    constants: FLAGS,
    writeSync: (fd: number, bytes: Uint8Array): number => {
      write(fd, bytes.slice());
      return bytes.length;
    },
    write: (fd: number, bytes: Uint8Array, offset: number, length: number, position: number | null, done: Done) => {
      if (fd > LAST_STREAM) return ofFiles.write(fd, bytes, offset, length, position, done);
      write(fd, bytes.slice(offset, offset + length));
      done(null, length);
    },
    read: (fd: number, bytes: Uint8Array, offset: number, length: number, position: number | null, done: Done) => {
      if (fd > LAST_STREAM) return ofFiles.read(fd, bytes, offset, length, position, done);
      const piece = inputAgain?.read(length) ?? within(job, (one) => one.input.read(length)) ?? new Uint8Array();
      bytes.set(piece, offset);
      done(null, piece.length);
    },
  });
  const go = new scope.Go();
  let hasExited = false;
  const exitAsBefore = go.exit.bind(go);
  go.exit = (code) => {
    hasExited = true;
    exitAsBefore(code);
  };
  const module = await compileModule(await limitMemory(files.blob("src/yaegi-browser.wasm"), MEMORY_MB));
  const instance = await WebAssembly.instantiate(module, go.importObject);
  // Go's `net/http` would wait for an answer that the sandbox lets nobody give. It looks for the function as it starts.
  Object.defineProperty(globalThis, "fetch", { value: undefined });
  // It ends with the worker.
  go.run(instance).catch(() => undefined);
  const interpreter = await untilThere();
  /** The line of the statement that failed, which the interpreter does not tell; null where it fails otherwise now. */
  const failedLine = (text: string, { input, files: sources, limits }: Job, error: string): number | null => {
    inputAgain = input.again();
    let room = limits.maxFileBytes;
    disk = new GoFiles(sources, (bytes) => (room -= bytes) >= 0);
    try {
      interpreter.reset();
      if (Result.parse(interpreter.eval(markLines(text)) ?? {}).error !== error) return null;
      // `println` would run the program anew.
      const line = Number(Result.parse(interpreter.eval(`panic(${LINE_VARIABLE})`) ?? {}).error);
      return Number.isInteger(line) && line > 0 ? line : null;
    } catch (cause) {
      if (!hasExited) throw cause;
      return null;
    } finally {
      inputAgain = null;
    }
  };
  return {
    run: (next): Outcome => {
      const beganAt = performance.now();
      job = next;
      words = "";
      const main = next.main("main.go");
      const text = zeroResults(perIteration(main.text));
      interpreter.reset();
      disk = new GoFiles(next.files, (bytes) => next.takeRoom(bytes));
      next.started();
      let answer: unknown;
      try {
        answer = interpreter.eval(text);
      } catch (error) {
        if (!hasExited) throw error;
      }
      if (hasExited) {
        const reason = FATAL_REASON.exec(words)?.[0] ?? "fatal error";
        if (!next.halted) next.write(2, `${reason}\n`);
        const status = reason.includes("out of memory") ? "memory" : "runtime-error";
        return ended(status, null, { diagnostics: goDiagnostics(reason, words, main.path).diagnostics, isSpent: true });
      }
      const { error } = Result.parse(answer ?? {});
      // It has met an error of the browser's inside of Go, and goes no further.
      if (next.halted) return ended(next.halted.status, null, { isSpent: true });
      if (!error) return ended("ok", 0);
      const exit = EXIT.exec(error);
      if (exit) return ended("runtime-error", Number(exit[1] ?? 1));
      next.write(2, `${error}\n`);
      const { kind, diagnostics } = goDiagnostics(error, words, main.path);
      const [failure] = diagnostics;
      if (kind !== "runtime-error" || !failure || performance.now() - beganAt > SOON_MS)
        return ended(kind, 1, { diagnostics });
      const line = failedLine(text, next, error);
      if (hasExited) return ended(kind, 1, { diagnostics, isSpent: true });
      return ended(kind, 1, { diagnostics: line === null ? diagnostics : [{ ...failure, line, column: null }] });
    },
  };
});
