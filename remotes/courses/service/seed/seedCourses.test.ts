import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";
import { eq, sql } from "drizzle-orm";

import { service } from "..";
import { classes, programs, syllabusModules } from "../tables";
import { classesFixture } from "../testing/classesFixture";
import { serviceWith } from "../testing/serviceWith";
import type { SeedClass } from "./types";

const OPEN_TIMEOUT_MS = 60_000;

/** The service with the classes of its first tenant changed. */
const withClasses = (change: (given: readonly SeedClass[]) => readonly SeedClass[]) =>
  serviceWith({
    ...classesFixture,
    melati: { ...classesFixture.melati, classes: change(classesFixture.melati.classes) },
  });

describeWithDatabase("the seed of courses", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [serviceWith()] });
    melati = await platform.tenantId("melati");
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const nameOf = (slug: string) =>
    platform.inTenant(
      melati,
      async (tx) => (await tx.select({ name: classes.name }).from(classes).where(eq(classes.slug, slug)))[0]?.name,
    );
  const modulesOf = (classroomId: string) =>
    platform.inTenant(melati, async (tx) => {
      const rows = await tx
        .select()
        .from(syllabusModules)
        .where(eq(syllabusModules.classroomId, classroomId))
        .orderBy(syllabusModules.position);
      return rows.map(({ slug }) => slug);
    });

  it("writes programmes, classes and syllabus of every tenant", async () => {
    const own = await platform.inTenant(melati, async (tx) => [
      await tx.$count(programs),
      await tx.$count(classes),
      await tx.$count(syllabusModules),
    ]);
    expect(own).toEqual([3, 8, 14]);
  });

  it("leaves everything as it is when it has not changed", async () => {
    await platform.inTenant(melati, (tx) =>
      tx.update(classes).set({ name: "Diubah" }).where(eq(classes.slug, "jaringan-dasar")),
    );
    await platform.use([serviceWith()]);
    expect(await nameOf("jaringan-dasar")).toBe("Diubah");
  });

  it("brings its rows up to date when it has changed, and leaves other rows alone", async () => {
    await platform.use([
      withClasses((given) =>
        given.flatMap((own) =>
          own.slug === "analisis-data"
            ? []
            : [own.slug === "data-jaringan" ? { ...own, name: "Nama Baru", syllabus: own.syllabus.slice(1) } : own],
        ),
      ),
    ]);
    expect(await nameOf("jaringan-dasar")).toBe("Jaringan Dasar");
    expect(await nameOf("data-jaringan")).toBe("Nama Baru");
    expect(await modulesOf("room-data-jaringan")).toEqual(["dua"]);
    expect(await nameOf("analisis-data")).toBe("analisis data");
    expect(await modulesOf("room-analisis-data")).toEqual(["satu", "dua"]);
  });

  it("writes all or nothing, and answers as before when it fails", async () => {
    const broken = withClasses((given) =>
      given.map((own, index) => (index === 0 ? { ...own, name: "Separuh", priceIdr: -1 } : own)),
    );
    await expect(platform.use([broken])).rejects.toThrow(/^courses: .*insert into "classes"/s);
    expect(await nameOf("jaringan-dasar")).toBe("Jaringan Dasar");
    expect((await platform.get("/class/overview?slug=jaringan-dasar")).status).toBe(200);
  });

  it("comes to a database that has its tables from before services had journals of their own", async () => {
    await platform.db.transaction(async (tx) => {
      await tx.execute(sql`update service_migrations set service = '' where name <> '0001_classes'`);
      await tx.execute(sql`delete from service_migrations where name = '0001_classes'`);
    });
    await platform.use([{ ...service, seed: {} }]);
    expect((await platform.get("/class/overview?slug=jaringan-dasar")).status).toBe(200);
    await platform.use([serviceWith()]);
  });
});
