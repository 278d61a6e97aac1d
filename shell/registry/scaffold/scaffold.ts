import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

interface NewRemote {
  readonly name: string;
  /** Of its page. */
  readonly path: string;
}

const TEMPLATE_PATH = "/Sampel";
const TEMPLATE_NAME = /sampel/g;
/** The template stands two folders deeper than a remote does. */
const TEMPLATE_ROOT = "../../../../rspack.base";
const REMOTE_ROOT = "../../rspack.base";

const adapt = (text: string, { name, path }: NewRemote): string =>
  text.replaceAll(TEMPLATE_PATH, path).replaceAll(TEMPLATE_NAME, name).replaceAll(TEMPLATE_ROOT, REMOTE_ROOT);

/**
 * Writes a new remote: the template, which is checked and tested like any remote, under another name.
 * @param target its folder, which must not exist; it is there whole or not at all
 * @returns the files, relative to it
 */
export const scaffold = async (template: string, target: string, remote: NewRemote): Promise<readonly string[]> => {
  // Not beside the target: what looks through the remotes must not find half of one.
  const draft = join(dirname(dirname(target)), ".cache", "new", remote.name);
  await rm(draft, { recursive: true, force: true });
  try {
    const entries = await readdir(template, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1))
      .toSorted();
    for (const file of files) {
      await mkdir(dirname(join(draft, file)), { recursive: true });
      await writeFile(join(draft, file), adapt(await readFile(join(template, file), "utf8"), remote));
    }
    await rename(draft, target);
    return files;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};
