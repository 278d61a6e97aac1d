import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

import { ROOT } from "../fixtures/root";
import { makeVersion, removeVersion, type Edit } from "./versions";

interface HasData {
  readonly dataDir: string;
}

/** The `serambi` command on the data of one server. @returns what it answered */
export const serambi = async ({ dataDir }: HasData, ...args: readonly string[]): Promise<string> => {
  const command = path.join(ROOT, "shell", "registry", "bin", "serambi.mjs");
  // What breaks in front of visitors is made on purpose here: checking would not let it through.
  const env = { ...process.env, DATA_DIR: dataDir, SHIP_CHECKS: "off" };
  return (await promisify(execFile)(process.execPath, [command, ...args], { env })).stdout;
};

/** Makes a changed version of a remote and lets it go live. */
export const shipVersion = async (server: HasData, remote: string, version: string, edit?: Edit): Promise<void> => {
  const folder = await makeVersion(remote, version, edit);
  try {
    await serambi(server, "ship", remote, "--from", folder, "--by", "e2e", "--why", "a test");
  } finally {
    await removeVersion(folder);
  }
};

export const liveVersion = async (server: HasData, remote: string): Promise<string> => {
  const remotes = JSON.parse(await serambi(server, "list", "--json")) as Record<string, { readonly live: string }>; // the command's own format
  return remotes[remote]?.live ?? "";
};

/** Folder of a version in the artefact store: what is changed there was not shipped, it was broken. */
export const storedVersion = ({ dataDir }: HasData, remote: string, version: string): string =>
  path.join(dataDir, "artefacts", remote, version);

/** Names of the stored files that begin with `prefix`: `pages-CataloguePage` finds `web/pages-CataloguePage.1a2b3c4d.js` and its `.br`. */
export const storedFiles = async (folder: string, prefix: string): Promise<string[]> =>
  (await readdir(path.join(folder, "web")))
    .filter((name) => name.startsWith(prefix))
    .map((name) => path.join(folder, "web", name));

/** One byte of a file becomes another: its size stays, its hash does not. */
export const flipByte = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(file, bytes);
};
