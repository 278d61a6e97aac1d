import { PreopenDirectory, WASIProcExit } from "@bjorn3/browser_wasi_shim";

import type { Diagnostic, SourceFile } from "../../../contract/studio/Session";
import { clangDiagnostics } from "../../diagnostics/clang";
import type { Outcome } from "../../session/messages";
import { ended, type Job } from "../base/Job";
import { importModule, type Runtime, type RuntimeFiles } from "../base/serve";
import { folderOf, makeWasi, trapOf } from "../wasi/runWasi";
import report from "./report.h?text";

interface Tree {
  readonly [name: string]: Tree | string | Uint8Array;
}

interface Options {
  readonly stdout: null;
  readonly stderr: (bytes: Uint8Array | null) => void;
}

type Command = (args?: readonly string[], files?: Tree, options?: Options) => Promise<Tree>;

interface Clang {
  readonly commands: Readonly<Record<string, Command>>;
}

/** Nowhere: what the compiler fetches below it are the files that were handed over. */
const BASE = "https://runtime.invalid/";
const BUNDLE = "gen/bundle.js";
const OUTPUT = "program.wasm";
const REPORT = "studio_report.h";
const MB = 1024 * 1024;
const PAGE_BYTES = 65_536;
/** As on Linux. */
const STACK_BYTES = 8 * MB;

/** By the numbers of `report.h`. */
const NO_MEMORY = 6;
const ALLOCATORS = ["malloc", "calloc", "realloc"];
const REPORTS = [
  "division by zero or overflow",
  "index out of bounds",
  "load or store of a null or misaligned pointer",
  "a place that is never to be reached",
  "a function with a value ends without one",
  "an array of a length that is not positive",
];

interface Flavour {
  readonly command: "clang" | "clang++";
  readonly main: string;
  readonly sources: RegExp;
  readonly flags: readonly string[];
}

const treeOf = (files: readonly SourceFile[]): Tree => {
  const root: Record<string, Tree | string> = {};
  for (const { path, text } of files) {
    const parts = path.split("/");
    const name = parts.pop() ?? "";
    let folder: Record<string, Tree | string> = root;
    for (const part of parts) folder = (folder[part] ??= {}) as Record<string, Tree | string>; // a folder
    folder[name] = text;
  }
  return root;
};

const textAt = (memory: WebAssembly.Memory, address: number): string => {
  const bytes = new Uint8Array(memory.buffer, address);
  return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
};

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
      studio: { report: this.report },
    });
    const exports = instance.exports as { readonly memory: WebAssembly.Memory; readonly _start: () => unknown }; // WASI's
    this.memory = exports.memory;
    job.started();
    try {
      const code = system.start({ exports });
      return ended(code === 0 ? "ok" : "runtime-error", code);
    } catch (error) {
      if (error instanceof WASIProcExit) return ended(error.code === 0 ? "ok" : "runtime-error", error.code);
      const trap = trapOf(error);
      if (job.halted || trap === null) throw error;
      job.write(2, `${trap}\n`);
      return ended("runtime-error", null, { diagnostics: this.diagnostics });
    }
  }

  private readonly report = (file: number, line: number, column: number, what: number): void => {
    if (!this.memory) return;
    if (what === NO_MEMORY) this.job.halt("memory");
    const path = textAt(this.memory, file).replace(/^\.\//, "");
    const message = `runtime error: ${REPORTS[what] ?? "undefined behaviour"}`;
    this.diagnostics.push({ severity: "error", message, path, line, column });
    this.job.write(2, `${path}:${line}:${column}: ${message}\n`);
  };
}

const compile = async (clang: Clang, job: Job, { command, sources, flags }: Flavour) => {
  const decoder = new TextDecoder();
  let words = "";
  const inputs = job.files.map(({ path }) => path).filter((path) => sources.test(path));
  const pages = Math.floor((job.limits.memoryMb * MB) / PAGE_BYTES);
  const args = [
    ...inputs,
    ...flags,
    "-o",
    OUTPUT,
    "-include",
    REPORT,
    "-Wall",
    "-Wno-unknown-warning-option",
    "-fno-color-diagnostics",
    "-fsanitize=integer-divide-by-zero,array-bounds,null,unreachable,return,vla-bound",
    "-fno-optimize-sibling-calls",
    `-Wl,${ALLOCATORS.map((name) => `--wrap=${name}`).join(",")}`,
    `-Wl,-z,stack-size=${STACK_BYTES},--max-memory=${pages * PAGE_BYTES}`,
  ];
  const run = clang.commands[command];
  if (!run) throw new Error(`The compiler has no ${command}`);
  const stderr = (bytes: Uint8Array | null): void => {
    words += bytes === null ? "" : decoder.decode(bytes, { stream: true });
  };
  try {
    const made = await run(args, { ...treeOf(job.files), [REPORT]: report }, { stdout: null, stderr });
    const program = made[OUTPUT];
    return { program: program instanceof Uint8Array ? program : null, words };
  } catch (error) {
    // The compiler's own end; everything else is a bug.
    if (!(error instanceof Error) || !("code" in error)) throw error;
    return { program: null, words };
  }
};

/** C or C++: compiled by clang in this worker, and run in it. */
export const startClang = async (files: RuntimeFiles, flavour: Flavour): Promise<Runtime> => {
  files.answerFetch(BASE);
  const source = (await files.text(BUNDLE)).replaceAll("import.meta.url", JSON.stringify(BASE + BUNDLE));
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const clang = (await importModule(address)) as Clang; // what the package exports
  // Without arguments it only fetches its files.
  await clang.commands[flavour.command]?.();
  /** Tests of an exercise, and a program that asks for a line, run what was compiled last. */
  let last: { readonly key: string; readonly module: WebAssembly.Module | null; readonly words: string } | null = null;
  const compiled = async (job: Job) => {
    const key = JSON.stringify([job.files, job.limits.memoryMb]);
    if (last?.key === key) return last;
    const { program, words } = await compile(clang, job, flavour);
    const module = program && (await WebAssembly.compile(program as Uint8Array<ArrayBuffer>)); // clang's own memory
    last = { key, module, words };
    return last;
  };
  return {
    run: async (job) => {
      const { module, words } = await compiled(job);
      const diagnostics = clangDiagnostics(words, job.files);
      if (module === null) return job.refused(words, diagnostics);
      if (words !== "") job.write(2, words);
      const outcome = await new CompiledProgram(module, job).run();
      return { ...outcome, diagnostics: [...diagnostics, ...outcome.diagnostics] };
    },
  };
};
