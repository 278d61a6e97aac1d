import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";

import { rspack, type Compilation, type Compiler } from "@rspack/core";

/** Clients of hosts, by their place in the folder that is built. */
const HOST_CLIENT = /^api[\\/].*\.tsx?$/;

/** Which of a folder's host clients are in which file of a build. */
const hostClientsOf = ({ chunks, chunkGraph }: Compilation, folder: string): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const names = chunkGraph
      .getChunkModules(chunk)
      .flatMap((module) => (module instanceof rspack.ConcatenatedModule ? module.modules : [module]))
      .map((module) => relative(folder, module.nameForCondition() ?? ""))
      .filter((name) => HOST_CLIENT.test(name));
    if (names.length > 0) for (const file of chunk.files) found[file] = names;
  }
  return found;
};

/** Writes every named chunk with all that it needs, in loading order, once a build is done; and where host clients are. */
export class ChunkGraphPlugin {
  constructor(
    private readonly file: string,
    private readonly about: Readonly<Record<string, unknown>>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("ChunkGraphPlugin", (stats) => {
      if (stats.hasErrors()) return;
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, ids: true });
      const groups = Object.fromEntries(
        Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
      );
      const hostClients = hostClientsOf(stats.compilation, compiler.context);
      mkdirSync(dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify({ ...this.about, groups, hostClients }, null, 1));
    });
  }
}
