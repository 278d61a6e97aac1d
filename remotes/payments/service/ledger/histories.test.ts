import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { defineService, endpoint } from "@serambi/kernel/service";
import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";
import * as z from "zod";

import type { Invoice } from "../../contract/Invoice";
import type { PayoutDetail } from "../../contract/Payout";
import { service } from "../index";

/** On each engine. `LEDGER_HISTORIES=10000` for all that was asked for. */
const HISTORIES = Number(process.env["LEDGER_HISTORIES"] ?? 100);
const SEED = Number(process.env["LEDGER_SEED"] ?? 20_261_124);
const STEPS = 4;
const PEOPLE = 12;
const CHECK_EVERY = 500;
const HISTORY_TIMEOUT_MS = 120_000 + HISTORIES * 400;
const KINDS = { learner: 4, mentor: 2, admin: 1 } as const;
const WHY = "Diminta oleh percobaan";

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
          name: slug,
          classroomId: `room-${slug}`,
          priceIdr: 1_000 * (slug.length + 7),
          state: "started",
        }),
    }),
  ],
});

/** A plain generator: the same histories each time. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
};

interface Row {
  readonly value: string;
}

describeWithDatabase("the ledger", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  const tokens: Record<keyof typeof KINDS, string[]> = { learner: [], mentor: [], admin: [] };

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [classes, service] });
    melati = await platform.tenantId("melati");
    for (const [role, kind] of Object.entries(KINDS) as [keyof typeof KINDS, number][])
      // the literal's own
      for (let index = 0; index < PEOPLE; index += 1)
        tokens[role].push(await platform.logIn(melati, `${role}-${index}`, kind));
    const earned = tokens.mentor.map(
      (_token, index) => `('person:mentor-${index}', 5000000, 'HN-${index}'), ('honoraria', -5000000, 'HN-${index}')`,
    );
    await query(
      `insert into payments_entries (tenant_id, booking, account, amount_idr, kind, number, text, at)
       select '${melati}', md5(number)::uuid, account, amount, 'earning', number, 'Honor', now() from (values ${earned.join(", ")}) as e (account, amount, number)`,
    );
  }, 60_000);
  afterAll(() => platform.stop());

  const query = async (text: string): Promise<Row[]> =>
    platform.inTenant(melati, async (tx) => {
      const { rows } = (await tx.execute(text)) as { rows: Row[] }; // as both drivers answer
      return rows;
    });
  const post = async <Data>(path: string, body: object, token?: string): Promise<Data | null> => {
    const headers = {
      "app-token": platform.appToken("melati.localhost"),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const { status, body: answered } = await platform.post(path, body, headers);
    return status < 300 ? (answered.data as Data) : null;
  };

  /** A provider's word, of anything that it might say. */
  const tell = async (code: string, total: number, roll: (sides: number) => number): Promise<void> => {
    const [secret] = await query("select value from payments_secrets");
    const state = ["PAID", "SETTLED", "EXPIRED", "FAILED", "REFUNDED", "PENDING"][roll(6)];
    const body = {
      event: `${code}:${roll(3)}`,
      reference: code,
      tenant: "melati",
      state,
      amount: roll(8) === 0 ? 1 : total,
      currency: "IDR",
      payment: `payment-${roll(2)}`,
    };
    const headers = { "app-token": platform.appToken("melati.localhost"), "x-callback-token": secret?.value ?? "" };
    await platform.post("/v1/class/payment/callback", body, headers);
  };

  /** One history: somebody buys and is given back, somebody is paid out, in any order and with any end. */
  const live = async (roll: (sides: number) => number): Promise<void> => {
    const one = (role: keyof typeof KINDS): string => tokens[role][roll(PEOPLE)] ?? "";
    const admin = one("admin");
    if (roll(3) === 0) {
      const mentor = one("mentor");
      const accountNumber = roll(3) === 0 ? "99990000" : "1370014474471";
      const to = {
        bankCode: "BCA",
        accountNumber,
        accountHolderName: "Maria Lengkong",
        amount: 50_000 + roll(2_000_000),
      };
      const number = (await post<PayoutDetail>("/v2/payout/request", to, mentor))?.number ?? "none-0";
      const acts = [
        () => post("/v2/payout/approve", { number }, admin),
        () => post("/v2/payout/reject", { number, reason: WHY }, admin),
        () => post("/payments/payouts/cancel", { number }, mentor),
        () => post("/payments/payouts/reverse", { number, reason: WHY }, admin),
        () => platform.drain(),
      ];
      for (let step = 0; step < STEPS; step += 1) await acts[roll(acts.length)]?.();
      return;
    }
    const learner = one("learner");
    const invoice = await post<Invoice>(`/v1/class/payment/invoice?slug=kelas-${roll(400)}`, {}, learner);
    if (!invoice) return;
    const { number, totalIdr } = invoice;
    const code = String(invoice.payAt).split("/").at(-1) ?? "";
    const acts = [
      () => tell(code, totalIdr, roll),
      () => tell(code, totalIdr, roll),
      () => post(`/payments/sandbox/${code}`, { ending: ["pay", "fail", "expire"][roll(3)] }),
      () => post("/payments/admin/refund", { number, reason: WHY }, admin),
      () => post("/payments/admin/claim", { number }, admin),
      () => post("/payments/admin/given-back", { number }, admin),
    ];
    for (let step = 0; step < STEPS; step += 1) await acts[roll(acts.length)]?.();
  };

  /** What must hold whatever has happened: each query finds what is wrong. */
  const WRONG = {
    "the sum of all entries": "select sum(amount_idr)::text as value from payments_entries having sum(amount_idr) <> 0",
    "a person below zero":
      "select account as value from payments_entries where account ~ '^(person|held):' group by account having sum(amount_idr) < 0",
    "money that is nobody's below zero":
      "select number as value from payments_entries where account = 'unclaimed' group by number having sum(amount_idr) < 0",
    "something held for nothing": `select account as value from payments_entries where account ~ '^held:' group by account having sum(amount_idr) <>
      coalesce((select sum(amount_idr + fee_idr) from payments_payouts where 'held:' || person_id = account and state in ('REQUESTED', 'APPROVED', 'PROCESSING')), 0)`,
    "a sale that is not in the books": `select number as value from payments_invoices i where state in ('PAID', 'SETTLED') and total_idr <>
      coalesce((select sum(amount_idr) from payments_entries e where e.number = i.number and account in ('sales', 'tax')), 0)`,
    "books without a sale": `select number as value from payments_invoices i where state not in ('PAID', 'SETTLED') and
      coalesce((select sum(amount_idr) from payments_entries e where e.number = i.number and account in ('sales', 'tax')), 0) <> 0`,
    "paid and not open": `select number as value from payments_invoices i where state in ('PAID', 'SETTLED') and not exists
      (select from entitlements n where n.reference = i.number and n.revoked_at is null)`,
    "open and not paid": `select reference as value from entitlements n where revoked_at is null and not exists
      (select from payments_invoices i where i.number = n.reference and state in ('PAID', 'SETTLED'))`,
  };

  it(
    `makes and loses no money in ${HISTORIES} histories, and what is paid is open`,
    async () => {
      const roll = dice(SEED);
      for (let done = 1; done <= HISTORIES; done += 1) {
        await live(roll);
        if (done % CHECK_EVERY !== 0 && done !== HISTORIES) continue;
        for (const [what, text] of Object.entries(WRONG))
          expect([done, what, await query(text)]).toEqual([done, what, []]);
      }
      const [count] = await query("select count(*)::text as value from payments_entries");
      expect(Number(count?.value)).toBeGreaterThan(HISTORIES);
    },
    HISTORY_TIMEOUT_MS,
  );
});
