import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";

import { inTenant } from "../database/inTenant";
import { migrate } from "../database/migrate";
import type { Database } from "../database/Database";
import { appVersion, settings, tenantHosts, tenants } from "../database/schema";
import { openInMemory } from "../testing/openInMemory";
import { seedFixture } from "../testing/seedFixture";
import { seed, seedVersion } from "./seed";
import type { SeedData } from "./types";

const OPEN_TIMEOUT_MS = 60_000;

/** The fixture with the title of its first tenant changed. */
const withTitle = (title: string): SeedData => ({
  appVersion: "7.2.0",
  tenants: seedFixture.tenants.map(({ site }, index) =>
    index === 0 ? { site: { ...site, settings: { ...site.settings, title } } } : { site },
  ),
});

describe("seed", () => {
  let db: Database;
  let melati = "";
  let isFirst = false;

  beforeAll(async () => {
    db = await openInMemory();
    await migrate(db);
    isFirst = await seed(db, seedFixture);
    const [tenant] = await db.transaction((tx) => tx.select().from(tenants).where(eq(tenants.key, "melati")));
    melati = tenant?.id ?? "";
  }, OPEN_TIMEOUT_MS);
  afterAll(() => db.close());

  const settingOf = (key: string) =>
    inTenant(
      db,
      melati,
      async (tx) => (await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, key)))[0]?.value,
    );
  const put = (key: string, value: string) =>
    inTenant(db, melati, (tx) => tx.update(settings).set({ value }).where(eq(settings.key, key)));

  it("changes with its data only", () => {
    expect(seedVersion(structuredClone(seedFixture))).toBe(seedVersion(seedFixture));
    expect(seedVersion(withTitle("Lain"))).not.toBe(seedVersion(seedFixture));
  });

  it("writes every tenant of a new database with hosts and settings", async () => {
    expect(isFirst).toBe(true);
    const counts = await db.transaction(async (tx) => [await tx.$count(tenants), await tx.$count(tenantHosts)]);
    expect(counts).toEqual([2, 3]);
    expect(await settingOf("title")).toBe("Situs melati");
    expect(await settingOf("home")).toMatchObject({ sections: [{ slot: "sites.hero.v1" }] });
  });

  it("leaves everything as it is when it has not changed", async () => {
    await put("title", "Diubah");
    expect(await seed(db, seedFixture)).toBe(false);
    expect(await settingOf("title")).toBe("Diubah");
  });

  it("brings its rows up to date when it has changed, and leaves other rows alone", async () => {
    await inTenant(db, melati, (tx) =>
      tx.insert(settings).values({ tenantId: melati, version: "v0", key: "catatan", value: "1" }),
    );
    expect(await seed(db, withTitle("Situs baru"))).toBe(true);
    expect(await settingOf("title")).toBe("Situs baru");
    expect(await settingOf("catatan")).toBe("1");
    expect(await db.transaction((tx) => tx.select({ version: appVersion.version }).from(appVersion))).toEqual([
      { version: "7.2.0" },
    ]);
  });
});
