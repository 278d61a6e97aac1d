import { createHash, createPrivateKey, sign } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

import { storedVersion } from "./registry";
import { DESCRIPTION, makeVersion, removeVersion, type Edit } from "./versions";

interface HasData {
  readonly dataDir: string;
}

interface Placed {
  readonly edit?: Edit;
  /** Changes what the artefact says of itself. */
  readonly describe?: (artefact: Artefact) => object;
  /** Whose key signs, by its file in the data directory; the installation's own where nothing is said. */
  readonly keyOf?: string;
  /** What is signed in the place of the artefact's hash. */
  readonly signed?: string;
}

/** `artefact.json`, as far as it is changed here. */
interface Artefact {
  readonly version: string;
  readonly container: string;
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha384: string }>>;
  readonly builtAgainst: Readonly<Record<string, string>>;
}

interface Registered {
  readonly revision: number;
  readonly remotes: Readonly<
    Record<string, { readonly live: string; readonly versions: readonly { readonly version: string }[] }>
  >;
}

const sha384 = (content: string | Buffer): string => `sha384-${createHash("sha384").update(content).digest("base64")}`;

const signature = async (dataDir: string, team: string, subject: readonly string[]) => {
  const pem = await readFile(path.join(dataDir, "keys", `${team}.pem`), "utf8");
  const signedAt = new Date().toISOString();
  const text = ["serambi artefact signature 1", ...subject, `team ${team}`, `signed ${signedAt}`, ""].join("\n");
  return { team, signedAt, value: sign(null, Buffer.from(text), createPrivateKey(pem)).toString("base64") };
};

/** Changes `registry.json` as somebody with an editor would. */
const rewriteRegistry = async (dataDir: string, change: (registry: Registered) => Registered): Promise<void> => {
  const file = path.join(dataDir, "registry.json");
  const registry = JSON.parse(await readFile(file, "utf8")) as Registered; // the registry's own format
  await writeFile(`${file}.placed`, JSON.stringify({ ...change(registry), revision: registry.revision + 1 }));
  await rename(`${file}.placed`, file);
};

/** A version goes live again, by hand too. */
export const putBack = ({ dataDir }: HasData, remote: string, version: string): Promise<void> =>
  rewriteRegistry(dataDir, ({ remotes, ...registry }) => {
    const known = remotes[remote];
    return { ...registry, remotes: known ? { ...remotes, [remote]: { ...known, live: version } } : remotes };
  });

/**
 * Puts a changed version of a remote into store and registry without the command, which would not take it: what happens when
 * somebody who holds the key goes around every check. Fast, too: nothing is compressed.
 * @param harm what happens to its folder before it is live
 */
export const placeVersion = async (
  { dataDir }: HasData,
  remote: string,
  version: string,
  { edit, describe = (artefact) => artefact, keyOf = "local", signed }: Placed = {},
  harm?: (folder: string) => Promise<void>,
): Promise<void> => {
  const build = await makeVersion(remote, version, edit, DESCRIPTION);
  const folder = storedVersion({ dataDir }, remote, version);
  const parts = (await readdir(build, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  for (const part of parts) await mkdir(path.join(folder, part), { recursive: true });
  const files: Record<string, { bytes: number; sha384: string }> = {};
  for (const part of parts)
    for (const name of await readdir(path.join(build, part))) {
      const content = await readFile(path.join(build, part, name));
      files[`${part}/${name}`] = { bytes: content.length, sha384: sha384(content) };
    }
  const built = JSON.parse(await readFile(path.join(build, DESCRIPTION), "utf8")) as Artefact; // the artefact's own format
  const text = JSON.stringify(describe({ ...built, files }));
  for (const part of parts) await cp(path.join(build, part), path.join(folder, part), { recursive: true });
  await writeFile(path.join(folder, DESCRIPTION), text);
  await removeVersion(build);
  await harm?.(folder);

  const hash = sha384(text);
  const subject = [`remote ${remote}`, `version ${version}`, `artefact ${signed ?? hash}`];
  const word = await signature(dataDir, keyOf, subject);
  await rewriteRegistry(dataDir, ({ remotes, ...registry }) => {
    const known = remotes[remote];
    const like = known?.versions.at(-1);
    if (!known || !like) throw new Error(`${remote} was never shipped`);
    const shipped = { ...like, version, sha384: hash, signature: word, shippedAt: word.signedAt, by: "by hand" };
    return {
      ...registry,
      remotes: { ...remotes, [remote]: { ...known, live: version, versions: [...known.versions, shipped] } },
    };
  });
};
