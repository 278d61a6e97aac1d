import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import { rspack } from "@rspack/core";

const WARM_UP = 20_000;
const TIMES = 50_000;
const CHANGES = 300;
const TENANTS = 50;
const CANARIES = 3;

/** The product's own function, compiled as the server's code is. */
const compileResolve = async (root, folder) => {
  const compiler = rspack({
    mode: "production",
    target: "node20",
    context: root,
    entry: { resolve: path.join(root, "shell", "registry", "resolve.ts") },
    output: { path: folder, filename: "[name].cjs", library: { type: "commonjs2" } },
    resolve: { extensions: [".ts", ".js"] },
    module: {
      rules: [{ test: /\.ts$/, loader: "builtin:swc-loader", options: { jsc: { parser: { syntax: "typescript" } } } }],
    },
    optimization: { minimize: false },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString({ all: false, errors: true })));
      else compiler.close(resolve);
    });
  });
  return createRequire(path.join(folder, "resolve.cjs"))("./resolve.cjs").resolve;
};

const percentiles = (times) => {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[sorted.length >> 1], p99: sorted[Math.floor(sorted.length * 0.99)] };
};

/** Some remotes with a canary for a tenth of the visitors: visitors of one site see different releases. */
const withCanaries = (registry) => {
  const remotes = Object.entries(registry.remotes).map(([id, remote], index) => {
    if (index >= CANARIES) return [id, remote];
    const version = `${remote.live}-next`;
    const canary = { version, weight: 10, tenants: [], since: new Date(0).toISOString() };
    return [id, { ...remote, canary, versions: [...remote.versions, { ...remote.versions[0], version }] }];
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
};

const audience = (number) => ({ tenant: `tenant-${number % TENANTS}`, cohort: (number % 1000) / 10 });

/**
 * How long it takes to decide what is live, of one request: again and again in one state of the registry, and for the first
 * time in a new one.
 * @returns milliseconds
 */
export const timeResolve = async (root, folder, registryFile) => {
  const resolve = await compileResolve(root, folder);
  const registry = withCanaries(JSON.parse(await readFile(registryFile, "utf8")));
  const timed = (state, number) => {
    const asking = audience(number);
    const from = performance.now();
    const { id } = resolve(state, asking);
    const ms = performance.now() - from;
    if (!id) throw new Error("A release has no id");
    return ms;
  };
  for (let number = 0; number < WARM_UP; number += 1) timed(registry, number);
  const again = Array.from({ length: TIMES }, (_, number) => timed(registry, number));
  // Made before, so that what copying leaves behind is not collected while it is timed.
  const states = Array.from({ length: CHANGES }, () => structuredClone(registry));
  const first = states.map(timed);
  return { remotes: Object.keys(registry.remotes).length, again: percentiles(again), first: percentiles(first) };
};
