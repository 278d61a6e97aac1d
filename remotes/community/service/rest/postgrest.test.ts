import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf, type OpenEmpty } from "@serambi/platform/testing";
import type { Sql } from "@serambi/kernel/service";

import donations from "../migrations/0007_donations.sql";
import personality from "../migrations/0005_personality.sql";
import senders from "../migrations/0013_voice_senders.sql";
import voices from "../migrations/0003_voices.sql";
import donationPolicies from "./donationPolicies.sql";
import personalPolicies from "./personalPolicies.sql";
import policies from "./policies.sql";
import setUp from "./postgrest.sql";

const OPEN_TIMEOUT_MS = 60_000;
const MELATI = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a01";
const KENANGA = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a02";
const WORDS = "Bahasanya sederhana seperti air putih, dan saya mengerti.";
const ANSWERS = JSON.stringify(
  Array.from({ length: 24 }, (_, index) => ({ question_id: index + 1, most: 0, least: 1 })),
);

const migrationParts = (sql: string): readonly string[] => sql.split("--> statement-breakpoint");
/** Bodies of functions are indented: a statement begins where a line does. */
const statements = (sql = ""): readonly string[] => sql.split(/(?<=;)\n(?=CREATE|GRANT|--|\n)/);

/** The SQL that a real PostgREST's database is set up with, in the order that postgrest.sql names. */
const setUpStatements = (): readonly string[] => {
  const [before, after] = setUp.split("\n-- then\n");
  const between = [voices, policies, personality, personalPolicies, donations, donationPolicies, senders];
  return [...statements(before), ...between.flatMap(migrationParts), ...statements(after)];
};

/** A row of each table with whatever may be sent, as it is inserted. */
const ROWS = {
  book_reviews: { columns: "name, rating, review", values: `'Endah Pratiwi', 5, '${WORDS}'` },
  aspirations: {
    columns: "name, is_anonymous, category, message, consent_publish",
    values: `null, true, 'Sarana', '${WORDS}', true`,
  },
  testimonies: {
    columns: "name, role, institution, message, consent_publish",
    values: `'Gede Suardana', 'Nelayan', 'SMK Bahari', '${WORDS}', true`,
  },
  user_disc: { columns: "name, email, answers", values: `'Aulia', 'aulia@contoh.example', '${ANSWERS}'` },
  donations: {
    columns: "amount, donor_name, is_anonymous, email, message",
    values: `50000, null, true, 'donatur@contoh.example', 'Semoga berguna.'`,
  },
} as const;
type Table = keyof typeof ROWS;
const TABLES = Object.keys(ROWS) as readonly Table[]; // keys of a literal

const insert = (table: Table, returning = ""): string =>
  `insert into rest.${table} (${ROWS[table].columns}) values (${ROWS[table].values}) ${returning}`;

