import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import { buildFile, prefixOf, sourceModule, STYLE_CHECK } from "./bundleSources.mjs";

const run = async (root, args) => {
  const env = { PATH: process.env["PATH"], NODE_ENV: "production" };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}\n${output}`);
};

const readJson = async (file) => JSON.parse(await readFile(file, "utf8"));

/** Puts the chunks of the one bundle in the place of a remote's own, so that the server writes pages that name them. */
const replaceChunks = async (root, remote) => {
  const shell = path.join(root, "shell", "dist");
  const dist = path.join(root, "remotes", remote, "dist");
  const { groups } = await readJson(path.join(shell, "client.json"));
  const own = Object.entries(groups)
    .filter(([name]) => name.startsWith(prefixOf(remote)))
    .map(([name, files]) => [name.slice(prefixOf(remote).length), files]);
  const web = path.join(dist, "web");
  await rm(web, { recursive: true });
  await mkdir(web);
  for (const file of new Set(own.flatMap(([, files]) => files)))
    await copyFile(path.join(shell, "client", file), path.join(web, file));
  await writeFile(path.join(web, "remoteEntry.js"), "");
  const about = await readJson(path.join(dist, "chunks.json"));
  await writeFile(path.join(dist, "chunks.json"), JSON.stringify({ ...about, groups: Object.fromEntries(own) }));
  await run(root, [path.join(root, "shell", "dist", "server", "serambi.cjs"), "pack", dist]);
};

/** Builds shell and remotes of a copy of the repository as one bundle, without federation, in the place of its builds. */
export const buildOneBundle = async (root, remotes) => {
  const shell = path.join(root, "shell");
  await writeFile(path.join(shell, "client", "remotes", "FederatedSource.ts"), sourceModule(remotes));
  await writeFile(path.join(shell, "registry", "requireOwnStyles.ts"), STYLE_CHECK);
  const config = path.join(shell, "oneBundle.config.ts");
  await writeFile(config, buildFile(remotes));
  const rspack = createRequire(path.join(root, "package.json")).resolve("@rspack/cli/package.json");
  await run(shell, [path.join(path.dirname(rspack), "bin", "rspack.js"), "build", "--config", config]);
  for (const remote of remotes) await replaceChunks(root, remote);
  // A page of the product names its own remotes' chunks and the shell's, not all that there are.
  const file = path.join(shell, "dist", "client.json");
  const graph = await readJson(file);
  const own = Object.entries(graph.groups).filter(([name]) => !remotes.some((id) => name.startsWith(prefixOf(id))));
  await writeFile(file, JSON.stringify({ ...graph, groups: Object.fromEntries(own) }));
};
