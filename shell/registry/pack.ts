import { existsSync } from "node:fs";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import {
  loadCatalogue,
  type CatalogueChunks,
  type CodeAttendantDefinition,
  type RemoteDefinition,
} from "@serambi/kernel/remote";
import type { HostCall, RemoteServer } from "@serambi/kernel/server";
import { z } from "zod";

import { ARTEFACT_FILE, ASSETS_FILE, SIGNATURE_FILE } from "./ArtefactStore";
import { compressFiles } from "./compressFiles";
import { evaluateBundle, type SharedLibraries } from "./evaluateBundle";
import { sha384 } from "./integrity";
import { readRemote } from "./readRemote";
import { requireNoMachine } from "./requireNoMachine";
import { ARTEFACT_FORMAT, Artefact, catalogueName, type Chunks } from "./schema";
import { describeSections, SECTIONS_FILE } from "./sections";

/** What a remote's web build leaves beside its files: every named chunk with all it needs. */
const ChunkGraph = z.object({
  id: Artefact.shape.id,
  version: z.string(),
  container: z.string(),
  builtAgainst: z.record(z.string(), z.string()),
  groups: z.record(z.string(), z.array(z.string())),
  /** Clients of hosts, by the file that they are in. */
  hostClients: z.record(z.string(), z.array(z.string())),
  hasService: z.boolean(),
});
type ChunkGraph = z.infer<typeof ChunkGraph>;

/** The export by which the build says which chunk a module is in (`shell/start/chunkNames.cjs`). */
const CHUNK_MARK = "serambiChunk";

const SERVICE_FILE = "service/service.cjs";

type Load = () => Promise<object>;

const describeFiles = async (dist: string, parts: readonly string[]): Promise<Artefact["files"]> => {
  const files: Artefact["files"] = {};
  for (const part of parts) {
    for (const name of (await readdir(join(dist, part))).toSorted()) {
      const content = await readFile(join(dist, part, name));
      files[`${part}/${name}`] = { bytes: content.length, sha384: sha384(content) };
    }
  }
  return files;
};

/** Which files bring what a remote loads: each page, slot and catalogue is a chunk of its own. */
class ChunkFinder {
  constructor(private readonly graph: ChunkGraph) {}

  /** @throws Error when there is no such chunk, or it brings a client of a host along */
  named(name: string, what: string): Chunks {
    const assets = this.graph.groups[name] ?? [];
    const pick = (ending: string) => assets.filter((asset) => asset.endsWith(ending)).map((asset) => `web/${asset}`);
    const js = pick(".js");
    if (js.length === 0)
      throw this.problem(`${what} is in no chunk of its own: something imports ${name} besides, and not by import()`);
    const client = assets.flatMap((asset) => this.graph.hostClients[asset] ?? [])[0];
    if (client !== undefined)
      throw this.problem(
        `${what} brings ${client} along: loaders ask hosts, and a browser loads a client with the call that it makes, await import(…)`,
      );
    return { js, css: pick(".css") };
  }

  /** @throws Error also when what is loaded is no module of this remote */
  async of(load: Load, what: string): Promise<Chunks> {
    const loaded = await load();
    const name: unknown = CHUNK_MARK in loaded ? loaded[CHUNK_MARK] : undefined;
    if (typeof name !== "string")
      throw this.problem(`${what} is not loaded as a module: write () => import("./…") and nothing around it`);
    return this.named(name, what);
  }

  private problem(text: string): Error {
    return new Error(`${this.graph.id}: ${text}`);
  }
}

const cataloguesOf = (finder: ChunkFinder, catalogue: CatalogueChunks, texts?: string) =>
  Object.entries(catalogue).map(async ([language, load]): Promise<[string, Chunks]> => {
    const name = catalogueName(language, { texts });
    return [name, await finder.of(load, `the catalogue ${name}`)];
  });

type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;

const wordOf = (catalogue: Catalogue, key: string, texts: string): string => {
  const word = catalogue[key];
  if (typeof word !== "string") throw new Error(`The texts "${texts}" have no word "${key}"`);
  return word;
};

/** The words of a part of the frame travel with its description: no page asks for a catalogue because of them. */
const describeFrame = async (parts: NonNullable<RemoteDefinition["frame"]>, remote: RemoteDefinition) =>
  Promise.all(
    parts.map(async ({ place, slot, visitorPath, memberPath, texts, isDocked }) => {
      const [id, en] = await Promise.all((["id", "en"] as const).map((one) => loadCatalogue(remote, { texts }, one)));
      const label = (key: string) => ({ id: wordOf(id ?? {}, key, texts), en: wordOf(en ?? {}, key, texts) });
      return {
        place,
        slot,
        visitor: { path: visitorPath, label: label("visitor") },
        member: { path: memberPath, label: label("member") },
        ...(isDocked && { isDocked }),
      };
    }),
  );

