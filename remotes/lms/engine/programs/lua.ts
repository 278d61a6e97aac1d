import { LuaFactory } from "wasmoon";

import { luaDiagnostic } from "../diagnostics/lua";
import type { Outcome } from "../session/messages";
import { ended, type Job } from "./base/Job";
import { serve } from "./base/serve";
import world from "./lua/world.lua?text";

/** Made of a run's program by `world.lua`: what became of it, and in which words. */
type RunChunk = (source: string, name: string) => readonly [string, string];

/** Frames of a traceback that are the product's, below the program's own. */
const OUR_FRAMES = /\n\t\[C\]: in function 'xpcall'[\s\S]*$/;

const hostOf = (job: Job, exit: (code: number) => void) => ({
  write: (fd: number, text: string) => job.write(fd === 2 ? 2 : 1, text),
  writeBytes: (fd: number, letters: string) =>
    job.write(
      fd === 2 ? 2 : 1,
      // Their lowest eight bits are the bytes (`world.lua`).
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
    ),
  readLine: () => job.input.readLine() ?? undefined,
  takeRoom: (bytes: number) => job.takeRoom(bytes),
  started: () => job.started(),
  exit,
});

const runLua = async (wasm: string, job: Job): Promise<Outcome> => {
  const factory = new LuaFactory(wasm);
  for (const { path, text } of job.files) await factory.mountFile(path, text);
  const lua = await factory.createEngine({ injectObjects: false, enableProxy: false });
  const main = job.main("main.lua");
  let exitCode: number | null = null;
  try {
    lua.global.set(
      "host",
      hostOf(job, (code) => (exitCode = code)),
    );
    lua.global.set("world", world);
    lua.global.set("source", main.text);
    // The program finds none of these names.
    const run = lua.doStringSync(`
      local host, source, makeWorld = host, source, load(world, "=world", "t")
      _G.host, _G.source, _G.world = nil, nil, nil
      package.path = "./?.lua;./?/init.lua"
      local run = makeWorld(host)
      return function(name) return { run(source, name) } end
    `) as (name: string) => ReturnType<RunChunk>; // the function that was just made
    const [end, words] = run(main.path);
    if (exitCode !== null) return ended(exitCode === 0 ? "ok" : "runtime-error", exitCode);
    if (end === "done") return ended("ok", 0);
    const text = words.replace(OUR_FRAMES, "");
    const diagnostic = luaDiagnostic(text, job.files);
    if (end === "refused") return job.refused(`lua: ${text}\n`, [diagnostic]);
    job.write(2, `lua: ${text}\n`);
    return ended("runtime-error", 1, { diagnostics: [diagnostic] });
  } finally {
    // One that was unwound by an error of the browser's can't be closed any more.
    if (!job.halted) lua.global.close();
  }
};

serve(async (files) => {
  const wasm = files.address("dist/glue.wasm", "application/wasm");
  // The first engine takes longest: the module is compiled for it.
  await new LuaFactory(wasm).getLuaModule();
  return { run: (job) => runLua(wasm, job) };
});
