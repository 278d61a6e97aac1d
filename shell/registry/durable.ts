import { open } from "node:fs/promises";

/** Writes a file through to the disk: what is renamed afterwards must not be empty after a power cut. */
export const writeThrough = async (path: string, content: Buffer | string): Promise<void> => {
  const file = await open(path, "w");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Makes a renaming last. Some file systems know no such thing; there it lasts when they say so. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, "r");
  await folder.sync().catch(() => undefined);
  await folder.close();
};
