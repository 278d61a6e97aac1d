import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { eq, inArray, sql } from "drizzle-orm";

import { describeWithDatabase, inTenant, TestPlatform, tenants } from "@serambi/platform/testing";

import { service } from "..";
import { classes, classListing, classTerms } from "../tables";
import { serviceWith } from "../testing/serviceWith";

const OPEN_TIMEOUT_MS = 60_000;

describeWithDatabase("the listing of classes", (openEmpty) => {
  let platform: TestPlatform;
  let db: TestPlatform["db"];
  let melati = "";
  let kenanga = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [serviceWith()] });
    ({ db } = platform);
    melati = await platform.tenantId("melati");
    kenanga = await platform.tenantId("kenanga");
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const rowOf = (slug: string, tenantId = melati) =>
    inTenant(db, tenantId, async (tx) => (await tx.select().from(classListing).where(eq(classListing.slug, slug)))[0]);

  type Terms = Record<string, string[]>;
  const sorted = (terms: Terms): Terms =>
    Object.fromEntries(
      Object.entries(terms)
        .map(([term, slugs]) => [term, slugs.toSorted()] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );

  /** What the sets say: of each term the slugs of the classes that have it. */
  const keptTerms = (tenantId: string) =>
    inTenant(db, tenantId, async (tx) => {
      const listed = await tx.select().from(classListing);
      const slugs = new Map(listed.map(({ number, slug }) => [number, slug]));
      const terms: Terms = {};
      for (const { kind, term, classes: bits, size } of await tx.select().from(classTerms)) {
        const found = bits
          .split("")
          .flatMap((bit, number) => (bit === "1" ? [slugs.get(number) ?? `nobody, ${number}`] : []));
        expect(found).toHaveLength(size);
        terms[`${kind} ${term}`] = found;
      }
      return sorted(terms);
    });

  /** What the classes themselves say. */
  const ownTerms = (tenantId: string) =>
    inTenant(db, tenantId, async (tx) => {
      const terms: Terms = {};
      for (const { slug, name, description, state, level, type, programIds } of await tx.select().from(classes)) {
        const words = `${name} ${description}`.toLowerCase().split(/\s+/).filter(Boolean);
        const own = [
          ...words.map((word) => `word ${word}`),
          `state ${state}`,
          `level ${level}`,
          `type ${type}`,
          ...programIds.map((id) => `program ${id}`),
        ];
        for (const term of new Set(own)) (terms[term] ??= []).push(slug);
      }
      return sorted(terms);
    });

  /** Both, after a change: every term that a class has, and no other, of every class that there is. */
  const expectInStep = async (tenantId: string): Promise<Terms> => {
    const own = await ownTerms(tenantId);
    expect(await keptTerms(tenantId)).toEqual(own);
    const [listed, written] = await inTenant(db, tenantId, async (tx) => [
      (await tx.select({ slug: classListing.slug }).from(classListing)).map(({ slug }) => slug).toSorted(),
      (await tx.select({ slug: classes.slug }).from(classes)).map(({ slug }) => slug).toSorted(),
    ]);
    expect(listed).toEqual(written);
    return own;
  };

  it("has what lists look at of every class", async () => {
    expect(await rowOf("data-jaringan")).toMatchObject({
      isOpen: false,
      startsOn: "2026-10-01",
      nameKey: "data jaringan",
    });
    const terms = await expectInStep(melati);
    expect(terms["word jaringan"]).toContain("data-jaringan");
    expect(terms["program data"]).toEqual(["analisis-data", "data-jaringan"]);
    await expectInStep(kenanga);
    expect(await inTenant(db, kenanga, (tx) => tx.$count(classListing))).toBe(2);
  });

  it("gives each class of a tenant a number of its own, from 0", async () => {
    for (const tenantId of [melati, kenanga]) {
      const rows = await inTenant(db, tenantId, (tx) => tx.select({ number: classListing.number }).from(classListing));
      expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(rows.map((_, index) => index));
    }
  });

  it("follows a class that is changed, several at once too", async () => {
    const before = await rowOf("seratus-persen");
    await inTenant(db, melati, (tx) =>
      tx
        .update(classes)
        .set({ name: "Nama\tBARU\nsekali", description: "", state: "registration-open", slug: "slug-baru" })
        .where(eq(classes.slug, "seratus-persen")),
    );
    expect(await rowOf("seratus-persen")).toBeUndefined();
    expect(await rowOf("slug-baru")).toMatchObject({ number: before?.number, isOpen: true });
    expect((await expectInStep(melati))["word baru"]).toEqual(["slug-baru"]);

    await inTenant(db, melati, (tx) => tx.update(classes).set({ level: "Dasar", programIds: ["data", "data"] }));
    expect((await expectInStep(melati))["level Dasar"]).toHaveLength(8);
  });

  it("follows classes that are written again, some of them new, in one statement", async () => {
    const [known] = await inTenant(db, melati, (tx) => tx.select().from(classes).where(eq(classes.slug, "kelas-kode")));
    if (!known) throw new Error("the fixture has this class");
    const word = `panjang${"x".repeat(5_000)}`;
    const added = { ...known, classroomId: "room-tambahan", slug: "tambahan", code: "TAMBAHAN", description: word };
    await inTenant(db, melati, (tx) =>
      tx
        .insert(classes)
        .values([{ ...known, type: "course" }, added])
        .onConflictDoUpdate({ target: [classes.tenantId, classes.classroomId], set: { type: sql`excluded.type` } }),
    );
    const terms = await expectInStep(melati);
    expect(terms["type course"]).toContain("kelas-kode");
    expect(terms[`word ${word}`]).toEqual(["tambahan"]);
  });

  it("follows classes that are removed, and gives a number that nobody has to the next", async () => {
    const numbers = async () =>
      (await inTenant(db, melati, (tx) => tx.select({ number: classListing.number }).from(classListing)))
        .map(({ number }) => number)
        .toSorted((a, b) => a - b);
    const before = await numbers();
    const last = await rowOf("tambahan");
    const [kept] = await inTenant(db, melati, (tx) => tx.select().from(classes).where(eq(classes.slug, "tambahan")));
    if (!kept) throw new Error("an earlier test has written this class");
    await inTenant(db, melati, (tx) => tx.delete(classes).where(inArray(classes.slug, ["slug-baru", "tambahan"])));
    expect(await rowOf("slug-baru")).toBeUndefined();
    expect((await expectInStep(melati))["word baru"]).toBeUndefined();
    await inTenant(db, melati, (tx) => tx.insert(classes).values(kept));
    await expectInStep(melati);
    expect(await rowOf("tambahan")).toMatchObject({ number: last?.number });
    expect(await numbers()).toHaveLength(before.length - 1);
    await expectInStep(kenanga);
  });

  it("keeps numbers apart and sets whole when several write at once", async () => {
    const [sample] = await inTenant(db, melati, (tx) => tx.select().from(classes).limit(1));
    if (!sample) throw new Error("the fixture has classes");
    const made = ["satu", "dua", "tiga", "empat"].map((name) => ({
      ...sample,
      classroomId: `room-${name}`,
      slug: name,
      code: name.toUpperCase(),
      name: `Serentak ${name}`,
    }));
    await Promise.all(made.map((row) => inTenant(db, melati, (tx) => tx.insert(classes).values(row))));
    expect((await expectInStep(melati))["word serentak"]).toEqual(["dua", "empat", "satu", "tiga"]);
    const rows = await inTenant(db, melati, (tx) => tx.select({ number: classListing.number }).from(classListing));
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });

  it("is undone with the transaction that wrote the class", async () => {
    const failed = inTenant(db, melati, async (tx) => {
      await tx.update(classes).set({ name: "Tidak jadi" });
      throw new Error("roll back");
    });
    await expect(failed).rejects.toThrow("roll back");
    expect((await expectInStep(melati))["word tidak"]).toBeUndefined();
  });

  it("goes with its tenant", async () => {
    const id = randomUUID();
    await db.transaction((tx) => tx.insert(tenants).values({ id, key: "sementara", language: "id" }));
    const rows = await inTenant(db, melati, (tx) => tx.select().from(classes));
    await inTenant(db, id, (tx) => tx.insert(classes).values(rows.map((row) => ({ ...row, tenantId: id }))));
    await expectInStep(id);
    await db.transaction((tx) => tx.delete(tenants).where(eq(tenants.id, id)));
    expect(await keptTerms(id)).toEqual({});
    expect(await inTenant(db, id, (tx) => tx.$count(classListing))).toBe(0);
    await expectInStep(melati);
  });

  it("is made for the classes of a database from before it, tenant by tenant", async () => {
    const { migrations } = service;
    const bare = { ...service, endpoints: [], seed: {} };
    const older = await TestPlatform.start(await openEmpty(), {
      services: [{ ...bare, migrations: migrations.slice(0, 2) }],
    });
    const { db: old } = older;
    try {
      const tenantId = await older.tenantId("kenanga");
      const [sample] = await inTenant(db, kenanga, (tx) =>
        tx
          .select({ level: classes.level, row: sql<unknown>`to_jsonb(classes)` })
          .from(classes)
          .where(eq(classes.slug, "only-here")),
      );
      if (!sample) throw new Error("the fixture has this class");
      // By the columns that this older database has, not by today's.
      const row = JSON.stringify(sample.row);
      await inTenant(old, tenantId, (tx) =>
        tx.execute(sql`insert into classes select * from jsonb_populate_record(null::classes, ${row}::jsonb)`),
      );
      await older.use([bare]);
      const made = await inTenant(old, tenantId, (tx) =>
        tx.select({ slug: classListing.slug, number: classListing.number }).from(classListing),
      );
      expect(made).toEqual([{ slug: "only-here", number: 0 }]);
      const found = await inTenant(old, tenantId, (tx) =>
        tx
          .select({ term: classTerms.term, size: classTerms.size })
          .from(classTerms)
          .where(eq(classTerms.kind, "level")),
      );
      expect(found).toEqual([{ term: sample.level, size: 1 }]);
      const setting = await old.transaction((tx) =>
        tx.select({ own: sql<string>`current_setting('serambi.tenant_id', true)` }).from(sql`(values (1)) as one`),
      );
      expect(setting[0]?.own ?? "").toBe("");
    } finally {
      await older.stop();
    }
  });
});
