import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { checkBoundaries } from "./checkBoundaries";
import { checkTypes } from "./checkTypes";
import type { CheckId, CheckOutcome } from "./outcome";
import { SoundBefore } from "./SoundBefore";

const BUILT = new Set(["dist", "node_modules"]);
/** What decides besides the sources. */
const RULES = ["tsconfig.json", ".dependency-cruiser.cjs", "package-lock.json"];

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => !BUILT.has(name))
      .map(async (entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesIn(path) : [path];
      }),
  );
  return found.flat().toSorted();
};

const digestOf = async (root: string, name: string): Promise<string> => {
  const folders = [join(root, "remotes", name), join(root, "shared-kernel")];
  const files = [...(await Promise.all(folders.map(filesIn))).flat(), ...RULES.map((file) => join(root, file))];
  const hash = createHash("sha256");
  for (const file of files.filter((path) => existsSync(path)))
    hash
      .update(file)
      .update("\0")
      .update(await readFile(file))
      .update("\0");
  return hash.digest("hex");
};

const without = (check: CheckId, note: string): CheckOutcome => ({ check, findings: [], note });

const failed = (check: CheckId, error: unknown): CheckOutcome => ({
  check,
  findings: [
    {
      where: "",
      why: error instanceof Error ? error.message : String(error),
      fix: "install what is missing: npm install",
    },
  ],
  note: "not tried",
});

/**
 * What a remote's sources say of it: types and imports. Sources that were sound before are not looked at again.
 * @param root of the repository
 * @param cache folder for what is known of before
 */
export const checkSources = async (root: string, name: string, cache: string): Promise<CheckOutcome[]> => {
  if (!existsSync(join(root, "remotes", name)))
    return [without("types", "not checked: its sources are not here"), without("boundaries", "not checked either")];
  const digest = await digestOf(root, name);
  const before = new SoundBefore(join(cache, "sources.json"), 1);
  const known = await before.read();
  if (known.has(digest)) return [without("types", "as they were"), without("boundaries", "as they were")];
  const outcomes = await Promise.all([
    checkTypes(root, name, cache).catch((error: unknown) => failed("types", error)),
    checkBoundaries(root, name).catch((error: unknown) => failed("boundaries", error)),
  ]);
  if (outcomes.every(({ findings }) => findings.length === 0)) await before.write(known.add(digest));
  return outcomes;
};
