import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { createContext, runInContext } from "node:vm";

import { afterAll, beforeAll, expect, it } from "@jest/globals";

/** By version: what its chunk says. */
const VERSIONS = { a: "Courses", b: "Courses", c: "Classes" };
type Version = keyof typeof VERSIONS;

const RSPACK = join(dirname(createRequire(__filename).resolve("@rspack/cli/package.json")), "bin", "rspack.js");

/** A build of each version, all of them with the plugin. */
const CONFIG = `
  import { join } from "node:path";
  import { ChunkListPlugin } from ${JSON.stringify(join(__dirname, "rspack.runtime.ts"))};

  export default ${JSON.stringify(Object.keys(VERSIONS))}.map((version) => ({
    name: version,
    context: join(import.meta.dirname, version),
    mode: "production",
    target: ["web", "es2022"],
    entry: { entry: "./entry.js" },
    output: {
      ...ChunkListPlugin.output,
      path: join(import.meta.dirname, "dist", version),
      publicPath: "/" + version + "/",
      uniqueName: version,
      chunkFilename: "page.js",
    },
    plugins: [new ChunkListPlugin("chunks_" + version)],
  }));`;

let folder = "";
/** Of all versions, by address. */
const files = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serambi-chunks-"));
  for (const [version, text] of Object.entries(VERSIONS)) {
    await mkdir(join(folder, version));
    await writeFile(join(folder, version, "entry.js"), 'import("./page.js").then((page) => said.push(page.text));');
    await writeFile(join(folder, version, "page.js"), `export const text = ${JSON.stringify(text)};`);
  }
  const config = join(folder, "rspack.config.ts");
  await writeFile(config, CONFIG);
  await promisify(execFile)(process.execPath, [RSPACK, "build", "--config", config], { cwd: folder });
  for (const version of Object.keys(VERSIONS))
    for (const name of await readdir(join(folder, "dist", version)))
      files.set(`/${version}/${name}`, await readFile(join(folder, "dist", version, name), "utf8"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = (version: Version, name: string): string => {
  const text = files.get(`/${version}/${name}`);
  if (text === undefined)
    throw new Error(`The build of ${version} has no ${name}, only ${[...files.keys()].join(", ")}`);
  return text;
};

interface Script {
  src: string;
  onload?: (event: { readonly type: string; readonly target: Script }) => void;
  readonly setAttribute: () => void;
}

/** A page with as much of a document as loading a script takes. */
const openTab = () => {
  const said: string[] = [];
  const waiting: Script[] = [];
  const document = {
    currentScript: null as Script | null,
    createElement: (): Script => ({ src: "", setAttribute: () => undefined }),
    getElementsByTagName: () => [],
    head: { appendChild: (script: Script) => void waiting.push(script) },
  };
  const context = createContext({ document, said, setTimeout: () => 0, clearTimeout: () => undefined });
  const run = (script: Script): void => {
    document.currentScript = script;
    runInContext(files.get(script.src) ?? "", context);
    document.currentScript = null;
    script.onload?.({ type: "load", target: script });
  };
  const settled = () => new Promise((done) => setImmediate(done));
  return {
    said,
    run: (src: string) => run({ ...document.createElement(), src }),
    /** In this order, by place: any script may come first. */
    arrive: async (...order: readonly number[]): Promise<void> => {
      await settled();
      const all = waiting.splice(0);
      for (const index of order) if (all[index]) run(all[index]);
      await settled();
    },
  };
};

it("two versions differ in their entries and in nothing that they have in common", () => {
  expect(fileOf("a", "page.js")).toBe(fileOf("b", "page.js"));
  expect(fileOf("a", "page.js")).not.toBe(fileOf("c", "page.js"));
  expect(fileOf("a", "entry.js")).not.toBe(fileOf("b", "entry.js"));
});

it("two versions in a page each get their own chunks, whichever comes first", async () => {
  const tab = openTab();
  tab.run("/a/entry.js");
  tab.run("/c/entry.js");
  await tab.arrive(1, 0);
  expect(tab.said).toEqual(["Classes", "Courses"]);
});

it("a version whose entry comes twice needs its chunks once", async () => {
  const tab = openTab();
  tab.run("/a/entry.js");
  tab.run("/a/entry.js");
  await tab.arrive(0);
  expect(tab.said).toEqual(["Courses", "Courses"]);
});
