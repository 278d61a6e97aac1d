import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { resolve } from "../../registry/resolve";
import { TestShop } from "../../registry/testing/TestShop";
import { VerifiedArtefacts } from "../../registry/VerifiedArtefacts";
import { AlteredVersions } from "./AlteredVersions";
import { Releases } from "./Releases";
import { RemoteFiles } from "./RemoteFiles";

let shop: Awaited<ReturnType<typeof TestShop.open>>;
let files: RemoteFiles;
let releases: Releases;
let nowMs: number;

beforeEach(async () => {
  shop = await TestShop.open();
  nowMs = 0;
  const artefacts = new VerifiedArtefacts(shop.store, () => shop.trust);
  const altered = new AlteredVersions(artefacts);
  files = new RemoteFiles({ artefacts, registry: shop.registry, onRefused: altered.report });
  releases = new Releases({
    registry: shop.registry,
    // Whose bundles are in memory since before.
    renderer: { load: async (release) => ({ problems: await altered.problemsOf(release) }) },
    readTrust: altered.readBelief,
    now: () => nowMs,
  });
  for (const version of ["1", "2"]) await shop.ship(await shop.build(version), shop.courses);
});

afterEach(() => shop.close());

const version = async (): Promise<string | undefined> =>
  (await releases.current("main")).release.remotes["courses"]?.version;
const onDisk = (file: string): string => join(shop.store.folder("courses", "2"), file);

describe("a version that is altered after it was loaded", () => {
  it("gives way to the last good one once a browser missed a file, and comes back when its files do", async () => {
    expect(await version()).toBe("2");
    const content = await readFile(onDisk("web/page.js"));
    await writeFile(onDisk("web/page.js"), "evil()");
    expect(await version()).toBe("2");
    expect(await files.find("courses", "2", "page.js", false)).toBeNull();
    expect(await version()).toBe("1");

    await writeFile(onDisk("web/page.js"), content);
    nowMs += 60_000;
    expect(await version()).toBe("2");
    expect((await releases.current("main")).release).toBe(
      resolve(await shop.registry.read(), { tenant: "main", cohort: null }),
    );
  });

  it("stays given up while the file is not the one that was signed", async () => {
    await writeFile(onDisk("web/page.js"), "evil()");
    await files.find("courses", "2", "page.js", false);
    expect(await version()).toBe("1");
    nowMs += 60_000;
    expect(await version()).toBe("1");
  });

  it("is not given up for a file that it never had", async () => {
    expect(await files.find("courses", "2", "nothing.js", false)).toBeNull();
    expect(await version()).toBe("2");
  });
});
