import type { FromProgram, Outcome, ToProgram } from "../../session/messages";
import { ended, Job } from "./Job";
import { MemoryGuard } from "./MemoryGuard";
import { Repeatable } from "./Repeatable";

/** No file has an address below it. */
const NOWHERE = "https://nothing.invalid/";
/** Addresses of what this worker has already. */
const LOCAL = /^(?:blob|data):/;

/** Compiles a module while it is read: some are 40 MB. */
export const compileModule = (module: Blob): Promise<WebAssembly.Module> =>
  WebAssembly.compileStreaming(new Response(module.stream(), { headers: { "content-type": "application/wasm" } }));

/** Files of a runtime by their names in the language's parts (`loading/languageParts.ts`). */
export class RuntimeFiles {
  constructor(private readonly files: Readonly<Record<string, Blob>>) {}

  names(): readonly string[] {
    return Object.keys(this.files);
  }

  blob(name: string): Blob {
    const file = this.files[name];
    if (!file) throw new Error(`The runtime's file ${name} was not handed over`);
    return file;
  }

  async bytes(name: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.blob(name).arrayBuffer());
  }

  text(name: string): Promise<string> {
    return this.blob(name).text();
  }

  /** Address that only this worker can use; for scripts that a runtime's author wrote as modules. */
  address(name: string, type = "text/javascript"): string {
    return URL.createObjectURL(new Blob([this.blob(name)], { type }));
  }

  /** Answers for the files of a runtime that fetches them below an address of its choice. There is nothing else to fetch. */
  answerFetch(base: string): void {
    const { fetch } = globalThis;
    globalThis.fetch = async (asked, options) => {
      const address = asked instanceof Request ? asked.url : String(asked);
      if (LOCAL.test(address)) return fetch(asked, options);
      if (!address.startsWith(base)) throw new TypeError("There is no network");
      const name = address.slice(base.length);
      const file = this.files[name];
      if (!file) return new Response(null, { status: 404 });
      const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
      return new Response(file.stream(), { headers: { "content-type": type, "content-length": String(file.size) } });
    };
  }

  compile(name: string): Promise<WebAssembly.Module> {
    return compileModule(this.blob(name));
  }
}

/** A language that has been loaded. */
export interface Runtime {
  /** @throws what its program threw and nobody foresaw: the run has crashed, and the worker is spent */
  readonly run: (job: Job) => Outcome | Promise<Outcome>;
}

export type Boot = (files: RuntimeFiles) => Promise<Runtime>;

/** Loads a module by an address that no build knows. */
export const importModule = (address: string): Promise<unknown> => import(/* webpackIgnore: true */ address);

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Nothing of these is a program's. A sandbox denies most of them anyway; workers it would grant without end. */
const WITHHELD = [
  "Worker",
  "SharedWorker",
  "XMLHttpRequest",
  "WebSocket",
  "WebSocketStream",
  "WebTransport",
  "EventSource",
  "BroadcastChannel",
  "indexedDB",
  "caches",
];

const seal = (scope: object, name: string, value: unknown): void => {
  for (let holder: object | null = scope; holder !== null; holder = Object.getPrototypeOf(holder) as object | null)
    if (holder === scope || Object.hasOwn(holder, name))
      Object.defineProperty(holder, name, { value, writable: false, configurable: false });
};

/** Some browsers keep these in a prototype of the worker's scope, where a program could still find them. */
const withhold = (): void => {
  for (const name of WITHHELD) seal(globalThis, name, undefined);
  // Emscripten looks for it each time that it starts.
  seal(globalThis, "importScripts", () => {
    throw new TypeError("There is no network");
  });
  seal(globalThis, "fetch", globalThis.fetch);
};

/** Endless recursion, in a runtime whose stack is the browser's: Chromium and Firefox say it in their own words. */
const isStackOverflow = (error: unknown): boolean =>
  error instanceof Error && /call stack size|too much recursion/.test(error.message);

/** A program that was refused memory or room for files ends in whatever way its language has for that. */
const withCause = (outcome: Outcome, guard: MemoryGuard, job: Job): Outcome => {
  const hasFailed = outcome.status === "runtime-error" || outcome.status === "crashed";
  if (hasFailed && guard.isHit) return { ...outcome, status: "memory", isSpent: true };
  return hasFailed && job.isDiskFull ? { ...outcome, status: "file-limit" } : outcome;
};

const runOne = async (runtime: Runtime, job: Job): Promise<Outcome> => {
  try {
    const outcome = await runtime.run(job);
    return job.halted ? { ...outcome, status: job.halted.status, exitCode: null } : outcome;
  } catch (error) {
    if (job.halted) return ended(job.halted.status, null, { isSpent: job.halted !== error });
    const isOverflow = isStackOverflow(error);
    job.write(2, isOverflow ? "Stack overflow: calls are nested too deeply\n" : `${messageOf(error)}\n`);
    return ended(isOverflow ? "runtime-error" : "crashed", null, { isSpent: true });
  }
};

/** Serves the session that started this worker, over the port that it was handed. */
export const serve = (boot: Boot): void => {
  // Runtimes write of their troubles here, and programs could fill it: it is the visitor's.
  for (const name of ["log", "info", "debug", "warn", "error"] as const) console[name] = () => undefined;
  const repeatable = new Repeatable();
  const guard = new MemoryGuard();
  const serveOver = (port: MessagePort): void => {
    const post = (message: FromProgram): void => port.postMessage(message);
    let runtime: Runtime | null = null;
    const begin = async (files: Readonly<Record<string, Blob>>): Promise<void> => {
      try {
        const handedOver = new RuntimeFiles(files);
        handedOver.answerFetch(NOWHERE);
        runtime = await boot(handedOver);
        withhold();
        post({ kind: "ready" });
      } catch (error) {
        post({ kind: "broken", message: messageOf(error) });
      }
    };
    port.addEventListener("message", ({ data }: MessageEvent<ToProgram>) => {
      if (data.kind === "boot") void begin(data.files);
      else if (runtime) {
        const job = new Job(data, post);
        repeatable.begin(data.seed);
        guard.begin(data.limits.memoryMb);
        void runOne(runtime, job).then((outcome) => job.finish(withCause(outcome, guard, job)));
      }
    });
    port.start();
  };
  addEventListener("message", ({ ports: [port] }) => port && serveOver(port), { once: true });
};
