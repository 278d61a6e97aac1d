import type { SourceFile } from "../../../contract/studio/Session";
import type { Job } from "../base/Job";
import { importModule, type RuntimeFiles } from "../base/serve";
import { preludeOf } from "./prelude";
import report from "./report.h?text";
import everything from "./stdc++.h?text";
import exceptions from "./throw.h?text";

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
const THROW = "studio_throw.h";
const PRELUDE = "studio_prelude.h";
const COMPILED_PRELUDE = "studio_prelude.pch";
const MB = 1024 * 1024;
const PAGE_BYTES = 65_536;
/** As on Linux. */
const STACK_BYTES = 8 * MB;
const ALLOCATORS = ["malloc", "calloc", "realloc"];
/** Headers that a GNU system has and the package has not. */
const HEADERS = "studio_headers";
/** WASI's C library has these only where they are asked for: `signal.h`, `clock()` and others do not compile without. */
const EMULATED = ["signal", "process-clocks", "mman", "getpid"];
const OWN: Tree = { [REPORT]: report, [THROW]: exceptions, [HEADERS]: { bits: { "stdc++.h": everything } } };

export interface Flavour {
  readonly command: "clang" | "clang++";
  readonly main: string;
  readonly sources: RegExp;
  readonly flags: readonly string[];
  /** The language's headers take seconds: those that a program begins with are compiled once for all that begin with them. */
  readonly hasPrelude: boolean;
}

export interface Compiled {
  readonly program: Uint8Array | null;
  readonly words: string;
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

/**
 * The package copies a file as a whole at each 4 KB that are written to it, so that a second C++ program takes half a minute. Room ahead is
 * kept here instead, and it takes four seconds (docs/decisions/0082).
 */
const WRITE_ALL = "const newData = new Uint8Array(Math.max(this.file.data.length, offset + contents.length));";
const WRITE_MORE = `
    const { data } = this.file;
    const end = Math.max(data.length, offset + contents.length);
    const room = data.buffer.byteLength - data.byteOffset;
    if (this.file.isOwn && end <= room) {
      this.file.data = new Uint8Array(data.buffer, data.byteOffset, end);
      this.file.data.set(contents, offset);
      this.offset += BigInt(contents.length);
      return;
    }
    this.file.isOwn = true;
    const newData = new Uint8Array(new ArrayBuffer(2 * end), 0, end);`;

const load = async (files: RuntimeFiles): Promise<Clang> => {
  files.answerFetch(BASE);
  const source = await files.text(BUNDLE);
  if (!source.includes(WRITE_ALL)) throw new Error("The compiler's package writes files in another way now");
  const patched = source.replaceAll("import.meta.url", JSON.stringify(BASE + BUNDLE)).replace(WRITE_ALL, WRITE_MORE);
  const address = URL.createObjectURL(new Blob([patched], { type: "text/javascript" }));
  return (await importModule(address)) as Clang; // what the package exports
};

/** Clang, with what it has compiled ahead. */
export class Compiler {
  private prelude: { readonly text: string; readonly compiled: Uint8Array } | null = null;
  /** Headers that the last program begins with: to be compiled ahead. */
  private wanted = "";

  private constructor(
    private readonly run: Command,
    private readonly flavour: Flavour,
  ) {}

  static async start(files: RuntimeFiles, flavour: Flavour): Promise<Compiler> {
    const run = (await load(files)).commands[flavour.command];
    if (!run) throw new Error(`The compiler has no ${flavour.command}`);
    // Without arguments it only fetches its files.
    await run();
    return new Compiler(run, flavour);
  }

  async compile(job: Job): Promise<Compiled> {
    const { flavour, prelude } = this;
    const inputs = job.files.filter(({ path }) => flavour.sources.test(path));
    const [only, ...others] = inputs;
    this.wanted = flavour.hasPrelude && only && others.length === 0 ? preludeOf(only.text) : "";
    const isAhead = prelude !== null && prelude.text === this.wanted;
    const pages = Math.floor((job.limits.memoryMb * MB) / PAGE_BYTES);
    const args = [
      ...inputs.map(({ path }) => path),
      "-o",
      OUTPUT,
      ...(isAhead ? ["-include-pch", COMPILED_PRELUDE] : ["-include", REPORT, "-include", THROW]),
      ...this.flags,
      ...EMULATED.map((name) => `-lwasi-emulated-${name}`),
      "-lsetjmp",
      `-Wl,${ALLOCATORS.map((name) => `--wrap=${name}`).join(",")}`,
      `-Wl,-z,stack-size=${STACK_BYTES},--max-memory=${pages * PAGE_BYTES}`,
    ];
    const ahead = isAhead ? { [PRELUDE]: prelude.text, [COMPILED_PRELUDE]: prelude.compiled } : {};
    const { made, words } = await this.call(args, { ...treeOf(job.files), ...ahead });
    const program = made?.[OUTPUT];
    return {
      program: program instanceof Uint8Array ? program : null,
      words: only ? words.replaceAll(PRELUDE, only.path) : words,
    };
  }

  /** Compiles ahead what the last program begins with. */
  async prepare(): Promise<void> {
    const text = this.wanted;
    if (text === "" || text === this.prelude?.text) return;
    const args = [
      "-x",
      "c++-header",
      PRELUDE,
      "-o",
      COMPILED_PRELUDE,
      "-include",
      REPORT,
      "-include",
      THROW,
      ...this.flags,
    ];
    const { made } = await this.call(args, { [PRELUDE]: text });
    const compiled = made?.[COMPILED_PRELUDE];
    if (compiled instanceof Uint8Array) this.prelude = { text, compiled: compiled.slice() };
  }

  private get flags(): readonly string[] {
    return [
      ...this.flavour.flags,
      "-Wall",
      "-Wno-unknown-warning-option",
      "-fno-color-diagnostics",
      "-fsanitize=integer-divide-by-zero,array-bounds,null,unreachable,return,vla-bound",
      "-fno-optimize-sibling-calls",
      "-isystem",
      HEADERS,
      ...EMULATED.map((name) => `-D_WASI_EMULATED_${name.replace("-", "_").toUpperCase()}`),
      // `longjmp`
      "-mllvm",
      "-wasm-enable-sjlj",
    ];
  }

  private async call(args: readonly string[], files: Tree): Promise<{ made: Tree | null; words: string }> {
    const decoder = new TextDecoder();
    let words = "";
    const stderr = (bytes: Uint8Array | null): void => {
      words += bytes === null ? "" : decoder.decode(bytes, { stream: true });
    };
    try {
      const made = await this.run(args, { ...files, ...OWN }, { stdout: null, stderr });
      return { made, words };
    } catch (error) {
      // The compiler's own end; everything else is a bug.
      if (!(error instanceof Error) || !("code" in error)) throw error;
      return { made: null, words };
    }
  }
}
