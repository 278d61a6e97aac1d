import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

import { afterEach, beforeEach, expect, it } from "@jest/globals";

import { compressFiles } from "./compressFiles";

let root = "";
let web = "";
let kept = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "serambi-compress-"));
  [web, kept] = [join(root, "web"), join(root, "kept")];
  await mkdir(web);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const served = async (name: string): Promise<string> =>
  brotliDecompressSync(await readFile(join(web, `${name}.br`))).toString("utf8");

it("gives each script and style beside itself, and nothing else", async () => {
  await writeFile(join(web, "page.js"), "page()");
  await writeFile(join(web, "page.css"), ".page{}");
  await writeFile(join(web, "list.json"), "{}");
  await compressFiles(web, kept);
  expect((await readdir(web)).toSorted()).toEqual(["list.json", "page.css", "page.css.br", "page.js", "page.js.br"]);
  expect(await Promise.all(["page.js", "page.css"].map(served))).toEqual(["page()", ".page{}"]);
});

it("takes what is the same from the build before, whatever it is called, and forgets what is gone", async () => {
  await writeFile(join(web, "page.js"), "page()");
  await writeFile(join(web, "texts.js"), "texts(1)");
  await compressFiles(web, kept);
  const before = await readdir(kept);
  // The same text in other bytes, so that it can be told where it came from.
  const mark = brotliCompressSync("page()", { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  for (const name of before)
    if (brotliDecompressSync(await readFile(join(kept, name))).toString() === "page()")
      await writeFile(join(kept, name), mark);

  await rm(join(web, "page.js"));
  await writeFile(join(web, "list.js"), "page()");
  await writeFile(join(web, "texts.js"), "texts(2)");
  await compressFiles(web, kept);
  expect(await readFile(join(web, "list.js.br"))).toEqual(mark);
  expect(await served("texts.js")).toBe("texts(2)");
  const after = await readdir(kept);
  expect(after).toHaveLength(2);
  expect(after.filter((name) => before.includes(name))).toHaveLength(1);
});

it.each([
  ["other bytes", brotliCompressSync("steal()")],
  ["no brotli", Buffer.from("steal()")],
])("believes nothing that is kept: %s under the right name are compressed anew", async (_, bytes) => {
  await writeFile(join(web, "page.js"), "page()");
  await compressFiles(web, kept);
  for (const name of await readdir(kept)) await writeFile(join(kept, name), bytes);
  await compressFiles(web, kept);
  expect(await served("page.js")).toBe("page()");
});

it("compresses where nothing can be kept", async () => {
  await writeFile(join(web, "page.js"), "page()");
  await writeFile(join(root, "file"), "");
  await compressFiles(web, join(root, "file", "kept"));
  expect(await served("page.js")).toBe("page()");
});
