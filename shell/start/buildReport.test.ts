import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, beforeAll, expect, it } from "@jest/globals";

const RSPACK = join(dirname(createRequire(__filename).resolve("@rspack/cli/package.json")), "bin", "rspack.js");
const START_MS = 30_000;

/** Two halves, of which one has a file of its own and both have a third. */
const CONFIG = `
  import { join } from "node:path";
  import { BuildReportPlugin } from ${JSON.stringify(join(__dirname, "rspack.runtime.ts"))};

  const report = new BuildReportPlugin("container", 2);
  export default ["web", "server"].map((name, index) => ({
    name,
    context: import.meta.dirname,
    mode: "development",
    target: "node",
    entry: { [name]: "./" + name + ".js" },
    output: { path: join(import.meta.dirname, "dist", name) },
    optimization: { emitOnErrors: false },
    plugins: [report.half(index)],
  }));
`;

let folder: string;
let build: ChildProcess;
const told: { readonly kind: string; readonly errors?: string }[] = [];

/** Waits for a report of this kind. @returns it, after those before it */
const until = async (kind: string): Promise<typeof told> => {
  for (;;) {
    const end = told.findIndex((report) => report.kind === kind);
    if (end !== -1) return told.splice(0, end + 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const write = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "watched-"));
  await write("package.json", '{"type":"module"}');
  await write("shared.js", "export const shared = 1;");
  await write("web.js", 'import { shared } from "./shared.js"; console.log(shared);');
  await write("server.js", 'import { shared } from "./shared.js"; console.log(shared);');
  await write("rspack.config.ts", CONFIG);
  build = spawn(process.execPath, [RSPACK, "build", "--watch", "--config", join(folder, "rspack.config.ts")], {
    cwd: folder,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  build.on("message", (report) => told.push(report as (typeof told)[number])); // the plugin's own reports
}, START_MS);
afterAll(async () => {
  build.kill();
  await rm(folder, { recursive: true });
});

it(
  "tells of a build of two halves once both are done, and of what is wrong with either until it is mended",
  async () => {
    const built = { kind: "built", container: "container" };
    expect((await until("built")).at(-1)).toEqual(built);
    await write("server.js", 'import "./missing.js";');
    expect((await until("failed")).at(-1)?.errors).toContain("missing.js");
    await write("shared.js", "export const shared = 2;");
    // The other half alone is built by this change.
    expect(await until("failed")).not.toContainEqual(built);
    await write("server.js", 'import { shared } from "./shared.js"; console.log(shared);');
    expect((await until("built")).at(-1)).toEqual(built);
  },
  START_MS,
);
