import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf, TestPlatform } from "@serambi/platform/testing";
import { PostgrestClient } from "@supabase/postgrest-js";

import { REVIEWS_PATH } from "../../contract/paths";
import { service as real } from "../index";

const OPEN_TIMEOUT_MS = 60_000;
const service = { ...real, seed: {} };
const text = "Bahasanya sederhana seperti air putih.";

/** PostgREST's own client, unchanged, against the embedded platform. */
describeWithDatabase("the hosted database", (openEmpty) => {
  let platform: TestPlatform;
  let origin = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [service] });
    origin = await platform.app.listen({ port: 0, host: "127.0.0.1" });
    const melati = await platform.tenantId("melati");
    const kenanga = await platform.tenantId("kenanga");
    for (const tenantId of [melati, kenanga])
      await platform.inTenant(tenantId, async (tx) => {
        const sql = sqlOf(tx);
        await sql.query("select set_config('community.part', 'office', true)");
        for (let index = 1; index <= 7; index += 1)
          await sql.query(
            `insert into community_book_reviews (tenant_id, name, rating, review, is_published, created_at)
             values ($1, $2, $3, $4, $5, $6)`,
            [tenantId, `Pembaca ${index}`, Math.min(5, index), text, index <= 6, `2026-11-0${index}T00:00:00Z`],
          );
      });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const database = (headers: Readonly<Record<string, string>> = {}) =>
    new PostgrestClient(origin, {
      headers: { apikey: "anon", "app-token": platform.appToken("melati.localhost"), ...headers },
    });
  const reviews = () => database().from("book_reviews");
  const review = { name: "Endah Pratiwi", rating: 5, review: text };

  it("answers filters, orders, ranges and names", async () => {
    const { data, status, error } = await reviews()
      .select("name, stars:rating")
      .gte("rating", 2)
      .neq("rating", 3)
      .in("name", ["Pembaca 2", "Pembaca 4", "Pembaca 5"])
      .not("name", "ilike", "*5")
      .order("created_at", { ascending: false });
    expect([error, status]).toEqual([null, 200]);
    expect(data).toEqual([
      { name: "Pembaca 4", stars: 4 },
      { name: "Pembaca 2", stars: 2 },
    ]);
    const second = await reviews().select("name").order("created_at").range(2, 3);
    expect(second.data).toEqual([{ name: "Pembaca 3" }, { name: "Pembaca 4" }]);
    expect((await reviews().select("rating").like("name", "% 1").single()).data).toEqual({ rating: 1 });
  });

  it("counts what may be read, and says which part of it was answered", async () => {
    const { count, status, data } = await reviews().select("id", { count: "exact" }).limit(2);
    expect([count, status, data?.length]).toEqual([6, 206, 2]);
    const { error, status: beyond } = await reviews().select("id", { count: "exact" }).range(50, 60);
    expect([error?.code, beyond]).toEqual(["PGRST103", 416]);
  });

  it("answers 201 to a row, and shows it to whoever wrote it alone", async () => {
    const minimal = await reviews().insert(review);
    expect([minimal.status, minimal.data, minimal.error]).toEqual([201, null, null]);
    const made = await reviews().insert(review).select().single();
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({ ...review, is_published: false });
    expect((await reviews().select("id").eq("name", review.name)).data).toEqual([]);
  });

  it("makes one row of the same form sent twice", async () => {
    const sent = { ...review, name: "Dua Kali" };
    const keyed = () => database({ "idempotency-key": "ab".repeat(16) }).from("book_reviews");
    expect((await keyed().insert(sent)).status).toBe(201);
    expect((await keyed().insert(sent)).status).toBe(201);
    const melati = await platform.tenantId("melati");
    const rows = await platform.inTenant(melati, async (tx) => {
      await sqlOf(tx).query("select set_config('community.part', 'office', true)");
      return sqlOf(tx).query("select id from community_book_reviews where name = 'Dua Kali'");
    });
    expect(rows).toHaveLength(1);
  });

  it("makes one row of the same content sent twice without a key, and another one ten minutes later", async () => {
    const sent = { ...review, name: "Tanpa Skrip" };
    const plain = () => database({ "idempotency-key": "same" }).from("book_reviews");
    const melati = await platform.tenantId("melati");
    const asOffice = (statement: string) =>
      platform.inTenant(melati, async (tx) => {
        await sqlOf(tx).query("select set_config('community.part', 'office', true)");
        return sqlOf(tx).query(statement);
      });
    const all = () => asOffice("select id from community_book_reviews where name = 'Tanpa Skrip'");
    await plain().insert(sent);
    await plain().insert(sent);
    expect(await all()).toHaveLength(1);
    await asOffice(
      "update community_book_reviews set created_at = created_at - interval '1 hour' where name = 'Tanpa Skrip'",
    );
    await plain().insert(sent);
    expect(await all()).toHaveLength(2);
  });

  it.each([
    ["a column that there is not", () => reviews().select("form_key"), 400, "42703"],
    ["a value of another type", () => reviews().select().eq("rating", "lima"), 400, "22P02"],
    ["an operator that there is not", () => reviews().select().filter("name", "fts", "air"), 400, "PGRST100"],
    ["SQL in a name", () => reviews().select("name; drop table persons"), 400, "PGRST100"],
    ["SQL in an order", () => reviews().select().order("name;drop"), 400, "PGRST100"],
    ["two rows as one", () => reviews().select().single(), 406, "PGRST116"],
    ["a rating of six", () => reviews().insert({ ...review, rating: 6 }), 400, "23514"],
    ["ten thousand signs", () => reviews().insert({ ...review, review: "🙂".repeat(10_000) }), 400, "23514"],
    ["a column of nobody", () => reviews().insert({ ...review, paid: true }), 400, "PGRST204"],
    ["a row that publishes itself", () => reviews().insert({ ...review, is_published: true }), 401, "42501"],
    ["a row with a number of its own", () => reviews().insert({ ...review, id: "x" }), 401, "42501"],
    ["an update", () => reviews().update({ rating: 1 }).eq("rating", 5), 401, "42501"],
    ["a removal", () => reviews().delete().eq("rating", 5), 401, "42501"],
    ["reading donors' e-mails", () => database().from("donations").select("email"), 400, "42703"],
    ["reading somebody's answers", () => database().from("user_disc").select(), 401, "42501"],
    [
      "a donation that is paid",
      () => database().from("donations").insert({ amount: 50_000, state: "paid" }),
      400,
      "PGRST204",
    ],
    ["a function", () => database().rpc("community_is_office"), 404, "PGRST202"],
  ])("refuses %s", async (_what, ask, status, code) => {
    const { error, status: answered } = await ask();
    expect([answered, error?.code]).toEqual([status, code]);
  });

  it("shows nothing that is not published, and nothing of another site", async () => {
    const { data } = await reviews().select("name").eq("is_published", false);
    expect(data).toEqual([]);
    const { count } = await reviews().select("id", { count: "exact" });
    expect(count).toBe(6);
  });

  it("keeps by the database, too, what the anonymous key may not do", async () => {
    const melati = await platform.tenantId("melati");
    const asAnybody = (statement: string) => platform.inTenant(melati, (tx) => sqlOf(tx).query(statement));
    expect(await asAnybody("update community_book_reviews set rating = 1 returning id")).toEqual([]);
    expect(await asAnybody("delete from community_book_reviews returning id")).toEqual([]);
    await expect(
      asAnybody(
        `insert into community_book_reviews (tenant_id, name, rating, review, is_published) values ('${melati}', 'Penyusup', 5, '${text}', true)`,
      ),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining("row-level security") } });
  });

  it("takes an aspiration without a name from whoever wants none, and no other", async () => {
    const message = "Bengkel kami punya dua mesin bubut saja.";
    const aspirations = () => database().from("aspirations");
    expect((await aspirations().insert({ is_anonymous: true, category: "Sarana", message })).status).toBe(201);
    expect((await aspirations().insert({ category: "Sarana", message })).error?.code).toBe("23514");
  });

  it("lends an assistant reviews that are published, where the site has a page of them", async () => {
    const lent = await platform.passagesOf("melati", ["/", REVIEWS_PATH]);
    const titles = new Set(lent.filter(({ path }) => path === REVIEWS_PATH).map(({ title }) => title));
    expect([titles.has("Ulasan Pembaca 6"), titles.has("Ulasan Pembaca 7")]).toEqual([true, false]);
    expect(await platform.passagesOf("melati", ["/"])).toEqual([]);
  });
});
