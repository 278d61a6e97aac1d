import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { defineService, endpoint } from "@serambi/kernel/service";
import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";
import * as z from "zod";

import type { AdminInvoice } from "../../contract/Admin";
import type { Invoice } from "../../contract/Invoice";
import type { PayoutDetail } from "../../contract/Payout";
import { MIDTRANS_KEY, MidtransServer } from "../../testing/providers/MidtransServer";
import { XENDIT_KEY, XENDIT_TOKEN, XenditServer } from "../../testing/providers/XenditServer";
import { service } from "../index";

const OPEN_TIMEOUT_MS = 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Tries of a job come 5, 10, 20 … seconds after each other. */
const ALL_TRIES = [5, 10, 20, 40, 80, 160, 320];

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
      handle: ({ query: { slug } }) =>
        Promise.resolve({
          slug,
          name: "Batik Tulis",
          classroomId: `room-${slug}`,
          priceIdr: 500_000,
          state: "started",
        }),
    }),
  ],
});

const MENTOR = 2;
const ADMIN = 1;
const LEARNER = 4;

describeWithDatabase("providers over the network", (openEmpty) => {
  const xendit = new XenditServer();
  const midtrans = new MidtransServer();
  const begin = new Date();
  let platform: TestPlatform;
  let melati = "";
  let kenanga = "";
  let persons = 0;

  beforeAll(async () => {
    const [xenditUrl, midtransUrl] = await Promise.all([xendit.server.start(), midtrans.server.start()]);
    platform = await TestPlatform.start(await openEmpty());
    platform.now = begin;
    platform.variables["PAYMENTS_PROVIDERS"] = JSON.stringify({
      melati: { xendit: { secretKey: XENDIT_KEY, callbackToken: XENDIT_TOKEN, url: xenditUrl } },
      kenanga: { midtrans: { serverKey: MIDTRANS_KEY, snapUrl: midtransUrl, apiUrl: midtransUrl } },
    });
    await platform.use([classes, service]);
    await platform.renewToken();
    [melati, kenanga] = [await platform.tenantId("melati"), await platform.tenantId("kenanga")];
  }, OPEN_TIMEOUT_MS);
  afterAll(async () => {
    await platform.stop();
    await Promise.all([xendit.server.stop(), midtrans.server.stop()]);
  });
  beforeEach(() => {
    xendit.server.asked.length = 0;
  });
  afterEach(() => {
    xendit.server.mood = "fine";
    midtrans.server.mood = "fine";
    platform.now = begin;
  });

  const query = <Row>(text: string, tenant = melati): Promise<Row[]> =>
    platform.inTenant(tenant, async (tx) => {
      const { rows } = (await tx.execute(text)) as { rows: Row[] }; // as both drivers answer
      return rows;
    });
  const later = (ms: number) => {
    platform.now = new Date(platform.now.getTime() + ms);
  };
  const drainAll = async () => {
    await platform.drain();
    for (const seconds of ALL_TRIES) {
      later(seconds * 1_000);
      await platform.drain();
    }
  };

  const somebody = async (kind = LEARNER, site: "melati" | "kenanga" = "melati") => {
    persons += 1;
    const token = await platform.logIn(site === "melati" ? melati : kenanga, `person-${persons}`, kind);
    const headers = { "app-token": platform.appToken(`${site}.localhost`), authorization: `Bearer ${token}` };
    const post = (path: string, body: object) => platform.post(path, body, headers);
    const detail = async (number: string) => (await post("/v1/class/payment/detail", { number })).body.data as Invoice;
    const order = async (slug = "batik") => {
      const body = { origin: `https://${site}.localhost`, method: "qris" };
      return (await post(`/v1/class/payment/invoice?slug=${slug}`, body)).body.data as Invoice;
    };
    return { id: `person-${persons}`, post, detail, order, get: (path: string) => platform.getWith(path, headers) };
  };
  const callback = (body: object, token = XENDIT_TOKEN, host = "melati.localhost") =>
    platform.post("/v1/class/payment/callback", body, {
      "app-token": platform.appToken(host),
      "x-callback-token": token,
    });
  const referenceOf = async (number: string, tenant = melati) =>
    (
      await query<{ reference: string }>(`select reference from payments_invoices where number = '${number}'`, tenant)
    )[0]?.reference ?? "";
  const rightsOf = (id: string, tenant = melati) =>
    query<{ code: string }>(`select code from entitlements where user_id = '${id}' and revoked_at is null`, tenant);

  describe("an invoice at Xendit", () => {
    it("has a page there, comes back to the site, and opens the class with the provider's word", async () => {
      const buyer = await somebody();
      const made = await buyer.order();
      expect([made.state, made.payAt]).toEqual(["PENDING", null]);
      await platform.drain();
      const { payAt } = await buyer.detail(made.number);
      const reference = await referenceOf(made.number);
      const there = xendit.invoices.find(({ external_id }) => external_id === reference);
      expect([payAt, there?.amount, there?.success_redirect_url]).toEqual([
        there?.invoice_url,
        555_000,
        `https://melati.localhost/CallbackPayment?invoice=${made.number}`,
      ]);
      expect((await callback(xendit.paid(reference))).status).toBe(200);
      expect(await buyer.detail(made.number)).toMatchObject({ state: "PAID", access: "granted", channel: "QRIS" });
      expect(await rightsOf(buyer.id)).toEqual([{ code: "room-batik" }]);
    });

    it("is believed by the account's token alone, with the right amount and currency, on its own site", async () => {
      const buyer = await somebody();
      const { number } = await buyer.order();
      await platform.drain();
      const reference = await referenceOf(number);
      expect((await callback(xendit.paid(reference), "another-token")).status).toBe(401);
      expect((await callback(xendit.paid(reference, { paid_amount: 1 }))).status).toBe(422);
      expect((await callback(xendit.paid(reference, { currency: "PHP" }))).status).toBe(422);
      expect((await callback(xendit.paid(reference, { status: "GIVEN" }))).status).toBe(400);
      expect((await callback(xendit.paid(reference, { external_id: "INV-0000-0000-none" }))).status).toBe(404);
      expect((await callback(xendit.paid(reference), XENDIT_TOKEN, "kenanga.localhost")).status).not.toBe(200);
      expect((await buyer.detail(number)).state).toBe("PENDING");
    });

    it.each(["down", "html", "deaf"] as const)("is made later where the provider is %s, and once", async (mood) => {
      const buyer = await somebody();
      xendit.server.mood = mood;
      const { number } = await buyer.order();
      await platform.drain();
      expect(await buyer.detail(number)).toMatchObject({ state: "PENDING", payAt: null });
      xendit.server.mood = "fine";
      later(5_000);
      await platform.drain();
      expect((await buyer.detail(number)).payAt).not.toBeNull();
      const reference = await referenceOf(number);
      expect(xendit.invoices.filter(({ external_id }) => external_id === reference)).toHaveLength(1);
    });

    it("is found, not made a second time, where the answer was lost", async () => {
      const buyer = await somebody();
      const { number } = await buyer.order();
      const reference = await referenceOf(number);
      // Searching is answered; the answer to the making is lost.
      const stop = loseAnswerTo(xendit, "POST");
      await platform.drain();
      stop();
      expect((await buyer.detail(number)).payAt).toBeNull();
      later(5_000);
      await platform.drain();
      expect((await buyer.detail(number)).payAt).not.toBeNull();
      expect(xendit.invoices.filter(({ external_id }) => external_id === reference)).toHaveLength(1);
    });

    it("is asked for where the payer is back before the provider's word, or its word is lost", async () => {
      const buyer = await somebody();
      const { number } = await buyer.order();
      await platform.drain();
      xendit.paid(await referenceOf(number));
      later(MINUTE_MS);
      expect((await buyer.post("/v1/class/payment/callback", { number })).status).toBe(201);
      await platform.drain();
      expect(await buyer.detail(number)).toMatchObject({ state: "PAID", access: "granted" });
      const other = await somebody();
      const late = await other.order();
      await platform.drain();
      xendit.paid(await referenceOf(late.number));
      later(25 * HOUR_MS);
      await platform.drain();
      platform.now = begin;
      expect(await other.detail(late.number)).toMatchObject({ state: "PAID", access: "granted" });
    });

    it("ends there, too, when the buyer orders something else; money that comes all the same is opened by an administrator", async () => {
      const buyer = await somebody();
      const first = await buyer.order();
      await platform.drain();
      const reference = await referenceOf(first.number);
      await buyer.post("/v1/class/payment/invoice?slug=batik", { expectedIdr: 1 });
      await query(
        `insert into payments_vouchers (tenant_id, code, kind, value, max_uses, created_at) values ('${melati}', 'SERIBU', 'amount', 1000, 5, now())`,
      );
      const second = (await buyer.post("/v1/class/payment/invoice?slug=batik", { voucher: "SERIBU" })).body
        .data as Invoice;
      await platform.drain();
      expect((await buyer.detail(first.number)).state).toBe("CANCELLED");
      expect(xendit.invoices.find(({ external_id }) => external_id === reference)?.status).toBe("EXPIRED");
      expect((await callback(xendit.paid(reference))).body.data).toEqual({ outcome: "late" });
      expect((await callback(xendit.paid(reference))).body.data).toEqual({ outcome: "repeated" });
      expect(await buyer.detail(first.number)).toMatchObject({ state: "CANCELLED", hasLateMoney: true });
      const admin = await somebody(ADMIN);
      const claimed = await admin.post("/payments/admin/claim", { number: first.number });
      expect(claimed.body.data).toMatchObject({ state: "PAID", access: "granted", totalIdr: first.totalIdr });
      expect((claimed.body.data as AdminInvoice).number).not.toBe(second.number);
      expect(await rightsOf(buyer.id)).toEqual([{ code: "room-batik" }]);
      expect((await buyer.detail(first.number)).hasLateMoney).toBe(false);
      expect((await admin.post("/payments/admin/claim", { number: first.number })).status).toBe(409);
      // What is paid twice is nobody's, until it was given back.
      expect((await callback(xendit.paid(reference, { id: "another" }))).body.data).toEqual({
        outcome: "double",
      });
      expect((await admin.post("/payments/admin/given-back", { number: first.number })).status).toBe(201);
      const [unclaimed] = await query<{ sum: string }>(
        "select sum(amount_idr)::text as sum from payments_entries where account = 'unclaimed'",
      );
      expect(unclaimed?.sum).toBe("0");
    });
  });

  it("shows no sandbox on a site with an account: nothing is opened for nothing there", async () => {
    const buyer = await somebody();
    const { number } = await buyer.order();
    const path = `/payments/sandbox/${await referenceOf(number)}`;
    expect((await buyer.get(path)).status).toBe(404);
    expect((await buyer.post(path, { ending: "pay" })).status).toBe(404);
  });

  describe("a payout by Xendit", () => {
    const payout = async (changes: object = {}) => {
      const [mentor, admin] = [await somebody(MENTOR), await somebody(ADMIN)];
      await query(
        `insert into payments_entries (tenant_id, booking, account, amount_idr, kind, number, text, at) select '${melati}', md5('${mentor.id}')::uuid,
         account, amount, 'earning', 'HN-${mentor.id}', 'Honor', now() from (values ('person:${mentor.id}', 900000), ('honoraria', -900000)) as e (account, amount)`,
      );
      const wanted = {
        bankCode: "MANDIRI",
        accountNumber: "1370014474471",
        accountHolderName: "Maria Lengkong",
        amount: 300_000,
      };
      const { number } = (await mentor.post("/v2/payout/request", { ...wanted, ...changes })).body.data as PayoutDetail;
      expect((await admin.post("/v2/payout/approve", { number })).status).toBe(201);
      const detail = async () =>
        (await mentor.get(`/payments/payouts/detail?number=${number}`)).body.data as PayoutDetail;
      const transfers = () => xendit.disbursements.filter(({ external_id }) => external_id === `melati-${number}`);
      return { number, detail, transfers, reference: `melati-${number}` };
    };

    it("is at the bank until the bank says that it was sent", async () => {
      const { detail, transfers, reference } = await payout();
      await platform.drain();
      expect((await detail()).state).toBe("PROCESSING");
      expect(transfers()).toMatchObject([{ amount: 300_000, bank_code: "MANDIRI" }]);
      const word = xendit.ended(reference, "COMPLETED");
      expect((await callback({ ...word, amount: 1 })).status).toBe(422);
      const answers = await Promise.all(Array.from({ length: 10 }, () => callback(word)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect((await detail()).state).toBe("SUCCEEDED");
    });

    it.each(["POST", "GET"] as const)("is never paid twice where an answer to a %s is lost", async (method) => {
      const { detail, transfers } = await payout();
      const stop = loseAnswerTo(xendit, method);
      await platform.drain();
      stop();
      expect((await detail()).state).toBe("APPROVED");
      await drainAll();
      expect((await detail()).state).toBe("PROCESSING");
      expect(transfers()).toHaveLength(1);
    });

    it("is asked for where the bank's word does not come", async () => {
      const { detail, reference } = await payout();
      await platform.drain();
      xendit.ended(reference, "FAILED", "INVALID_DESTINATION");
      later(MINUTE_MS);
      await platform.drain();
      const { state, steps } = await detail();
      expect([state, steps.at(-1)?.why]).toEqual(["FAILED", "nomor rekening tidak dikenal bank"]);
    });

    it("fails at once where the bank does not take what is asked for, and the money is free again", async () => {
      const { detail, transfers } = await payout({ accountNumber: "123456" });
      await platform.drain();
      expect([(await detail()).state, (await detail()).balanceIdr]).toEqual(["FAILED", 900_000]);
      expect(transfers()).toEqual([]);
    });

    it("is refused where the site's provider sends no money", async () => {
      const admin = await somebody(ADMIN, "kenanga");
      await query(
        `insert into payments_payouts (tenant_id, number, person_id, person_name, role, bank_code, account_number, holder_name, amount_idr, fee_idr, state, request_key, requested_at)
         values ('${kenanga}', 'PO-1', 'someone', 'Someone', 'mentor', 'BCA', '12345678', 'Someone', 60000, 0, 'REQUESTED', 'key', now())`,
        kenanga,
      );
      expect((await admin.post("/v2/payout/approve", { number: "PO-1" })).status).toBe(503);
    });
  });

  describe("an invoice at Midtrans", () => {
    const order = async () => {
      const buyer = await somebody(LEARNER, "kenanga");
      const { number } = await buyer.order();
      await platform.drain();
      return { buyer, number, reference: await referenceOf(number, kenanga) };
    };
    const notify = (body: object) =>
      platform.post("/v1/class/payment/callback", body, { "app-token": platform.appToken("kenanga.localhost") });

    it("is paid at Snap, and believed by its signature alone", async () => {
      const { buyer, number, reference } = await order();
      expect((await buyer.detail(number)).payAt).toContain(`redirection/token-${reference}`);
      const word = midtrans.notify(reference, "settlement");
      expect((await notify({ ...word, signature_key: "0".repeat(128) })).status).toBe(401);
      // A signature is of order, code and amount: of another amount it is another.
      expect((await notify({ ...word, gross_amount: "1.00" })).status).toBe(401);
      expect((await notify(midtrans.notify(reference, "settlement", { gross_amount: "1.00" }))).status).toBe(422);
      expect((await notify(midtrans.notify(reference, "pending"))).status).toBe(200);
      expect((await notify(midtrans.notify(reference, "settlement"))).status).toBe(200);
      expect(await buyer.detail(number)).toMatchObject({ state: "PAID", access: "granted", method: "qris" });
      expect(await rightsOf(buyer.id, kenanga)).toEqual([{ code: "room-batik" }]);
    });

    it("says why it was denied; one that waits for a check is not paid", async () => {
      const { buyer, number, reference } = await order();
      await notify(midtrans.notify(reference, "capture", { fraud_status: "challenge", payment_type: "credit_card" }));
      expect((await buyer.detail(number)).state).toBe("PENDING");
      await notify(midtrans.notify(reference, "deny"));
      expect(await buyer.detail(number)).toMatchObject({ state: "FAILED", reason: "Denied by Bank" });
    });

    it("is asked for before its time is over; of one that nobody began to pay nothing is known", async () => {
      const [{ buyer, number, reference }, never] = [await order(), await order()];
      midtrans.notify(reference, "settlement");
      midtrans.server.mood = "html";
      later(25 * HOUR_MS);
      await platform.drain();
      midtrans.server.mood = "fine";
      later(5_000);
      await platform.drain();
      platform.now = begin;
      expect((await buyer.detail(number)).state).toBe("PAID");
      expect((await never.buyer.detail(never.number)).state).toBe("EXPIRED");
    });
  });

  it("does not come into use with accounts that nobody can read, and says no key", async () => {
    const given = platform.variables["PAYMENTS_PROVIDERS"] ?? "";
    platform.variables["PAYMENTS_PROVIDERS"] = '{"melati":{"xendit":{"secretKey":"secret-of-the-account"}}}';
    await expect(platform.use([classes, service])).rejects.toThrow(
      /^payments: PAYMENTS_PROVIDERS is not valid: it takes JSON/,
    );
    platform.variables["PAYMENTS_PROVIDERS"] = given;
    await platform.use([classes, service]);
  });
});

/** Cuts the line after the server has done what it was asked with this method. @returns ends that */
const loseAnswerTo = ({ server }: XenditServer, method: string): (() => void) => {
  const { asked } = server;
  const push = asked.push.bind(asked);
  asked.push = (...all) => {
    server.mood = all.some((one) => one.method === method) ? "lost" : "fine";
    return push(...all);
  };
  return () => {
    asked.push = push;
    server.mood = "fine";
  };
};
