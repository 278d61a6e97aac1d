import { PreopenDirectory, WASIProcExit } from "@bjorn3/browser_wasi_shim";

import type { Diagnostic } from "../../../contract/studio/Session";
import { clangDiagnostics } from "../../diagnostics/clang";
import type { Outcome } from "../../session/messages";
import { ended, type Job } from "../base/Job";
import type { Runtime, RuntimeFiles } from "../base/serve";
import { folderOf, makeWasi, trapOf } from "../wasi/runWasi";
import { Compiler, type Flavour } from "./Compiler";
import { typeNameOf } from "./typeNameOf";

/** A pause as long as this is used to compile ahead. */
const PAUSE_MS = 1_500;

/** By the numbers of `report.h`. */
const NO_MEMORY = 6;
const REPORTS = [
  "division by zero or overflow",
  "index out of bounds",
  "load or store of a null or misaligned pointer",
  "a place that is never to be reached",
  "a function with a value ends without one",
  "an array of a length that is not positive",
];

const textAt = (memory: WebAssembly.Memory, address: number): string => {
  const bytes = new Uint8Array(memory.buffer, address);
  return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
};

/** Exports that WASI and `throw.h` make. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly _start: () => unknown;
  readonly studio_uncaught?: () => void;
}

class CompiledProgram {
  private readonly diagnostics: Diagnostic[] = [];
  private memory: WebAssembly.Memory | null = null;

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly job: Job,
  ) {}

  async run(): Promise<Outcome> {
    const { job } = this;
    const folders = [new PreopenDirectory("/", folderOf(job.files))];
    const system = makeWasi(job, { args: ["program"], env: [], folders });
    const instance = await WebAssembly.instantiate(this.module, {
      wasi_snapshot_preview1: system.wasiImport,
      studio: { report: this.report, uncaught: this.uncaught },
    });
    const exports = instance.exports as unknown as Exports; // its imports and exports are ours
    this.memory = exports.memory;
    job.started();
    try {
      const code = system.start({ exports });
      return ended(code === 0 ? "ok" : "runtime-error", code);
    } catch (error) {
      if (error instanceof WASIProcExit) return ended(error.code === 0 ? "ok" : "runtime-error", error.code);
      const isThrown = error instanceof WebAssembly.Exception;
      const trap = isThrown ? "Aborted" : trapOf(error);
      if (isThrown) exports.studio_uncaught?.();
      if (job.halted || trap === null) throw error;
      job.write(2, `${trap}\n`);
      return ended("runtime-error", null, { diagnostics: this.diagnostics });
    }
  }

  private readonly uncaught = (name: number, words: number): void => {
    if (!this.memory) return;
    const message = words === 0 ? "" : `\n  what():  ${textAt(this.memory, words)}`;
    const type = typeNameOf(textAt(this.memory, name));
    this.job.write(2, `terminate called after throwing an instance of '${type}'${message}\n`);
  };

  private readonly report = (file: number, line: number, column: number, what: number): void => {
    if (!this.memory) return;
    if (what === NO_MEMORY) this.job.halt("memory");
    const path = textAt(this.memory, file).replace(/^\.\//, "");
    const message = `runtime error: ${REPORTS[what] ?? "undefined behaviour"}`;
    this.diagnostics.push({ severity: "error", message, path, line, column });
    this.job.write(2, `${path}:${line}:${column}: ${message}\n`);
  };
}

/** C or C++: compiled by clang in this worker, and run in it. */
export const startClang = async (files: RuntimeFiles, flavour: Flavour): Promise<Runtime> => {
  const compiler = await Compiler.start(files, flavour);
  /** Tests of an exercise, and a program that asks for a line, run what was compiled last. */
  let last: { readonly key: string; readonly module: WebAssembly.Module | null; readonly words: string } | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let preparing: Promise<unknown> = Promise.resolve();
  const compiled = async (job: Job) => {
    const key = JSON.stringify([job.files, job.limits.memoryMb]);
    if (last?.key === key) return last;
    await preparing;
    const { program, words } = await compiler.compile(job);
    const module = program && (await WebAssembly.compile(program as Uint8Array<ArrayBuffer>)); // clang's own memory
    last = { key, module, words };
    return last;
  };
  return {
    run: async (job) => {
      clearTimeout(pause);
      const { module, words } = await compiled(job);
      pause = setTimeout(() => {
        // Where it fails, the next program is compiled as a whole.
        preparing = compiler.prepare().catch(() => undefined);
      }, PAUSE_MS);
      const diagnostics = clangDiagnostics(words, job.files);
      if (module === null) return job.refused(words, diagnostics);
      if (words !== "") job.write(2, words);
      const outcome = await new CompiledProgram(module, job).run();
      return { ...outcome, diagnostics: [...diagnostics, ...outcome.diagnostics] };
    },
  };
};
