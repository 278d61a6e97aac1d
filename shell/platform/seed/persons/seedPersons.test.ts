import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "@jest/globals";

import { isPassword } from "../../account/passwords";
import { findByEmail, isAdministrator } from "../../account/persons";
import { inTenant } from "../../database/inTenant";
import { memberships } from "../../database/schema";
import type { Database } from "../../database/Database";
import { migrate } from "../../database/migrate";
import { describeWithDatabase } from "../../testing/describeEachEngine";
import { seedFixture } from "../../testing/seedFixture";
import { TestPlatform } from "../../testing/TestPlatform";
import { seed } from "../seed";
import { seedPersonContent, seedPersons } from "./seedPersons";

const START_TIMEOUT_MS = 60_000;

it("has a person for each of the ten roles", () => {
  const kinds = seedPersonContent.filter(({ memberships: [first] }) => first?.site === "*");
  expect(kinds.map(({ memberships: [first] }) => first?.userKind)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

describeWithDatabase("persons of the seed", (openEmpty) => {
  let db: Database;
  let dataDir: string;

  beforeAll(async () => {
    db = await openEmpty();
    dataDir = mkdtempSync(join(tmpdir(), "serambi-persons-"));
    await migrate(db);
    await seed(db, seedFixture);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("are added once, with a password that only this machine knows", async () => {
    const password = await seedPersons(db, dataDir);
    expect(await seedPersons(db, dataDir)).toBe(password);
    expect(statSync(join(dataDir, "seed-password")).mode & 0o077).toBe(0);
    const found = await db.transaction((tx) => findByEmail(tx, "superadmin@serambi.example"));
    expect(await isPassword(password ?? "", found?.passwordHash)).toBe(true);
    expect(await db.transaction((tx) => isAdministrator(tx, found?.person.id ?? ""))).toBe(true);
    const student = await db.transaction((tx) => findByEmail(tx, "student@serambi.example"));
    expect(await db.transaction((tx) => isAdministrator(tx, student?.person.id ?? ""))).toBe(false);
  });

  it("are members of every site that they are named for", async () => {
    const platform = await TestPlatform.start(db);
    const kinds = await inTenant(db, await platform.tenantId("melati"), (tx) =>
      tx.select({ kind: memberships.userKind }).from(memberships),
    );
    expect(kinds.map(({ kind }) => kind).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await platform.app.close();
  });
});
