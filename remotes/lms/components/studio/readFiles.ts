import { FILE_PATH, MAX_PROGRAM_LENGTH } from "../../contract/studio/Program";
import type { SourceFile } from "../../contract/studio/Session";

/** Names that other computers allow and programs do not become ones that both do. */
const plainPath = (name: string): string => {
  const path = name.replaceAll(/[^\w./+ -]/g, "_").replace(/^[./]+/, "");
  return FILE_PATH.test(path) ? path : `file-${path.replaceAll(/[^\w.-]/g, "_").slice(-40)}`;
};

interface Opened {
  readonly files: readonly SourceFile[];
  /** Files that were left out: too large, or no text. */
  readonly refused: number;
}

/** Texts of files of this computer; a ZIP file is what is in it. */
export const readFiles = async (chosen: Iterable<File>): Promise<Opened> => {
  const files: SourceFile[] = [];
  let refused = 0;
  for (const file of chosen) {
    if (file.size > MAX_PROGRAM_LENGTH) refused += 1;
    else if (file.name.toLowerCase().endsWith(".zip")) {
      try {
        const [{ unzipProgram }, bytes] = await Promise.all([import("./zipProgram"), file.arrayBuffer()]);
        files.push(...unzipProgram(new Uint8Array(bytes)));
      } catch {
        refused += 1;
      }
    } else {
      files.push({ path: file.name, text: await file.text() });
    }
  }
  return { files: files.map(({ path, text }) => ({ path: plainPath(path), text })), refused };
};
