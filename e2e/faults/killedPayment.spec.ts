import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

import { ask } from "../fixtures/ask";
import { ChildProgram } from "../fixtures/ChildProgram";
import { childrenOf } from "../fixtures/childrenOf";
import { ADDRESS, isReady, makeDataDir, SERVER_ENTRY } from "../fixtures/dataDir";
import { Person } from "../fixtures/Person";
import { expect, test } from "../fixtures/test";
import { PaymentProvider, PROVIDER_KEY, PROVIDER_TOKEN, type PaymentMoment } from "./PaymentProvider";
import { readMoney } from "./readMoney";

/** `SERAMBI_KILLS=200` for all that was asked for; each takes a start. */
const KILLS = Number(process.env["SERAMBI_KILLS"] ?? 5);
const SITE = "demo";
/** Classes that none of the learners has by the seed. */
const CLASSES = [
  "dari-harga-pokok-ke-harga-jual",
  "tata-letak-untuk-yang-bukan-desainer",
  "membaca-aksara-jawa-dari-nol",
] as const;
const LEARNERS = ["student", "industry", "writer", "partner"] as const;
const START_TIMEOUT_MS = 20_000;
const WAIT_MS = 45_000;
const MAX_DELAY_MS = 60;
const REASON = "Dibeli untuk percobaan";

/** `ordered`: somebody has asked for it, and nobody has answered. */
const MOMENTS: readonly (PaymentMoment | "ordered")[] = ["ordered", "asked", "made", "calling", "called"];

test.setTimeout((KILLS + 2) * (START_TIMEOUT_MS + WAIT_MS));

