import { PreopenDirectory } from "@bjorn3/browser_wasi_shim";
import { RubyVM } from "@ruby/wasm-wasi/dist/vm";

import { toldOutcome } from "../diagnostics/toldOutcome";
import type { Outcome } from "../session/messages";
import { ended, type Job } from "./base/Job";
import { limitMemory } from "./base/limitMemory";
import { compileModule, serve } from "./base/serve";
import prime from "./ruby/prime.rb?text";
import runner from "./ruby/runner.rb?text";
import { folderOf, makeWasi, trapOf } from "./wasi/runWasi";

/** The memory of the interpreter and a program together: it grows its memory itself, and is compiled once for programs of any limit. */
const MEMORY_MB = 512;

/** Files that `require` finds besides Ruby's standard library. */
const LIBRARY = [{ path: "prime.rb", text: prime }];

/** Functions by which Ruby reaches JavaScript; programs have none. */
const BRIDGE = "rb-js-abi-host";

/** A program has called one of them by other means than `require`, which refuses it. */
class BridgeError extends Error {
  override readonly name = "BridgeError";
}

/** Nothing is left of a program in the next one: each has an interpreter of its own. */
const runRuby = async (module: WebAssembly.Module, job: Job): Promise<Outcome> => {
  const main = job.main("main.rb");
  const wasip1 = makeWasi(job, {
    args: ["ruby"],
    env: ["LANG=C.UTF-8"],
    folders: [
      new PreopenDirectory("/program", folderOf(job.files)),
      new PreopenDirectory("/library", folderOf(LIBRARY)),
      new PreopenDirectory("/tmp", new Map()),
    ],
  });
  let isClosed = false;
  const { vm } = await RubyVM.instantiateModule({
    module,
    wasip1,
    addToImports: (imports) => {
      const bridge = imports[BRIDGE];
      for (const [name, call] of Object.entries(bridge ?? {}))
        if (bridge && typeof call === "function")
          bridge[name] = (...given: readonly unknown[]): unknown => {
            if (isClosed) throw new BridgeError("JavaScript is out of a program's reach");
            return Reflect.apply(call, bridge, given) as unknown;
          };
    },
    args: ["ruby.wasm", "-EUTF-8:UTF-8", "-e_=0"],
  });
  vm.eval(`srand(${job.seed})`);
  const run = vm.eval(runner);
  const name = vm.eval(JSON.stringify(main.path));
  isClosed = true;
  job.started();
  try {
    return toldOutcome(run.call("call", name).toString(), job.files);
  } catch (error) {
    if (error instanceof BridgeError) {
      job.write(2, `${error.message}\n`);
      return ended("runtime-error", 1);
    }
    const trap = trapOf(error);
    if (job.halted || trap === null) throw error;
    job.write(2, `${trap}\n`);
    return ended("runtime-error", null);
  }
};

serve(async (files) => {
  const module = await compileModule(await limitMemory(files.blob("dist/ruby+stdlib.wasm"), MEMORY_MB));
  return { run: (job) => runRuby(module, job) };
});
