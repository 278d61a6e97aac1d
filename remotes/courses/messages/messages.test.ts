import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { describe, expect, it } from "@jest/globals";
import { CHAPTER_KINDS, CLASS_STATES } from "@serambi/kernel/contracts";
import { loadCatalogue } from "@serambi/kernel/remote";

import { remote } from "../remote";
import { en, id } from "../testing/allTexts";

describe("the badges (specification section 2.4)", () => {
  it("have the specification's words, and their translation", () => {
    const badges = (t: typeof en) => CLASS_STATES.map((state) => t[`state.${state}`]);
    expect(badges(id)).toEqual([
      "Akan Datang",
      "Pendaftaran Dibuka",
      "Sedang Berlangsung",
      "Telah Selesai",
      "Segera Dimulai",
    ]);
    expect(badges(en)).toEqual(["Coming soon", "Registration open", "In progress", "Ended", "Starting soon"]);
  });
});

describe("the texts", () => {
  it("name every kind of chapter", () => {
    for (const kind of CHAPTER_KINDS) expect(id[`kind.${kind}`]).toMatch(/\w/);
  });

  it("count in English", () => {
    expect(en.found("1")).toBe("1 course");
    expect(en.foundOf("1", "24")).toBe("1 of 24 courses");
    expect([en.seats(0), en.seats(1), en.seats(2)]).toEqual(["No seats left", "1 seat left", "2 seats left"]);
  });
});

const FOLDER = join(__dirname, "..");
const ENTRY = /webpackChunkName: "((?:page|slot)-[^"]+)" \*\/ "(\.[^"]+)"/g;
const IMPORT = /(?:from|import\([^)"]*)\s*"(\.[^"]+)"/g;
const WRITTEN = /(?:\bt|useMessages<Messages>\(\))(?:\.(\w+)|\["([^"]+)"\]|\[`([^$`]+)\$)/g;
/** Chosen by a name: the names stand somewhere in the same file. */
const CHOSEN = /\bt\[[^"`]/;

const sourceOf = (path: string): string | undefined => [`${path}.ts`, `${path}.tsx`].find(existsSync);

/** Every file that comes with a page or slot, and the files which those bring along later. */
const filesOf = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file) || /\/courses\/(?:messages|stores|contract|api)\//.test(file)) return found;
  found.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    const source = sourceOf(resolve(dirname(file), path));
    if (source) filesOf(source, found);
  }
  return found;
};

const keysIn = (file: string): string[] => {
  const source = readFileSync(file, "utf8");
  const written = [...source.matchAll(WRITTEN)].flatMap(([, name, key, beginning]) =>
    beginning === undefined ? [name ?? key ?? ""] : Object.keys(id).filter((each) => each.startsWith(beginning)),
  );
  const chosen = CHOSEN.test(source) ? [...source.matchAll(/"([^"]+)"/g)].map(([, text = ""]) => text) : [];
  return [...written, ...chosen].filter((key) => Object.hasOwn(id, key));
};

/** What pages and slots are made of: chunk → file. */
const entries = [
  "pages/classPages.ts",
  "pages/learning/learningPages.ts",
  "pages/pesilat/pesilatPages.ts",
  "pages/programs/programPages.ts",
  "slots/learning/learningSlots.ts",
  "slots/programs/programSlots.ts",
  "remote.ts",
].flatMap((list) => {
  const file = join(FOLDER, list);
  return [...readFileSync(file, "utf8").matchAll(ENTRY)].map(([, chunk = "", path = ""]) => ({
    chunk,
    file: sourceOf(resolve(dirname(file), path)) ?? "",
  }));
});

describe("what a page or slot says", () => {
  it.each(entries)("is in the texts it is given: $chunk", async ({ chunk, file }) => {
    const shown =
      remote.pages.find((page) => `page-${page.id}` === chunk) ??
      remote.slots.find((slot) => `slot-${slot.name}` === chunk);
    if (!shown) throw new Error(`The remote has no ${chunk}`);
    const given = await loadCatalogue(remote, shown, "id");
    const said = [...filesOf(file)].flatMap((each) => keysIn(each));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((key) => !Object.hasOwn(given, key))).toEqual([]);
  });

  it("is looked at for every page and slot", () => {
    expect(entries.map(({ chunk }) => chunk).toSorted()).toEqual(
      [...remote.pages.map((page) => `page-${page.id}`), ...remote.slots.map((slot) => `slot-${slot.name}`)].toSorted(),
    );
  });
});
