import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";

import { seed } from "../seed/seed";
import { describeEachEngine } from "../testing/describeEachEngine";
import { seedFixture } from "../testing/seedFixture";
import { inTenant } from "./inTenant";
import { migrate } from "./migrate";
import { migrations } from "./migrations";
import type { Database } from "./Database";
import { classes, classListing, tenants } from "./schema";

const OPEN_TIMEOUT_MS = 60_000;

describeEachEngine("the listing of classes", (openEmpty) => {
  let db: Database;
  let melati = "";
  let kenanga = "";

  beforeAll(async () => {
    db = await openEmpty();
    await migrate(db);
    await seed(db, seedFixture);
    const rows = await db.transaction((tx) => tx.select().from(tenants));
    melati = rows.find(({ key }) => key === "melati")?.id ?? "";
    kenanga = rows.find(({ key }) => key === "kenanga")?.id ?? "";
  }, OPEN_TIMEOUT_MS);
  afterAll(() => db.close());

  const rowOf = (slug: string, tenantId = melati) =>
    inTenant(db, tenantId, async (tx) => (await tx.select().from(classListing).where(eq(classListing.slug, slug)))[0]);

  it("has what lists look at of every class", async () => {
    expect(await rowOf("data-jaringan")).toMatchObject({
      facet: '["started", "Pemula", "class"]',
      programs: '["data", "jaringan"]',
      isOpen: false,
      startsOn: "2026-10-01",
      nameKey: "data jaringan",
      words: "data jaringan\nbelajar dari dasar.",
    });
    expect(await inTenant(db, kenanga, (tx) => tx.$count(classListing))).toBe(2);
  });

  it("follows a class that is changed or removed", async () => {
    await inTenant(db, melati, (tx) =>
      tx
        .update(classes)
        .set({ name: "Nama BARU", state: "registration-open", slug: "slug-baru" })
        .where(eq(classes.slug, "seratus-persen")),
    );
    expect(await rowOf("seratus-persen")).toBeUndefined();
    expect(await rowOf("slug-baru")).toMatchObject({ nameKey: "nama baru", isOpen: true });
    await inTenant(db, melati, (tx) => tx.delete(classes).where(eq(classes.slug, "slug-baru")));
    expect(await rowOf("slug-baru")).toBeUndefined();
  });

  it("is made for the classes of a database from before it, tenant by tenant", async () => {
    const old = await openEmpty();
    try {
      await migrate(old, migrations.slice(0, 4));
      const tenantId = kenanga;
      await old.transaction((tx) => tx.insert(tenants).values({ id: tenantId, key: "kenanga", language: "id" }));
      const [sample] = await inTenant(db, kenanga, (tx) =>
        tx.select().from(classes).where(eq(classes.slug, "only-here")),
      );
      if (!sample) throw new Error("the fixture has this class");
      await inTenant(old, tenantId, (tx) => tx.insert(classes).values({ ...sample, tenantId }));
      await migrate(old);
      const made = await inTenant(old, tenantId, (tx) => tx.select({ slug: classListing.slug }).from(classListing));
      expect(made).toEqual([{ slug: "only-here" }]);
      const setting = await old.transaction((tx) =>
        tx.select({ own: sql<string>`current_setting('serambi.tenant_id', true)` }).from(sql`(values (1)) as one`),
      );
      expect(setting[0]?.own ?? "").toBe("");
    } finally {
      await old.close();
    }
  });
});
