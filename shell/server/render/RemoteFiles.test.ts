import { readFile, rename, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { assetName } from "../../registry/ArtefactStore";
import { sha384 } from "../../registry/integrity";
import { NO_TRUST } from "../../registry/trust";
import { ASSET_SET, TestShop } from "../../registry/testing/TestShop";
import { VerifiedArtefacts } from "../../registry/VerifiedArtefacts";
import { RemoteFiles } from "./RemoteFiles";

let shop: Awaited<ReturnType<typeof TestShop.open>>;
let refused: string[];
let files: RemoteFiles;

beforeEach(async () => {
  shop = await TestShop.open();
  refused = [];
  files = new RemoteFiles({
    artefacts: new VerifiedArtefacts(shop.store, () => shop.trust),
    registry: shop.registry,
    onRefused: (remote, { version }, { phase }) => refused.push(`${remote} ${version} ${phase}`),
  });
  await shop.ship(await shop.build("1"), shop.courses);
});

afterEach(() => shop.close());

const find = async (file: string, takesBrotli = false, version = "1"): Promise<string | null> => {
  const found = await files.find("courses", version, file, takesBrotli);
  return found && `${found.isCompressed ? "br: " : ""}${String(found.content)}`;
};
const onDisk = (file: string): string => join(shop.store.folder("courses", "1"), file);

describe("RemoteFiles", () => {
  it("gives a file as it was signed, compressed to whoever takes that and where it was built", async () => {
    expect(await find("page.js")).toBe("/* page */");
    expect(await find("page.js", true)).toBe("br: brotli of /* page */");
    expect(await find("page.css", true)).toBe(".a{}");
  });

  it.each(["page.js", "page.js.br"])("gives nothing of a file that was altered on the disk: %s", async (file) => {
    await writeFile(onDisk(`web/${file}`), "evil()");
    expect(await find("page.js", file.endsWith(".br"))).toBeNull();
    expect(refused).toEqual(["courses 1 integrity"]);
    expect(await find("page.css")).toBe(".a{}");
  });

  it("goes on with the bytes it compared, whatever becomes of the file", async () => {
    await find("page.js");
    await writeFile(onDisk("web/page.js"), "evil()");
    expect(await find("page.js")).toBe("/* page */");
  });

  it("gives nothing that the artefact does not describe: other files, the server's half, other versions and remotes", async () => {
    await writeFile(onDisk("web/more.js"), "more");
    await writeFile(onDisk("web/page.css.br"), "more");
    for (const file of ["more.js", "../artefact.json", "../server/remote.cjs", "constructor"])
      expect(await find(file)).toBeNull();
    expect(await find("page.css", true)).toBe(".a{}");
    expect(await find("page.js", false, "2")).toBeNull();
    expect(await files.find("__proto__", "1", "page.js", false)).toBeNull();
  });

  it("gives nothing of a version whose key is not trusted, not even its hashes", async () => {
    expect(Object.keys((await files.hashes("courses", "1")) ?? {}).toSorted()).toEqual([
      "page.css",
      "page.js",
      "remoteEntry.js",
    ]);
    await find("page.js");
    shop.trust = NO_TRUST;
    expect(await files.hashes("courses", "1")).toBeNull();
    expect(await find("page.js")).toBeNull();
    expect(refused).toEqual(["courses 1 signature"]);
  });

  it("says of a version whose files are not there that they cannot be had for now, and has them when they are", async () => {
    const folder = shop.store.folder("courses", "1");
    await rename(folder, `${folder}.away`);
    for (const ask of [() => find("page.js"), () => find("page.js"), () => files.hashes("courses", "1")])
      await expect(ask()).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
    expect(refused).toEqual(["courses 1 artefact"]);
    await rename(`${folder}.away`, folder);
    const later = performance.now() + 10_000;
    const clock = jest.spyOn(performance, "now").mockImplementation(() => later);
    // The cache looks at the clock once in a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await find("page.js")).toBe("/* page */");
    clock.mockRestore();
  });

  it("reads a file that was refused no more than once in a while", async () => {
    const content = await readFile(onDisk("web/page.js"));
    await writeFile(onDisk("web/page.js"), "evil()");
    await find("page.js");
    await writeFile(onDisk("web/page.js"), content);
    expect(await find("page.js")).toBeNull();
    expect(refused).toHaveLength(1);
  });
});

describe("asset sets", () => {
  const WASM = "runtime ".repeat(400);
  const assets = { "glue.mjs": "import x", "lib/lua.wasm": WASM };
  const stored = (text: string): string => shop.store.assets.path(sha384(text));
  const read = async (path: string, set = ASSET_SET): Promise<string | null> => {
    const found = await files.findAsset("courses", set, path);
    return found && readFile(found, "utf8");
  };

  beforeEach(async () => {
    await shop.ship(await shop.build("2", { assets }), shop.courses);
  });

  it("are stored once for all versions, compressed where that is shorter, and given by their paths", async () => {
    const before = await stat(stored(WASM));
    await shop.ship(await shop.build("3", { page: "/* other */", assets }), shop.courses);
    expect((await stat(stored(WASM))).mtimeMs).toBe(before.mtimeMs);
    expect(await read("lib/lua.wasm")).toBe(WASM);
    expect(brotliDecompressSync(await readFile(`${stored(WASM)}.br`)).toString()).toBe(WASM);
    await expect(stat(`${stored("import x")}.br`)).rejects.toThrow("ENOENT");
  });

  it("give nothing else: other paths, other sets, other remotes", async () => {
    for (const path of ["lua.wasm", "../glue.mjs", "lib/../glue.mjs", "constructor", ""])
      expect(await read(path)).toBeNull();
    expect(await read("glue.mjs", "f".repeat(20))).toBeNull();
    expect(await files.findAsset("blog", ASSET_SET, "glue.mjs")).toBeNull();
  });

  it("are not given where a byte was changed on the disk, also after they were", async () => {
    expect(await read("lib/lua.wasm")).toBe(WASM);
    await writeFile(stored(WASM), WASM.replace("r", "R"));
    await utimes(stored(WASM), 1, 1);
    expect(await read("lib/lua.wasm")).toBeNull();
    expect(refused).toEqual(["courses 2 integrity"]);
  });

  it("are refused by the store where the build holds another file than it describes", async () => {
    const folder = await shop.build("4", { assets: { "glue.mjs": "import y" } });
    await writeFile(join(folder, "assets", assetName(sha384("import y"))), "import z");
    await expect(shop.ship(folder, shop.courses)).rejects.toThrow("not the asset that the artefact describes");
    await expect(shop.shipped("courses", "4")).rejects.toThrow("was not shipped");
  });
});
