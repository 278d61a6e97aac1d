import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Artefact } from "../schema";
import type { CheckOutcome, Finding } from "./outcome";

const sourcesOf = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((file) => file.endsWith(".css") && !/(?:^|[\\/])(?:dist|node_modules|testing)[\\/]/.test(file));
};

/** Where each selector that reaches outside was written: the built file knows no longer. Read where one was found. */
const writtenIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const { findReaching } = await import("./findReaching");
  const found = new Map<string, string>();
  for (const file of await sourcesOf(folder)) {
    const isOwn = (): boolean => file.endsWith(".module.css");
    for (const { what } of findReaching(await readFile(join(folder, file), "utf8"), { isOwn })) found.set(what, file);
  }
  return found;
};

/**
 * That no style of a remote touches anything but the remote's own elements.
 * @param sources its folder, to name the file; null where only the build is at hand
 */
export const checkStyles = async (dist: string, artefact: Artefact, sources: string | null): Promise<CheckOutcome> => {
  // Its reader of CSS takes a while to load: meanwhile the remote's code is tried.
  const { findReaching } = await import("./findReaching");
  const files = Object.keys(artefact.files).filter((file) => file.endsWith(".css"));
  const isOwn = (name: string): boolean => name.startsWith(`${artefact.id}-`);
  const layers = [`remote.${artefact.id}`];
  const found = new Map<string, Finding>();
  for (const file of files)
    for (const { what, why, fix } of findReaching(await readFile(join(dist, file), "utf8"), { isOwn, layers }))
      found.set(what, { where: file, why, fix });
  const source = sources === null || found.size === 0 ? new Map<string, string>() : await writtenIn(sources);
  const findings = [...found].map(([what, { where, why, fix }]) => ({
    where: `${source.get(what) ?? where}: ${what}`,
    why,
    fix,
  }));
  return { check: "styles", findings, note: `${files.length} files` };
};
