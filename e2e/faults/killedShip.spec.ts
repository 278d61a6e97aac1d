import { spawn } from "node:child_process";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";

import { makeEmptyDataDir } from "../fixtures/dataDir";
import { ROOT } from "../fixtures/root";
import type { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";
import { buildTiny } from "./buildTiny";
import { serambi } from "./registry";

const COMMAND = path.join(ROOT, "shell", "registry", "bin", "serambi.mjs");
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Moments of a ship, by what can be seen of them in the data directory. */
const MOMENTS: readonly (readonly [string, (dataDir: string, version: string) => Promise<boolean>])[] = [
  [
    "while its files are copied",
    async (dataDir) => {
      const folder = path.join(dataDir, "artefacts", "tiny");
      const draft = (await namesIn(folder)).find((name) => name.startsWith(".draft-"));
      return draft !== undefined && (await namesIn(path.join(folder, draft, "web"))).length > 0;
    },
  ],
  ["once its files are there", (dataDir, version) => isThere(path.join(dataDir, "artefacts", "tiny", version))],
  ["while it holds the registry", async (dataDir) => (await namesIn(dataDir)).includes("registry.json.lock")],
  [
    "while it writes the registry",
    async (dataDir) =>
      (await namesIn(dataDir)).some((name) => name.startsWith("registry.json.") && name.endsWith(".draft")),
  ],
];

/** Ships, and kills the command as soon as this moment has come; where it was faster, it has ended by itself. */
const killWhen = async (dataDir: string, folder: string, hasCome: () => Promise<boolean>): Promise<void> => {
  const command = spawn(process.execPath, [COMMAND, "ship", "tiny", "--from", folder], {
    env: { ...process.env, DATA_DIR: dataDir, SHIP_CHECKS: "off" },
    stdio: "ignore",
  });
  const ended = new Promise<true>((done) => command.once("exit", () => done(true)));
  while (!(await Promise.race([ended, hasCome()]))) await new Promise(setImmediate);
  command.kill("SIGKILL");
  await ended;
};

interface Registry {
  readonly remotes: Record<
    string,
    { readonly live: string; readonly versions: readonly { readonly version: string }[] }
  >;
}

const readRegistry = async (dataDir: string): Promise<Registry> =>
  JSON.parse(await readFile(path.join(dataDir, "registry.json"), "utf8")) as Registry; // its own format

/** A registry that can be read, each of whose versions is whole in the store. @returns the live one */
const expectWhole = async (dataDir: string): Promise<string> => {
  const tiny = (await readRegistry(dataDir)).remotes["tiny"];
  for (const { version } of tiny?.versions ?? []) {
    const folder = path.join(dataDir, "artefacts", "tiny", version);
    const { files } = JSON.parse(await readFile(path.join(folder, "artefact.json"), "utf8")) as {
      readonly files: Record<string, { readonly bytes: number }>; // the artefact's own format
    };
    for (const [file, { bytes }] of Object.entries(files))
      expect((await stat(path.join(folder, file))).size, `${version} ${file}`).toBe(bytes);
  }
  return tiny?.live ?? "";
};

const shown = async (server: ServerProcess): Promise<string | undefined> => {
  const { remotes } = JSON.parse((await server.ask("main", "/registry.json")).text) as {
    readonly remotes: Record<string, { readonly version: string }>; // the answer's own format
  };
  return remotes["tiny"]?.version;
};

test("a ship that is killed leaves the old state or the new one, and the next one goes through", async ({
  ownServer,
}) => {
  const { dataDir } = ownServer;
  const builds = await makeEmptyDataDir();
  const build = async (version: string): Promise<string> => {
    await buildTiny(path.join(builds, version), version);
    return path.join(builds, version);
  };
  await serambi(ownServer, "ship", "tiny", "--from", await build("1.0.0"));
  for (const [index, [moment, hasCome]] of MOMENTS.entries())
    await test.step(moment, async () => {
      const before = await expectWhole(dataDir);
      const version = `1.${index + 1}.0`;
      await killWhen(dataDir, await build(version), () => hasCome(dataDir, version));
      const after = await expectWhole(dataDir);
      expect([before, version]).toContain(after);
      expect(await shown(ownServer)).toBe(after);
    });
  await serambi(ownServer, "ship", "tiny", "--from", await build("2.0.0"));
  expect(await shown(ownServer)).toBe("2.0.0");
  const left = [...(await namesIn(path.join(dataDir, "artefacts", "tiny"))), ...(await namesIn(dataDir))];
  expect(left.filter((name) => /^\.|^registry\.json\./.test(name))).toEqual([]);
  await rm(builds, { recursive: true, force: true });
});
