import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { ARTEFACT_FILE, type StoredArtefact } from "./ArtefactStore";
import { sha384 } from "./integrity";
import { Artefact } from "./schema";

/** @throws Error when the text is no `artefact.json` */
export const parseArtefact = (text: Buffer): StoredArtefact => ({
  artefact: Artefact.parse(JSON.parse(text.toString("utf8"))),
  sha384: sha384(text),
});

/** What a folder's `artefact.json` says. @throws Error when there is none */
export const readArtefact = async (folder: string): Promise<StoredArtefact> =>
  parseArtefact(await readFile(join(folder, ARTEFACT_FILE)));

/** An artefact with all its files, `artefact.json` too, by their paths in it. */
export interface WholeArtefact extends StoredArtefact {
  readonly contents: ReadonlyMap<string, Buffer>;
}

/** Files that are read at the same time. */
const AT_ONCE = 8;

/**
 * An artefact with every file that it describes.
 * @param read a file by its path in the artefact
 * @throws Error when one of them is another one
 */
export const readWholeArtefact = async (read: (path: string) => Promise<Buffer>): Promise<WholeArtefact> => {
  const text = await read(ARTEFACT_FILE);
  const stored = parseArtefact(text);
  const contents = new Map([[ARTEFACT_FILE, text]]);
  const files = Object.entries(stored.artefact.files).values();
  const readOn = async (): Promise<void> => {
    for (const [path, { sha384: expected }] of files) {
      const content = await read(path);
      if (sha384(content) !== expected) throw new Error(`${path} is not the file that ${ARTEFACT_FILE} describes`);
      contents.set(path, content);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return { ...stored, contents };
};

/** The same, of a folder. */
export const readWholeFolder = (folder: string): Promise<WholeArtefact> =>
  readWholeArtefact((path) => readFile(join(folder, path)));
