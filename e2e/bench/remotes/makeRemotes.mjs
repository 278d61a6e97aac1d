import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { runSerambi } from "../shipping/runSerambi.mjs";

/** In no word of any text: a remote is this one under another name. */
const NAME = "zeta";
const PARTS = ["web", "server"];

const sha384 = (content) => `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Every name of one remote as that of another: its own, the one in its path, the one in its class names and its container. */
const renamed = (text, number) => text.replaceAll(NAME, `${NAME}${number}`).replaceAll("Zeta", `Zeta${number}`);

const readBuild = async (dist) => {
  const files = [];
  for (const part of PARTS)
    for (const name of await readdir(path.join(dist, part)))
      if (!name.endsWith(".br")) files.push([`${part}/${name}`, await readFile(path.join(dist, part, name), "utf8")]);
  return { files, artefact: await readFile(path.join(dist, "artefact.json"), "utf8") };
};

const compressed = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

const writeRemote = async (root, { files, artefact }, number) => {
  const folder = path.join(root, "remotes", `${NAME}${number}`);
  for (const part of PARTS) await mkdir(path.join(folder, "dist", part), { recursive: true });
  const contents = files.flatMap(([name, text]) => {
    const [to, body] = [renamed(name, number), renamed(text, number)];
    const isCompressed = /^web\/.*\.(?:js|css)$/.test(to);
    return [[to, Buffer.from(body)], ...(isCompressed ? [[`${to}.br`, compressed(body)]] : [])];
  });
  for (const [name, content] of contents) await writeFile(path.join(folder, "dist", name), content);
  const described = contents.map(([name, content]) => [name, { bytes: content.length, sha384: sha384(content) }]);
  const text = JSON.stringify({ ...JSON.parse(renamed(artefact, number)), files: Object.fromEntries(described) });
  await writeFile(path.join(folder, "dist", "artefact.json"), text);
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ name: `@serambi/remote-${NAME}${number}` }));
};

/**
 * Begins a remote as a team does, builds it, and gives the build many names. A server that starts from this repository signs
 * and ships them all.
 * @param root of a copy of the repository
 * @returns makes the remotes with these numbers
 */
export const openRemoteMaker = async (root, dataDir) => {
  const place = { dataDir };
  await runSerambi(root, place, "new", NAME);
  await runSerambi(root, place, "check", NAME);
  const folder = path.join(root, "remotes", NAME);
  const build = await readBuild(path.join(folder, "dist"));
  await rm(folder, { recursive: true });
  return async (numbers) => {
    for (const number of numbers) await writeRemote(root, build, number);
  };
};
