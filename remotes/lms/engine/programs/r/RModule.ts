import { z } from "zod";

import type { RuntimeFiles } from "../base/serve";

/** A file that Emscripten has open. */
export interface OpenFile {
  readonly path?: string;
  readonly fd?: number;
}

interface Stream {
  /** The functions that Emscripten calls for a stream. */
  stream_ops: {
    read: (stream: unknown, buffer: Uint8Array, offset: number, length: number) => number;
    write: (stream: unknown, buffer: Uint8Array, offset: number, length: number) => number;
  };
}

/** The part of R's Emscripten module that is used. Pointers are numbers. */
export interface RModule {
  readonly FS: {
    readonly mkdirTree: (path: string) => void;
    readonly writeFile: (path: string, content: string | Uint8Array) => void;
    readonly readFile: (path: string, options: { encoding: "utf8" }) => string;
    readonly readdir: (path: string) => string[];
    readonly unlink: (path: string) => void;
    readonly rmdir: (path: string) => void;
    readonly isDir: (mode: number) => boolean;
    readonly stat: (path: string) => { readonly mode: number };
    readonly chdir: (path: string) => void;
    readonly streams: readonly [input: Stream, output: Stream, error: Stream];
    write: (file: OpenFile, ...rest: readonly unknown[]) => number;
    readonly ErrnoError: new (errno: number) => Error;
  };
  readonly ENV: Record<string, string>;
  readonly allocateUTF8: (text: string) => number;
  readonly UTF8ToString: (pointer: number) => string;
  readonly setValue: (pointer: number, value: number, type: string) => void;
  readonly _malloc: (bytes: number) => number;
  readonly _free: (pointer: number) => void;
  readonly _Rf_initialize_R: (count: number, values: number) => number;
  readonly _setup_Rmainloop: () => void;
  readonly _Rf_onintr: () => void;
  readonly _R_PreserveObject: (value: number) => void;
  readonly _Rf_mkString: (text: number) => number;
  readonly _Rf_ScalarInteger: (value: number) => number;
  readonly _Rf_lang3: (call: number, first: number, second: number) => number;
  readonly _Rf_protect: (value: number) => number;
  readonly _Rf_unprotect: (count: number) => void;
  readonly _R_ParseEvalString: (source: number, environment: number) => number;
  readonly _R_tryEval: (call: number, environment: number, hasFailed: number) => number;
  readonly _STRING_ELT: (vector: number, index: number) => number;
  readonly _R_CHAR: (text: number) => number;
  readonly _R_BaseEnv: number;
  readonly getValue: (pointer: number, type: string) => number;
}

/** The worker's scope, where R's script looks for its module. */
const scope = globalThis as unknown as { Module: RModule; readonly importScripts: (address: string) => void }; // by the script below

/** Files of R's own tree that are there from the start. Its help, its translations and most fonts are not. */
const TREE = "dist/vfs";
/** Archives that are there from the start, too: the libraries that draw; the zones of the clock, without which R does not even know UTC. */
const ARCHIVES = [`${TREE}/usr/lib/R/library/grDevices/libs`, `${TREE}/usr/lib/R/share`];

/** An archive of webR: files one after the other, and where each begins. */
const Archive = z.object({
  files: z.array(z.object({ filename: z.string(), start: z.int(), end: z.int() })),
});

const expand = async (blob: Blob): Promise<Uint8Array> => {
  const expanded = new Response(blob.stream().pipeThrough(new DecompressionStream("gzip")));
  return new Uint8Array(await expanded.arrayBuffer());
};

/** Puts files where R looks for them. */
const putFiles = async ({ FS }: RModule, files: RuntimeFiles): Promise<void> => {
  const put = (path: string, content: Uint8Array): void => {
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, content);
  };
  const isArchived = (name: string): boolean => ARCHIVES.some((one) => name.startsWith(`${one}.`));
  for (const name of files.names().filter((one) => one.startsWith(TREE) && !isArchived(one)))
    put(name.slice(TREE.length), await files.bytes(name));
  for (const name of ARCHIVES) {
    const archive = Archive.parse(JSON.parse(await files.text(`${name}.js.metadata`)));
    const content = await expand(files.blob(`${name}.data.gz`));
    for (const { filename, start, end } of archive.files)
      put(name.slice(TREE.length) + filename, content.subarray(start, end));
  }
};

interface Setting {
  readonly environment: Readonly<Record<string, string>>;
  /** Asked by R for a line of its console. @returns a text that R lets go of */
  readonly readConsole: () => number;
}

/** Loads R as far as its files and its memory are there; nothing of it has run. */
export const loadR = async (files: RuntimeFiles, { environment, readConsole }: Setting): Promise<RModule> => {
  const wasm = await files.compile("dist/R.wasm");
  const nothing = (): number => 0;
  await new Promise<void>((resolve, reject) => {
    const module = {
      ENV: {},
      // R's C library reads its environment before anything else.
      preRun: [() => Object.assign(scope.Module.ENV, environment)],
      noInitialRun: true,
      noExitRuntime: true,
      noImageDecoding: true,
      noAudioDecoding: true,
      noWasmDecoding: true,
      locateFile: (name: string) => (name.endsWith(".so") ? files.address(`dist/${name}`, "application/wasm") : name),
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
      downloadFileContent: () => ({ status: 403, response: "There is no network" }),
      webr: { readConsole, handleEvents: nothing, setPrompt: nothing, dataViewer: nothing, evalJs: nothing },
    };
    // Files that R's author loads over the network when they are first opened: the program has none.
    Object.defineProperty(module, "createLazyFilesystem", { value: () => undefined, writable: false });
    Object.assign(globalThis, { Module: module });
    scope.importScripts(files.address("dist/R.js"));
  });
  await putFiles(scope.Module, files);
  return scope.Module;
};
