import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "@jest/globals";

import { Accessibility } from "./Accessibility";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serambi-check-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const look = (html: string) => {
  const accessibility = new Accessibility(folder);
  accessibility.add("slot blog.next.v1", html);
  return accessibility.look();
};

it("names what is wrong, and where", async () => {
  const { findings } = await look('<ul><p>no item</p></ul><button type="button"></button>');
  expect(findings.length).toBeGreaterThanOrEqual(2);
  expect(new Set(findings.map(({ where }) => where))).toEqual(new Set(["slot blog.next.v1"]));
});

it("does not look twice at what was sound, whatever its words; at what was not, again", async () => {
  expect((await look("<p>Kelas baru</p>")).note).toContain("1 of them new");
  expect((await look("<p>New classes</p>")).note).toContain("0 of them new");
  const wrong = "<p>Kelas</p><img src='/a.png'>";
  expect((await look(wrong)).findings).not.toEqual([]);
  expect((await look(wrong)).findings).not.toEqual([]);
});

it("says how deep elements are nested where no document can be made of them", async () => {
  const deep = `${"<b>".repeat(1e5)}<br/><img src="/a.png">${"</b>".repeat(1e5)}`;
  const { findings } = await look(deep);
  expect(findings.map(({ why }) => why)).toEqual(["its elements are nested 100000 deep; 500 are allowed"]);
});
