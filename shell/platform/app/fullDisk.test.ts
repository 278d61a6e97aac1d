import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";

import type { Database } from "../database/Database";
import { describeWithDatabase } from "../testing/describeEachEngine";
import { CLIENT, TestPlatform } from "../testing/TestPlatform";

const OPEN_TIMEOUT_MS = 60_000;

describeWithDatabase("a platform whose disk is full", (openEmpty) => {
  let platform: TestPlatform;
  let isFull = false;
  beforeAll(async () => {
    const db = await openEmpty();
    const full: Database = {
      transaction: (work) =>
        db.transaction(async (tx) => {
          if (isFull) await tx.execute(sql`set transaction read only`);
          return work(tx);
        }),
      close: () => db.close(),
    };
    platform = await TestPlatform.start(full);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  it("gives out app tokens that read, and says of each write that nothing can be saved, until it can", async () => {
    isFull = true;
    const made = await platform.post("/authorizer/token/generate", CLIENT);
    expect(made.status).toBe(201);
    const token = (host: string) => platform.appToken(host, made.body.data as Record<string, unknown>); // as the authorizer answers
    const header = { "app-token": token("kenanga.localhost") };
    expect((await platform.getWith("/kenanga/cms/app/id", header)).status).toBe(200);
    expect((await platform.getWith("/authorizer/validate", { "app-token": token("nobody.localhost") })).status).toBe(
      404,
    );

    const click = () =>
      platform.post(
        "/logger/log/click",
        { from: "", to: "https://kenanga.example/", type: "page_load", timestamp: platform.now.toISOString() },
        { ...header, "accept-language": "en" },
      );
    expect(await click()).toEqual({
      status: 503,
      body: { status: false, message: "Nothing can be saved at the moment. Please try again later", data: null },
    });
    isFull = false;
    expect((await click()).status).toBe(201);
  });
});
