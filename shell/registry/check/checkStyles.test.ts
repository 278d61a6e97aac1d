import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "@jest/globals";

import type { Artefact } from "../schema";
import { artefactOf } from "../testing/registries";
import { checkStyles } from "./checkStyles";
import { SoundBefore } from "./SoundBefore";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "serambi-styles-"));
  await mkdir(join(root, "web"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const OWN = "@layer remote.blog{.blog-card-1a2b3c{color:red}}";
const ARTEFACT: Artefact = {
  ...artefactOf("1").artefact,
  id: "blog",
  files: { "web/page.css": { bytes: 1, sha384: "sha384-x" }, "web/slot.css": { bytes: 1, sha384: "sha384-x" } },
};

const check = async (page: string, { artefact = ARTEFACT, rules = "1" } = {}): Promise<readonly string[]> => {
  await writeFile(join(root, "web", "page.css"), page);
  await writeFile(join(root, "web", "slot.css"), OWN);
  const before = new SoundBefore(join(root, "styles.json"), rules);
  const { findings } = await checkStyles(root, artefact, null, before);
  return findings.map(({ where }) => where);
};

it("finds what reaches beyond the remote each time, however often it was found before", async () => {
  const wrong = "@layer remote.blog{*{display:none}}";
  const found = ["web/page.css: *"];
  expect(await check(wrong)).toEqual(found);
  expect(await check(wrong)).toEqual(found);
  expect(await check(OWN)).toEqual([]);
  expect(await check(wrong)).toEqual(found);
});

it("reads what was sound again for another remote, and by other rules", async () => {
  expect(await check(OWN)).toEqual([]);
  const kept = async (): Promise<unknown> => JSON.parse(await readFile(join(root, "styles.json"), "utf8"));
  const before = await kept();
  expect(await check(OWN)).toEqual([]);
  expect(await kept()).toEqual(before);
  expect(await check(OWN, { artefact: { ...ARTEFACT, id: "courses" } })).not.toEqual([]);
  expect(await check(OWN, { rules: "2" })).toEqual([]);
  expect(await kept()).toMatchObject({ rules: "2" });
});