/** The button's word travels, too. */
const describeCode = async ({ slot, languages, texts, word }: CodeAttendantDefinition, remote: RemoteDefinition) => {
  const [id, en] = await Promise.all((["id", "en"] as const).map((one) => loadCatalogue(remote, { texts }, one)));
  return {
    slot,
    languages: [...languages],
    label: { id: wordOf(id ?? {}, word, texts), en: wordOf(en ?? {}, word, texts) },
  };
};

const describeParts = async ({ remote, slots, documents }: RemoteServer, finder: ChunkFinder) => ({
  base: finder.named("remote", "the exposed module"),
  messages: Object.fromEntries(
    await Promise.all([
      ...cataloguesOf(finder, remote.messages),
      ...Object.entries(remote.texts ?? {}).flatMap(([texts, chunks]) => cataloguesOf(finder, chunks, texts)),
    ]),
  ),
  pages: await Promise.all(
    remote.pages.map(async ({ id, paths, texts, isEmbeddable, isEverywhere, takesOwnPaths, load }) => ({
      id,
      paths: [...paths],
      texts,
      ...(isEmbeddable && { isEmbeddable }),
      ...(isEverywhere && { isEverywhere }),
      ...(takesOwnPaths && { takesOwnPaths }),
      chunks: await finder.of(load, `page ${id}`),
    })),
  ),
  slots: await Promise.all(
    remote.slots.map(async ({ name, minHeightRem, texts, load }) => ({
      name,
      minHeightRem,
      texts,
      props: z.toJSONSchema(slots[name]?.schema ?? z.unknown(), { io: "input", unrepresentable: "any" }),
      chunks: await finder.of(load, `slot ${name}`),
    })),
  ),
  ...(remote.frame && { frame: await describeFrame(remote.frame, remote) }),
  ...(remote.code && { code: await describeCode(remote.code, remote) }),
  documents: documents.map(({ id, paths }) => ({ id, paths: [...paths] })),
});

/** Slots with what they say of themselves as sections, and the words that their fields share. @throws Error with what is wrong */
const withSections = async <
  T extends { readonly slots: readonly { readonly name: string; readonly props: unknown }[] },
>(
  dist: string,
  parts: T,
) => {
  const written = await readFile(join(dist, SECTIONS_FILE), "utf8").catch(() => null);
  if (written === null) return parts;
  const files = z.record(z.string(), z.unknown()).parse(JSON.parse(written));
  const { words, bySlot } = describeSections(files, parts.slots);
  return { ...parts, words, slots: parts.slots.map((slot) => ({ ...slot, section: bySlot[slot.name] })) };
};

/** @throws Error where the gateway could not check a body by its schema */
const bodySchema = (body: NonNullable<HostCall["body"]>) => {
  const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
  z.fromJSONSchema(schema);
  return schema;
};

const declared = ({
  host,
  method,
  path,
  isFromBrowser = false,
  isTelemetry,
  body,
}: HostCall): Artefact["hosts"][number] => ({
  host,
  method,
  path,
  isFromBrowser,
  ...(isTelemetry && { isTelemetry }),
  ...(body && { body: bodySchema(body) }),
});

/**
 * Makes an artefact of a remote's build: compresses what browsers load, reads pages, slots, documents and calls from the server
 * bundle and writes `dist/artefact.json`.
 * @param dist the remote's `dist` folder with `web/`, `server/`, `chunks.json`, and `service/` where it has one
 * @param kept folder for what is compressed, by remote
 * @throws Error that names what the remote must change
 */
export const pack = async (dist: string, shared: SharedLibraries, kept: string): Promise<Artefact> => {
  if (!existsSync(join(dist, "chunks.json"))) throw new Error(`${dist} holds no build`);
  const graph = ChunkGraph.parse(JSON.parse(await readFile(join(dist, "chunks.json"), "utf8")));
  const bundle = join(dist, "server", "remote.cjs");
  const code = await readFile(bundle, "utf8");
  requireNoMachine(code, graph.id);
  const server = readRemote(evaluateBundle(code, bundle, shared), graph.id);
  const { remote } = server;
  const assets = await readFile(join(dist, ASSETS_FILE), "utf8").catch(() => null);

  const parts = await withSections(dist, await describeParts(server, new ChunkFinder(graph)));
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
    ...(graph.hasService && { service: SERVICE_FILE }),
    files: await describeFiles(dist, ["web", "server", ...(graph.hasService ? ["service"] : [])]),
    ...parts,
    assets: assets === null ? {} : (JSON.parse(assets) as Artefact["assets"]), // parsed with the artefact
    hosts: server.hosts.map(declared),
  } satisfies Artefact);
  const text = `${JSON.stringify(artefact, null, 1)}\n`;
  const before = await readFile(join(dist, ARTEFACT_FILE), "utf8").catch(() => null);
  // What was signed was another build.
  if (before !== text) await rm(join(dist, SIGNATURE_FILE), { force: true });
  await writeFile(join(dist, ARTEFACT_FILE), text);
  return artefact;
};