/** The policies and grants that a real PostgREST goes by, tried as it comes: with the anonymous role, a transaction for each request. */
describeWithDatabase("the database of a real PostgREST", (openEmpty) => {
  let db: Awaited<ReturnType<OpenEmpty>>;

  beforeAll(async () => {
    db = await openEmpty();
    await db.transaction(async (tx) => {
      const sql = sqlOf(tx);
      await sql.query("create role authenticator login noinherit");
      for (const statement of setUpStatements()) await sql.query(statement);
      await sql.query("insert into tenants values ($1::uuid), ($2::uuid)", [MELATI, KENANGA]);
      // A request of PostgREST signs in as `authenticator`; a test signs in as the owner, who is no more once the role is set.
      await sql.query("grant community_anon to current_user");
    });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => db.close());

  /** @param site null: a call that names none */
  const asAnybody = <Result>(site: string | null, work: (sql: Sql) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      const sql = sqlOf(tx);
      await sql.query("set local role community_anon");
      // As PostgREST has it by default: functions of the tables are found, and served are those of `rest` alone.
      await sql.query("set local search_path to rest, public");
      await sql.query("select set_config('request.headers', $1, true)", [
        JSON.stringify(site === null ? {} : { "lms-id": site }),
      ]);
      return work(sql);
    });
  const ask = <Row extends object>(statement: string, site: string | null = MELATI): Promise<Row[]> =>
    asAnybody(site, (sql) => sql.query<Row>(statement));
  const refusal = async (statement: string): Promise<string> => {
    try {
      await ask(statement);
    } catch (error) {
      const { message } = (error as { cause: Error }).cause; // drizzle's
      return message;
    }
    return "done";
  };
  /** Works as the office does, in the name of the tables' owner, who is under the policies as well. */
  const asOffice = (statement: string): Promise<object[]> =>
    db.transaction(async (tx) => {
      const sql = sqlOf(tx);
      await sql.query("select set_config('request.headers', $1, true)", [JSON.stringify({ "lms-id": MELATI })]);
      await sql.query("select set_config('community.part', 'office', true)");
      return sql.query(statement);
    });

  it.each(TABLES)("takes a row of %s, and shows it in the call that makes it alone", async (table) => {
    const [made] = await ask<{ id: string }>(insert(table, "returning id"));
    expect(made?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await ask(`select id from rest.${table} where id = '${made?.id ?? ""}'`)).toEqual([]);
  });

  it.each(["book_reviews", "aspirations", "testimonies"] as const)(
    "shows %s once they are published, on their site alone",
    async (table) => {
      const [made] = await ask<{ id: string }>(insert(table, "returning id"));
      const id = made?.id ?? "";
      await asOffice(`update community_${table} set is_published = true where id = '${id}'`);
      const find = `select id from rest.${table} where id = '${id}'`;
      expect(await ask(find)).toEqual([{ id }]);
      expect([await ask(find, KENANGA), await ask(find, null)]).toEqual([[], []]);
    },
  );

  it("works scores out, and tells a donor the link once", async () => {
    expect(await ask(insert("user_disc", "returning d, i, s, c"))).toEqual([
      { d: expect.any(Number), i: expect.any(Number), s: expect.any(Number), c: expect.any(Number) },
    ]);
    const [made] = await ask<{ id: string; secret: string }>(insert("donations", "returning id, secret"));
    expect(made?.secret).toMatch(/^[0-9a-f-]{36}$/);
    await asOffice(`update community_donations set state = 'paid', is_published = true where id = '${made?.id ?? ""}'`);
    expect(await ask("select secret, amount from rest.donations")).toEqual([{ secret: null, amount: 50_000 }]);
  });

  it.each([
    ...TABLES.map((table) => [`an update of ${table}`, `update rest.${table} set id = id`] as const),
    ...TABLES.map((table) => [`a removal from ${table}`, `delete from rest.${table}`] as const),
    ["a review that publishes itself", "insert into rest.book_reviews (is_published) values (true)"],
    ["an address of a photograph", "insert into rest.testimonies (photo) values ('/media/melati/a.jpg')"],
    ["a row at another time", "insert into rest.testimonies (created_at) values (now())"],
    ["e-mails of donors", "select email from rest.donations"],
    ["who has sent a voice", "select person_id from public.community_testimonies"],
    ["the form that a row came from", "select form_key from public.community_user_disc"],
    ["the state of donations", "select state, reference from public.community_donations"],
    ["decisions of the office", "select * from public.community_decisions"],
    ["answers of the office", "select * from public.community_answers"],
    ["cards of results", "select * from public.community_disc_cards"],
    ["the sites", "select * from public.tenants"],
    ["a table of its own", "create table rest.mine (id integer)"],
  ])("refuses the anonymous role %s", async (_what, statement) => {
    expect(await refusal(statement)).toMatch(/^permission denied for (?:table|view|schema)/);
  });

  it("refuses what the database alone says: a donation's state and link, a score", async () => {
    expect(await refusal("insert into rest.donations (secret) values (gen_random_uuid())")).toMatch(/^cannot insert/);
    expect(await refusal("insert into rest.user_disc (d) values (100)")).toMatch(/^cannot insert/);
    expect(await refusal("insert into rest.donations (amount, state) values (50000, 'paid')")).toMatch(
      /does not exist/,
    );
    expect(await refusal("insert into public.community_donations (state) values ('paid')")).toMatch(
      /^permission denied/,
    );
  });

  it("serves no function, and none that runs with the rights of another", async () => {
    const served = "select proname from pg_proc where pronamespace = 'rest'::regnamespace";
    const trusted = "select proname from pg_proc where prosecdef and pronamespace <> 'pg_catalog'::regnamespace";
    expect([await ask(served), await ask(trusted)]).toEqual([[], []]);
  });

  it("lets PostgREST's own role become the anonymous one, and read nothing itself", async () => {
    const [may] = await db.transaction((tx) =>
      sqlOf(tx).query(
        `select pg_has_role('authenticator', 'community_anon', 'member') as becomes,
           has_table_privilege('authenticator', 'community_donations', 'select') as reads`,
      ),
    );
    expect(may).toEqual({ becomes: true, reads: false });
  });
});
