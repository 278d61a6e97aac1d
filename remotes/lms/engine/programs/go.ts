import { z } from "zod";

import { goDiagnostics } from "../diagnostics/go";
import type { Outcome } from "../session/messages";
import { ended, type Job } from "./base/Job";
import { serve } from "./base/serve";

/** What Go's own `wasm_exec.js` puts into the global scope. */
interface GoRuntime {
  readonly importObject: WebAssembly.Imports;
  readonly run: (instance: WebAssembly.Instance) => Promise<void>;
}

interface Interpreter {
  readonly eval: (code: string) => unknown;
  readonly reset: () => void;
}

interface GoScope {
  readonly Go: new () => GoRuntime;
  readonly fs: Record<string, unknown>;
  readonly yaegi?: Interpreter;
  readonly importScripts: (address: string) => void;
}

const Result = z.looseObject({ error: z.string().nullish() });

type Done = (error: Error | null, bytes: number) => void;

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

serve(async (files) => {
  scope.importScripts(files.address("src/wasm_exec.js"));
  Object.assign(globalThis, { window: globalThis });
  let job: Job | null = null;
  let words = "";
  const decoder = new TextDecoder();
  const write = (fd: number, bytes: Uint8Array): void => {
    if (fd === 2) words += decoder.decode(bytes, { stream: true });
    job?.write(fd === 2 ? 2 : 1, bytes);
  };
  Object.assign(scope.fs, {
    writeSync: (fd: number, bytes: Uint8Array): number => {
      write(fd, bytes.slice());
      return bytes.length;
    },
    write: (fd: number, bytes: Uint8Array, offset: number, length: number, _position: null, done: Done): void => {
      write(fd, bytes.slice(offset, offset + length));
      done(null, length);
    },
    read: (_fd: number, bytes: Uint8Array, offset: number, length: number, _position: null, done: Done): void => {
      const piece = job?.input.read(length) ?? new Uint8Array();
      bytes.set(piece, offset);
      done(null, piece.length);
    },
  });
  const go = new scope.Go();
  const instance = await WebAssembly.instantiate(await files.compile("src/yaegi-browser.wasm"), go.importObject);
  // It ends with the worker.
  go.run(instance).catch(() => undefined);
  const interpreter = await untilThere();
  return {
    run: (next): Outcome => {
      job = next;
      words = "";
      const main = next.main("main.go");
      interpreter.reset();
      next.started();
      const { error } = Result.parse(interpreter.eval(main.text) ?? {});
      // It has met an error of the browser's inside of Go, and goes no further.
      if (next.halted) return ended(next.halted.status, null, { isSpent: true });
      if (!error) return ended("ok", 0);
      const exit = EXIT.exec(error);
      if (exit) return ended("runtime-error", Number(exit[1] ?? 1));
      next.write(2, `${error}\n`);
      const { kind, diagnostics } = goDiagnostics(error, words, main.path);
      return ended(kind, 1, { diagnostics });
    },
  };
});
