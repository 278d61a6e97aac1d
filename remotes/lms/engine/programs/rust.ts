import { Directory, File, PreopenDirectory } from "@bjorn3/browser_wasi_shim";

import { isRefusedByRust, rustDiagnostics } from "../diagnostics/rust";
import type { Outcome } from "../session/messages";
import { ended, type Job } from "./base/Job";
import { limitMemory } from "./base/limitMemory";
import { compileModule, serve, type RuntimeFiles } from "./base/serve";
import { folderOf, makeWasi, trapOf } from "./wasi/runWasi";

const MIRI = /^bin\/miri\..*\.wasm\.gz$/;
const LIBRARIES = "lib/rustlib/x86_64-unknown-linux-gnu/lib/";

/** Checks for undefined behaviour are off: they are what makes the interpreter slow. */
const flagsFor = (main: string, seed: number): readonly string[] => [
  "miri",
  "--sysroot",
  "/sysroot",
  main,
  "--target",
  "x86_64-unknown-linux-gnu",
  "--edition",
  "2021",
  "-Zmir-opt-level=3",
  `-Zmiri-seed=${Math.abs(seed)}`,
  "-Zmiri-ignore-leaks",
  "-Zmiri-permissive-provenance",
  "-Zmiri-preemption-rate=0",
  "-Zmiri-disable-alignment-check",
  "-Zmiri-disable-data-race-detector",
  "-Zmiri-disable-stacked-borrows",
  "-Zmiri-disable-validation",
  "-Zmir-emit-retag=false",
  "-Zmiri-disable-isolation",
  "-Zmiri-panic-on-unsupported",
  "--color=never",
];
/** It compiles and runs in one: this much is left to compiling before the program's own time is up. */
const COMPILING_MS = 4_000;
/** Rust's own code of a program that panicked. */
const PANIC_CODE = 101;

/** The memory of the interpreter and a program together: it grows its memory itself, and is compiled once for programs of any limit. */
const MEMORY_MB = 1024;

const OUT_OF_MEMORY = /memory allocation of \d+ bytes failed|resource exhaustion|out of memory/i;

const unpacked = async (packed: Blob): Promise<ArrayBuffer> =>
  new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

const folder = (contents: [string, Directory | File][]): Directory => new Directory(new Map(contents));

const loadLibraries = async (files: RuntimeFiles): Promise<Directory> => {
  const names = files.names().filter((name) => name.startsWith(LIBRARIES));
  const contents = await Promise.all(
    names.map(async (name): Promise<[string, File]> => {
      const bytes = new Uint8Array(await unpacked(files.blob(name)));
      return [name.slice(LIBRARIES.length).replace(/\.gz$/, ""), new File(bytes)];
    }),
  );
  return folder(contents);
};

class Miri {
  constructor(
    private readonly module: WebAssembly.Module,
    private readonly libraries: Directory,
  ) {}

  run = async (job: Job): Promise<Outcome> => {
    const main = job.main("main.rs");
    const decoder = new TextDecoder();
    let words = "";
    const sysroot = new Map([
      [
        "lib",
        folder([
          [
            "rustlib",
            folder([
              ["x86_64-unknown-linux-gnu", folder([["lib", this.libraries]])],
              ["wasm32-wasi", folder([["lib", folder([])]])],
            ]),
          ],
        ]),
      ],
    ]);
    const system = makeWasi(job, {
      args: flagsFor(main.path, job.seed),
      env: [],
      folders: [
        new PreopenDirectory("/tmp", new Map()),
        new PreopenDirectory("/sysroot", sysroot),
        new PreopenDirectory("/", folderOf(job.files)),
      ],
      onError: (bytes) => {
        words += decoder.decode(bytes, { stream: true });
        job.write(2, bytes);
      },
    });
    const instance = await WebAssembly.instantiate(this.module, { wasi_snapshot_preview1: system.wasiImport });
    job.started(COMPILING_MS);
    const { code, trap } = this.start(
      job,
      () => system.start(instance as { exports: { memory: WebAssembly.Memory; _start: () => unknown } }), // WASI's
    );
    const diagnostics = rustDiagnostics(words, job.files);
    if (isRefusedByRust(words)) return ended("compile-error", 1, { diagnostics });
    if (code === 0) return ended("ok", 0, { diagnostics });
    if (OUT_OF_MEMORY.test(words)) return ended("memory", null, { diagnostics });
    if (trap !== null && diagnostics.length === 0) job.write(2, `${trap}\n`);
    return ended("runtime-error", code, { diagnostics });
  };

  private start(job: Job, start: () => number): { readonly code: number; readonly trap: string | null } {
    try {
      return { code: start(), trap: null };
    } catch (error) {
      const trap = trapOf(error);
      if (job.halted || trap === null) throw error;
      return { code: PANIC_CODE, trap };
    }
  }
}

serve(async (files) => {
  const name = files.names().find((one) => MIRI.test(one));
  if (name === undefined) throw new Error("There is no interpreter among the files");
  const [module, libraries] = await Promise.all([
    unpacked(files.blob(name)).then(async (bytes) => compileModule(await limitMemory(new Blob([bytes]), MEMORY_MB))),
    loadLibraries(files),
  ]);
  return { run: new Miri(module, libraries).run };
});
