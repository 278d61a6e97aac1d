import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Artefact } from "../schema";
import type { CheckOutcome, Finding } from "./outcome";
import type { SoundBefore } from "./SoundBefore";

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

const digestOf = (id: string, css: string): string =>
  createHash("sha256").update(`${id}\0${css}`).digest("base64url").slice(0, 22);

/**
 * That no style of a remote touches anything but the remote's own elements.
 * @param sources its folder, to name the file; null where only the build is at hand
 * @param before what need not be read again
 */
export const checkStyles = async (
  dist: string,
  artefact: Artefact,
  sources: string | null,
  before: SoundBefore,
): Promise<CheckOutcome> => {
  const files = Object.keys(artefact.files).filter((file) => file.endsWith(".css"));
  const isOwn = (name: string): boolean => name.startsWith(`${artefact.id}-`);
  const layers = [`remote.${artefact.id}`];
  const found = new Map<string, Finding>();
  const sound = await before.read();
  const soundBefore = sound.size;
  for (const file of files) {
    const css = await readFile(join(dist, file), "utf8");
    const digest = digestOf(artefact.id, css);
    if (sound.has(digest)) continue;
    // Its reader of CSS takes a while to load: meanwhile the remote's code is tried.
    const { findReaching } = await import("./findReaching");
    const reaching = findReaching(css, { isOwn, layers });
    if (reaching.length === 0) sound.add(digest);
    for (const { what, why, fix } of reaching) found.set(what, { where: file, why, fix });
  }
  if (sound.size > soundBefore) await before.write(sound);
  const source = sources === null || found.size === 0 ? new Map<string, string>() : await writtenIn(sources);
  const findings = [...found].map(([what, { where, why, fix }]) => ({
    where: `${source.get(what) ?? where}: ${what}`,
    why,
    fix,
  }));
  return { check: "styles", findings, note: `${files.length} files` };
};
