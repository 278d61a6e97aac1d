import { afterAll, beforeAll, expect, it } from "@jest/globals";

import type { Database } from "../database/Database";
import { migrate } from "../database/migrate";
import { accountSessions, mailTokens, signInFailures } from "../database/schema";
import { openInMemory } from "../testing/openInMemory";
import { createPerson, makeMailToken } from "./persons";
import { pruneAccounts } from "./pruneAccounts";
import { beginSession } from "./sessions";
import { takeTurn } from "./slowDown";

const DAY_MS = 86_400_000;
const NOW = new Date("2026-11-24T03:00:00Z");
const daysLater = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);

let db: Database;

beforeAll(async () => {
  db = await openInMemory();
  await migrate(db);
}, 60_000);
afterAll(() => db.close());

it("deletes sessions, links and wrong tries once they are over, and nothing before", async () => {
  await db.transaction(async (tx) => {
    const given = { email: "a@serambi.example", name: "A", language: "id", passwordHash: "none" } as const;
    const person = await createPerson(tx, given, NOW);
    if (!person) throw new Error("There is no person");
    const session = { personId: person.id, isComplete: true, beganWith: "password", userAgent: "" } as const;
    await beginSession(tx, { ...session, isRemembered: false }, NOW);
    await beginSession(tx, { ...session, isRemembered: true }, NOW);
    await makeMailToken(tx, person.id, "confirm", NOW);
    await takeTurn(tx, [{ subject: "account:a", free: 6 }], NOW);
  });
  const left = () =>
    db.transaction(async (tx) => [
      await tx.$count(accountSessions),
      await tx.$count(mailTokens),
      await tx.$count(signInFailures),
    ]);
  await pruneAccounts(db, NOW);
  expect(await left()).toEqual([2, 1, 1]);
  await pruneAccounts(db, daysLater(2));
  expect(await left()).toEqual([1, 0, 0]);
  await pruneAccounts(db, daysLater(31));
  expect(await left()).toEqual([0, 0, 0]);
});
