import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { describe, expect, it } from "@jest/globals";

import { loadCatalogue } from "../../remote";
import type { RemoteModule } from "./types";

/** A page or slot in a list of them, and its file. */
const ENTRY = /\b(?:id|name): "([^"]+)",(?:(?!\b(?:id|name): )[\s\S])*?load: \(\) => import\(\s*"(\.[^"]+)"/g;
const IMPORT = /(?:from|import\([^)"]*)\s*"(\.[^"]+)"/g;
const WRITTEN = /(?:\bt|useMessages<Messages>\(\))(?:\.(\w+)|\["([^"]+)"\]|\[`([^$`]+)\$)/g;
/** Chosen by a name: the names stand somewhere in the same file. */
const CHOSEN = /\bt\[[^"`]/;
const OTHER_ROOMS = ["messages", "stores", "contract", "api"];

const sourceOf = (path: string): string | undefined => [`${path}.ts`, `${path}.tsx`].find(existsSync);

const sourcesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
        .map((file) => join(folder, file))
    : [];

/** The files of pages and slots, wherever in the remote they are listed. */
const entriesOf = (folder: string): readonly { readonly shown: string; readonly file: string }[] =>
  [join(folder, "remote.ts"), ...["pages", "slots"].flatMap((room) => sourcesBelow(join(folder, room)))].flatMap(
    (list) =>
      [...readFileSync(list, "utf8").matchAll(ENTRY)].map(([, shown = "", path = ""]) => ({
        shown,
        file: sourceOf(resolve(dirname(list), path)) ?? "",
      })),
  );

/**
 * The conformance suite's part for a remote whose texts are in parts: what the files of a page or slot say has to be in the part
 * that it is given. They are read as text: what is said must be written as `t.key`, `t["key"]` or with its beginning.
 * @param folder of the remote
 */
export const conformTexts = ({ server: { remote } }: RemoteModule, folder: string): void => {
  const isElsewhere = (file: string): boolean => OTHER_ROOMS.some((room) => file.startsWith(join(folder, room)));

  /** Every file that comes with a page or slot, and the files which those bring along later. */
  const filesOf = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file) || isElsewhere(file)) return found;
    found.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const source = sourceOf(resolve(dirname(file), path));
      if (source) filesOf(source, found);
    }
    return found;
  };

  const allKeys = async (): Promise<ReadonlySet<string>> => {
    const parts = [{}, ...Object.keys(remote.texts ?? {}).map((texts) => ({ texts }))];
    const catalogues = await Promise.all(parts.map((part) => loadCatalogue(remote, part, "id")));
    return new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue)));
  };

  const keysIn = (file: string, all: ReadonlySet<string>): string[] => {
    const source = readFileSync(file, "utf8");
    const written = [...source.matchAll(WRITTEN)].flatMap(([, name, key, beginning]) =>
      beginning === undefined ? [name ?? key ?? ""] : [...all].filter((each) => each.startsWith(beginning)),
    );
    const chosen = CHOSEN.test(source) ? [...source.matchAll(/"([^"]+)"/g)].map(([, text = ""]) => text) : [];
    return [...written, ...chosen].filter((key) => all.has(key));
  };

  const entries = entriesOf(folder);

  describe(`what a page or slot of ${remote.id} says`, () => {
    it.each(entries)("is in the texts it is given: $shown", async ({ shown, file }) => {
      const definition = remote.pages.find(({ id }) => id === shown) ?? remote.slots.find(({ name }) => name === shown);
      if (!definition) throw new Error(`The remote has no ${shown}`);
      const [given, all] = await Promise.all([loadCatalogue(remote, definition, "id"), allKeys()]);
      const said = [...filesOf(file)].flatMap((each) => keysIn(each, all));
      expect(said.filter((key) => !Object.hasOwn(given, key))).toEqual([]);
    });

    it("is looked at for every page and slot", () => {
      expect(entries.map(({ shown }) => shown).toSorted()).toEqual(
        [...remote.pages.map(({ id }) => id), ...remote.slots.map(({ name }) => name)].toSorted(),
      );
    });
  });
};
