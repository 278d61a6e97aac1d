import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { rspack, type Configuration } from "@rspack/core";

import { sharedVersions } from "../rspack.base";
import { ChunkGraphPlugin } from "./start/rspack.chunks";
import { baseConfig } from "./start/rspack.common";
import { ChunkIntegrityPlugin } from "./start/rspack.runtime";

const folder = dirname(fileURLToPath(import.meta.url));

/** Tells its globals from those of remotes in a page. */
const UNIQUE_NAME = "serambi-shell";

const clientBase = baseConfig({
  name: "shell client",
  context: folder,
  target: "web",
  layer: "shell",
  classPrefix: "shell",
  chunks: { folder: join(folder, "client"), isMarked: false },
});

const client: Configuration = {
  ...clientBase,
  entry: { shell: "./client/entry.ts" },
  output: {
    path: join(folder, "dist", "client"),
    clean: true,
    uniqueName: UNIQUE_NAME,
    publicPath: "/assets/",
    filename: "[name].[contenthash:8].js",
    chunkFilename: "[name].[contenthash:8].js",
    cssFilename: "[name].[contenthash:8].css",
    cssChunkFilename: "[name].[contenthash:8].css",
    crossOriginLoading: "anonymous",
  },
  optimization: { ...clientBase.optimization, chunkIds: "named", splitChunks: false },
  plugins: [
    ...(clientBase.plugins ?? []),
    // Read by federation's runtime: no snapshot code, no choice between versions, no Node loader in the browser.
    new rspack.DefinePlugin({
      ENV_TARGET: JSON.stringify("web"),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
      FEDERATION_OPTIMIZE_NO_SHARED: "true",
    }),
    new ChunkIntegrityPlugin(),
    new ChunkGraphPlugin(join(folder, "dist", "client.json"), { builtAgainst: sharedVersions() }),
  ],
};

const workerBase = baseConfig({
  name: "shell worker",
  context: folder,
  target: "web",
  layer: "shell",
  classPrefix: "shell",
});

/** For offline use, of pages without the shell, and what starts the shell: each entry is one whole script, that needs nothing else and has the name it is asked for by. */
const worker: Configuration = {
  ...workerBase,
  devtool: false,
  entry: {
    sw: "./client/worker/sw.ts",
    removal: "./client/worker/removal.ts",
    offlinePage: "./client/worker/offlinePage.ts",
    overridePage: "./client/override/overridePage.ts",
    startLater: "./client/boot/startLater.ts",
  },
  output: { path: join(folder, "dist", "worker"), clean: true, uniqueName: UNIQUE_NAME, filename: "[name].js" },
  optimization: { ...workerBase.optimization, splitChunks: false },
};

/**
 * Our own code; and of libraries those that are a hundred files each, of which a program needs some: every program that starts
 * would read them all (zod: with its messages in fifty languages). And one that begins timers, which are the shell's own.
 */
const isBundled = (request: string): boolean =>
  /^(?:\.|\/|[A-Za-z]:\\|@serambi\/|(?:zod|css-tree|lru-cache)(?:\/|$))/.test(request);

const TIMERS = Object.fromEntries(
  ["setTimeout", "setInterval", "setImmediate", "clearTimeout", "clearInterval", "clearImmediate"].map((name) => [
    name,
    ["node:timers", name],
  ]),
);

/** CommonJS for Node: our own code in one file per entry, libraries from node_modules. */
const nodeConfig = (name: string, context: string, entry: Record<string, string>, path: string): Configuration => {
  const base = baseConfig({ name, context, target: "node", layer: "shell", classPrefix: "shell" });
  return {
    ...base,
    entry,
    output: { path, clean: true, filename: "[name].cjs", library: { type: "commonjs2" }, uniqueName: UNIQUE_NAME },
    externalsType: "commonjs",
    externals: [({ request }, done) => (request && !isBundled(request) ? done(undefined, request) : done())],
    // The globals are taken away, or become others, where code of remotes runs (`registry/closeMachine.ts`, `OrderTimers.ts`).
    plugins: [...(base.plugins ?? []), new rspack.ProvidePlugin({ process: "node:process", ...TIMERS })],
  };
};

export default [
  client,
  worker,
  nodeConfig(
    "shell server",
    folder,
    {
      serve: "./start/main.ts",
      serambi: "./registry/cli/main.ts",
      check: "./registry/check/checkMain.ts",
      paint: "./server/cards/paintMain.ts",
      render: "./start/renderMain.ts",
    },
    join(folder, "dist", "server"),
  ),
  nodeConfig(
    "platform",
    join(folder, "platform"),
    {
      worker: "./worker.ts",
      standalone: "./standalone.ts",
      seedSites: "./seed/seedSites.ts",
      listEndpoints: "./app/listEndpoints.ts",
      drawing: "./drive/drawing.cjs",
    },
    join(folder, "platform", "dist"),
  ),
];
