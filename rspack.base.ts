import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join, sep } from "node:path";

import { rspack, type Configuration, type RuleSetRule } from "@rspack/core";

import { baseConfig, merge } from "./shell/start/rspack.common";
import { ChunkGraphPlugin } from "./shell/start/rspack.chunks";
import { collectAssets } from "./shell/start/rspack.assets";
import { collectSections } from "./shell/start/rspack.sections";
import { BrowserHalfPlugin, BuildReportPlugin, ChunkIntegrityPlugin } from "./shell/start/rspack.runtime";
import { BUILD_FILES, ROOT, sourceHash } from "./shell/start/sourceHash.mjs";

/**
 * Libraries of which there is exactly one copy in a page and in the server: the shell brings them, remotes
 * are handed them. Contexts and observers only meet across remotes when these are the same objects.
 */
export const SHARED_LIBRARIES = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "@serambi/kernel/state",
  "mobx-react-lite",
  "@serambi/kernel/router",
  "@serambi/kernel/remote",
  "@serambi/kernel/i18n",
  "@serambi/kernel/icons",
] as const;

/** A chunk that has not come by then has failed, and may be asked for again. */
const CHUNK_TIMEOUT_MS = 10_000;

/** Versions of the libraries behind the shared ones in this repository: what shell and remotes are built against. */
export const sharedVersions = (): Record<string, string> => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(ROOT, file), "utf8")) as { dependencies: Record<string, string> }; // our own files
  return { ...read("package.json").dependencies, ...read("shared-kernel/package.json").dependencies };
};

export const versionOf = (folder: string): string => {
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }; // our own file
  return `${version}-${sourceHash(folder)}`;
};

/** Name of the global a version's container is put under: two versions never share one. */
export const containerName = (id: string, version: string): string =>
  `serambi_${id}_${version}`.replace(/[^a-z0-9]/gi, "_");

/**
 * Libraries are shared between chunks; of a remote's own code each page has what it shows in one chunk of its own, though
 * another page has some of it too: a request costs a first visit more than a few KB do.
 */
const REMOTE_CHUNKS = {
  chunks: "async",
  cacheGroups: {
    default: { minChunks: 2, minSize: 100_000, priority: -20, reuseExistingChunk: true },
    defaultVendors: { test: /[\\/]node_modules[\\/]/, minSize: 20_000, priority: -10, reuseExistingChunk: true },
  },
} as const;

/**
 * What is kept between builds for `serambi check`: of a changed text it compiles and minifies that file alone. What it writes is
 * the same, byte for byte, as a build that keeps nothing.
 */
const KEPT: NonNullable<Configuration["cache"]> = {
  type: "persistent",
  buildDependencies: [...BUILD_FILES],
  storage: { type: "filesystem", directory: join(ROOT, ".cache", "rspack") },
};

/** Every face of a remote's pages and slots: what its conformance tests open, and `serambi check`. */
const FIXTURES = join("testing", "remoteFixtures.ts");

/** A web half: which version it is, where it is put, and by which address its chunks are asked for. */
interface WebHalf {
  readonly id: string;
  readonly folder: string;
  readonly version: string;
  readonly path: string;
  readonly publicPath: string;
}

const webBase = (id: string, folder: string): Configuration =>
  baseConfig({
    name: `${id} web`,
    context: folder,
    target: "web",
    layer: `remote.${id}`,
    classPrefix: id,
    chunks: { folder, isMarked: false },
  });

/** Programs that a remote runs in a sandbox, beside its page (docs/remotes.md). */
const PROGRAMS = join("engine", "programs");
const PROGRAM = /^(.+)\.program\.js(?:\.br)?$/;

const programNames = (folder: string): string[] =>
  existsSync(join(folder, PROGRAMS))
    ? readdirSync(join(folder, PROGRAMS), { withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".d.ts"))
        .map(({ name }) => name.slice(0, -".ts".length))
    : [];

/** The container's build cleans the folder that programs are in, too: it leaves those that there are. */
const keepPrograms = (folder: string): ((file: string) => boolean) => {
  const names = new Set(programNames(folder));
  return (file) => names.has(PROGRAM.exec(basename(file))?.[1] ?? "");
};

/**
 * The build of a remote's programs: each one script, `web/<name>.program.js`, that needs nothing besides, because in a sandbox there
 * is no network.
 */
const programsConfig = (id: string, folder: string, path: string): Configuration[] => {
  const names = programNames(folder);
  if (names.length === 0) return [];
  const named = { name: `${id} programs`, context: folder, layer: `remote.${id}`, classPrefix: id };
  const base = baseConfig({ ...named, target: "web" });
  // Files that a runtime reads in its own language.
  const asText: RuleSetRule = { resourceQuery: /^\?text$/, type: "asset/source" };
  return [
    merge(base, {
      target: ["webworker", "es2022"],
      entry: Object.fromEntries(names.map((name) => [name, `./${PROGRAMS}/${name}.ts`.replaceAll(sep, "/")])),
      output: { path, filename: "[name].program.js", uniqueName: `${id} programs`, publicPath: "" },
      // Packages that also run in Node ask for its modules there.
      resolve: { ...base.resolve, fallback: { crypto: false, fs: false, module: false, path: false, url: false } },
      module: {
        rules: [asText, ...(base.module?.rules ?? [])],
        parser: { javascript: { dynamicImportMode: "eager" } },
      },
      optimization: { splitChunks: false, runtimeChunk: false },
    }),
  ];
};

