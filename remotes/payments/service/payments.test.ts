import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { defineService, endpoint } from "@serambi/kernel/service";
import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";
import * as z from "zod";

import type { Invoice } from "../contract/Invoice";
import type { Offer } from "../contract/Offer";
import { service } from "./index";

const OPEN_TIMEOUT_MS = 60_000;
const DAY_MS = 86_400_000;
const KENANGA = "kenanga.localhost";
const CLASSES = [
  {
    slug: "batik-tulis",
    name: "Batik Tulis",
    classroomId: "room-batik",
    priceIdr: 500_000,
    state: "registration-open",
  },
  { slug: "tenun-ikat", name: "Tenun Ikat", classroomId: "room-tenun", priceIdr: 300_000, state: "registration-open" },
  { slug: "gerabah", name: "Gerabah", classroomId: "room-gerabah", priceIdr: 200_000, state: "ended" },
  { slug: "membaca", name: "Membaca", classroomId: "room-baca", priceIdr: 0, state: "registration-open" },
];

/** Another remote has the classes. */
const classes = defineService({
  id: "classes",
  migrations: [],
  endpoints: [
    endpoint({
      host: "services",
      method: "GET",
      path: "/v1/class/overview",
      access: "anyone",
      query: z.object({ slug: z.string() }),
      handle: ({ query, fail }) =>
        Promise.resolve(
          CLASSES.find(({ slug }) => slug === query.slug) ?? fail(404, { id: "Tidak ada", en: "Not there" }),
        ),
    }),
  ],
});

