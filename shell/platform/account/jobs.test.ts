import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";

import { jobs } from "../database/schema";
import { enqueue } from "../queue/enqueue";
import { Queue } from "../queue/Queue";
import { describeWithDatabase } from "../testing/describeEachEngine";
import { AccountHarness } from "./testing/AccountHarness";

const START_TIMEOUT_MS = 120_000;
const TRIES = 8;
const HOUR_MS = 60 * 60 * 1000;

describeWithDatabase("the page of failed jobs", (openEmpty) => {
  let site: AccountHarness;

  beforeAll(async () => {
    site = await AccountHarness.start(await openEmpty());
  }, START_TIMEOUT_MS);
  afterAll(() => site.stop());
  beforeEach(() => void site.nextBrowser());

  const failed: string[] = [];

  /** Jobs whose every try fails, as a mail server says it. */
  const fail = async (count: number) => {
    const { db } = site.platform;
    const tenantId = await site.platform.tenantId("melati");
    let now = new Date();
    await db.transaction(async (tx) => {
      await tx.delete(jobs);
      for (let number = 0; number < count; number += 1)
        await enqueue(tx, { kind: "note", payload: { tenantId, to: "ratna@serambi.example" } }, now);
    });
    const run = () =>
      Promise.reject(new Error("550 <ratna@serambi.example> unknown at smtp://user:secret@mail:25\nmore"));
    const onFailure = (_: string, error: string) => void failed.push(error);
    const queue = new Queue({ db, now: () => now, handlers: { note: { run } }, onFailure });
    for (let tries = 0; tries < TRIES; tries += 1) {
      await queue.drain();
      now = new Date(now.getTime() + HOUR_MS);
    }
  };

  const signInAs = async (kind: number) => {
    await site.signUp();
    await site.makeKind(kind);
    const { answer } = await site.signIn();
    if (kind < 2) await site.setUpApp(answer);
  };

  it("shows a superadmin what failed, without what it was about, and does what they decide, once", async () => {
    await fail(2);
    await signInAs(0);
    const page = await site.browser.open("/jobs");
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("2 pekerjaan gagal");
    expect(page.body).toContain("melati · gagal pada");
    expect(page.body).toContain("550 &lt;…@…&gt; unknown at smtp://…@mail:25");
    expect(page.body).not.toContain("ratna");
    expect(failed.join()).not.toMatch(/ratna|secret/);
    const again = await site.browser.submit("/jobs/again", {});
    expect(again.body).toContain("1 pekerjaan gagal");
    expect(again.body).toContain("dicoba lagi · Larasati Puspa");
    const given = await site.browser.submit("/jobs/give-up", {});
    expect(given.body).toContain("dihentikan · Larasati Puspa");
    expect(given.body).toContain("Tidak ada yang menunggu keputusan.");
    const left = await site.platform.db.transaction((tx) => tx.select().from(jobs));
    expect(left.filter(({ kind }) => kind === "note")).toEqual([
      expect.objectContaining({ attempts: 0, failedAt: null }),
    ]);
  });

  it("is closed to everybody else", async () => {
    await fail(1);
    await signInAs(1);
    const page = await site.browser.open("/jobs");
    expect(page.statusCode).toBe(403);
    expect(page.body).not.toContain("note #");
    const account = await site.browser.open("/");
    const formToken = /name="formToken" value="([^"]*)"/.exec(account.body)?.[1] ?? "";
    const [job] = await site.platform.db.transaction((tx) => tx.select().from(jobs));
    const sent = await site.browser.send("POST", "/jobs/give-up", { formToken, id: String(job?.id) });
    expect(sent.statusCode).toBe(403);
    expect(await site.platform.db.transaction((tx) => tx.$count(jobs))).toBeGreaterThan(0);
    site.nextBrowser();
    expect((await site.browser.open("/jobs")).body).toContain("Silakan masuk");
  });
});
