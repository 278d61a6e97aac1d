import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

import { MAX_PROGRAM_LENGTH, type Program } from "../../contract/studio/Program";
import type { SourceFile } from "../../contract/studio/Session";

/** A program as a ZIP file: its files, and its input where it has some. */
export const zipProgram = ({ files, stdin }: Program): Blob => {
  const entries = [...files, ...(stdin === "" ? [] : [{ path: "input.txt", text: stdin }])];
  const packed = zipSync(Object.fromEntries(entries.map(({ path, text }) => [path, strToU8(text)])));
  return new Blob([new Uint8Array(packed)], { type: "application/zip" });
};

/** Files out of a ZIP file. @throws where it is none */
export const unzipProgram = (bytes: Uint8Array): readonly SourceFile[] => {
  const found = unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= MAX_PROGRAM_LENGTH });
  return Object.entries(found).flatMap(([path, content]) =>
    path.endsWith("/") ? [] : [{ path, text: strFromU8(content) }],
  );
};
