import type { FileList, HashedFile } from "../../client/page/sentPage";
import { catalogueName, type Artefact, type Chunks } from "../../registry/schema";

/** A page or a slot of a remote. */
export type Part = Artefact["pages"][number] | Artefact["slots"][number];

/** Where browsers find a file of an artefact. */
export const addressOf = ({ id, version }: Pick<Artefact, "id" | "version">, file: string): string =>
  `/remotes/${id}/${version}/${file.replace(/^web\//, "")}`;

/** What a page or slot needs besides its remote's entry: the remote's own code, its texts in a language, its chunks. */
export const partChunks = (artefact: Artefact, part: Part | undefined, language: string): readonly Chunks[] =>
  [artefact.base, artefact.messages[catalogueName(language, part)], part?.chunks].flatMap((chunks) => chunks ?? []);

const unique = (files: readonly string[]): string[] => [...new Set(files)];

/** The files of a page or slot with their hashes, as the artefact was signed with them. */
export const partFiles = (artefact: Artefact, part: Part | undefined, language: string): FileList => {
  const chunks = partChunks(artefact, part, language);
  const hashed = (file: string): HashedFile => [addressOf(artefact, file), artefact.files[file]?.sha384 ?? ""];
  return {
    scripts: unique([artefact.entry, ...chunks.flatMap(({ js }) => js)]).map(hashed),
    styles: unique(chunks.flatMap(({ css }) => css)).map(hashed),
  };
};

/** Several lists as one, each file once. */
export const joinFiles = (lists: readonly FileList[]): FileList => ({
  scripts: [...new Map(lists.flatMap(({ scripts }) => scripts.map((file) => [file[0], file] as const))).values()],
  styles: [...new Map(lists.flatMap(({ styles }) => styles.map((file) => [file[0], file] as const))).values()],
});
