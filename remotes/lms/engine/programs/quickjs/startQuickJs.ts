import variant from "@jitl/quickjs-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from "quickjs-emscripten-core";

import type { SourceFile } from "../../../contract/studio/Session";
import { quickJsDiagnostic } from "../../diagnostics/quickJs";
import type { Outcome } from "../../session/messages";
import { ended, type Job } from "../base/Job";
import type { RuntimeFiles } from "../base/serve";
import { makeHost } from "./host";
import { WORLD } from "./world";

const MB = 1024 * 1024;
/** Of the interpreter, within the stack that its WebAssembly module has. */
const STACK_BYTES = 256 * 1024;
const WASM = "dist/emscripten-module.wasm";

const IS_MODULE = /^\s*(?:import\b(?!\s*[(.])|export\b)/m;
const HAS_AWAIT = /\bawait\b/;
const IS_COMMONJS = /\brequire\s*\(|\bmodule\.exports\b/;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A file's path as another one names it, relative to that one or by one of Node's names. */
const resolvePath = (from: string, wanted: string): string => {
  const parts = from.split("/").slice(0, -1);
  for (const part of wanted.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
};

/** One program, in an interpreter that lives as long as it. */
class QuickJsRun {
  private exitCode: number | null = null;
  private readonly context: QuickJSContext;
  private readonly world: QuickJSHandle;
  private readonly written = new Map<string, string>();
  private rejected: QuickJSHandle | null = null;

  constructor(
    quickJs: QuickJSWASMModule,
    private readonly job: Job,
    private readonly files: readonly SourceFile[],
    private readonly main: SourceFile,
  ) {
    const runtime = quickJs.newRuntime();
    runtime.setMemoryLimit(job.limits.memoryMb * MB);
    runtime.setMaxStackSize(STACK_BYTES);
    runtime.setInterruptHandler(() => this.isOver());
    this.context = runtime.newContext();
    const { context } = this;
    const host = makeHost(context, {
      job,
      main: main.path,
      isOver: () => this.isOver(),
      read: (path) => this.read(path),
      write: (path, text) => this.keep(path, text),
      exit: (code) => (this.exitCode ??= code),
    });
    const make = context.unwrapResult(context.evalCode(WORLD, "node:internal"));
    this.world = context.unwrapResult(context.callFunction(make, context.undefined, host));
    make.dispose();
    host.dispose();
    runtime.setModuleLoader(
      (name) => this.moduleSource(name),
      (from, wanted) => (wanted.startsWith(".") || wanted.startsWith("/") ? resolvePath(from, wanted) : wanted),
    );
  }

  async run(): Promise<Outcome> {
    const { context, main } = this;
    const isModule = main.path.endsWith(".mjs") || (IS_MODULE.test(main.text) && !IS_COMMONJS.test(main.text));
    this.job.started();
    let result = context.evalCode(main.text, main.path, { type: isModule ? "module" : "global" });
    // `await` outside of functions is for modules alone; as a script such a program is refused before anything of it runs.
    if (result.error && !isModule && HAS_AWAIT.test(main.text) && this.isRefused(result.error))
      result = context.evalCode(main.text, main.path, { type: "module" });
    if (result.error) return this.failed(result.error);
    const failure = await this.untilQuiet(result.value);
    if (failure) return this.failed(failure);
    this.exitCode ??= this.call("beforeExit", (handle) => context.getNumber(handle)) ?? 0;
    return this.exited();
  }

  private isOver(): boolean {
    return this.job.halted !== null || this.exitCode !== null;
  }

  private exited(): Outcome {
    const code = this.exitCode ?? 0;
    return ended(code === 0 ? "ok" : "runtime-error", code);
  }

  /** Runs promises and timers until nothing waits. @returns what nobody caught */
  private async untilQuiet(value: QuickJSHandle): Promise<QuickJSHandle | null> {
    const { context } = this;
    for (;;) {
      const jobs = context.runtime.executePendingJobs();
      if (jobs.error) return jobs.error;
      if (this.isOver()) return null;
      const state = context.getPromiseState(value);
      if (state.type === "rejected") return state.error;
      if (this.rejected) return this.rejected;
      const waitMs = this.call("untilNext", (handle) =>
        context.typeof(handle) === "number" ? context.getNumber(handle) : null,
      );
      if (waitMs === null || waitMs === undefined) return null;
      this.job.output.flush();
      if (waitMs > 0) await sleep(waitMs);
      const run = context.callMethod(this.world, "runDue");
      if (run.error) return run.error;
      run.value.dispose();
    }
  }

  private call<T>(name: string, read: (handle: QuickJSHandle) => T): T | null {
    const result = this.context.callMethod(this.world, name);
    if (result.error) {
      this.rejected = result.error;
      return null;
    }
    const value = read(result.value);
    result.value.dispose();
    return value;
  }

  private isRefused(error: QuickJSHandle): boolean {
    return quickJsDiagnostic(this.context.dump(error), this.files).kind === "compile-error";
  }

  private failed(error: QuickJSHandle): Outcome {
    if (this.exitCode !== null && this.job.halted === null) return this.exited();
    if (this.job.halted) throw this.job.halted;
    const { context } = this;
    const dumped: unknown = context.dump(error);
    const diagnostic = quickJsDiagnostic(dumped, this.files);
    if (diagnostic.kind === "memory") {
      this.job.write(2, "Out of memory\n");
      return ended("memory", null, { diagnostics: [diagnostic.diagnostic] });
    }
    const described = context.callMethod(this.world, "describe", [error]);
    const text = described.error ? diagnostic.diagnostic.message : context.getString(described.value);
    this.job.write(2, `${text}\n`);
    return ended(diagnostic.kind, 1, { diagnostics: [diagnostic.diagnostic] });
  }

  private moduleSource(name: string): string | { error: Error } {
    const bare = name.replace(/^node:/, "");
    const builtin = this.context.callMethod(this.world, "builtinModule", [this.context.newString(bare)]);
    if (!builtin.error && this.context.typeof(builtin.value) === "string") return this.context.getString(builtin.value);
    const found = [name, `${name}.js`, `${name}.mjs`, `${name}/index.js`].map((path) => this.read(path)).find(Boolean);
    return found ?? { error: new Error(`Cannot find module '${name}'`) };
  }

  private read(path: string): string | null {
    const name = path.replace(/^\.?\//, "");
    return this.written.get(name) ?? this.files.find((file) => file.path === name)?.text ?? null;
  }

  private keep(path: string, text: string): void {
    this.written.set(path.replace(/^\.?\//, ""), text);
    const bytes = [...this.written.values()].reduce((sum, held) => sum + held.length, 0);
    if (bytes > this.job.limits.maxFileBytes) this.job.halt("file-limit");
  }
}

/** Runs programs in QuickJS: `files` are JavaScript, however they were written. */
export type RunJavaScript = (job: Job, files: readonly SourceFile[], main: SourceFile) => Promise<Outcome>;

export const startQuickJs = async (runtimeFiles: RuntimeFiles): Promise<RunJavaScript> => {
  const wasmModule = await runtimeFiles.compile(WASM);
  const load = (): Promise<QuickJSWASMModule> => newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule }));
  let next = load();
  await next;
  return async (job, files, main) => {
    const quickJs = await next;
    // An interpreter that ran out of memory or stack is not to be trusted; a new one costs a few milliseconds, after the run.
    const run = new QuickJsRun(quickJs, job, files, main);
    try {
      return await run.run();
    } finally {
      next = load();
    }
  };
};
