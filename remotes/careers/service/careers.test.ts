import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { seedRows } from "@serambi/kernel/service";
import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";

import type { Applicant, Application } from "../contract/Application";
import { PART_BYTES } from "../contract/limits";
import { JOB_PATH, JOBS_PATH } from "../contract/paths";
import { careersBySite } from "./seed/careersBySite";
import { writeCareers } from "./seed/writeCareers";
import { service } from "./index";

const OPEN_TIMEOUT_MS = 60_000;
const DAY_MS = 86_400_000;
const JOB = "backend-pembayaran";
const MELATI = "melati.localhost";
const KENANGA = "kenanga.localhost";

const { talent } = careersBySite();
if (!talent) throw new Error("the seed has no site talent");
const companies = talent.companies.filter(({ slug }) => slug === "kopra-pay" || slug === "tani-digital");
const applications = talent.applications.filter(({ job }) => job === "penulis-teknis").slice(0, 1);
const some = { companies, applications, talents: talent.talents.slice(0, 1) };

const pdf = (inside = ""): Buffer => Buffer.from(`%PDF-1.7\n${inside}\n${"x".repeat(PART_BYTES)}\n%%EOF\n`, "latin1");

describeWithDatabase("careers", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  let keys = 0;

  beforeAll(async () => {
    const rows = seedRows(() => ({ melati: some, kenanga: some }), writeCareers);
    platform = await TestPlatform.start(await openEmpty(), { services: [{ ...service, seed: { rows } }] });
    // Dates of the seed count from today.
    platform.now = new Date();
    await platform.renewToken();
    melati = await platform.tenantId("melati");
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const headers = (token?: string, host = MELATI) => ({
    "app-token": platform.appToken(host),
    ...(token && { authorization: `Bearer ${token}` }),
  });
  const get = (path: string, token?: string, host?: string) =>
    platform.getWith(path.startsWith("/career/") ? path : `/hosts/careers/${path}`, headers(token, host));
  const post = (path: string, body: object, token?: string, host?: string) =>
    platform.post(`/hosts/careers/${path}`, body, headers(token, host));
  const keyOf = (number: number): string => number.toString(16).padStart(32, "0");
  const form = (changes: object = {}) => ({
    job: JOB,
    name: "Nurul Azizah",
    email: `nurul-${(keys += 1)}@surat.example`,
    phone: "0811-4000-7712",
    motivation: "Layanan retur kami punya empat antrean; tiga saya hapus.",
    consent: true,
    key: keyOf(keys),
    origin: `http://${MELATI}:3000`,
    ...changes,
  });
  const idOf = ({ body }: { body: { data: unknown } }): string => (body.data as { id: string }).id;
  const application = async (id: string) => (await get(`application?id=${id}`)).body.data as Application;
  const industry = async (name: string, companyId?: string) => {
    const token = await platform.logIn(melati, name, 5);
    if (companyId !== undefined)
      await platform.inTenant(melati, (tx) =>
        tx.execute(`insert into careers_members values ('${melati}', '${companyId}', '${name}')`),
      );
    return token;
  };
  const send = async (bytes: Buffer, name = "../../etc/cv.pdf") => {
    const file = idOf(await post("files", { name, sizeBytes: bytes.length }));
    let last = { status: 0, body: {} as { data: unknown } };
    for (let at = 0; at < bytes.length; at += PART_BYTES) {
      const part = bytes.subarray(at, at + PART_BYTES).toString("base64");
      last = await post("files/parts", { id: file, beginsAt: at, bytes: part });
    }
    return { file, last };
  };

  it("finds jobs by place, kind, field, pay and words, typing errors among them", async () => {
    const find = async (query: string) =>
      (await get(`/career/job/list?${query}`)).body.data as {
        totalItems: number;
        searched: string | null;
        items: { id: string }[];
      };
    const all = await find("");
    expect([all.totalItems, all.items.length]).toEqual([8, 6]);
    expect((await find("place=remote&field=engineering")).items.map(({ id }) => id).toSorted()).toEqual([
      "frontend-peta-air",
      "penulis-teknis",
    ]);
    expect((await find("kind=internship")).totalItems).toBe(1);
    expect((await find("pay=18000000&careerId=kopra-pay")).items.map(({ id }) => id)).toEqual([JOB]);
    expect(await find("search=postgres")).toMatchObject({ searched: null, items: [{ id: JOB }] });
    expect(await find("search=bakcend")).toMatchObject({ searched: "backend", totalItems: 1 });
    expect((await find("search=%27%3B%20drop%20table%20%26%20%7C%20!")).totalItems).toBe(0);
    expect((await find("ids=")).totalItems).toBe(0);
    expect((await get("/career/detail?slug=kopra-pay")).body.data).toMatchObject({ openJobs: 4 });
  });

  it("takes a form without scripts once, as long as it says the same", async () => {
    const wanted = form({ key: "" });
    const [one, two] = [await post("applications", wanted), await post("applications", wanted)];
    expect([one.status, idOf(two)]).toEqual([201, idOf(one)]);
    // Whoever knows an address alone is not given its owner's page.
    expect((await post("applications", { ...wanted, motivation: "Kalimat lain yang cukup panjang." })).status).toBe(
      409,
    );
  });

  it("takes one application of one person, however often it is sent", async () => {
    const wanted = form();
    const [one, two] = await Promise.all([post("applications", wanted), post("applications", wanted)]);
    expect(idOf(two)).toBe(idOf(one));
    expect((await post("applications", { ...wanted, key: "f".repeat(32) })).status).toBe(409);
    // A page is kept for many: its key is no proof of who sends it.
    const other = await post("applications", form({ key: wanted.key }));
    expect(other.status).toBe(201);
    expect(idOf(other)).not.toBe(idOf(one));
    expect(await application(idOf(one))).toMatchObject({ state: "sent", phone: "+6281140007712" });
  });

  it("names each field that does not fit, and takes nothing of a closed job or from a program", async () => {
    const fieldsOf = async (changes: object) => {
      const { status, body } = await post("applications", form(changes));
      return [status, Object.keys((body.data as { fields?: object } | null)?.fields ?? {})];
    };
    expect(await fieldsOf({ name: "N" })).toEqual([422, ["name"]]);
    expect(await fieldsOf({ email: "n@" })).toEqual([422, ["email"]]);
    expect(await fieldsOf({ phone: "12345" })).toEqual([422, ["phone"]]);
    expect(await fieldsOf({ motivation: "mau" })).toEqual([422, ["motivation"]]);
    expect(await fieldsOf({ consent: false })).toEqual([422, ["consent"]]);
    expect(await fieldsOf({ motivation: "🧵".repeat(10_000) })).toEqual([422, ["motivation"]]);
    expect((await post("applications", form({ job: "pimpinan-keandalan" }))).status).toBe(409);
    expect((await post("applications", form({ origin: "http://elsewhere.example" }))).status).toBe(422);
    const html = await post("applications", form({ name: "<b>'; drop table careers_jobs; --</b>" }));
    expect(await application(idOf(html))).toMatchObject({ name: "<b>'; drop table careers_jobs; --</b>" });
  });

  describe("a CV", () => {
    it("arrives in parts, one of them twice, and belongs to its applicant and the company", async () => {
      const bytes = pdf();
      const file = idOf(await post("files", { name: "../../etc/cv.pdf", sizeBytes: bytes.length }));
      const part = (at: number) => ({
        id: file,
        beginsAt: at,
        bytes: bytes.subarray(at, at + PART_BYTES).toString("base64"),
      });
      await post("files/parts", part(0));
      expect((await post("files/parts", part(0))).body.data).toMatchObject({
        receivedBytes: PART_BYTES,
        isWhole: false,
      });
      expect((await post("applications", form({ cv: file }))).status).toBe(422);
      expect((await get(`files?id=${file}`)).body.data).toMatchObject({ receivedBytes: PART_BYTES });
      expect((await post("files/parts", part(PART_BYTES))).body.data).toMatchObject({ isWhole: true });
      const id = idOf(await post("applications", form({ cv: file })));
      expect((await get(`application/cv?id=${id}`)).body.data).toEqual({
        name: "cv.pdf",
        bytes: bytes.toString("base64"),
      });
      // It is the application's now: its first id opens nothing, and nobody else takes it.
      expect((await get(`files?id=${file}`)).status).toBe(404);
      expect((await post("applications", form({ cv: file }))).status).toBe(422);
      const { number } = await application(id);
      expect((await get(`desk/cv?number=${number}`, await industry("reader", "kopra-pay"))).status).toBe(200);
      expect((await get(`desk/cv?number=${number}`, await industry("stranger", "tani-digital"))).status).toBe(404);
      expect((await get(`application/cv?id=${id}`, undefined, KENANGA)).status).toBe(404);
    });

    it.each([
      ["HTML by another name", Buffer.from("<html><script>alert(1)</script></html>")],
      ["a PDF that runs a program", pdf("/OpenAction << /S /JavaScript /JS (app.alert(1)) >>")],
      ["a program written otherwise", pdf("/S /J#61vaScript")],
      ["a PDF with a file in it", pdf("/EmbeddedFile")],
      ["a virus", pdf(["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!"].join(""))],
    ])("is refused where it is %s", async (_what, bytes) => {
      const { last, file } = await send(bytes);
      expect([last.status, Object.keys((last.body.data as { fields: object }).fields)]).toEqual([422, ["cv"]]);
      expect((await post("applications", form({ cv: file }))).status).toBe(422);
    });

    it("has a size and a name that can be shown", async () => {
      expect((await post("files", { name: "cv.pdf", sizeBytes: 0 })).status).toBe(422);
      expect((await post("files", { name: "cv.pdf", sizeBytes: 5 * 1024 * 1024 + 1 })).status).toBe(422);
      const { file } = await send(pdf(), `${"n".repeat(300)}.pdf`);
      expect((await application(idOf(await post("applications", form({ cv: file }))))).cv?.name).toBe(
        `${"n".repeat(80)}.pdf`,
      );
    });
  });

  describe("a company", () => {
    it("sees a number until it invites, and each move has its words", async () => {
      const company = await industry("company", "kopra-pay");
      const id = idOf(await post("applications", form()));
      const { number } = await application(id);
      const detail = async () => (await get(`desk/applicant?number=${number}`, company)).body.data as Applicant;
      const move = (from: string, to: string, more: object = {}) =>
        post("desk/move", { number, from, to, ...more }, company);
      expect((await detail()).person).toBeNull();
      expect((await move("sent", "rejected", { note: "tidak" })).status).toBe(422);
      expect((await move("sent", "interview", { meetsWhere: "Daring" })).status).toBe(422);
      const meetsAt = new Date(platform.now.getTime() + DAY_MS).toISOString();
      expect((await move("sent", "interview", { meetsAt, meetsWhere: "Daring" })).status).toBe(201);
      expect((await detail()).person).toMatchObject({ name: "Nurul Azizah" });
      // A colleague who still sees the old board is told.
      expect((await move("sent", "read")).status).toBe(409);
      expect((await post("desk/note", { number, text: "Tanyakan piket malam" }, company)).status).toBe(201);
      const own = await application(id);
      expect([own.state, own.meeting?.where, own.steps.map(({ act }) => act)]).toEqual([
        "interview",
        "Daring",
        ["sent", "interview"],
      ]);
      expect((await post("application/withdraw", { id })).status).toBe(201);
      expect((await get(`desk/applicant?number=${number}`, company)).status).toBe(404);
      expect((await post("application/withdraw", { id })).status).toBe(409);
    });

    it("does nothing for another company, from another site, or once its role is another", async () => {
      const { number } = await application(idOf(await post("applications", form())));
      const move = { number, from: "sent", to: "read" };
      expect((await post("desk/move", move, await industry("other", "tani-digital"))).status).toBe(404);
      expect((await get(`desk/board?id=${JOB}`, await industry("nobody"))).status).toBe(404);
      await industry("lost", "kopra-pay");
      expect((await post("desk/move", move, await platform.logIn(melati, "lost-role", 4))).status).toBe(403);
      expect((await post("desk/move", move)).status).toBe(401);
      const there = await platform.logIn(await platform.tenantId("kenanga"), "admin-there", 1);
      expect((await post("desk/move", move, there, KENANGA)).status).toBe(404);
      expect((await post("desk/move", move, await platform.logIn(melati, "admin-here", 1))).status).toBe(201);
    });

    it("posts a job, which is told to those who confirmed that they want it, once, and closes it", async () => {
      const company = await industry("poster", "kopra-pay");
      const filters = { search: "", cities: [], places: [], kinds: ["contract"], fields: [], payIdr: null };
      const asking = { filters, origin: `http://${MELATI}:3000` };
      for (const email of ["ya@surat.example", "belum@surat.example"]) await post("alerts", { ...asking, email });
      const letters = () =>
        platform.inTenant(melati, async (tx) => {
          const { rows } = (await tx.execute("select id, email from careers_alerts order by email")) as {
            rows: { id: string; email: string }[];
          };
          return rows;
        });
      const yes = (await letters()).find(({ email }) => email === "ya@surat.example");
      expect((await post("alerts/confirm", { id: yes?.id })).status).toBe(201);
      const job = {
        careerId: "kopra-pay",
        title: "Penulis kontrak",
        summary: "Menulis ulang empat puluh halaman dokumentasi.",
        city: "Jakarta",
        place: "remote",
        kind: "contract",
        field: "engineering",
        payFromIdr: 10_000_000,
        payToIdr: 16_000_001,
        tasks: ["Menulis"],
        brings: ["Contoh tulisan"],
        skills: ["menulis"],
        steps: ["Dibaca orang"],
        start: "secepatnya",
        courses: [],
        closesOn: new Date(platform.now.getTime() + 20 * DAY_MS).toISOString().slice(0, 10),
        isPublished: true,
      };
      expect((await post("desk/jobs", job, company)).status).toBe(422);
      expect(
        (await post("desk/jobs", { ...job, payToIdr: 12_000_000, careerId: "tani-digital" }, company)).status,
      ).toBe(404);
      const id = idOf(await post("desk/jobs", { ...job, payToIdr: 12_000_000 }, company));
      // One letter for each: to the applicants of before, and to whoever confirmed.
      expect(await platform.drain()).toBeGreaterThan(0);
      const news = await platform.inTenant(melati, async (tx) => {
        const wanted = "select unsubscribe_url from outbox where subject like 'Lowongan baru: %'";
        return ((await tx.execute(wanted)) as { rows: readonly object[] }).rows;
      });
      expect(news).toEqual([{ unsubscribe_url: `http://${MELATI}:3000/Career/Alert/${yes?.id}?stop=1` }]);
      expect((await get(`/career/job/detail?id=${id}`)).body.data).toMatchObject({ isOpen: true });
      expect((await post("desk/close", { id }, company)).status).toBe(201);
      expect((await get(`/career/job/detail?id=${id}`)).body.data).toMatchObject({ isOpen: false });
      expect((await post("applications", form({ job: id }))).status).toBe(409);
      const copy = idOf(await post("desk/duplicate", { id }, company));
      expect((await get(`/career/job/detail?id=${copy}`)).status).toBe(404);
      expect((await post("alerts/stop", { id: yes?.id })).status).toBe(201);
    });
  });

  it("lends an assistant open jobs alone: neither a draft nor what is closed or over", async () => {
    const lent = async () =>
      (await platform.passagesOf("melati", ["/", JOBS_PATH, JOB_PATH])).flatMap(({ path }) => path.split("/")[3] ?? []);
    // The last by name: other tests apply to the first.
    const [third, second, first, ...rest] = (await lent()).toReversed();
    const change = (id: string | undefined, what: string) =>
      platform.inTenant(melati, (tx) => tx.execute(`update careers_jobs set ${what} where id = '${id}'`));
    await change(first, "state = 'draft'");
    await change(second, "state = 'closed'");
    await change(third, "closes_at = now() - interval '1 day'");
    expect(await lent()).toEqual(rest.toReversed());
    expect(rest.length).toBeGreaterThan(0);
  });

  it("is forgotten after 180 days, on request, and with the person's account", async () => {
    const { file } = await send(pdf());
    const id = idOf(await post("applications", form({ cv: file })));
    expect((await post("application/delete", { id })).status).toBe(201);
    expect((await get(`application?id=${id}`)).status).toBe(404);
    const person = await platform.logIn(melati, "applicant", 4);
    const own = idOf(await post("applications", form(), person));
    expect((await get("applications", person)).body.data).toMatchObject([{ id: own }]);
    expect(await platform.copyOf("melati", "applicant")).toMatchObject({
      careers: { applications: [{ name: "Nurul Azizah" }] },
    });
    await platform.forget("melati", "applicant");
    expect((await get(`application?id=${own}`)).status).toBe(404);
    const late = idOf(await post("applications", form()));
    platform.now = new Date(platform.now.getTime() + 181 * DAY_MS);
    await platform.drain();
    await platform.renewToken();
    expect((await get(`application?id=${late}`)).status).toBe(404);
    // Those of the seed have no job of their own.
    const left = () =>
      platform.inTenant(melati, (tx) => tx.execute("select 1 from careers_applications where email like '%.example'"));
    // Both engines answer with the rows under this name.
    expect((await left()) as { readonly rows: readonly object[] }).toMatchObject({ rows: [] });
  });
});
