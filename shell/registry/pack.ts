import { existsSync } from "node:fs";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { CatalogueChunks } from "@serambi/kernel/remote";
import { z } from "zod";

import { ARTEFACT_FILE, SIGNATURE_FILE } from "./ArtefactStore";
import { compressFiles } from "./compressFiles";
import { evaluateBundle, type SharedLibraries } from "./evaluateBundle";
import { sha384 } from "./integrity";
import { readRemote } from "./readRemote";
import { ARTEFACT_FORMAT, Artefact, catalogueName, type Chunks } from "./schema";

/** What a remote's web build leaves beside its files: every named chunk with all it needs. */
const ChunkGraph = z.object({
  id: Artefact.shape.id,
  version: z.string(),
  container: z.string(),
  builtAgainst: z.record(z.string(), z.string()),
  groups: z.record(z.string(), z.array(z.string())),
});

const describeFiles = async (dist: string): Promise<Artefact["files"]> => {
  const files: Artefact["files"] = {};
  for (const part of ["web", "server"]) {
    for (const name of (await readdir(join(dist, part))).toSorted()) {
      const content = await readFile(join(dist, part, name));
      files[`${part}/${name}`] = { bytes: content.length, sha384: sha384(content) };
    }
  }
  return files;
};

/**
 * Makes an artefact of a remote's build: compresses what browsers load, reads pages and slots from the
 * server bundle and writes `dist/artefact.json`.
 * @param dist the remote's `dist` folder with `web/`, `server/` and `chunks.json`
 * @param kept folder for what is compressed, by remote
 * @throws Error that names what the remote must change
 */
export const pack = async (dist: string, shared: SharedLibraries, kept: string): Promise<Artefact> => {
  if (!existsSync(join(dist, "chunks.json"))) throw new Error(`${dist} holds no build`);
  const graph = ChunkGraph.parse(JSON.parse(await readFile(join(dist, "chunks.json"), "utf8")));
  const bundle = join(dist, "server", "remote.cjs");
  const remote = readRemote(evaluateBundle(await readFile(bundle, "utf8"), bundle, shared), graph.id);

  const chunksOf = (name: string, what: string): Chunks => {
    const assets = graph.groups[name];
    if (!assets)
      throw new Error(`${graph.id}: ${what} needs its own chunk: import(/* webpackChunkName: "${name}" */ …)`);
    const pick = (ending: string) => assets.filter((asset) => asset.endsWith(ending)).map((asset) => `web/${asset}`);
    return { js: pick(".js"), css: pick(".css") };
  };

  const cataloguesOf = (catalogue: CatalogueChunks, texts?: string) =>
    Object.keys(catalogue).map((language): [string, Chunks] => {
      const name = catalogueName(language, { texts });
      return [name, chunksOf(`messages-${name}`, `the catalogue ${name}`)];
    });

  await compressFiles(join(dist, "web"), join(kept, remote.id));
  const artefact = Artefact.parse({
    format: ARTEFACT_FORMAT,
    id: remote.id,
    version: graph.version,
    contract: remote.contract,
    builtAgainst: graph.builtAgainst,
    container: graph.container,
    entry: "web/remoteEntry.js",
    server: "server/remote.cjs",
    files: await describeFiles(dist),
    base: chunksOf("remote", "the exposed module"),
    messages: Object.fromEntries([
      ...cataloguesOf(remote.messages),
      ...Object.entries(remote.texts ?? {}).flatMap(([texts, chunks]) => cataloguesOf(chunks, texts)),
    ]),
    pages: remote.pages.map(({ id, paths, texts }) => ({
      id,
      paths: [...paths],
      texts,
      chunks: chunksOf(`page-${id}`, `page ${id}`),
    })),
    slots: await Promise.all(
      remote.slots.map(async ({ name, minHeightRem, schema, texts }) => ({
        name,
        minHeightRem,
        texts,
        props: z.toJSONSchema((await schema()).schema, { unrepresentable: "any" }),
        chunks: chunksOf(`slot-${name}`, `slot ${name}`),
      })),
    ),
  } satisfies Artefact);
  const text = `${JSON.stringify(artefact, null, 1)}\n`;
  const before = await readFile(join(dist, ARTEFACT_FILE), "utf8").catch(() => null);
  // What was signed was another build.
  if (before !== text) await rm(join(dist, SIGNATURE_FILE), { force: true });
  await writeFile(join(dist, ARTEFACT_FILE), text);
  return artefact;
};
