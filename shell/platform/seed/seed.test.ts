import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";

import { inTenant } from "../database/inTenant";
import { migrate } from "../database/migrate";
import type { Database } from "../database/Database";
import { openDatabase } from "../database/openDatabase";
import { appVersion, classes, programs, settings, syllabusModules, tenantHosts, tenants } from "../database/schema";
import { seedFixture } from "../testing/seedFixture";
import { seed, seedVersion } from "./seed";
import type { SeedClass, SeedData } from "./types";

const OPEN_TIMEOUT_MS = 60_000;

/** The fixture with the classes of its first tenant changed. */
const withClasses = (change: (given: readonly SeedClass[]) => readonly SeedClass[]): SeedData => ({
  ...seedFixture,
  appVersion: "7.2.0",
  tenants: seedFixture.tenants.map((tenant, index) =>
    index === 0 ? { ...tenant, classes: { ...tenant.classes, classes: change(tenant.classes.classes) } } : tenant,
  ),
});

describe("seed", () => {
  let db: Database;
  let melati = "";
  let isFirst = false;

  beforeAll(async () => {
    db = await openDatabase({});
    await migrate(db);
    isFirst = await seed(db, seedFixture);
    const [tenant] = await db.transaction((tx) => tx.select().from(tenants).where(eq(tenants.key, "melati")));
    melati = tenant?.id ?? "";
  }, OPEN_TIMEOUT_MS);
  afterAll(() => db.close());

  const nameOf = (slug: string) =>
    inTenant(
      db,
      melati,
      async (tx) => (await tx.select({ name: classes.name }).from(classes).where(eq(classes.slug, slug)))[0]?.name,
    );
  const modulesOf = (classroomId: string) =>
    inTenant(db, melati, async (tx) => {
      const rows = await tx
        .select()
        .from(syllabusModules)
        .where(eq(syllabusModules.classroomId, classroomId))
        .orderBy(syllabusModules.position);
      return rows.map(({ slug }) => slug);
    });

  it("changes with its data only", () => {
    expect(seedVersion(structuredClone(seedFixture))).toBe(seedVersion(seedFixture));
    expect(seedVersion(withClasses((given) => given.slice(1)))).not.toBe(seedVersion(seedFixture));
  });

  it("writes every tenant of a new database with hosts, settings, programmes, classes and syllabus", async () => {
    expect(isFirst).toBe(true);
    const counts = await db.transaction(async (tx) => [await tx.$count(tenants), await tx.$count(tenantHosts)]);
    expect(counts).toEqual([2, 3]);
    const own = await inTenant(db, melati, async (tx) => [
      await tx.$count(programs),
      await tx.$count(classes),
      await tx.$count(syllabusModules),
    ]);
    expect(own).toEqual([3, 8, 14]);
  });

  it("leaves everything as it is when it has not changed", async () => {
    await inTenant(db, melati, (tx) =>
      tx.update(classes).set({ name: "Diubah" }).where(eq(classes.slug, "jaringan-dasar")),
    );
    expect(await seed(db, seedFixture)).toBe(false);
    expect(await nameOf("jaringan-dasar")).toBe("Diubah");
  });

  it("brings its rows up to date when it has changed, and leaves other rows alone", async () => {
    await inTenant(db, melati, (tx) =>
      tx.insert(settings).values({ tenantId: melati, version: "v0", key: "catatan", value: "1" }),
    );
    const changed = withClasses((given) =>
      given.flatMap((own) =>
        own.slug === "analisis-data"
          ? []
          : [own.slug === "data-jaringan" ? { ...own, name: "Nama Baru", syllabus: own.syllabus.slice(1) } : own],
      ),
    );
    expect(await seed(db, changed)).toBe(true);

    expect(await nameOf("jaringan-dasar")).toBe("Jaringan Dasar");
    expect(await nameOf("data-jaringan")).toBe("Nama Baru");
    expect(await modulesOf("room-data-jaringan")).toEqual(["dua"]);
    expect(await nameOf("analisis-data")).toBe("analisis data");
    expect(await modulesOf("room-analisis-data")).toEqual(["satu", "dua"]);
    expect(
      await inTenant(db, melati, (tx) =>
        tx.select({ value: settings.value }).from(settings).where(eq(settings.key, "catatan")),
      ),
    ).toEqual([{ value: "1" }]);
    expect(await db.transaction((tx) => tx.select({ version: appVersion.version }).from(appVersion))).toEqual([
      { version: "7.2.0" },
    ]);
  });

  it("writes all or nothing", async () => {
    const broken = withClasses((given) =>
      given.map((own, index) => (index === 0 ? { ...own, name: "Separuh", priceIdr: -1 } : own)),
    );
    await expect(seed(db, broken)).rejects.toThrow('insert into "classes"');
    expect(await nameOf("jaringan-dasar")).toBe("Jaringan Dasar");
    expect(await seed(db, broken).catch(() => "failed again")).toBe("failed again");
  });
});
