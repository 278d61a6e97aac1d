import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

import type { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";

interface RegistryContent {
  readonly remotes: Readonly<Record<string, unknown>>;
}

/** Takes a remote out of the release. */
const withdraw = async ({ dataDir }: ServerProcess, remote: string): Promise<void> => {
  const file = path.join(dataDir, "registry.json");
  const registry = JSON.parse(await readFile(file, "utf8")) as RegistryContent; // written by the server
  const { [remote]: _withdrawn, ...remotes } = registry.remotes;
  await writeFile(`${file}.next`, JSON.stringify({ ...registry, remotes }));
  await rename(`${file}.next`, file);
};

const pathsIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = ""]) => href);

test("a site links to a page for as long as the release has it", async ({ ownServer }) => {
  const before = await ownServer.ask("foundation");
  expect(pathsIn(before.text)).toContain("/Class");

  await withdraw(ownServer, "courses");
  const after = await ownServer.ask("foundation");
  expect(after.status).toBe(200);
  expect(pathsIn(after.text).filter((href) => /^\/Class/i.test(href))).toEqual([]);
  expect(after.text).toContain('href="mailto:yayasan@serambi.example');
  expect((await ownServer.ask("foundation", "/Class")).status).toBe(404);
  expect((await ownServer.ask("foundation", "/sitemap-pages.xml")).text).not.toContain("/Class");
});
