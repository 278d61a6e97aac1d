import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { withLive } from "../registry/changes";
import { ensureLocalTeam } from "../registry/ensureLocalTeam";
import { withPruned } from "../registry/prune";
import { TestShop } from "../registry/testing/TestShop";
import { NO_TRUST } from "../registry/trust";
import { TrustFile, trustPath } from "../registry/TrustFile";
import { shipBuilt } from "./shipBuilt";

let shop: TestShop;
let refused: string[];

beforeEach(async () => {
  shop = await TestShop.open();
  await ensureLocalTeam(shop.dataDir);
  shop.trust = new TrustFile(trustPath(shop.dataDir)).read();
  refused = [];
});

afterEach(() => shop.close());

const start = (): Promise<void> =>
  shipBuilt({
    dataDir: shop.dataDir,
    remotesFolder: join(shop.dataDir, "remotes"),
    hasWorkshop: false,
    store: shop.store,
    registry: shop.registry,
    trust: () => shop.trust,
    onRefused: (remote, error) => refused.push(`${remote}: ${String(error)}`),
  });

const build = async (id: string, version: string, page?: string): Promise<void> => {
  const dist = join(shop.dataDir, "remotes", id, "dist");
  await mkdir(dist, { recursive: true });
  await cp(await shop.build(version, { id, ...(page !== undefined && { page }) }), dist, { recursive: true });
};

const state = async (id: string) => {
  const remote = (await shop.registry.read()).remotes[id];
  return (
    remote && {
      live: remote.live,
      versions: remote.versions.map(({ version, signature }) => [version, signature?.team]),
    }
  );
};

/** The registry as it was before artefacts were signed. */
const forgetSignatures = () =>
  shop.registry.update((registry) => ({
    ...registry,
    remotes: Object.fromEntries(
      Object.entries(registry.remotes).map(([id, remote]) => [
        id,
        { ...remote, versions: remote.versions.map((shipped) => ({ ...shipped, signature: null })) },
      ]),
    ),
  }));

describe("shipBuilt", () => {
  it("ships what is built, signed with this installation's key, once", async () => {
    await build("courses", "0.1.0-a");
    await start();
    await start();
    expect(await state("courses")).toEqual({ live: "0.1.0-a", versions: [["0.1.0-a", "local"]] });
    expect((await shop.registry.read()).revision).toBe(1);
  });

  it("does not bring back a version that was rolled back", async () => {
    await build("courses", "0.1.0-a");
    await start();
    await build("courses", "0.1.0-b");
    await start();
    await shop.registry.update((registry) =>
      withLive(registry, "courses", "0.1.0-a", { at: new Date(), by: "test", why: "" }),
    );
    await start();
    expect((await state("courses"))?.live).toBe("0.1.0-a");
  });

  it("does not bring back a version that was pruned", async () => {
    for (const version of ["0.1.0-a", "0.1.0-b", "0.1.0-c"]) {
      await build("courses", version);
      await start();
    }
    const change = { at: new Date(), by: "test", why: "" };
    await shop.registry.update((registry) => withPruned(registry, "courses", 1, change).registry);
    await build("courses", "0.1.0-a");
    await start();
    expect(await state("courses")).toEqual({
      live: "0.1.0-c",
      versions: [
        ["0.1.0-b", "local"],
        ["0.1.0-c", "local"],
      ],
    });
  });

  it("signs the built ones of a registry of before signatures, and moves nothing by that", async () => {
    await build("courses", "0.1.0-a");
    await start();
    await build("courses", "0.1.0-b");
    await start();
    await shop.registry.update((registry) =>
      withLive(registry, "courses", "0.1.0-a", { at: new Date(), by: "test", why: "" }),
    );
    await forgetSignatures();
    await start();
    expect(await state("courses")).toEqual({
      live: "0.1.0-a",
      versions: [
        ["0.1.0-a", undefined],
        ["0.1.0-b", "local"],
      ],
    });
  });

  it("goes on with the others when one is refused, and says which", async () => {
    await build("blog", "0.2.0-a");
    await build("courses", "0.1.0-a");
    await start();
    await build("blog", "0.1.0-a");
    await build("courses", "0.1.0-b");
    await start();
    expect((await state("blog"))?.live).toBe("0.2.0-a");
    expect((await state("courses"))?.live).toBe("0.1.0-b");
    expect(refused).toEqual([expect.stringMatching(/^blog: ShipRefused: blog 0\.1\.0-a is a downgrade/)]);
  });

  it("says once of a full disk that nothing is shipped, and leaves what was live", async () => {
    await build("blog", "0.1.0-a");
    await start();
    await build("blog", "0.2.0-a");
    await build("courses", "0.1.0-a");
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    shop.store.put = () => Promise.reject(full);
    await start();
    expect(refused).toEqual(["blog: Error: no space left on device"]);
    expect((await state("blog"))?.live).toBe("0.1.0-a");
  });

  it("ships nothing where nobody is trusted with it", async () => {
    await build("courses", "0.1.0-a");
    shop.trust = NO_TRUST;
    await start();
    expect(await state("courses")).toBeUndefined();
    expect(refused).toEqual([expect.stringContaining("No team is trusted with courses")]);
  });
});
