import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";

import type { Balance, PayoutDetail, Statement } from "../contract/Payout";
import { service } from "./index";

const OPEN_TIMEOUT_MS = 60_000;
const FEE = 2_500;
const BANK = { bankCode: "MANDIRI", accountNumber: "1370014474471", accountHolderName: "Maria Lengkong" };
const KINDS = {
  superadmin: 0,
  admin: 1,
  mentor: 2,
  teacher: 3,
  student: 4,
  industry: 5,
  writer: 6,
  partner: 8,
} as const;

describeWithDatabase("payouts", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  let persons = 0;

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [service] });
    melati = await platform.tenantId("melati");
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const query = <Row>(text: string): Promise<Row[]> =>
    platform.inTenant(melati, async (tx) => {
      const { rows } = (await tx.execute(text)) as { rows: Row[] }; // as both drivers answer
      return rows;
    });

  /** Somebody of a role whom nobody else has been, who has earned this much. */
  const somebody = async (role: keyof typeof KINDS, earnedIdr = 0) => {
    persons += 1;
    const id = `${role}-${persons}`;
    const token = await platform.logIn(melati, id, KINDS[role]);
    if (earnedIdr > 0)
      await query(
        `insert into payments_entries (tenant_id, booking, account, amount_idr, kind, number, text, at) select '${melati}',
         md5('earning ${persons}')::uuid, account, amount, 'earning', 'HN-${persons}', 'Honor', '${platform.now.toISOString()}'
         from (values ('person:${id}', ${earnedIdr}), ('honoraria', -${earnedIdr})) as entries (account, amount)`,
      );
    const headers = { "app-token": platform.appToken("melati.localhost"), authorization: `Bearer ${token}` };
    const get = (path: string) => platform.getWith(path, headers);
    const post = (path: string, body: object) => platform.post(path, body, headers);
    const request = (amount: number, changes: object = {}) =>
      post("/v2/payout/request", { ...BANK, amount, ...changes });
    const made = async (amount: number, changes: object = {}) =>
      (await request(amount, changes)).body.data as PayoutDetail;
    const balance = async () => (await get("/v2/payout/balance")).body.data as Balance;
    const detail = async (number: string) =>
      (await get(`/payments/payouts/detail?number=${number}`)).body.data as PayoutDetail;
    return { id, get, post, request, made, balance, detail };
  };

  const WHY = "Nomor rekening atas nama orang lain";

  it("hold what is asked for, and are paid by a job once somebody else approves", async () => {
    const [mentor, admin] = [await somebody("mentor", 1_000_000), await somebody("admin")];
    const { number, acts } = await mentor.made(400_000, { note: "Honor Oktober" });
    expect([number.startsWith("PO-2611-"), acts]).toEqual([true, ["cancel"]]);
    expect(await mentor.balance()).toMatchObject({ ledgerIdr: 1_000_000, heldIdr: 402_500, availableIdr: 597_500 });
    expect((await admin.post("/v2/payout/approve", { number })).status).toBe(201);
    await platform.drain();
    const paid = await mentor.detail(number);
    expect(paid.state).toBe("SUCCEEDED");
    expect(paid.steps.map(({ state, by }) => [state, by])).toEqual([
      ["REQUESTED", mentor.id],
      ["APPROVED", admin.id],
      ["PROCESSING", null],
      ["SUCCEEDED", null],
    ]);
    expect(await mentor.balance()).toMatchObject({ ledgerIdr: 597_500, heldIdr: 0 });
    await admin.post("/payments/payouts/reverse", { number, reason: WHY });
    expect(await mentor.balance()).toMatchObject({ ledgerIdr: 997_500, heldIdr: 0 });
    const { data } = (await mentor.get("/payments/payouts/statement?month=2026-11")).body as { data: Statement };
    expect([data.openingIdr, data.entries.length, data.closingIdr]).toEqual([0, 3, 997_500]);
  });

  it("give back what they held when they are rejected, cancelled or refused by the bank", async () => {
    const [teacher, admin] = [await somebody("teacher", 500_000), await somebody("superadmin")];
    const rejected = await teacher.made(100_000);
    expect((await admin.post("/v2/payout/reject", { number: rejected.number, reason: "kurang" })).status).toBe(422);
    expect((await admin.post("/v2/payout/reject", { number: rejected.number, reason: WHY })).status).toBe(201);
    const cancelled = await teacher.made(100_000);
    expect((await teacher.post("/payments/payouts/cancel", { number: cancelled.number })).status).toBe(201);
    const refused = await teacher.made(100_000, { accountNumber: "12340000" });
    await admin.post("/v2/payout/approve", { number: refused.number });
    await platform.drain();
    expect((await teacher.detail(refused.number)).steps.at(-1)).toMatchObject({ state: "FAILED" });
    expect(await teacher.balance()).toMatchObject({ ledgerIdr: 500_000, heldIdr: 0, availableIdr: 500_000 });
    // What was decided once stays so.
    for (const { number } of [rejected, cancelled, refused])
      expect((await admin.post("/v2/payout/approve", { number })).status).toBe(409);
  });

  it("are given once where fifty ask at once for a balance for one, and a form that is sent twice asks once", async () => {
    const partner = await somebody("partner", 100_000 + FEE);
    const answers = await Promise.all(Array.from({ length: 50 }, () => partner.request(100_000)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
    const other = await somebody("partner", 500_000);
    const key = "form-0001";
    const [one, two] = await Promise.all([other.made(60_000, { key }), other.made(60_000, { key })]);
    expect(two.number).toBe(one.number);
    expect(await other.balance()).toMatchObject({ heldCount: 1 });
  });

  it("are decided by two pairs of eyes: of two at once one wins, and nobody decides their own", async () => {
    const [mentor, first, second] = [
      await somebody("mentor", 900_000),
      await somebody("admin"),
      await somebody("superadmin"),
    ];
    const { number } = await mentor.made(50_000);
    const answers = await Promise.all([
      first.post("/v2/payout/approve", { number }),
      second.post("/v2/payout/reject", { number, reason: WHY }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const own = await mentor.made(50_000);
    await query(`update payments_payouts set person_id = '${first.id}' where number = '${own.number}'`);
    expect((await first.post("/v2/payout/approve", { number: own.number })).status).toBe(403);
  });

  it("are nobody else's: each role sees and does what it may", async () => {
    const [mentor, other, admin] = [
      await somebody("mentor", 300_000),
      await somebody("mentor"),
      await somebody("admin"),
    ];
    const { number } = await mentor.made(80_000);
    expect((await other.get(`/payments/payouts/detail?number=${number}`)).status).toBe(404);
    expect((await other.post("/payments/payouts/cancel", { number })).status).toBe(404);
    expect((await other.get("/v2/payout/list")).body.data).toMatchObject({ totalItems: 0 });
    expect((await admin.get(`/v2/payout/list?search=${mentor.id}`)).body.data).toMatchObject({ totalItems: 1 });
    expect((await mentor.post("/v2/payout/approve", { number })).status).toBe(403);
    expect((await admin.request(80_000)).status).toBe(403);
    for (const role of ["student", "industry", "writer"] as const) {
      const stranger = await somebody(role);
      expect((await stranger.get("/v2/payout/list")).status).toBe(403);
      expect((await stranger.request(80_000)).status).toBe(403);
    }
  });

  it("name each field that does not fit", async () => {
    const mentor = await somebody("mentor", 1_000_000);
    const asked = await mentor.request(10_000, { accountNumber: "12 34", accountHolderName: "X" });
    expect([asked.status, Object.keys((asked.body.data as { fields: object }).fields).toSorted()]).toEqual([
      422,
      ["accountHolderName", "accountNumber", "amount"],
    ]);
    expect((await mentor.request(60_000, { bankCode: "NONE" })).status).toBe(422);
    expect((await mentor.request(999_999)).body.message).toBe("Saldo tidak mencukupi.");
  });

  it("neither make nor lose money in any history: the ledger sums to zero, and no account of a person is below", async () => {
    const [mentor, admin] = [await somebody("mentor", 2_000_000), await somebody("admin")];
    // A plain generator: the same history each time.
    let seed = 20_261_124;
    const roll = (sides: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % sides;
    };
    const numbers: string[] = [];
    for (let step = 0; step < 120; step += 1) {
      const number = numbers[roll(Math.max(1, numbers.length))] ?? "none";
      const act = roll(6);
      if (act < 2) {
        const accountNumber = roll(3) === 0 ? "99990000" : "1370014474471";
        const asked = await mentor.request(50_000 + roll(300_000), { accountNumber });
        if (asked.status === 201) numbers.push((asked.body.data as PayoutDetail).number);
      } else if (act === 2) await admin.post("/v2/payout/approve", { number });
      else if (act === 3) await admin.post("/v2/payout/reject", { number, reason: WHY });
      else if (act === 4) await mentor.post("/payments/payouts/cancel", { number });
      else {
        await platform.drain();
        await admin.post("/payments/payouts/reverse", { number, reason: WHY });
      }
    }
    await platform.drain();
    const [all] = await query<{ sum: string }>("select sum(amount_idr)::text as sum from payments_entries");
    expect(all?.sum).toBe("0");
    const below = await query(
      "select account from payments_entries where account ~ '^(person|held):' group by account having sum(amount_idr) < 0",
    );
    expect(below).toEqual([]);
    const { heldIdr, heldCount } = await mentor.balance();
    expect(heldCount === 0).toBe(heldIdr === 0);
  });
});
