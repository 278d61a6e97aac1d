import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { defineService, endpoint, seedRows, type Service } from "@serambi/kernel/service";
import * as z from "zod";

import { describeEachEngine } from "../testing/describeEachEngine";
import { TestPlatform } from "../testing/TestPlatform";

const OPEN_TIMEOUT_MS = 60_000;
const KENANGA = "kenanga.localhost";

const TABLE = `
create table notes (
  tenant_id uuid not null default serambi_tenant() references tenants on delete cascade,
  id bigint generated always as identity primary key,
  user_id text not null default coalesce(serambi_user(), 'seed'),
  text text not null
)
--> statement-breakpoint
select serambi_secure('notes')`;

interface Note {
  readonly text: string;
}

/** As a new team writes one: a table, a list, a form and a seed. */
const notes = defineService({
  id: "notes",
  migrations: [{ name: "0001_notes", sql: TABLE }],
  fields: { text: { id: "Catatan wajib diisi, paling panjang 20 karakter", en: "A note has 1 to 20 characters" } },
  endpoints: [
    endpoint({
      host: "notes",
      method: "GET",
      path: "/list",
      access: "anyone",
      query: z.object({ like: z.string().default("") }),
      handle: ({ sql, query }) =>
        sql.query<Note>("select text from notes where strpos(text, $1) > 0 or $1 = '' order by id", [query.like]),
    }),
    endpoint({
      host: "notes",
      method: "GET",
      path: "/notes/:id",
      access: "loggedIn",
      params: z.object({ id: z.string().regex(/^\d+$/) }),
      handle: async ({ sql, params, user, fail }) => {
        const [note] = await sql.query<Note>("select text from notes where id = $1 and user_id = $2", [
          params.id,
          user.id,
        ]);
        return note ?? fail(404, { id: "Catatan tidak ada", en: "There is no such note" });
      },
    }),
    endpoint({
      host: "notes",
      method: "POST",
      path: "/notes",
      access: "loggedIn",
      body: z.object({ text: z.string().min(1).max(20), colour: z.enum(["red", "blue"]).optional() }),
      handle: async ({ sql, body }) => {
        const [note] = await sql.query<{ id: string }>("insert into notes (text) values ($1) returning id::text", [
          body.text,
        ]);
        return note;
      },
    }),
    endpoint({
      host: "notes",
      method: "DELETE",
      path: "/notes",
      access: { roles: ["admin"] },
      handle: async ({ sql }) => {
        await sql.query("delete from notes");
      },
    }),
  ],
  settings: {
    notes: {
      schema: z.object({ title: z.string() }),
      takes: { id: "Judul catatan berupa teks", en: "The title of the notes is a text" },
    },
  },
  seed: {
    settings: () => ({ melati: { notes: { title: "Catatan" } } }),
    rows: seedRows<readonly string[]>(
      () => ({ melati: ["satu", "dua"], kenanga: ["one"], nowhere: ["none"] }),
      async ({ sql }, texts) => {
        for (const text of texts) await sql.query("insert into notes (text) values ($1)", [text]);
      },
    ),
  },
});

const answering = (id: string, path: string, answer: string): Service =>
  defineService({
    id,
    migrations: [],
    endpoints: [endpoint({ host: "services", method: "GET", path, access: "anyone", handle: async () => answer })],
  });

const making = (sql: string): Service => ({
  ...notes,
  id: "making",
  endpoints: [],
  seed: {},
  migrations: [{ name: "1", sql }],
});