/** The build of a remote for the browser: a federated container. */
const webConfig = ({ id, folder, version, path, publicPath }: WebHalf): Configuration =>
  merge(webBase(id, folder), {
    entry: {},
    output: {
      path,
      clean: { keep: keepPrograms(folder) },
      // Two versions in one page share nothing: neither the list of chunks nor the look-up of loaded styles.
      uniqueName: `${id}@${version}`,
      publicPath,
      // No hash in the names: the version in the address is one already, and the entry needs no table of names.
      filename: "[name].js",
      chunkFilename: "[name].js",
      cssChunkFilename: "[name].css",
      crossOriginLoading: "anonymous",
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    optimization: { chunkIds: "named", splitChunks: REMOTE_CHUNKS },
    plugins: [
      new BrowserHalfPlugin(),
      new rspack.container.ModuleFederationPluginV1({
        name: containerName(id, version),
        filename: "remoteEntry.js",
        library: { type: "var", name: containerName(id, version) },
        exposes: { "./remote": { import: "./remote.ts", name: "remote" } },
        shared: Object.fromEntries(
          SHARED_LIBRARIES.map((library) => [library, { import: false, singleton: true, requiredVersion: false }]),
        ),
      }),
    ],
  });

/** The build of a remote for the server: one CommonJS file whose shared libraries are handed to it. */
const serverConfig = ({ id, folder, version, path }: Omit<WebHalf, "publicPath">): Configuration => {
  const chunks = { folder, isMarked: true };
  const base = { name: `${id} server`, context: folder, layer: `remote.${id}`, classPrefix: id, chunks };
  return merge(baseConfig({ ...base, target: "node" }), {
    entry: { remote: "./remote.server.ts" },
    output: {
      path,
      clean: true,
      filename: "[name].cjs",
      library: { type: "commonjs2" },
      uniqueName: `${id}@${version}`,
      publicPath: "",
    },
    externalsType: "commonjs",
    externals: Object.fromEntries(SHARED_LIBRARIES.map((library) => [library, library])),
  });
};

/**
 * What `serambi dev` watches: both halves, readable, without hashes. Their React is the one of the shell that they are shown in, so
 * they are written for that one. The number of the build stands in for itself: the command's server writes it in.
 */
const watchedConfigs = (id: string, folder: string, place: string): Configuration[] => {
  const version = "local-SERAMBI_BUILD";
  const web = webConfig({
    id,
    folder,
    version,
    path: join(place, "web"),
    publicPath: "SERAMBI_ADDRESS/SERAMBI_BUILD/",
  });
  const server = serverConfig({ id, folder, version, path: join(place, "server") });
  const halves = [web, server, ...programsConfig(id, folder, join(place, "web"))];
  const report = new BuildReportPlugin(containerName(id, version), halves.length);
  return halves.map((half, index) =>
    merge(half, {
      mode: "development",
      devtool: index === 0 ? "cheap-module-source-map" : "inline-cheap-module-source-map",
      // A build that fails leaves the one before in its place.
      optimization: { minimize: false, nodeEnv: false, emitOnErrors: false },
      plugins: [report.half(index)],
    }),
  );
};

const SERVICE = join("service", "index.ts");

/** A remote's part of the platform: one CommonJS file that needs nothing but Node. */
const serviceConfig = (id: string, folder: string, version: string): Configuration => {
  const base = { name: `${id} service`, context: folder, layer: `remote.${id}`, classPrefix: id };
  return merge(baseConfig({ ...base, target: "node" }), {
    entry: { service: `./${SERVICE}` },
    output: {
      path: join(folder, "dist", "service"),
      clean: true,
      filename: "[name].cjs",
      library: { type: "commonjs2" },
      uniqueName: `${id}@${version}`,
      publicPath: "",
    },
  });
};

/**
 * The builds of a remote: `dist/web`, a federated container for the browser; `dist/server`, one CommonJS file whose shared
 * libraries are handed to it by the server's loader; `dist/service`, where it has a part of the platform. While it is developed, the
 * first two. For `serambi check` its fixtures besides, beyond what is shipped.
 */
export const remoteConfig = (folder: string): Configuration[] => {
  const id = folder.split(sep).at(-1) ?? "";
  const watched = process.env["SERAMBI_WATCHED"];
  const assets = new rspack.DefinePlugin({ SERAMBI_ASSETS: JSON.stringify(collectAssets(id, folder)) });
  if (watched) return watchedConfigs(id, folder, watched).map((half) => merge(half, { plugins: [assets] }));
  collectSections(folder);
  const version = versionOf(folder);
  const hasService = existsSync(join(folder, SERVICE));

  const path = join(folder, "dist", "web");
  const web = merge(webConfig({ id, folder, version, path, publicPath: `/remotes/${id}/${version}/` }), {
    plugins: [
      assets,
      new ChunkIntegrityPlugin(),
      new ChunkGraphPlugin(join(folder, "dist", "chunks.json"), {
        id,
        version,
        container: containerName(id, version),
        builtAgainst: sharedVersions(),
        hasService,
      }),
    ],
  });

  const server = merge(serverConfig({ id, folder, version, path: join(folder, "dist", "server") }), {
    plugins: [assets],
  });
  const programs = programsConfig(id, folder, path);
  const shipped = [web, server, ...programs, ...(hasService ? [serviceConfig(id, folder, version)] : [])];
  const checked = process.env["SERAMBI_FIXTURES"];
  if (!checked || !existsSync(join(folder, FIXTURES))) return shipped;
  const fixtures: Configuration = {
    ...server,
    name: `${id} fixtures`,
    entry: { fixtures: `./${FIXTURES}` },
    output: { ...server.output, path: checked },
  };
  return [...shipped, fixtures].map((config) => ({ ...config, cache: KEPT }));
};
