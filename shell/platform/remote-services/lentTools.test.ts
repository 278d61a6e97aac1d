import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { defineService, endpoint, job } from "@serambi/kernel/service";
import * as z from "zod";

import { entitlements as rights, jobs, memberships, outbox, persons } from "../database/schema";
import { Queue } from "../queue/Queue";
import { describeWithDatabase } from "../testing/describeEachEngine";
import { TestPlatform } from "../testing/TestPlatform";
import { SERVICE_JOB } from "./lendTools";
import { serviceJobs } from "./serviceJobs";

const OPEN_TIMEOUT_MS = 60_000;
const SARI = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a11";
const CLASS = { kind: "shop.class", code: "batik" };

let isBankDown = false;
const asked: string[] = [];

/** Sells a class: grants it, puts a transfer into the queue and thanks by letter. */
const shop = defineService({
  id: "shop",
  migrations: [],
  jobs: {
    open: job({
      payload: z.object({ isBroken: z.boolean() }),
      record: async ({ siteChanged, payload }) => {
        await siteChanged();
        if (payload.isBroken) throw new Error("the shutters are stuck");
      },
    }),
    transfer: job({
      payload: z.object({ to: z.string() }),
      run: async ({ to }) => {
        asked.push(to);
        if (isBankDown) throw new Error("the bank is away");
        return `receipt of ${to}`;
      },
      record: async ({ entitlements, payload }, receipt) => {
        const reference = receipt;
        await entitlements.grant({ ...CLASS, personId: payload.to, source: "bought", reference, grantedBy: "bank" });
      },
    }),
  },
  endpoints: [
    endpoint({
      host: "shop",
      method: "POST",
      path: "/buy",
      access: "anyone",
      body: z.object({ invoice: z.string(), isBroken: z.boolean().default(false), until: z.coerce.date().optional() }),
      handle: async ({ entitlements, enqueue, send, body, fail }) => {
        const grant = { ...CLASS, personId: SARI, source: "bought", reference: body.invoice, grantedBy: SARI } as const;
        const isNew = await entitlements.grant({ ...grant, ...(body.until && { expiresAt: body.until }) });
        await enqueue({ name: "transfer", payload: { to: "melati" } });
        const isSent = await send({
          to: { personId: SARI },
          write: (language, name) => ({ subject: `${language} ${name}`, paragraphs: ["Terima kasih"], reason: "-" }),
        });
        if (body.isBroken) fail(409, { id: "Batal", en: "Cancelled" });
        return { isNew, isSent };
      },
    }),
    endpoint({
      host: "shop",
      method: "POST",
      path: "/open",
      access: "anyone",
      body: z.object({ isLater: z.boolean().default(false), isBroken: z.boolean().default(false) }),
      handle: async ({ siteChanged, enqueue, body: { isLater, isBroken }, fail }) => {
        if (isLater) return enqueue({ name: "open", payload: { isBroken } });
        await siteChanged();
        return isBroken ? fail(409, { id: "Batal", en: "Cancelled" }) : null;
      },
    }),
    endpoint({
      host: "shop",
      method: "POST",
      path: "/take-back",
      access: "anyone",
      body: z.object({ invoice: z.string() }),
      handle: ({ entitlements, body }) =>
        entitlements.revoke({ personId: SARI, reference: body.invoice, why: "Dana kembali" }),
    }),
    endpoint({
      host: "shop",
      method: "GET",
      path: "/mine",
      access: "anyone",
      handle: async ({ entitlements }) => ({
        has: await entitlements.has(SARI, [{ kind: "shop.class", code: "tenun" }, CLASS]),
        references: (await entitlements.list(SARI, "shop.class")).map(({ reference }) => reference),
      }),
    }),
  ],
});