describeEachEngine("services of remotes", (openEmpty) => {
  let platform: TestPlatform;
  let user = "";
  let admin = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty());
    const melati = await platform.tenantId("melati");
    user = await platform.logIn(melati, "student-9", 4);
    admin = await platform.logIn(melati, "admin-7", 1);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());
  afterEach(() => platform.use([notes]));

  const list = async (host?: string, query = "") =>
    (await platform.get(`/hosts/notes/list${query}`, host)).body.data as Note[] | null;
  const texts = async (host?: string) => (await list(host))?.map(({ text }) => text);
  const as = (who: string) => platform.learning(who);
  const write = (body: object, who: string | null = user) =>
    platform.post("/hosts/notes/notes", body, platform.learning(who));

  it("answer from the moment they are live, without a restart, and no longer when they are not", async () => {
    expect((await platform.get("/hosts/notes/list")).status).toBe(404);
    await platform.use([notes]);
    expect(await texts()).toEqual(["satu", "dua"]);
    await platform.use([]);
    expect((await platform.get("/hosts/notes/list")).status).toBe(404);
  });

  it("see the rows of one tenant, whatever their queries say", async () => {
    expect(await texts(KENANGA)).toEqual(["one"]);
    const made = await write({ text: "baru" });
    expect(made).toMatchObject({ status: 201, body: { status: true, data: { id: expect.any(String) } } });
    expect(await texts()).toEqual(["satu", "dua", "baru"]);
    expect(await texts(KENANGA)).toEqual(["one"]);
  });

  it("bind values, whatever is in them", async () => {
    expect(await list(undefined, `?like=${encodeURIComponent("' or true --")}`)).toEqual([]);
    expect(await list(undefined, "?like=du")).toEqual([{ text: "dua" }]);
  });

  it("know who asks: the platform checks the session, the role and what belongs to whom", async () => {
    const { body } = await write({ text: "milikku" });
    const { id } = body.data as { id: string };
    expect((await platform.getWith(`/hosts/notes/notes/${id}`, as(user))).body.data).toEqual({ text: "milikku" });
    expect((await platform.getWith(`/hosts/notes/notes/${id}`, as(admin))).status).toBe(404);
    expect((await platform.get(`/hosts/notes/notes/${id}`)).status).toBe(401);
    expect((await write({ text: "x" }, null)).status).toBe(401);
    const remove = (who: string) =>
      platform.app.inject({ method: "DELETE", url: "/hosts/notes/notes", headers: as(who) });
    expect((await remove(user)).statusCode).toBe(403);
    const removed = await remove(admin);
    expect([removed.statusCode, removed.json<{ data: unknown }>().data]).toEqual([200, null]);
    expect(await texts()).toEqual([]);
    expect(await texts(KENANGA)).toEqual(["one"]);
  });

  it("need the app token", async () => {
    expect((await platform.getWith("/hosts/notes/list", {})).status).toBe(401);
  });

  it("say what a field takes, in the service's own words or by its schema, in the tenant's language", async () => {
    expect((await write({ text: "" })).body.data).toEqual({
      fields: { text: "Catatan wajib diisi, paling panjang 20 karakter" },
    });
    expect(await write({ text: "x", colour: "green" })).toMatchObject({
      status: 422,
      body: {
        message: "Periksa kembali isian Anda",
        data: { fields: { colour: '"colour" hanya menerima: red, blue' } },
      },
    });
    expect((await platform.getWith("/hosts/notes/notes/x", as(user))).body.data).toEqual({
      fields: { id: 'Nilai "id" tidak sah' },
    });
  });

  it("answer for settings: with the seed's value, and for what may be changed", async () => {
    const at = "/melati/cms/app/setting/notes";
    expect((await platform.get(at)).body.data).toEqual({ title: "Catatan" });
    expect((await platform.put(at, { value: { title: 7 } }, admin)).body.data).toEqual({
      fields: { "notes.title": "Judul catatan berupa teks" },
    });
    expect((await platform.put(at, { value: { title: "Baru" } }, admin)).status).toBe(200);
    await platform.use([{ ...notes, seed: { settings: () => ({ melati: { notes: { title: "Lebih baru" } } }) } }]);
    // Somebody of the tenant has changed it: no newer seed takes it back.
    expect((await platform.get(at)).body.data).toEqual({ title: "Baru" });
    await platform.use([]);
    expect((await platform.put(at, { value: { title: "Lagi" } }, admin)).status).toBe(404);
  });

  it("are not seeded twice", async () => {
    const before = await texts(KENANGA);
    await platform.use([{ ...notes }]);
    expect(await texts(KENANGA)).toEqual(before);
  });

  describe("that fail", () => {
    const broken: readonly (readonly [string, Service, RegExp])[] = [
      [
        "a migration",
        { ...notes, migrations: [...notes.migrations, { name: "0002", sql: "select nonsense" }] },
        /nonsense/,
      ],
      [
        "a seed",
        {
          ...notes,
          seed: {
            rows: seedRows<string>(
              () => ({ melati: "x" }),
              () => Promise.reject(new Error("no ink")),
            ),
          },
        },
        /no ink/,
      ],
      ["a path that the platform has", answering("notes", "/healthz", ""), /the platform's own/],
      [
        "a host of another",
        { ...notes, endpoints: answering("x", "/x", "").endpoints.map((own) => ({ ...own, host: "x" })) },
        /host "x"/,
      ],
    ];

    it.each(broken)("with %s leave the version before in place", async (_what, service, reason) => {
      await expect(platform.use([service])).rejects.toThrow(reason);
      expect((await platform.get("/hosts/notes/list")).status).toBe(200);
    });

    it("harm no other, and take nobody's path", async () => {
      await platform.use([notes, answering("a", "/greeting", "of a")]);
      const versions = [notes, answering("a", "/greeting", "of a"), answering("b", "/greeting", "of b")];
      const failures = await platform.services.use(
        versions.map((service) => ({ id: service.id, version: "next", load: () => service })),
      );
      expect(failures).toEqual([{ id: "b", version: "next", reason: expect.stringContaining("/greeting") }]);
      expect((await platform.get("/greeting")).body.data).toBe("of a");
      expect((await platform.get("/hosts/notes/list")).status).toBe(200);
    });

    it("leave the version before in place when their code does not load", async () => {
      const [failure] = await platform.services.use([
        {
          id: "notes",
          version: "broken",
          load: () => {
            throw new Error("not a service");
          },
        },
      ]);
      expect(failure).toEqual({ id: "notes", version: "broken", reason: "not a service" });
      expect((await platform.get("/hosts/notes/list")).status).toBe(200);
    });
  });

  it.each([
    ["a table of tenants without security", "create table loose (tenant_id uuid not null)"],
    [
      "security that binds others than the owner alone",
      `create table loose (tenant_id uuid not null)
--> statement-breakpoint
select serambi_secure('loose')
--> statement-breakpoint
alter table loose no force row level security`,
    ],
    [
      "a policy that lets everybody in",
      `create table loose (tenant_id uuid not null)
--> statement-breakpoint
select serambi_secure('loose')
--> statement-breakpoint
create policy all_of_them on loose using (true)`,
    ],
    [
      "a table of all tenants",
      "create table loose (text text)\n--> statement-breakpoint\ngrant select on loose to serambi_app",
    ],
    [
      "a view past the security",
      "create view loose as select text from notes\n--> statement-breakpoint\ngrant select on loose to serambi_app",
    ],
    ["a right on the directory", "grant select on tenants to serambi_app"],
    ["less security for a table of another", "alter table settings disable row level security"],
  ])("are refused with a migration that makes %s, and nothing of it stays", async (_what, sql) => {
    await platform.use([notes]);
    await expect(platform.use([notes, making(sql)])).rejects.toThrow(/Migration 1 is refused/);
    await platform.use([notes, making("create table loose (n integer)\n--> statement-breakpoint\ndrop table loose")]);
    await platform.db.transaction((tx) => tx.execute("delete from service_migrations where service = 'making'"));
  });
});
