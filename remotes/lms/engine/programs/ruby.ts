import { PreopenDirectory } from "@bjorn3/browser_wasi_shim";
import { RubyVM } from "@ruby/wasm-wasi/dist/vm";

import { toldOutcome } from "../diagnostics/toldOutcome";
import type { Outcome } from "../session/messages";
import { ended, type Job } from "./base/Job";
import { limitMemory } from "./base/limitMemory";
import { serve } from "./base/serve";
import runner from "./ruby/runner.rb?text";
import { folderOf, makeWasi, trapOf } from "./wasi/runWasi";

/** The memory of the interpreter and a program together: it grows its memory itself, and is compiled once for programs of any limit. */
const MEMORY_MB = 512;

/** Nothing is left of a program in the next one: each has an interpreter of its own. */
const runRuby = async (module: WebAssembly.Module, job: Job): Promise<Outcome> => {
  const main = job.main("main.rb");
  const wasip1 = makeWasi(job, {
    args: ["ruby"],
    env: ["LANG=C.UTF-8"],
    folders: [new PreopenDirectory("/program", folderOf(job.files)), new PreopenDirectory("/tmp", new Map())],
  });
  const { vm } = await RubyVM.instantiateModule({
    module,
    wasip1,
    args: ["ruby.wasm", "-EUTF-8:UTF-8", "-e_=0"],
  });
  vm.eval(`srand(${job.seed})`);
  const run = vm.eval(runner);
  job.started();
  try {
    return toldOutcome(run.call("call", vm.eval(JSON.stringify(main.path))).toString(), job.files);
  } catch (error) {
    const trap = trapOf(error);
    if (job.halted || trap === null) throw error;
    job.write(2, `${trap}\n`);
    return ended("runtime-error", null);
  }
};

serve(async (files) => {
  const module = await WebAssembly.compile(limitMemory(await files.bytes("dist/ruby+stdlib.wasm"), MEMORY_MB));
  return { run: (job) => runRuby(module, job) };
});