/** A plain generator: the same places each time. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % sides;
  };
};

interface Envelope {
  readonly data: { readonly number: string; readonly state: string; readonly access?: string } | null;
}

test("no money is lost or made, and no class stays closed, wherever a process is killed", async () => {
  const provider = await PaymentProvider.start();
  const dataDir = await makeDataDir();
  const accounts = {
    [SITE]: { xendit: { secretKey: PROVIDER_KEY, callbackToken: PROVIDER_TOKEN, url: provider.url } },
  };
  const limits = { RATE_LIMIT_READS: "0", RATE_LIMIT_WRITES: "0", RATE_LIMIT_PAGES: "0", SERVICE_WORKER: "off" };
  const env = { ...limits, DATA_DIR: dataDir, PAYMENTS_PROVIDERS: JSON.stringify(accounts) };
  const roll = dice(Number(process.env["SERAMBI_SEED"] ?? 20_261_124));
  let port = 0;
  let program: ChildProgram | undefined;
  const start = async (): Promise<void> => {
    program = ChildProgram.start(SERVER_ENTRY, dataDir, { ...env, PORT: String(port) });
    port = Number(await program.until(ADDRESS, isReady));
  };
  const server = {
    dataDir,
    url: (site: string, target = "/") => `http://${site}.localhost:${port}${target}`,
    ask: (site: string, target = "/", options = {}) => ask(port, `${site}.localhost:${port}`, target, options),
  };
  provider.deliver = async (body) => {
    const headers = { "content-type": "application/json", "x-callback-token": PROVIDER_TOKEN };
    const path = "/api/services/v1/class/payment/callback";
    const { status } = await server.ask(SITE, path, { method: "POST", headers, body: JSON.stringify(body) });
    return status === 200;
  };
  /** @returns null where the server was killed meanwhile */
  const attempt = async (person: Person, method: string, target: string, body?: object) => {
    const answer = await person.call(SITE, method, `/api/services/${target}`, body).catch(() => null);
    if (answer === null) return null;
    const data = answer.status < 300 ? (JSON.parse(answer.text) as Envelope).data : null; // the answer's own format
    return { status: answer.status, data };
  };
  const call = async (person: Person, method: string, target: string, body?: object): Promise<Envelope["data"]> =>
    (await attempt(person, method, target, body))?.data ?? null;

  const order = (person: Person, slug: string) => {
    const body = { method: "qris", origin: server.url(SITE, "") };
    return attempt(person, "POST", `v1/class/payment/invoice?slug=${slug}`, body);
  };
  /** Orders again where the answer was lost, as a buyer does: the same order is the same invoice, and what is paid already is the last one. */
  const untilOpen = async (person: Person, slug: string): Promise<string> => {
    let number = "";
    const stand = async (): Promise<string> => {
      const again = number === "" ? await order(person, slug) : null;
      if (again)
        number =
          (again.status === 409 ? await call(person, "GET", "v1/class/payment/callback") : again.data)?.number ?? "";
      if (number === "") return `nothing ordered: ${again?.status ?? "no answer"}`;
      const { state, access } = (await call(person, "POST", "v1/class/payment/detail", { number })) ?? {};
      return `${state} ${access}`;
    };
    await expect.poll(stand, { timeout: WAIT_MS }).toBe("PAID granted");
    return number;
  };
  const refund = async (admin: Person, number: string): Promise<void> => {
    const headers = {
      origin: server.url(SITE, ""),
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
    };
    const body = new URLSearchParams({ act: "refund", number, refundReason: REASON }).toString();
    const { status } = await admin.ask(SITE, "/Payments", { method: "POST", headers, body });
    expect(status).toBe(303);
  };
  const requestPayout = (mentor: Person, key: string) =>
    call(mentor, "POST", "v2/payout/request", {
      bankCode: "BCA",
      accountNumber: "12345678",
      accountHolderName: "Rani Puspita",
      amount: 50_000,
      key,
    });
  /** Asks for money, and has it approved, again and again until the bank has it. */
  const untilDecided = async (mentor: Person, admin: Person, key: string): Promise<void> => {
    let number = "";
    const isDecided = async (): Promise<boolean> => {
      number ||= (await requestPayout(mentor, key))?.number ?? "";
      if (number === "") return false;
      await call(admin, "POST", "v2/payout/approve", { number });
      return provider.transfers.some(({ external_id }) => external_id === `${SITE}-${number}`);
    };
    await expect.poll(isDecided, { timeout: WAIT_MS }).toBe(true);
  };

  let renderKills = 0;
  try {
    await start();
    const learners = await Promise.all(LEARNERS.map((name) => new Person(server).signIn(SITE, name)));
    const [mentor, admin] = await Promise.all([
      new Person(server).signIn(SITE, "mentor"),
      new Person(server).signIn(SITE, "admin"),
    ]);
    for (let life = 0; life < KILLS; life += 1) {
      const moment = MOMENTS[life % MOMENTS.length];
      const learner = learners[life % learners.length];
      const slug = CLASSES[Math.floor(life / learners.length) % CLASSES.length] ?? CLASSES[0];
      if (!learner) throw new Error("There is nobody to buy");
      const isPayout = life % 4 === 3;
      const hasCome = new Promise<void>((come) => {
        provider.onMoment = (seen) => {
          if (seen === moment) setTimeout(come, roll(MAX_DELAY_MS));
        };
        if (moment === "ordered") setTimeout(come, roll(MAX_DELAY_MS));
      });
      const doing = isPayout
        ? untilDecided(mentor, admin, `killed-${life}`)
        : order(learner, slug).then(() => undefined);
      const failed = doing.then(
        () => new Promise<never>(() => undefined),
        (error: unknown) => error,
      );
      await Promise.race([hasCome, failed, sleep(WAIT_MS)]);
      if (life % 5 === 4) {
        // The process that renders, alone: money does not depend on it.
        const [render] = await childrenOf(program?.pid ?? 0);
        if (render !== undefined) process.kill(render, "SIGKILL");
        renderKills += 1;
      } else {
        await program?.kill();
        await start();
      }
      provider.onMoment = () => undefined;
      if (isPayout) await untilDecided(mentor, admin, `killed-${life}`);
      else await refund(admin, await untilOpen(learner, slug));
    }
    await expect.poll(() => provider.hasTold, { timeout: WAIT_MS }).toBe(true);
  } finally {
    await program?.stop();
    await provider.stop();
  }

  const money = await readMoney(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  expect([money.ledgerSum, money.below]).toEqual(["0", []]);
  for (const { external_id, amount } of provider.invoices) {
    const known = money.invoices.filter(({ reference }) => reference === external_id);
    expect(known, external_id).toHaveLength(1);
    expect(Number(known[0]?.sold) + Number(known[0]?.unclaimed), external_id).toBe(amount);
  }
  for (const { reference, state, total, sold, returned, rights } of money.invoices) {
    const isPaid = sold === total;
    expect(provider.invoices.filter(({ external_id }) => external_id === reference).length, reference).toBe(
      isPaid ? 1 : 0,
    );
    expect([state, rights, Number(sold) + Number(returned)], reference).toEqual([isPaid ? "REFUNDED" : state, 0, 0]);
  }
  for (const { number, state, paid } of money.payouts) {
    const sent = provider.transfers.filter(({ external_id }) => external_id === `${SITE}-${number}`);
    expect(
      sent.map(({ status }) => (status === "COMPLETED" ? "SUCCEEDED" : "FAILED")),
      number,
    ).toEqual([state]);
    expect(paid, number).toBe(state === "SUCCEEDED" ? "50000" : "0");
  }
  process.stdout.write(
    `${KILLS} kills (${renderKills} of the process that renders): ${provider.invoices.length} payments, ${provider.transfers.length} payouts, nothing lost, nothing made\n`,
  );
});
