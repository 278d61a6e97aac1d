import { readdir, stat } from "node:fs/promises";
import path from "node:path";

import { ROOT } from "../fixtures/root";
import type { ServerProcess } from "../fixtures/ServerProcess";

/** Files and their times of everything that shipping `courses` must leave alone: the shell, and `sites` in the store. */
export const untouched = async ({ dataDir }: ServerProcess): Promise<readonly string[]> => {
  const folders = [path.join(ROOT, "shell", "dist"), path.join(dataDir, "artefacts", "sites")];
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name)).toSorted(),
    ),
  );
  return Promise.all(files.flat().map(async (file) => `${file} ${(await stat(file)).mtimeMs}`));
};
