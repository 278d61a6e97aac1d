import { join, sep } from "node:path";

import { rspack, type Configuration, type RuleSetRule } from "@rspack/core";

import { cssRules } from "./rspack.styles";
import { ROOT } from "./sourceHash.mjs";

/** The oldest browsers that the style sheets are for (docs/decisions/0045). */
const BROWSERS = "chrome 123, firefox 128, safari 17.5";

const ROUTER = join(ROOT, "node_modules", "react-router");

const isProduction = process.env["NODE_ENV"] !== "development";

/**
 * Said at the top of a script: nearly all of it runs while a page starts. V8 then compiles it while it arrives, beside the page's own
 * thread, and not function by function when each is first called; other engines read a comment.
 */
const COMPILED_AHEAD = "//# allFunctionsCalledOnLoad";
const AFTER_MINIFYING = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

interface BaseOptions {
  readonly name: string;
  readonly context: string;
  readonly target: "web" | "node";
  /** Cascade layer of the files that are not the kernel's. */
  readonly layer: string;
  /** First part of generated class names; the rest is of their file, so that server and browser generate the same. */
  readonly classPrefix: string;
  /** Folder in which a file's path is the name of its chunk; `isMarked` where modules are to say that name (`chunkNameLoader.cjs`). */
  readonly chunks?: { readonly folder: string; readonly isMarked: boolean };
}

const loaderFile = (name: string): string => join(ROOT, "shell", "start", `${name}.cjs`);

/** Imports name chunks in the browser's half; in the server's half modules say the name of theirs. */
const chunkRule = ({ folder, isMarked }: NonNullable<BaseOptions["chunks"]>): RuleSetRule => ({
  test: /\.tsx?$/,
  ...(isMarked && { include: folder + sep }),
  exclude: isMarked ? [/node_modules/, /\.server\.tsx?$/] : /node_modules/,
  enforce: "pre",
  loader: loaderFile("chunkNameLoader"),
  options: { folder, isMarked },
});

/** Configuration that every build begins with. */
export const baseConfig = ({ name, context, target, layer, classPrefix, chunks }: BaseOptions): Configuration => ({
  name,
  context,
  mode: isProduction ? "production" : "development",
  target: target === "web" ? ["web", "es2022"] : "node20",
  // In a server's bundle a map is most of its text, which stays in memory for as long as the version does.
  devtool: isProduction ? false : target === "web" ? "source-map" : "inline-cheap-module-source-map",
  resolve: {
    extensions: [".tsx", ".ts", ".mjs", ".js", ".json"],
    alias: {
      // The package's own exports lead to its development build only.
      ...(isProduction && { "react-router$": join(ROUTER, "dist", "production", "index.mjs") }),
      // sanitize-html reads style attributes with it, which no rich text here may have.
      postcss$: false,
      // The same reader without Node's modules, which a remote's server half is not given.
      yaml$: join(ROOT, "node_modules", "yaml", "browser", "index.js"),
    },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: "builtin:swc-loader",
        type: "javascript/auto",
        options: {
          jsc: {
            parser: { syntax: "typescript", tsx: true },
            transform: { react: { runtime: "automatic", development: !isProduction } },
            target: "es2022",
          },
        },
      },
      ...(chunks ? [chunkRule(chunks)] : []),
      { test: /\.(?:sql|yaml)$/, type: "asset/source" },
      { test: /\.folder$/, type: "javascript/auto", loader: loaderFile("folderLoader") },
      { test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: loaderFile("pureReactLoader") },
      // React Aria brings its texts in thirty languages and the calendars of the world along: a page needs its own.
      {
        test: /[\\/]node_modules[\\/](?:react-(?:aria|stately)[\\/]dist[\\/]private[\\/]\w+[\\/]intlStrings|@internationalized[\\/]date[\\/]dist[\\/]private[\\/]createCalendar)\.mjs$/,
        loader: loaderFile("ariaLanguagesLoader"),
      },
      ...cssRules(layer, target === "node", classPrefix),
    ],
    ...(target === "node" && { parser: { javascript: { dynamicImportMode: "eager" } } }),
  },
  // A bundle runs where it is put: its own place is known at run time, not at build time.
  ...(target === "node" && { node: { __filename: false, __dirname: false } }),
  optimization: {
    minimize: isProduction && target === "web",
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
        extractComments: false,
      }),
      new rspack.LightningCssMinimizerRspackPlugin({
        minimizerOptions: { targets: BROWSERS },
      }),
    ],
  },
  plugins: [
    new rspack.DefinePlugin({
      "process.env.NODE_ENV": JSON.stringify(isProduction ? "production" : "development"),
      ...(target === "node" && { "import.meta.url": 'require("node:url").pathToFileURL(__filename).href' }),
    }),
    ...(target === "web" && isProduction
      ? [new rspack.BannerPlugin({ banner: COMPILED_AHEAD, raw: true, test: /\.js$/, stage: AFTER_MINIFYING })]
      : []),
  ],
  stats: "errors-warnings",
  performance: false,
});

/** A configuration with another over it; plugins are added. */
export const merge = (base: Configuration, extra: Configuration): Configuration => ({
  ...base,
  ...extra,
  plugins: [...(base.plugins ?? []), ...(extra.plugins ?? [])],
  optimization: { ...base.optimization, ...extra.optimization },
});
