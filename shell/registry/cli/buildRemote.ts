import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./root";

/**
 * Builds one remote of this repository with its own build file.
 * @returns its `dist` folder
 * @throws Error when there is no such remote or its build fails; the compiler's words are on standard error
 */
export const buildRemote = async (name: string): Promise<string> => {
  const folder = join(ROOT, "remotes", name);
  if (!existsSync(join(folder, "rspack.config.ts"))) throw new Error(`There is no remote remotes/${name}`);
  const build = spawn(process.execPath, [join(ROOT, "shell", "start", "build.mjs"), "--remote", name, "--fixtures"], {
    cwd: ROOT,
    stdio: ["ignore", 2, 2],
  });
  const code = await new Promise<number | null>((done) => build.once("exit", done));
  if (code !== 0) throw new Error(`The build of ${name} failed`);
  return join(folder, "dist");
};
