import path from "node:path";

/** Of chunks: which remote's they are. */
export const prefixOf = (remote) => `${remote}--`;

const RENAME_CHUNKS = path.join(import.meta.dirname, "renameChunks.cjs");

/** The module through which the browser's part of the shell gets its remotes, with imports in the place of federation. */
export const sourceModule = (remotes) => `
import type { RemoteLoad, RemoteSource } from "../page/types";

const REMOTES: Record<string, () => Promise<{ remote: unknown }>> = {
${remotes.map((id) => `  "${id}": () => import(/* webpackChunkName: "${prefixOf(id)}remote" */ "../../../remotes/${id}/remote"),`).join("\n")}
};

export class FederatedSource implements RemoteSource {
  constructor(_addresses: unknown) {}
  load = async (id: string): Promise<RemoteLoad> => {
    const { remote } = await REMOTES[id]();
    return { kind: "loaded", remote } as RemoteLoad;
  };
}
`;

/** In one bundle a remote's styles have the names of the shell's: the check that they are its own says nothing here. */
export const STYLE_CHECK = "export const requireOwnStyles = async (): Promise<void> => undefined;\n";

/**
 * The build of shell and remotes as one: the shell's own build for the browser with the remotes in it, split where theirs are,
 * its server, and the server's half of each remote with the class names that this build gives.
 */
export const buildFile = (remotes) => `
import { join } from "node:path";
import { remoteConfig } from "../rspack.base";
import configs from "./rspack.config";

const FOLDER = import.meta.dirname;
const ROOT = join(FOLDER, "..");
const REMOTES = ${JSON.stringify(remotes)};
const client = configs.find(({ name }) => name === "shell client");
const shellServer = configs.find(({ name }) => name === "shell server");

const layered = (rule, options) => ({
  ...rule,
  ...(rule.generator?.localIdentName && {
    // The shell's server writes pages with the names of the shell's own build.
    generator: { ...rule.generator, localIdentName: rule.generator.localIdentName.replace(/^.*?(?=-\\[local\\])/, "shell") },
  }),
  ...(Array.isArray(rule.use) &&
    rule.use[0]?.options?.layers && { use: [{ ...rule.use[0], options: options(rule.use[0].options.layers) }] }),
});

const layers = (known) => ({
  layers: [...REMOTES.map((id) => ({ folder: join(ROOT, "remotes", id), layer: "remote." + id })), ...known],
});

const renames = REMOTES.map((id) => ({
  test: /\\.tsx?$/,
  include: join(ROOT, "remotes", id),
  enforce: "pre",
  use: [{ loader: ${JSON.stringify(RENAME_CHUNKS)}, options: { prefix: id + "--" } }],
}));

const bundle = {
  ...client,
  module: { ...client.module, rules: [...renames, ...client.module.rules.map((rule) => layered(rule, layers))] },
  optimization: {
    ...client.optimization,
    splitChunks: {
      chunks: (chunk) => REMOTES.some((id) => chunk.name?.startsWith(id + "--")),
      cacheGroups: {
        default: { minChunks: 2, minSize: 100_000, priority: -20, reuseExistingChunk: true },
        defaultVendors: { test: /[\\\\/]node_modules[\\\\/]/, minSize: 20_000, priority: -10, reuseExistingChunk: true },
      },
    },
  },
};

const halves = REMOTES.map((id) => {
  const server = remoteConfig(join(ROOT, "remotes", id))[1];
  return {
    ...server,
    context: FOLDER,
    entry: { remote: join(ROOT, "remotes", id, "remote.ts") },
    output: { ...server.output, uniqueName: "serambi-shell" },
    module: { ...server.module, rules: server.module.rules.map((rule) => layered(rule, (known) => ({ layers: known }))) },
  };
});

export default [bundle, shellServer, ...halves];
`;
