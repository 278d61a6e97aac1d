import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { ROOT } from "../fixtures/root";

/** Changes the text of one file of a build; its name is relative to the build's folder: `web/pages-CataloguePage.1a2b3c4d.js`. */
export type Edit = (file: string, text: string) => string;

const TEXT_FILE = /\.(?:js|cjs|css|json)$/;
/** What describes a packed build. It is made anew from the changed files. */
export const DESCRIPTION = "artefact.json";
/** What packing makes of a build. */
const PACKED = /\.br$|artefact\.json$|signature\.json$/;
const asIdentifier = (version: string): string => version.replace(/[^a-z0-9]/gi, "_");
const sha384 = (text: string): string => `sha384-${createHash("sha384").update(text).digest("base64")}`;

const readFolder = async (folder: string): Promise<Map<string, string>> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT_FILE.test(name));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), "utf8")] as const)),
  );
};

/** What carries hashes of other files carries those of the changed ones then, and has another one itself: up to the entry. */
const edited = (files: ReadonlyMap<string, string>, edit: Edit): Map<string, string> => {
  const result = new Map([...files].map(([name, text]) => [name, edit(name, text)]));
  const carrying = [...result].filter(([name, text]) => name !== DESCRIPTION && text.includes("sha384-"));
  if (carrying.length === 0) return result;
  const hashes = new Map([...files].map(([name, text]) => [name, sha384(text)]));
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const [name, text] of result) {
      const [before = "", now] = [hashes.get(name), sha384(text)];
      if (before === now) continue;
      hashes.set(name, now);
      isSettled = false;
      for (const [other] of carrying) result.set(other, result.get(other)?.replaceAll(before, now) ?? "");
    }
  }
  return result;
};

/**
 * Makes another version of a remote out of its build, ready for `serambi ship --from`: what a changed source would
 * give, in a fraction of the time, and without touching the working tree.
 * @param kept of what packing made of the build, what comes along
 * @returns a temporary folder; the caller removes it with `removeVersion`
 */
export const makeVersion = async (
  remote: string,
  version: string,
  edit: Edit = (_file, text) => text,
  kept?: string,
): Promise<string> => {
  const built = path.join(ROOT, "remotes", remote, "dist");
  const folder = await mkdtemp(path.join(tmpdir(), `serambi ${remote} `));
  const isTaken = (file: string): boolean => !PACKED.test(file) || path.basename(file) === kept;
  await cp(built, folder, { recursive: true, filter: isTaken });
  const files = await readFolder(folder);
  const { version: before } = JSON.parse(files.get("chunks.json") ?? "{}") as { version: string }; // the build's own note
  const renamed = (text: string) =>
    text.replaceAll(before, version).replaceAll(asIdentifier(before), asIdentifier(version));
  const changed = edited(files, (file, text) => edit(file, renamed(text)));
  await Promise.all([...changed].map(([file, text]) => writeFile(path.join(folder, file), text)));
  return folder;
};

export const removeVersion = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