describeWithDatabase("buying", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  let persons = 0;

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [classes, service] });
    melati = await platform.tenantId("melati");
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const query = <Row>(text: string): Promise<Row[]> =>
    platform.inTenant(melati, async (tx) => {
      const { rows } = (await tx.execute(text)) as { rows: Row[] }; // as both drivers answer
      return rows;
    });

  const headers = (user: string | null, host = "melati.localhost") => ({
    "app-token": platform.appToken(host),
    ...(user !== null && { authorization: `Bearer ${user}` }),
  });

  /** Somebody who is logged in, whom nobody else has been. */
  const somebody = async () => {
    persons += 1;
    const id = `buyer-${persons}`;
    const user = await platform.logIn(melati, id, 4);
    const read = async (path: string) => platform.getWith(path, headers(user));
    const invoice = (wanted: object = {}, slug = "batik-tulis") =>
      platform.post(`/v1/class/payment/invoice?slug=${slug}`, wanted, headers(user));
    const detail = async (number: string) =>
      (await platform.post("/v1/class/payment/detail", { number }, headers(user))).body.data as Invoice;
    return { id, user, read, invoice, detail };
  };

  const made = async (asked: ReturnType<Awaited<ReturnType<typeof somebody>>["invoice"]>): Promise<Invoice> => {
    const { status, body } = await asked;
    expect([status, body.message]).toEqual([201, expect.anything()]);
    return body.data as Invoice;
  };

  const codeOf = ({ payAt }: Invoice): string => String(payAt).split("/").at(-1) ?? "";
  const end = (invoice: Invoice, ending: "pay" | "fail" | "expire", host?: string) =>
    platform.post(`/payments/sandbox/${codeOf(invoice)}`, { ending, channel: "BCA" }, headers(null, host));

  const rightsOf = (id: string) =>
    query<{ kind: string; code: string }>(
      `select kind, code from entitlements where user_id = '${id}' and revoked_at is null order by kind`,
    );

  const event = async (invoice: Invoice, changes: object = {}, token?: string) => {
    const [secret] = await query<{ value: string }>("select value from payments_secrets");
    const body = {
      event: `${codeOf(invoice)}:PAID`,
      reference: codeOf(invoice),
      tenant: "melati",
      state: "PAID",
      amount: invoice.totalIdr,
      currency: "IDR",
      ...changes,
    };
    return platform.post("/v1/class/payment/callback", body, {
      ...headers(null),
      "x-callback-token": token ?? secret?.value ?? "",
    });
  };

  it("says what a class costs with tax and voucher, and nothing of one that is free, over or unknown", async () => {
    const { read } = await somebody();
    const { body } = await read("/payments/offer?slug=batik-tulis");
    expect((body.data as Offer).options).toEqual([
      { kind: "course", months: null, priceIdr: 500_000, discountIdr: 0, taxIdr: 55_000, totalIdr: 555_000 },
    ]);
    for (const slug of ["membaca", "gerabah", "none"])
      expect((await read(`/payments/offer?slug=${slug}`)).status).toBe(404);
  });

  it("makes one invoice of two tabs, opens the class with the payment, and sells it once", async () => {
    const { id, invoice, detail, read } = await somebody();
    const [first, second] = await Promise.all([made(invoice()), made(invoice())]);
    expect(second.number).toBe(first.number);
    expect(await rightsOf(id)).toEqual([]);
    const ended = await end(first, "pay");
    expect([ended.status, ended.body.data]).toEqual([201, { backTo: `/CallbackPayment?invoice=${first.number}` }]);
    expect(await detail(first.number)).toMatchObject({ state: "PAID", access: "granted", channel: "BCA", payAt: null });
    expect(await rightsOf(id)).toEqual([{ kind: "courses.class", code: "room-batik" }]);
    expect((await invoice()).status).toBe(409);
    expect((await read("/payments/offer?slug=batik-tulis")).body.data).toMatchObject({ hasAccess: true });
    const told = await platform.db.transaction((tx) =>
      tx.execute(`select name from person_events where person_id = '${id}'`),
    );
    expect(JSON.stringify(told)).toContain('"name":"paid"');
  });

  it("gives somebody their invoices with their data; who leaves has nothing left to pay, and their e-mail is gone from the books", async () => {
    const { id, invoice } = await somebody();
    const paid = await made(invoice());
    await end(paid, "pay");
    const open = await made(invoice({}, "tenun-ikat"));
    const { payments } = await platform.copyOf("melati", id);
    expect(payments).toMatchObject({
      invoices: [
        { number: paid.number, state: "PAID" },
        { number: open.number, state: "PENDING" },
      ],
      balanceIdr: 0,
    });
    await platform.forget("melati", id);
    expect(await rightsOf(id)).toEqual([]);
    expect(
      await query(
        `select state, person_email from payments_invoices where person_id = '${id}' order by created_at, number`,
      ),
    ).toEqual([
      { state: "PAID", person_email: "" },
      { state: "CANCELLED", person_email: "" },
    ]);
  });

  it("makes another invoice after a failure, and none before", async () => {
    const { invoice, detail, read } = await somebody();
    const first = await made(invoice());
    expect((await read("/v1/class/repay?slug=batik-tulis")).status).toBe(409);
    await end(first, "fail");
    expect(await detail(first.number)).toMatchObject({ state: "FAILED", access: "none" });
    const again = (await read("/v1/class/repay?slug=batik-tulis")).body.data as Invoice;
    expect([again.state, again.number === first.number]).toEqual(["PENDING", false]);
  });

  it("ends what nobody has paid in a day, and keeps money that comes later for an administrator", async () => {
    const { id, invoice, detail } = await somebody();
    const late = await made(invoice());
    const before = platform.now;
    platform.now = new Date(before.getTime() + DAY_MS + 16 * 60_000);
    await platform.drain();
    platform.now = before;
    expect(await detail(late.number)).toMatchObject({ state: "EXPIRED" });
    expect((await event(late)).body.data).toEqual({ outcome: "late" });
    expect([(await detail(late.number)).state, await rightsOf(id)]).toEqual(["EXPIRED", []]);
    const [row] = await query<{ attention: string[] }>(
      `select attention from payments_invoices where number = '${late.number}'`,
    );
    expect(row?.attention).toEqual(["late-payment"]);
  });

  it("sells a pass for all classes of a site, for its months", async () => {
    await query(
      `insert into settings (tenant_id, version, key, value) select tenant_id, version, 'payments', '{"passes":[{"months":3,"priceIdr":900000}]}'::jsonb from settings limit 1`,
    );
    const { id, invoice } = await somebody();
    const pass = await made(invoice({ kind: "pass", months: 3 }));
    expect((await invoice({ kind: "pass", months: 4 })).status).toBe(422);
    await end(pass, "pay");
    expect(await rightsOf(id)).toEqual([{ kind: "courses.all", code: "*" }]);
    expect((await invoice({}, "tenun-ikat")).status).toBe(409);
  });

  it("is nobody else's: not by number, not by code on another site, not without logging in", async () => {
    const [mine, other] = [await somebody(), await somebody()];
    const { number, payAt } = await made(mine.invoice());
    const asked = await platform.post("/v1/class/payment/detail", { number }, headers(other.user));
    const back = await platform.post("/v1/class/payment/callback", { number }, headers(other.user));
    expect([asked.status, back.status]).toEqual([404, 404]);
    const stranger = { number, payAt } as Invoice; // what the call reads of it
    expect((await end(stranger, "pay", KENANGA)).status).toBe(404);
    expect((await platform.post("/v1/class/payment/detail", { number }, headers(null))).status).toBe(401);
    expect((await mine.detail(number)).state).toBe("PENDING");
  });

  describe("the callback", () => {
    it("is believed by its token alone, and only where amount, currency and site are the invoice's", async () => {
      const { invoice, detail } = await somebody();
      const open = await made(invoice());
      expect((await event(open, {}, "wrong")).status).toBe(401);
      expect((await event(open, { state: "GIVEN" })).status).toBe(400);
      for (const changes of [{ amount: 1 }, { currency: "USD" }, { tenant: "kenanga" }])
        expect((await event(open, changes)).status).toBe(422);
      expect((await event(open, { reference: "INV-0000-0000-none" })).status).toBe(404);
      expect((await detail(open.number)).state).toBe("PENDING");
    });

    it("does once what it says, also where it says it twenty times at once, and in another order", async () => {
      const { id, invoice, detail } = await somebody();
      const open = await made(invoice());
      const settled = { state: "SETTLED", event: "settled" };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => event(open, index % 2 === 0 ? {} : settled)),
      );
      expect(answers.every(({ status }) => status === 201 || status === 200)).toBe(true);
      expect(await detail(open.number)).toMatchObject({ state: "SETTLED", access: "granted" });
      expect(await rightsOf(id)).toHaveLength(1);
      const entries = await query<{ kind: string }>(
        `select kind from payments_entries where number = '${open.number}' order by kind, account`,
      );
      expect(entries.map(({ kind }) => kind)).toEqual(["sale", "sale", "sale", "settled", "settled"]);
      await event(open, { state: "EXPIRED", event: "expired" });
      expect((await detail(open.number)).state).toBe("SETTLED");
    });
  });

  it("takes no callback of a megabyte, and says so before it reads it", async () => {
    const { status } = await platform.post(
      "/v1/class/payment/callback",
      { note: "x".repeat(1_048_576) },
      headers(null),
    );
    expect(status).toBe(413);
  });

  it("says that the class opens late where it does, repeats it, tells the buyer, and shows it to an administrator", async () => {
    const { id, invoice, detail } = await somebody();
    const admin = await platform.logIn(melati, "admin-of-late", 1);
    const owner = (text: string) => platform.db.transaction((tx) => tx.execute(text));
    await owner(
      "create function no_rights() returns trigger language plpgsql as $$ begin raise exception 'the table of rights is away'; end $$",
    );
    await owner("create trigger no_rights before insert on entitlements for each row execute function no_rights()");
    const late = await made(invoice());
    await end(late, "pay");
    expect(await detail(late.number)).toMatchObject({ state: "PAID", access: "granting" });
    const marked = await platform.getWith("/payments/admin/invoices?attention=true", headers(admin));
    expect(JSON.stringify(marked.body.data)).toContain(late.number);
    await platform.drain();
    expect(await rightsOf(id)).toEqual([]);
    await owner("drop trigger no_rights on entitlements");
    const before = platform.now;
    platform.now = new Date(before.getTime() + 60_000);
    await platform.drain();
    platform.now = before;
    expect(await detail(late.number)).toMatchObject({ state: "PAID", access: "granted" });
    expect(await rightsOf(id)).toHaveLength(1);
  });

  describe("vouchers", () => {
    const voucher = (code: string, rest: string) =>
      query(
        `insert into payments_vouchers (tenant_id, code, kind, value, slug, max_uses, created_at, starts_at, ends_at)
         values ('${melati}', '${code}', ${rest})`,
      );

    it("ten of fifty who ask at once get one that is good for ten", async () => {
      await voucher("SEPULUH", "'percent', 20, null, 10, now(), null, null");
      const people = await Promise.all(Array.from({ length: 50 }, somebody));
      const answers = await Promise.all(people.map(({ invoice }) => invoice({ voucher: "sepuluh" })));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(40);
    });

    it("one for all of the price opens the class at once; one that is not for it says why", async () => {
      await voucher("SEMUA", "'percent', 100, 'tenun-ikat', 5, now(), null, null");
      await voucher("NANTI", "'amount', 1000, null, 5, now(), now() + interval '9 years', null");
      const { id, invoice, detail } = await somebody();
      const free = await made(invoice({ voucher: "SEMUA" }, "tenun-ikat"));
      expect(await detail(free.number)).toMatchObject({ state: "PAID", totalIdr: 0, access: "granted" });
      expect(await rightsOf(id)).toEqual([{ kind: "courses.class", code: "room-tenun" }]);
      expect((await invoice({ voucher: "SEMUA" })).body.message).toBe("Voucer ini untuk kelas lain.");
      expect((await invoice({ voucher: "NANTI" })).body.message).toBe("Voucer ini belum berlaku.");
      expect((await invoice({ expectedIdr: 1 })).status).toBe(409);
    });
  });

  describe("an administrator", () => {
    let admin = "";
    beforeAll(async () => {
      admin = await platform.logIn(melati, "admin", 1);
    });
    const asAdmin = (path: string, body?: object) =>
      body ? platform.post(path, body, headers(admin)) : platform.getWith(path, headers(admin));
    const reason = "Diminta dalam seminggu";

    it("refunds what was paid, once, and the right goes with it", async () => {
      const { id, invoice, detail } = await somebody();
      const bought = await made(invoice());
      expect((await asAdmin("/payments/admin/refund", { number: bought.number, reason })).status).toBe(409);
      await end(bought, "pay");
      expect((await asAdmin("/payments/admin/refund", { number: bought.number, reason: "ya" })).status).toBe(422);
      expect((await asAdmin("/payments/admin/refund", { number: bought.number, reason })).status).toBe(201);
      expect(await detail(bought.number)).toMatchObject({ state: "REFUNDED", access: "revoked", reason });
      expect(await rightsOf(id)).toEqual([]);
      expect((await asAdmin("/payments/admin/refund", { number: bought.number, reason })).status).toBe(409);
      // A late repeat of the payment's word does not bring the right back.
      await event(bought, { event: "late repeat" });
      expect(await rightsOf(id)).toEqual([]);
    });

    it("finds an invoice by its number, and those that want attention", async () => {
      const { invoice } = await somebody();
      const { number } = await made(invoice());
      const found = async (narrowed: string) =>
        ((await asAdmin(`/payments/admin/invoices?${narrowed}`)).body.data as { items: { number: string }[] }).items;
      expect((await found(`search=${number.toLowerCase()}`)).map((one) => one.number)).toEqual([number]);
      expect((await found("attention=true")).map((one) => one.number)).not.toContain(number);
    });

    it("is the only one who may; a late right that there is not cannot be given", async () => {
      const { invoice, user } = await somebody();
      const { number } = await made(invoice());
      expect((await asAdmin("/payments/admin/grant", { number })).status).toBe(409);
      const enrolment = { email: "nobody@serambi.example", slug: "batik-tulis", reason };
      expect((await asAdmin("/payments/admin/enrol", enrolment)).status).toBe(422);
      for (const [path, body] of [
        ["refund", { number, reason }],
        ["grant", { number }],
        ["given-back", { number }],
        ["claim", { number }],
        ["enrol", enrolment],
      ] as const)
        expect((await platform.post(`/payments/admin/${path}`, body, headers(user))).status).toBe(403);
    });
  });

  it("books every Rupiah twice: the ledger sums to zero", async () => {
    const [row] = await query<{ sum: string; count: number }>(
      "select coalesce(sum(amount_idr), 0)::text as sum, count(*)::int as count from payments_entries",
    );
    expect(row?.sum).toBe("0");
    expect(row?.count).toBeGreaterThan(0);
  });
});
