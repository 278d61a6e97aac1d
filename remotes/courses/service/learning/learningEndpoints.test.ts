import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";

import {
  Certificate,
  ClassProgress,
  KnownProgress,
  Lesson,
  RoomClasses,
  type ChapterProgress,
} from "../../contract/hosts/learning";

import { chapterProgress } from "../tables";
import { tasksFixture } from "../testing/learningFixture";
import { serviceWith } from "../testing/serviceWith";

const OPEN_TIMEOUT_MS = 60_000;
const KENANGA = "kenanga.localhost";

describeWithDatabase("learning host", (openEmpty) => {
  let platform: TestPlatform;
  const rightTo = (code: string) =>
    ({
      kind: "courses.class",
      code,
      personId: "enrolled",
      source: "by-hand",
      reference: code,
      grantedBy: "admin",
    }) as const;
  let melati = "";
  let enrolled = "";
  let other = "";
  let stranger = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [serviceWith(tasksFixture)] });
    melati = await platform.tenantId("melati");
    enrolled = await platform.logIn(melati, "enrolled", 4);
    other = await platform.logIn(melati, "other", 4);
    const kenanga = await platform.tenantId("kenanga");
    stranger = await platform.logIn(kenanga, "enrolled-there", 4);
    await platform.grant(melati, rightTo("room-berbayar"));
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const get = (path: string, user: string | null = null, host?: string) =>
    platform.getWith(path, platform.learning(user, host));
  const post = (path: string, body: object, user: string | null = null, host?: string) =>
    platform.post(path, body, platform.learning(user, host));

  describe("enrolment", () => {
    const ask = (classroomId: string, user: string | null) =>
      get(`/enrolment?classroomId=${classroomId}`, user).then(({ body }) => body.data);

    it("is taken by whoever is logged in where a class costs nothing, once, and is seen in their room", async () => {
      const guest = await platform.logIn(melati, "new-here", 4);
      expect([await ask("gratis", null), await ask("gratis", guest)]).toEqual([
        { isEnrolled: false },
        { isEnrolled: false },
      ]);
      for (let times = 0; times < 2; times += 1)
        expect((await post("/enrolment", { classroomId: "gratis" }, guest)).body.data).toEqual({ isEnrolled: true });
      expect(await ask("gratis", guest)).toEqual({ isEnrolled: true });
      const { classes } = (await get("/classes", guest)).body.data as { classes: { classroomId: string }[] };
      expect(classes.map(({ classroomId }) => classroomId)).toEqual(["room-gratis"]);
      expect((await post("/enrolment", { classroomId: "gratis" })).status).toBe(401);
    });

    it("is nobody's to take where a class has a price, and somebody's who has a pass", async () => {
      const guest = await platform.logIn(melati, "with-a-pass", 4);
      expect((await post("/enrolment", { classroomId: "berbayar" }, guest)).status).toBe(403);
      expect(await ask("berbayar", guest)).toEqual({ isEnrolled: false });
      const pass = { kind: "courses.all", code: "*", source: "bought", reference: "INV-7" } as const;
      const expiresAt = new Date(platform.now.getTime() + 60_000);
      await platform.grant(melati, { ...pass, personId: "with-a-pass", grantedBy: "with-a-pass", expiresAt });
      expect(await ask("berbayar", guest)).toEqual({ isEnrolled: true });
      const { body } = await get("/lesson?classroomId=berbayar&chapter=penutup", guest);
      expect(body.data).toMatchObject({ mayReadAll: true, isLocked: false });
    });
  });

  describe("classes", () => {
    it("gives a learner the classes that they have begun or may read, and nobody else's", async () => {
      const room = async (user: string, host?: string) => {
        const { status, body } = await get("/classes", user, host);
        expect(status).toBe(200);
        return RoomClasses.parse(body.data).classes;
      };
      const [own] = await room(enrolled);
      expect(own).toMatchObject({ classroomId: "room-berbayar", slug: "berbayar", seenAt: null, certificate: null });
      expect(own?.modules[0]?.chapters.map(({ slug, isDone }) => [slug, isDone])).toEqual([
        ["pembuka", false],
        ["dasar", false],
      ]);
      expect(await room(stranger, KENANGA)).toEqual([]);
      expect((await get("/classes")).status).toBe(401);
    });
  });

  describe("lesson", () => {
    const lesson = async (query: string, user: string | null = null, host?: string): Promise<Lesson> => {
      const { status, body } = await get(`/lesson?${query}`, user, host);
      expect(status).toBe(200);
      const read = Lesson.parse(body.data);
      expect(body.data).toEqual(read);
      return read;
    };

    it("gives a free chapter to anybody, by the class's id or slug", async () => {
      for (const classroom of ["room-berbayar", "berbayar", "BERBAYAR"])
        expect(await lesson(`classroomId=${classroom}&chapter=pembuka`)).toEqual({
          classroomId: "room-berbayar",
          className: "Kursus berbayar",
          classSlug: "berbayar",
          priceIdr: 250_000,
          moduleSlug: "awal",
          chapter: { title: "Pembuka", slug: "pembuka", kind: "reading", lengthMinutes: 10, isFree: true },
          isLocked: false,
          mayReadAll: false,
          blocks: [{ kind: "text", html: "<p>Rahasia room-berbayar pembuka</p>" }],
        });
    });

    it("gives every chapter of a class that costs nothing to anybody", async () => {
      const { blocks, mayReadAll } = await lesson("classroomId=room-gratis&chapter=penutup");
      expect([blocks.length, mayReadAll]).toEqual([1, true]);
    });

    it.each([
      ["nobody", () => null],
      ["somebody without the right", () => other],
      ["a made-up session", () => "made-up"],
    ])("keeps the content of a locked chapter from %s, wherever it might stand in the answer", async (_who, user) => {
      const { status, body } = await get("/lesson?classroomId=berbayar&chapter=penutup", user());
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ isLocked: true, blocks: [], moduleSlug: "akhir" });
      expect(JSON.stringify(body)).not.toContain("Rahasia");
    });

    it("opens it to those who have the right, with and without the bearer prefix", async () => {
      expect(await lesson("classroomId=berbayar&chapter=penutup", enrolled)).toMatchObject({
        isLocked: false,
        blocks: [{ kind: "text" }],
      });
      expect((await lesson("classroomId=berbayar&chapter=penutup", `Bearer ${enrolled}`)).isLocked).toBe(false);
    });

    it("does not take a right to one tenant's class for one to another's", async () => {
      expect((await lesson("classroomId=berbayar&chapter=penutup", stranger, KENANGA)).isLocked).toBe(true);
      expect((await lesson("classroomId=berbayar&chapter=penutup", enrolled, KENANGA)).isLocked).toBe(true);
    });

    it.each([
      ["classroomId=nowhere&chapter=pembuka", "Kelas tidak ditemukan"],
      ["classroomId=berbayar&chapter=nothing", "Bab tidak ditemukan"],
      ["classroomId=room-jaringan-lanjut&chapter=bab-satu", "Bab tidak ditemukan"],
    ])("answers 404 to %s", async (query, message) => {
      expect(await get(`/lesson?${query}`)).toEqual({ status: 404, body: { status: false, message, data: null } });
    });

    it.each(["chapter=x", "classroomId=x", "classroomId=x&chapter=", `classroomId=x&chapter=${"a".repeat(5_000)}`])(
      "refuses %.30s",
      async (query) => {
        expect((await get(`/lesson?${query}`)).status).toBe(422);
      },
    );

    it("takes the app token under either name, and needs it", async () => {
      expect((await platform.get("/lesson?classroomId=gratis&chapter=dasar")).status).toBe(200);
      expect((await platform.getWith("/lesson?classroomId=gratis&chapter=dasar", {})).status).toBe(401);
    });
  });

  describe("progress", () => {
    const chapter = (own: Partial<ChapterProgress> = {}): ChapterProgress => ({
      chapterSlug: "dasar",
      seenAt: "2026-11-21T02:00:00.000Z",
      position: 500,
      doneAt: null,
      note: "",
      noteChangedAt: "2026-11-21T02:00:00.000Z",
      ...own,
    });
    const tell = async (chapters: readonly ChapterProgress[], user = enrolled, classroomId = "gratis") => {
      const { status, body } = await post("/progress", { classroomId, chapters }, user);
      expect(status).toBe(201);
      return ClassProgress.parse(body.data);
    };

    it("is empty before anything was read, and each learner's own", async () => {
      const { status, body } = await get("/progress?classroomId=gratis", other);
      expect([status, body.data]).toEqual([200, { classroomId: "room-gratis", chapters: [] }]);
      await tell([chapter({ note: "milik saya" })]);
      expect((await get("/progress?classroomId=room-gratis", other)).body.data).toMatchObject({ chapters: [] });
      expect((await get("/progress?classroomId=room-gratis", enrolled)).body.data).toMatchObject({
        chapters: [{ chapterSlug: "dasar", note: "milik saya" }],
      });
    });

    it("puts two devices together, part by part, and gives the whole in the order of the syllabus", async () => {
      await tell([chapter({ position: 700, seenAt: "2026-11-21T02:10:00.000Z" })]);
      const whole = await tell([
        chapter({
          position: 100,
          note: "dari ponsel",
          noteChangedAt: "2026-11-21T02:20:00.000Z",
          doneAt: "2026-11-21T01:00:00Z",
        }),
        chapter({ chapterSlug: "pembuka", position: 1000, doneAt: "2026-11-20T01:00:00+07:00" }),
      ]);
      expect(whole).toEqual({
        classroomId: "room-gratis",
        chapters: [
          chapter({ chapterSlug: "pembuka", position: 1000, doneAt: "2026-11-19T18:00:00.000Z" }),
          {
            chapterSlug: "dasar",
            seenAt: "2026-11-21T02:10:00.000Z",
            position: 700,
            doneAt: "2026-11-21T01:00:00.000Z",
            note: "dari ponsel",
            noteChangedAt: "2026-11-21T02:20:00.000Z",
          },
        ],
      });
      expect(await tell([])).toEqual(whole);
      expect(await tell(whole.chapters)).toEqual(whole);
    });

    it("loses nothing when devices tell at the same time", async () => {
      const at = (minute: number) => `2026-11-21T02:${30 + minute}:00.000Z`;
      await Promise.all(
        Array.from({ length: 8 }, (_, minute) =>
          tell([chapter({ chapterSlug: "penutup", position: minute, seenAt: at(minute) })]),
        ),
      );
      const { chapters } = await tell([]);
      expect(chapters.find(({ chapterSlug }) => chapterSlug === "penutup")).toMatchObject({
        position: 7,
        seenAt: at(7),
      });
    });

    it("keeps what a second session told when the first one comes late with older news", async () => {
      const news = {
        seenAt: "2026-11-21T02:50:00.000Z",
        position: 800,
        note: "baru",
        noteChangedAt: "2026-11-21T02:50:00.000Z",
      };
      const old = {
        seenAt: "2026-11-21T02:40:00.000Z",
        position: 300,
        note: "lama",
        noteChangedAt: "2026-11-21T02:40:00.000Z",
      };
      await tell([chapter({ chapterSlug: "penutup", ...news })]);
      // What the first has known alone comes along, and is not lost either.
      const late = await tell([
        chapter({ chapterSlug: "penutup", ...old, doneAt: "2026-11-21T02:40:00.000Z" }),
        chapter({ chapterSlug: "pembuka", seenAt: news.seenAt, position: 640 }),
      ]);
      const of = (slug: string) => late.chapters.find(({ chapterSlug }) => chapterSlug === slug);
      expect(of("penutup")).toEqual(chapter({ chapterSlug: "penutup", ...news, doneAt: "2026-11-21T02:40:00.000Z" }));
      expect(of("pembuka")).toMatchObject({ position: 640 });
      expect(await tell([])).toEqual(late);
    });

    it("cuts times that lie ahead to now: a clock that runs ahead has no last word for ever", async () => {
      const ahead = "2031-01-01T00:00:00.000Z";
      const { chapters } = await tell(
        [chapter({ seenAt: ahead, doneAt: ahead, noteChangedAt: ahead, note: "dari masa depan" })],
        other,
      );
      const now = platform.now.toISOString();
      expect(chapters).toEqual([chapter({ seenAt: now, doneAt: now, noteChangedAt: now, note: "dari masa depan" })]);
    });

    it("takes one chapter told twice, a NUL in a note, and leaves out chapters that there are not", async () => {
      const { chapters } = await tell(
        [
          chapter({ chapterSlug: "pembuka", position: 1 }),
          chapter({ chapterSlug: "pembuka", position: 2, seenAt: "2026-11-21T02:30:00.000Z", note: "a\0b" }),
          chapter({ chapterSlug: "tidak-ada" }),
        ],
        other,
      );
      expect(chapters.map(({ chapterSlug }) => chapterSlug)).toEqual(["pembuka", "dasar"]);
      expect(chapters[0]).toMatchObject({ position: 2 });
      const kept = await platform.inTenant(melati, (tx) => tx.select().from(chapterProgress));
      expect(kept.some(({ chapterSlug }) => chapterSlug === "tidak-ada")).toBe(false);
    });

    it.each([
      ["a time that is none", { chapters: [chapter({ seenAt: "kemarin" })] }],
      ["a note without an end", { chapters: [chapter({ note: "x".repeat(10_001) })] }],
      ["more chapters than any class has", { chapters: Array.from({ length: 1001 }, () => chapter()) }],
      ["no chapters", {}],
    ])("refuses %s", async (_what, body) => {
      const { status, body: answer } = await post("/progress", { classroomId: "gratis", ...body }, enrolled);
      expect([status, answer.data]).toEqual([422, { fields: { chapters: expect.any(String) } }]);
    });

    it.each([-1, 1001, 0.5, "half"])("says what a place is, when it is told %s", async (position) => {
      const wrong = { ...chapter(), position };
      const { status, body } = await post("/progress", { classroomId: "gratis", chapters: [wrong] }, enrolled);
      const told = "Posisi baca (position) harus bilangan bulat dari 0 sampai 1000";
      expect([status, body.data]).toEqual([422, { fields: { "chapters.0.position": told } }]);
    });

    it("is nobody's without a session, in both directions, and of no class that there is not", async () => {
      for (const user of [null, "made-up", stranger]) {
        expect((await get("/progress?classroomId=gratis", user)).status).toBe(401);
        expect((await post("/progress", { classroomId: "gratis", chapters: [] }, user)).status).toBe(401);
      }
      expect((await get("/progress?classroomId=nowhere", enrolled)).status).toBe(404);
      expect((await post("/progress", { classroomId: "nowhere", chapters: [] }, enrolled)).status).toBe(404);
    });
  });

  describe("a chapter with a task", () => {
    const waiting = { chapterSlug: "penutup", task: "exercise:jarak-sawah", title: "Jarak sawah" };
    const done = (chapterSlug: string) => {
      const at = platform.now.toISOString();
      return { chapterSlug, seenAt: at, position: 1000, doneAt: at, note: "", noteChangedAt: at };
    };
    const tell = async (user: string, slugs: readonly string[]) => {
      const { body } = await post("/progress", { classroomId: "bertugas", chapters: slugs.map(done) }, user);
      const { chapters, tasks } = KnownProgress.parse(body.data);
      return { tasks, done: chapters.flatMap(({ doneAt, chapterSlug }) => (doneAt ? [chapterSlug] : [])) };
    };
    const pass = (personId: string) =>
      platform.grant(melati, {
        kind: "task.passed",
        code: waiting.task,
        personId,
        source: "earned",
        reference: `attempt of ${personId}`,
        grantedBy: personId,
      });

    it("is not done, and certifies nobody, before whoever judges the task has recorded it", async () => {
      const learner = await platform.logIn(melati, "with-a-task", 4);
      const all = ["pembuka", "dasar", "penutup"];
      const certify = () => post("/certificate", { classroomId: "bertugas", learnerName: "Sari Dewi" }, learner);
      expect(await tell(learner, all)).toEqual({
        tasks: [{ ...waiting, isPassed: false }],
        done: ["pembuka", "dasar"],
      });
      expect((await certify()).status).toBe(409);
      await pass("with-a-task");
      expect(await tell(learner, all)).toEqual({ tasks: [{ ...waiting, isPassed: true }], done: all });
      expect((await certify()).status).toBe(201);
    });

    it("stays done where it was before it had the task", async () => {
      const early = await platform.logIn(melati, "early", 4);
      const tenant = { tenantId: melati, userId: "early", classroomId: "room-bertugas", chapterSlug: "penutup" };
      const at = { seenAt: platform.now, doneAt: platform.now, noteChangedAt: platform.now };
      await platform.inTenant(melati, (tx) =>
        tx.insert(chapterProgress).values({ ...tenant, ...at, position: 1000, note: "" }),
      );
      expect((await tell(early, ["penutup"])).done).toEqual(["penutup"]);
    });

    it("is told to teachers with its class and the class's learners, to nobody else", async () => {
      await platform.grant(melati, { ...rightTo("room-bertugas"), personId: "with-a-task" });
      const teacher = await platform.logIn(melati, "teacher", 3);
      const { body } = await get("/task-classes?kind=exercise", teacher);
      const room = { classroomId: "room-bertugas", name: "Kursus bertugas", slug: "bertugas" };
      expect(body.data).toEqual({ classes: [{ ...room, tasks: [waiting], learners: ["with-a-task"] }] });
      expect((await get("/task-classes?kind=quiz", teacher)).body.data).toEqual({ classes: [] });
      expect((await get("/task-classes?kind=exercise", other)).status).toBe(403);
    });
  });

  describe("certificate", () => {
    const request = (classroomId: string, user: string | null, learnerName = "Sari Dewi") =>
      post("/certificate", { classroomId, learnerName }, user);
    const finish = (classroomId: string, user: string, slugs = ["pembuka", "dasar", "penutup"]) => {
      const at = platform.now.toISOString();
      const chapters = slugs.map((chapterSlug) => ({
        chapterSlug,
        seenAt: at,
        position: 1000,
        doneAt: at,
        note: "",
        noteChangedAt: at,
      }));
      return post("/progress", { classroomId, chapters }, user);
    };

    it("is made once every chapter is done, not before", async () => {
      await finish("berbayar", enrolled, ["pembuka", "dasar"]);
      expect(await request("berbayar", enrolled)).toMatchObject({ status: 409, body: { status: false, data: null } });
      await finish("berbayar", enrolled);
      const { status, body } = await request("berbayar", enrolled);
      expect(status).toBe(201);
      expect(Certificate.parse(body.data)).toEqual({
        code: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
        learnerName: "Sari Dewi",
        className: "Kursus berbayar",
        classSlug: "berbayar",
        lengthMinutes: 60,
        chapters: 3,
        issuedAt: platform.now.toISOString(),
      });
    });

    it("stays the same however often it is asked for, also at once and under another name", async () => {
      await finish("gratis", other);
      const answers = await Promise.all(Array.from({ length: 4 }, () => request("gratis", other)));
      const again = await request("room-gratis", other, "Nama Lain");
      const codes = [...answers, again].map(({ body }) => Certificate.parse(body.data));
      expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
      expect(codes.map(({ learnerName }) => learnerName)).toEqual(Array.from({ length: 5 }, () => "Sari Dewi"));
    });

    it("is not given for what could not be read, whatever a device says it has done", async () => {
      await finish("berbayar", other);
      expect(await request("berbayar", other)).toMatchObject({ status: 403, body: { data: null } });
    });

    it("is not given for a class that is taught elsewhere", async () => {
      await platform.grant(melati, rightTo("room-jaringan-lanjut"));
      await finish("jaringan-lanjut", enrolled, ["bab-satu", "bab-dua"]);
      expect((await request("jaringan-lanjut", enrolled)).status).toBe(409);
    });

    it("proves to anybody what it says, in any spelling of its code, on its own site only", async () => {
      const certificate = Certificate.parse((await request("berbayar", enrolled)).body.data);
      for (const code of [
        certificate.code,
        certificate.code.toLowerCase(),
        certificate.code.replaceAll("-", ""),
        certificate.code.replaceAll("-", "%20"),
      ])
        expect((await get(`/certificate?code=${code}`)).body.data).toEqual(certificate);
      expect((await get(`/certificate?code=${certificate.code}`, null, KENANGA)).status).toBe(404);
      expect((await get("/certificate?code=AAAA-BBBB-CCCC")).status).toBe(404);
      expect((await get("/certificate")).status).toBe(422);
    });

    it("is in the copy of a learner's data with their progress, and stays or goes with them as they wish", async () => {
      const guest = await platform.logIn(melati, "leaves", 4);
      await finish("gratis", guest);
      const { code } = Certificate.parse((await request("gratis", guest)).body.data);
      const { courses } = await platform.copyOf("melati", "leaves");
      const certificate = { code: code.replaceAll("-", ""), learnerName: "Sari Dewi" };
      expect(courses).toMatchObject({
        progress: expect.arrayContaining([expect.objectContaining({ chapter: "dasar", position: 1000, note: "" })]),
        certificates: [certificate],
      });
      await platform.forget("melati", "leaves", true);
      expect((await platform.copyOf("melati", "leaves"))["courses"]).toMatchObject({ progress: [] });
      expect((await get(`/certificate?code=${code}`)).status).toBe(200);
      await platform.forget("melati", "leaves");
      expect((await get(`/certificate?code=${code}`)).status).toBe(404);
      expect((await platform.copyOf("melati", "other"))["courses"]).not.toMatchObject({ progress: [] });
    });

    it("needs a session, a class and a name", async () => {
      expect((await request("gratis", null)).status).toBe(401);
      expect((await request("nowhere", other)).status).toBe(404);
      for (const name of ["", "ab", " a ", "x".repeat(101), "a\0bc"])
        expect((await request("gratis", other, name)).body.data).toEqual({
          fields: { learnerName: "Nama wajib diisi (3–100 karakter)" },
        });
    });
  });

  it("lends an assistant chapters that anybody may read, and no word of what has to be paid for or of another site", async () => {
    const learning = "/Courses/@Premium/:slug/module/:moduleSlug?/chapter/:chapterSlug";
    const lent = await platform.passagesOf("melati", ["/", "/Courses/:slug", "/Courses/@Premium/:slug", learning]);
    const quoted = lent.flatMap(({ text }) => text.match(/Rahasia room-(?:berbayar|gratis) \S+/g) ?? []);
    expect(quoted.toSorted()).toEqual(["Rahasia room-berbayar pembuka", "Rahasia room-gratis pembuka"]);
    const paid = lent.find(({ path }) => path === "/Courses/@Premium/berbayar");
    expect(paid?.facts?.find(({ asks }) => asks === "price")).toMatchObject({ amountIdr: 250_000 });
    expect(JSON.stringify(lent)).not.toMatch(/kenanga/);
  });
});
