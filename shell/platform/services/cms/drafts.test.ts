import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import type { Draft, PreviewLink, Publications, PublishedChanges } from "@serambi/kernel/cms";
import type * as z from "zod";

import { inTenant } from "../../database/inTenant";
import { memberships, persons, settingsDrafts, settingsDraftSteps } from "../../database/schema";
import { Queue } from "../../queue/Queue";
import { describeWithDatabase } from "../../testing/describeEachEngine";
import { TestPlatform } from "../../testing/TestPlatform";
import { PUBLISH_JOB, publishJob } from "./publishJob";

const OPEN_TIMEOUT_MS = 60_000;
const APP = "/melati/cms/app";

interface Asked {
  readonly body?: object;
  readonly user?: string | undefined;
  readonly preview?: string;
  readonly host?: string;
}

describeWithDatabase("drafts of a site", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  let rina = "";
  let bagas = "";
  let student = "";
  let writer = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty());
    melati = await platform.tenantId("melati");
    rina = await platform.logIn(melati, "rina", 1);
    bagas = await platform.logIn(melati, "bagas", 0);
    student = await platform.logIn(melati, "student", 4);
    writer = await platform.logIn(melati, "writer", 6);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());
  beforeEach(() =>
    inTenant(platform.db, melati, async (tx) => {
      await tx.delete(settingsDraftSteps);
      await tx.update(settingsDrafts).set({ values: {}, publishAt: null });
    }),
  );

  const call = async (
    method: "GET" | "PUT" | "POST" | "DELETE",
    path: string,
    { body, user, preview, host = "melati.localhost" }: Asked = {},
  ) => {
    const headers = {
      "app-token": platform.appToken(host),
      ...(user !== undefined && { authorization: `Bearer ${user}` }),
      ...(preview !== undefined && { "x-preview": preview }),
    };
    const answer = await platform.app.inject({ method, url: path, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.json<{ message: string; data: unknown }>() };
  };
  const read = async <T>(name: string, asked: Asked = { user: rina }) =>
    (await call("GET", `${APP}/${name}`, asked)).body.data as T; // each test says what it reads
  const draft = () => read<Draft>("draft");
  const save = async (values: object, user = rina, version?: number) =>
    call("PUT", `${APP}/draft`, { user, body: { version: version ?? (await draft()).version, values } });
  const act = async (name: string, body: object = {}, user = rina) =>
    call("POST", `${APP}/${name}`, { user, body: { version: (await draft()).version, ...body } });
  const live = (asked: Asked = {}) => read<Record<string, unknown>>("settings", asked);

  it("keep what is changed apart from what visitors see, until it is published", async () => {
    const before = await live();
    expect((await save({ title: "Melati Baru" })).body.data).toMatchObject({
      values: { title: "Melati Baru" },
      live: before,
      changedBy: { id: "rina" },
      problems: {},
      canUndo: true,
    });
    expect(await live()).toEqual(before);
    const { status, body } = await act("draft/publish", { note: "Nama baru" });
    expect([status, (body.data as Draft).values]).toEqual([200, {}]);
    expect(await live()).toEqual({ ...before, title: "Melati Baru" });
    const { items } = await read<z.infer<typeof Publications>>("history");
    expect(items[0]).toMatchObject({ note: "Nama baru", keys: ["title"], by: { id: "rina" } });
    const one = await read<PublishedChanges>(`history/${items[0]?.id}`);
    expect(one.changes).toEqual([{ key: "title", before: before["title"], after: "Melati Baru" }]);
  });

  it("say what is wrong with a live page that is not changed, once a remote takes something else, and publish the rest", async () => {
    const schema = { type: "object", properties: { title: { type: "string" }, text: { type: "string" } } };
    platform.slots.set("x.note.v1", schema);
    await save({ home: { sections: [{ slot: "x.note.v1", props: { title: "Satu", text: "Lama" } }] } });
    await act("draft/publish");
    expect(await draft()).toMatchObject({ problems: {}, liveProblems: {} });
    platform.slots.set("x.note.v1", {
      type: "object",
      properties: { title: { type: "string" }, source: { type: "string" } },
      required: ["source"],
    });
    const places = async () => {
      const { problems, liveProblems = {} } = await draft();
      return [Object.keys(problems), Object.keys(liveProblems)];
    };
    const both = ["home.sections.0.props.text", "home.sections.0.props.source"];
    expect(await places()).toEqual([[], both]);
    expect((await draft()).liveProblems).toMatchObject({ "home.sections.0.props.source": "Ini perlu diisi" });
    await save({ title: "Tetap terbit" });
    expect((await act("draft/publish")).status).toBe(200);
    await save({ home: { sections: [{ slot: "x.note.v1", props: { title: "Dua", text: "Lama" } }] } });
    expect(await places()).toEqual([both, []]);
    expect((await act("draft/publish")).status).toBe(422);
  });

  it("drop what is again as visitors have it, and what is taken out", async () => {
    const { title } = await live();
    await save({ title: "X", favicon: "/media/a.png" });
    expect((await draft()).values).toEqual({ title: "X", favicon: "/media/a.png" });
    await save({ title });
    await save({ favicon: null });
    expect((await draft()).values).toEqual({});
  });

  it("tell the later of two who save, and lose nothing of either", async () => {
    const { version } = await draft();
    await save({ title: "Dari Rina" }, rina, version);
    const { status, body } = await save({ title: "Dari Bagas" }, bagas, version);
    expect([status, body.message]).toEqual([
      409,
      "Draf ini sudah diubah orang lain. Muat yang terbaru, lalu simpan lagi",
    ]);
    expect((await draft()).values).toEqual({ title: "Dari Rina" });
  });

  it("are undone and done again step by step, and a new step ends what could be done again", async () => {
    await save({ title: "Satu" });
    await save({ title: "Dua", favicon: "/media/a.png" });
    expect((await act("draft/undo")).body.data).toMatchObject({ values: { title: "Satu" }, canRedo: true });
    expect((await act("draft/undo")).body.data).toMatchObject({ values: {}, canUndo: false });
    expect((await act("draft/undo")).status).toBe(409);
    expect((await act("draft/redo")).body.data).toMatchObject({ values: { title: "Satu" } });
    await save({ title: "Tiga" });
    expect((await act("draft/redo")).status).toBe(409);
    await act("draft/discard");
    expect((await act("draft/undo")).body.data).toMatchObject({ values: { title: "Tiga" } });
  });

  it("may hold what is wrong, say where, and are not published then", async () => {
    const css = { ...((await live())["css"] as object), clr_primary: "red" };
    expect((await save({ css })).body.data).toMatchObject({
      problems: { "css.clr_primary": "Warna ditulis seperti #2096C4 dan huruf dengan namanya" },
    });
    const { status, body } = await act("draft/publish");
    expect([status, body.data]).toEqual([422, { fields: { "css.clr_primary": expect.any(String) } }]);
    expect((await save({ nonsense: 1 })).status).toBe(422);
    expect((await save({ title: "x".repeat(1_100_000) })).status).toBe(413);
  });

  it("keep a pasted text without the signs that no text has, and tell how many sections a page may have", async () => {
    const section = { slot: "sites.hero.v1", props: {} };
    const { status, body } = await save({
      title: "A\u0000B\uD800C",
      home: { sections: Array.from({ length: 200 }, () => section) },
    });
    expect([status, (body.data as Draft).values["title"]]).toEqual([200, "ABC"]);
    expect((body.data as Draft).problems).toEqual({ "home.sections": "Terlalu banyak: paling banyak 60" });
    expect((await draft()).values["home"]).toMatchObject({ sections: { length: 200 } });
    await act("draft/discard");
  });

  it("are published by themselves at their time, unless that was taken back or whoever asked for it may no more", async () => {
    const published: string[] = [];
    const deps = platform.deps;
    const queue = new Queue({
      db: platform.db,
      now: () => platform.now,
      handlers: { [PUBLISH_JOB]: publishJob(deps, (key) => published.push(key)) },
      onFailure: (_kind, reason) => {
        throw new Error(reason);
      },
    });
    const [person] = await platform.db.transaction((tx) =>
      tx
        .insert(persons)
        .values({ email: "ratih@melati.example", name: "Ratih", language: "id", createdAt: platform.now })
        .returning({ id: persons.id }),
    );
    const personId = person?.id ?? "";
    const membership = { tenantId: melati, personId, userKind: 1, createdAt: platform.now };
    await inTenant(platform.db, melati, (tx) => tx.insert(memberships).values(membership));
    const ratih = await platform.logIn(melati, personId, 1);
    const at = new Date(platform.now.getTime() + 600_000).toISOString();
    await save({ title: "Pada waktunya" }, ratih);
    expect((await act("draft/publish", { at: "2020-01-01T00:00:00Z" }, ratih)).status).toBe(422);
    expect((await act("draft/publish", { at }, ratih)).body.data).toMatchObject({ publishAt: at });
    await queue.drain();
    expect((await live())["title"]).not.toBe("Pada waktunya");
    const before = platform.now;
    platform.now = new Date(before.getTime() + 601_000);
    await queue.drain();
    expect([published, (await live())["title"]]).toEqual([["melati"], "Pada waktunya"]);

    const later = new Date(platform.now.getTime() + 600_000).toISOString();
    await save({ title: "Dicabut" }, ratih);
    await act("draft/publish", { at: later }, ratih);
    await inTenant(platform.db, melati, (tx) => tx.update(memberships).set({ userKind: 4 }));
    platform.now = new Date(platform.now.getTime() + 601_000);
    await queue.drain();
    expect((await live())["title"]).toBe("Pada waktunya");
    // It stays a draft, with the time at which it was not published.
    expect(await draft()).toMatchObject({ publishAt: later, values: { title: "Dicabut" } });
    platform.now = before;
  });

  it("go back to what the site was after a publication", async () => {
    await save({ title: "Lama" });
    await act("draft/publish");
    const { items } = await read<z.infer<typeof Publications>>("history");
    await save({ title: "Baru", favicon: "/media/b.png" });
    await act("draft/publish");
    expect((await act(`history/${items[0]?.id}/restore`)).body.data).toMatchObject({ values: { title: "Lama" } });
    expect((await act("history/999999/restore")).status).toBe(404);
  });

  it("are shown to those who edit, and to whoever has a link, until it is over or withdrawn", async () => {
    await save({ title: "Dalam draf", home: { sections: [] } });
    expect((await live({ preview: "draft", user: rina }))["title"]).toBe("Dalam draf");
    for (const [preview, user, status] of [
      ["draft", undefined, 401],
      ["draft", student, 403],
      ["made-up", undefined, 410],
    ] as const)
      expect((await call("GET", `${APP}/settings`, { user, preview })).status).toBe(status);
    const made = await act("previews", { hours: 2 });
    expect(made.status).toBe(201);
    const link = made.body.data as PreviewLink;
    const secret = new URLSearchParams(link.path?.split("?")[1]).get("preview") ?? "";
    expect((await live({ preview: secret }))["title"]).toBe("Dalam draf");
    expect(await read("setting/home", { preview: secret })).toEqual({ sections: [] });
    const elsewhere = { host: "kenanga.localhost", preview: secret };
    expect((await call("GET", "/kenanga/cms/app/settings", elsewhere)).status).toBe(410);
    expect((await draft()).links).toEqual([{ id: link.id, endsAt: link.endsAt, madeBy: link.madeBy }]);
    await call("DELETE", `${APP}/previews/${link.id}`, { user: rina });
    expect((await call("GET", `${APP}/settings`, { preview: secret })).status).toBe(410);
  });

  it("come from the file of another site, and only what is a setting", async () => {
    const file = await read<{ settings: object }>("export");
    expect((await act("import", { site: file })).body.data).toMatchObject({ values: {} });
    const site = { format: 1, settings: { ...file.settings, title: "Dari berkas", nonsense: 1 } };
    expect((await act("import", { site })).body.data).toMatchObject({ values: { title: "Dari berkas" } });
    expect((await act("import", { site: { format: 2, settings: {} } })).status).toBe(422);
  });

  it.each([
    ["nobody", 401, () => undefined],
    ["a student", 403, () => student],
    ["a writer", 403, () => writer],
  ])("are nothing to %s: %i", async (_who, status, userOf) => {
    const user = userOf();
    const { version } = await draft();
    const body = { version, hours: 1, values: { title: "X" }, site: { format: 1, settings: {} } };
    const answers = await Promise.all([
      ...["draft", "history", "export"].map((name) => call("GET", `${APP}/${name}`, { user })),
      call("PUT", `${APP}/draft`, { user, body }),
      ...["draft/undo", "draft/publish", "draft/discard", "previews", "import"].map((name) =>
        call("POST", `${APP}/${name}`, { user, body }),
      ),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  });
});
