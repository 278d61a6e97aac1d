import { phpDiagnostics } from "../diagnostics/php";
import type { Outcome } from "../session/messages";
import { ended, type Job } from "./base/Job";
import { importModule, serve, type RuntimeFiles } from "./base/serve";

interface InputStream {
  /** The functions that Emscripten calls for a stream. */
  stream_ops: {
    read: (stream: unknown, buffer: Uint8Array, offset: number, length: number) => number;
  };
}

/** The part of Emscripten's module that is used. */
interface PhpModule {
  readonly FS: {
    readonly mkdirTree: (path: string) => void;
    readonly writeFile: (path: string, text: string) => void;
    readonly chdir: (path: string) => void;
    readonly streams: readonly [input: InputStream, ...rest: unknown[]];
    write: (stream: { readonly path?: string }, ...rest: readonly unknown[]) => number;
    readonly ErrnoError: new (errno: number) => Error;
  };
  readonly ccall: (
    name: string,
    returns: string | null,
    types: readonly string[],
    values: readonly string[],
    options?: object,
  ) => unknown;
}

interface PhpLoader {
  readonly init: (runtime: "WORKER", options: object) => PhpModule;
}

const LOADER = "asyncify/php_8_4.js";
const WASM = "asyncify/8_4_25/php_8_4.wasm";
const HOME = "/program";
const NO_SPACE = 51;

/** Imports of the file's own bundler: addresses and sizes, which nothing asks for here. */
const BUNDLER_LINES = /^import dependencyFilename from .*$|^export \{ dependencyFilename \};$/gm;

const settings = (memoryMb: number): string =>
  [
    `memory_limit=${memoryMb}M`,
    "display_errors=stderr",
    "html_errors=0",
    "error_reporting=E_ALL",
    "log_errors=0",
    "implicit_flush=1",
    "output_buffering=0",
    "date.timezone=UTC",
    "disable_functions=proc_open,popen,exec,shell_exec,system,passthru,mail",
  ].join("\n");

/** Lines of standard input. Emscripten's own terminal reads on past a line, and would ask for a second one before the first is seen. */
const readLines = ({ FS: { streams } }: PhpModule, job: Job): void => {
  const [input] = streams;
  input.stream_ops = {
    ...input.stream_ops,
    read: (_stream, buffer, offset, length) => {
      // What was written is seen before somebody is asked.
      job.output.flush();
      const piece = job.input.read(length);
      buffer.set(piece, offset);
      return piece.length;
    },
  };
};

/** One interpreter for each program: PHP's command line runs one, and ends. */
const startPhp = async (loader: PhpLoader, wasm: WebAssembly.Module): Promise<PhpModule> => {
  let module: PhpModule | null = null;
  await new Promise<void>((resolve, reject) => {
    module = loader.init("WORKER", {
      ENV: {},
      noInitialRun: true,
      locateFile: (name: string) => name,
      instantiateWasm: (
        imports: WebAssembly.Imports,
        receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
      ) => {
        WebAssembly.instantiate(wasm, imports)
          .then((instance) => receive(instance, wasm))
          .catch(reject);
        return {};
      },
      onRuntimeInitialized: resolve,
      onAbort: (why: unknown) => reject(new Error(String(why))),
    });
  });
  if (module === null) throw new Error("PHP did not start");
  return module;
};

const exitCodeOf = (answer: unknown): number => {
  if (typeof answer === "number") return answer;
  return typeof answer === "object" && answer !== null && "exitCode" in answer ? Number(answer.exitCode) : 0;
};

const runPhp = async (loader: PhpLoader, wasm: WebAssembly.Module, job: Job): Promise<Outcome> => {
  const php = await startPhp(loader, wasm);
  readLines(php, job);
  const { FS } = php;
  FS.mkdirTree(HOME);
  for (const { path, text } of job.files) {
    FS.mkdirTree(`${HOME}/${path}`.split("/").slice(0, -1).join("/"));
    FS.writeFile(`${HOME}/${path}`, text);
  }
  FS.mkdirTree("/internal/shared");
  FS.writeFile("/internal/shared/php.ini", settings(job.limits.memoryMb));
  FS.chdir(HOME);
  const write = FS.write.bind(FS);
  FS.write = (stream, ...rest) => {
    const [, , bytes] = rest;
    const isFile = stream.path?.startsWith(HOME) === true || stream.path?.startsWith("/tmp") === true;
    if (isFile && typeof bytes === "number" && !job.takeRoom(bytes)) throw new FS.ErrnoError(NO_SPACE);
    return write(stream, ...rest);
  };
  let words = "";
  const decoder = new TextDecoder();
  Object.assign(php, {
    onStdout: (bytes: Uint8Array) => job.write(1, bytes.slice()),
    onStderr: (bytes: Uint8Array) => {
      words += decoder.decode(bytes, { stream: true });
      job.write(2, bytes.slice());
    },
  });
  for (const argument of [
    "php",
    "-c",
    "/internal/shared/php.ini",
    "-d",
    `auto_prepend_file=`,
    job.main("main.php").path,
  ])
    php.ccall("wasm_add_cli_arg", null, ["string"], [argument]);
  job.started();
  let code = 0;
  try {
    code = exitCodeOf(await php.ccall("run_cli", null, [], [], { async: true }));
  } catch (error) {
    // Its way to end: an object with the code.
    if (typeof error !== "object" || error === null || !("status" in error)) throw error;
    code = Number(error.status);
  }
  const { kind, diagnostics } = phpDiagnostics(words, job.files, HOME);
  if (code === 0) return ended("ok", 0, { diagnostics });
  return ended(kind, code, { diagnostics });
};

const loadPhp = async (files: RuntimeFiles): Promise<PhpLoader> => {
  const source = (await files.text(LOADER)).replaceAll(BUNDLER_LINES, "");
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  return (await importModule(address)) as PhpLoader; // what the file exports
};

serve(async (files) => {
  const [loader, wasm] = await Promise.all([loadPhp(files), files.compile(WASM)]);
  return { run: (job) => runPhp(loader, wasm, job) };
});
