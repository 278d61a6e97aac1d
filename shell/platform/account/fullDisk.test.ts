import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";

import { describeWithDatabase } from "../testing/describeEachEngine";
import { AccountHarness } from "./testing/AccountHarness";

const START_TIMEOUT_MS = 60_000;

describeWithDatabase("the account site on a full disk", (openEmpty) => {
  let site: AccountHarness;
  let isFull = false;
  beforeAll(async () => {
    const db = await openEmpty();
    site = await AccountHarness.start({
      transaction: (work) =>
        db.transaction(async (tx) => {
          if (isFull) await tx.execute(sql`set transaction read only`);
          return work(tx);
        }),
      close: () => db.close(),
    });
  }, START_TIMEOUT_MS);
  afterAll(() => site.stop());

  it("says in the visitor's language that nothing can be saved, where a way in begins and where a form is sent", async () => {
    const words = "Saat ini tidak ada yang dapat disimpan";
    const { path } = await site.begin();
    const before = await site.browser.open(path);
    expect(before.statusCode).toBe(200);
    isFull = true;
    const sent = await site.browser.submit("/sign-in", { email: site.email, password: "tiga kata acak" });
    expect([sent.statusCode, sent.body.includes(words)]).toEqual([503, true]);
    const begun = await site.browser.open(`${(await site.begin()).path}&ui_locales=id`);
    expect([begun.statusCode, begun.body.includes(words)]).toEqual([503, true]);
    isFull = false;
    expect((await site.browser.open((await site.begin()).path)).statusCode).toBe(200);
  });
});
