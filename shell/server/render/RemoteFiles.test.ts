import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { NO_TRUST } from "../../registry/trust";
import { TestShop } from "../../registry/testing/TestShop";
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

  it("reads a file that was refused no more than once in a while", async () => {
    const content = await readFile(onDisk("web/page.js"));
    await writeFile(onDisk("web/page.js"), "evil()");
    await find("page.js");
    await writeFile(onDisk("web/page.js"), content);
    expect(await find("page.js")).toBeNull();
    expect(refused).toHaveLength(1);
  });
});