describeWithDatabase("what services are lent", (openEmpty) => {
  let platform: TestPlatform;
  let queue: Queue;
  let melati = "";
  const failures: string[] = [];
  const changedByJobs: string[] = [];

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [shop] });
    const { db } = platform;
    asked.length = 0;
    melati = await platform.tenantId("melati");
    const person = { email: "sari@contoh.example", name: "Sari Utami", language: "id" } as const;
    const at = { createdAt: platform.now, emailConfirmedAt: platform.now };
    await db.transaction((tx) => tx.insert(persons).values({ ...person, ...at, id: SARI }));
    await platform.inTenant(melati, (tx) =>
      tx.insert(memberships).values({ tenantId: melati, personId: SARI, userKind: 4, createdAt: platform.now }),
    );
    const serviceOf = (id: string) => (id === "shop" ? shop : undefined);
    const onSiteChanged = (key: string): void => void changedByJobs.push(key);
    const handler = serviceJobs({ serviceOf, now: () => platform.now, variables: {}, onSiteChanged });
    queue = new Queue({
      db,
      handlers: { [SERVICE_JOB]: handler },
      now: () => platform.now,
      onFailure: (_, error) => failures.push(error),
    });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const post = (path: string, body: object) =>
    platform.post(`/hosts/shop/${path}`, body, { "app-token": platform.appToken("melati.localhost") });
  const buy = (body: object) => post("buy", body);
  const mine = async (host?: string) => (await platform.get("/hosts/shop/mine", host)).body.data;
  const pending = () => platform.db.transaction((tx) => tx.select({ id: jobs.id, kind: jobs.kind }).from(jobs));

  it("is kept with what the service writes: right, job and letter, once for each reference", async () => {
    expect((await buy({ invoice: "INV-1" })).body.data).toEqual({ isNew: true, isSent: true });
    expect((await buy({ invoice: "INV-1" })).body.data).toMatchObject({ isNew: false });
    expect(await mine()).toEqual({ has: true, references: ["INV-1"] });
    expect((await pending()).map(({ kind }) => kind).toSorted()).toEqual(["mail", "mail", "service", "service"]);
    const [letter] = await platform.inTenant(melati, (tx) => tx.select().from(outbox));
    expect(letter).toMatchObject({ recipient: "sari@contoh.example", subject: "id Sari Utami" });
  });

  it("is gone with a call that fails", async () => {
    const before = await pending();
    expect((await buy({ invoice: "INV-2", isBroken: true })).status).toBe(409);
    expect(await mine()).toEqual({ has: true, references: ["INV-1"] });
    expect(await pending()).toEqual(before);
  });

  it("is one tenant's", async () => {
    expect(await mine("kenanga.localhost")).toEqual({ has: false, references: [] });
  });

  it("does jobs again until they succeed, and records them with what they came to", async () => {
    isBankDown = true;
    await queue.drain();
    expect(asked).toEqual(["melati", "melati"]);
    expect(failures.filter((text) => text.includes("the bank is away"))).toHaveLength(2);
    isBankDown = false;
    platform.now = new Date(platform.now.getTime() + 10_000);
    await queue.drain();
    expect(asked).toHaveLength(4);
    expect((await pending()).filter(({ kind }) => kind === "service")).toEqual([]);
    const rows = await platform.inTenant(melati, (tx) => tx.$count(rights));
    expect(rows).toBe(2);
  });

  it("counts a change of what visitors are shown, and its answer names the site; a change that failed is none", async () => {
    const revision = async () =>
      ((await platform.get("/v0/melati/cms/app/id")).body.data as { revision: number }).revision;
    const open = (payload: object) =>
      platform.app.inject({
        method: "POST",
        url: "/hosts/shop/open",
        payload,
        headers: { "app-token": platform.appToken("melati.localhost") },
      });
    const before = await revision();
    expect((await open({})).headers["x-site-changed"]).toBe("melati");
    expect(await revision()).toBe(before + 1);
    await open({ isBroken: true });
    expect((await open({ isLater: true, isBroken: true })).headers["x-site-changed"]).toBeUndefined();
    await queue.drain();
    expect([await revision(), changedByJobs]).toEqual([before + 1, []]);
    await open({ isLater: true });
    await queue.drain();
    expect([await revision(), changedByJobs]).toEqual([before + 2, ["melati"]]);
  });

  it("ends a right at its time, or when it is taken back", async () => {
    await buy({ invoice: "INV-3", until: new Date(platform.now.getTime() + 1_000).toISOString() });
    expect(await mine()).toMatchObject({ references: ["INV-3", "INV-1"] });
    platform.now = new Date(platform.now.getTime() + 2_000);
    expect(await mine()).toEqual({ has: true, references: ["INV-1"] });
    expect((await post("take-back", { invoice: "INV-1" })).body.data).toBe(1);
    expect(await mine()).toEqual({ has: false, references: [] });
    await buy({ invoice: "INV-1" });
    expect(await mine()).toEqual({ has: false, references: [] });
  });
});
