import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { rspack } from "@rspack/core";

const SEED = join(import.meta.dirname, "..", "..");

/** What a file of the seed exports, as it is written now. */
const readSource = async (file) => {
  const folder = mkdtempSync(join(tmpdir(), "seed-"));
  const loader = { loader: "builtin:swc-loader", options: { jsc: { parser: { syntax: "typescript" } } } };
  const compiler = rspack({
    mode: "none",
    target: "node",
    context: SEED,
    entry: `./${file}`,
    module: { rules: [{ test: /\.ts$/, use: [loader] }] },
    resolve: { extensions: [".ts"] },
    output: { path: folder, filename: "source.cjs", library: { type: "commonjs2" } },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString("errors-only"))) : resolve(),
    );
  });
  const source = createRequire(import.meta.url)(join(folder, "source.cjs"));
  rmSync(folder, { recursive: true });
  return source;
};

/**
 * What the sites publish.
 * @returns {Promise<Record<string, import("../types").SeedPostFile>>} by the tenant's key
 */
export const readPosts = async () => (await readSource("posts/index.ts")).postsByTenant;

/** The episodes that have been spoken. */
export const readSpoken = async () => (await readSource("media/spoken.ts")).spoken;
