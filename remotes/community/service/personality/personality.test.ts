import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf, TestPlatform } from "@serambi/platform/testing";

import { QUESTION_COUNT, STATEMENT_COUNT, STYLES, styleAt, type Style } from "../../contract/personalityStyles";
import { service as real } from "../index";
import { questionsIn } from "./content";

const OPEN_TIMEOUT_MS = 60_000;
const OWN = "/hosts/community/personality";
const service = { ...real, seed: {} };

const placeOf = (question: number, style: Style): number =>
  Array.from({ length: STATEMENT_COUNT }, (_, place) => place).find((place) => styleAt(question, place) === style) ?? 0;

const answersOf = (most: Style, least: Style) =>
  Array.from({ length: QUESTION_COUNT }, (_, index) => ({
    question_id: index + 1,
    most: placeOf(index + 1, most),
    least: placeOf(index + 1, least),
  }));

describe("the questions", () => {
  it("show all four styles each, in orders that differ", () => {
    const orders = Array.from({ length: QUESTION_COUNT }, (_, index) =>
      [0, 1, 2, 3].map((place) => styleAt(index + 1, place)).join(""),
    );
    for (const order of orders) expect(order.split("").toSorted().join("")).toBe([...STYLES].toSorted().join(""));
    expect(new Set(orders).size).toBeGreaterThanOrEqual(4);
  });

  it("say 96 different things in each language", () => {
    for (const language of ["id", "en"] as const)
      expect(new Set(questionsIn(language).flatMap(({ statements }) => statements)).size).toBe(96);
  });
});

describeWithDatabase("the personality test", (openEmpty) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [service] });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const headers = (host = "melati.localhost") => ({ "app-token": platform.appToken(host) });
  const send = (body: object, more: Readonly<Record<string, string>> = {}) =>
    platform.post("/user_disc?select=id,d,i,s,c", body, {
      ...headers(),
      prefer: "return=representation",
      accept: "application/vnd.pgrst.object+json",
      ...more,
    });
  const form = { name: "Aulia Rahmadani", email: "Aulia@contoh.example", answers: answersOf("c", "d") };
  const made = async (): Promise<string> => {
    const { body } = await send(form);
    return (body as unknown as { id: string }).id; // as `select` asks
  };

  it("works scores out in the database, whatever a client says", async () => {
    const { status, body } = await send(form);
    expect(status).toBe(201);
    expect(body).toMatchObject({ d: 0, i: 50, s: 50, c: 100 });
    expect((await send({ ...form, c: 0 })).status).toBe(401);
  });

  it.each([
    ["a question that is missing", form.answers.slice(1)],
    ["a question that comes twice", [...form.answers.slice(1), form.answers[1]]],
    ["the same statement twice", form.answers.map((one) => ({ ...one, least: one.most }))],
  ])("refuses %s", async (_what, answers) => {
    expect((await send({ ...form, answers })).status).toBe(400);
  });

  it("keeps by the database, too, what answers are whole", async () => {
    const melati = await platform.tenantId("melati");
    const write = (answers: unknown) =>
      platform.inTenant(melati, (tx) =>
        sqlOf(tx).query(
          "insert into community_user_disc (tenant_id, name, email, answers) values ($1, 'Aulia', 'a@contoh.example', $2)",
          [melati, JSON.stringify(answers)],
        ),
      );
    const refusal = { cause: { message: expect.stringContaining("community_user_disc_answers_check") } };
    await expect(write(form.answers.slice(1))).rejects.toMatchObject(refusal);
  });

  it("shows a result to whoever has its number, without the e-mail, on its site alone", async () => {
    const id = await made();
    const { body } = await platform.getWith(`${OWN}/result?id=${id}`, headers());
    expect(body.data).toMatchObject({ lead: "Cermat", name: "Aulia Rahmadani", card: null });
    expect(JSON.stringify(body)).not.toContain("contoh.example");
    expect((await platform.getWith(`${OWN}/result?id=${id}`, headers("kenanga.localhost"))).status).toBe(404);
    expect((await platform.get("/user_disc")).status).toBe(401);
  });

  it("makes one result of the same form sent twice, and says its number again", async () => {
    const key = { "idempotency-key": "cd".repeat(16) };
    const [first, second] = [await send(form, key), await send(form, key)];
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
  });

  it("makes a card with a first name or none, and takes it back for good", async () => {
    const id = await made();
    const order = async (act: string) => {
      const { body } = await platform.post(`${OWN}/card`, { id, act }, headers());
      return (body.data as { card: { id: string } | null }).card; // the schema's
    };
    const shown = (card: string | undefined) => platform.getWith(`${OWN}/card?id=${card ?? ""}`, headers());
    const named = await order("named");
    expect((await shown(named?.id)).body.data).toMatchObject({ name: "Aulia", lead: "Cermat" });
    expect(JSON.stringify((await shown(named?.id)).body)).not.toContain("Rahmadani");
    const unnamed = await order("unnamed");
    expect(unnamed?.id).toBe(named?.id);
    expect((await shown(named?.id)).body.data).toMatchObject({ name: "" });
    await order("remove");
    expect((await shown(named?.id)).status).toBe(404);
    expect((await order("named"))?.id).not.toBe(named?.id);
  });

  it("writes the result to the address", async () => {
    await made();
    const melati = await platform.tenantId("melati");
    const rows = await platform.inTenant(melati, (tx) =>
      sqlOf(tx).query<{ subject: string }>(
        "select subject from outbox where lower(recipient) = 'aulia@contoh.example'",
      ),
    );
    expect(rows[0]?.subject).toContain("Cermat");
  });
});
