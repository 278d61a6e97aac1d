import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";

/** `slots/sections.yaml`, or the files of `slots/sections/` where one would be long. */
const filesOf = (slots: string): readonly string[] => {
  const folder = join(slots, "sections");
  const inFolder = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".yaml"))
        .toSorted()
        .map((name) => join("sections", name))
    : [];
  return existsSync(join(slots, "sections.yaml")) ? ["sections.yaml", ...inFolder] : inFolder;
};

/**
 * Puts what a remote's sections say of themselves into `dist/sections.json`, from where `pack` takes it: it is for the editor alone, so no
 * bundle carries it.
 * @param folder of the remote
 * @throws Error where a file is no YAML
 */
export const collectSections = (folder: string): void => {
  const slots = join(folder, "slots");
  const target = join(folder, "dist", "sections.json");
  rmSync(target, { force: true });
  const files = existsSync(slots) ? filesOf(slots) : [];
  if (files.length === 0) return;
  const read = (name: string): unknown => {
    try {
      return parse(readFileSync(join(slots, name), "utf8"));
    } catch (cause) {
      throw new Error(`${join(slots, name)} is no YAML: ${cause instanceof Error ? cause.message : ""}`, { cause });
    }
  };
  mkdirSync(join(folder, "dist"), { recursive: true });
  writeFileSync(target, JSON.stringify(Object.fromEntries(files.map((name) => [name, read(name)]))));
};
