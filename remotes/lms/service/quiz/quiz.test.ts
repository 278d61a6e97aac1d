import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase } from "@serambi/platform/testing";

import type { QuizAnalysis, QuizDraft } from "../../contract/quiz/Author";
import type { QuizFront, QuizList } from "../../contract/quiz/Review";
import { change, letters, questionAbout, QuizPlatform, rightAnswers } from "./testing/quizPlatform";
import { weavingQuiz } from "./testing/weavingQuiz";

const OPEN_TIMEOUT_MS = 60_000;

describeWithDatabase("quizzes", (openEmpty) => {
  let quizzes: QuizPlatform;

  beforeAll(async () => {
    quizzes = await QuizPlatform.start(await openEmpty());
    await quizzes.publish("kampuh", { id: weavingQuiz() });
    await quizzes.publish("umum", {
      id: weavingQuiz({ access: "anyone", minutes: null, attempts: null, reveal: "always" }),
    });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => quizzes.platform.stop());

  const inMinutes = (minutes: number): void => {
    quizzes.platform.now = new Date(quizzes.platform.now.getTime() + minutes * 60_000);
  };

  it("mark each kind of question, with what is nearly right", async () => {
    const student = await quizzes.somebody();
    const id = await student.begin("kampuh");
    const attempt = await student.open(id);
    expect(attempt).toMatchObject({ secondsLeft: 1200, saved: [] });
    await student.keep(id, rightAnswers(attempt));
    inMinutes(2);
    expect((await student.submit(id)).status).toBe(201);
    const review = await student.review(id);
    expect(await quizzes.query(`select kind, code, source from entitlements where user_id = '${student.id}'`)).toEqual([
      { kind: "task.passed", code: "quiz:kampuh", source: "earned" },
    ]);
    expect(review).toMatchObject({ percent: 100, rightCount: 9, isPassed: true, seconds: 120, isCounted: true });
    expect(review.sections).toMatchObject([
      { title: "Kampuh", right: 3, of: 3 },
      { title: "Menghitung", right: 6, of: 6 },
    ]);
    // What was chosen is told of by its own words, once it is over.
    expect(JSON.stringify(review.questions)).toContain("Tepinya tertutup.");

    const again = await student.begin("kampuh");
    const second = await student.open(again);
    const [alat, jodoh] = [questionAbout(second, "alat ukur"), questionAbout(second, "Pasangkan")];
    await student.submit(again, [
      change(alat.n, letters(alat, "Metlin")),
      change(jodoh.n, letters(jodoh, "memindah garis", "menekan kampuh")),
    ]);
    const partly = (await student.review(again)).questions.filter(({ mark }) => mark !== "none");
    expect(partly.map(({ mark, points }) => [mark, points])).toEqual([
      ["partly", 0.5],
      ["partly", 0.5],
    ]);
  });

  it("keep what was chosen on two devices, the later change of a question last", async () => {
    const student = await quizzes.somebody();
    const id = await student.begin("kampuh");
    expect(await student.begin("kampuh")).toBe(id);
    const kept = await student.keep(id, [change(1, [], 2, true), change(2, [], 1)]);
    expect(kept).toMatchObject({ state: "open" });
    // The device that was away tells of something older.
    expect((await student.keep(id, [change(1, [], 1, false)])).saved).toMatchObject([
      { n: 1, seq: 2, isFlagged: true },
    ]);
    expect((await student.open(id)).saved).toHaveLength(2);
    expect((await student.post(`attempts/${id}/answers`, { changes: [change(1, [], 2 ** 31)] })).status).toBe(422);
  });

  it("end with their time, also where nobody comes back, and take nothing afterwards", async () => {
    const student = await quizzes.somebody();
    const id = await student.begin("kampuh");
    const organza = questionAbout(await student.open(id), "organza");
    await student.keep(id, [change(organza.n, letters(organza, "Kampuh balik"))]);
    inMinutes(21);
    expect(await student.keep(id, [change(organza.n, letters(organza, "Kampuh sarung"), 2)])).toMatchObject({
      state: "done",
    });
    expect(await student.review(id)).toMatchObject({ isTimeOver: true, rightCount: 1, seconds: 1200 });

    const away = await student.begin("kampuh");
    inMinutes(21);
    await quizzes.platform.drain();
    expect(await quizzes.query(`select is_time_over from quiz_attempts where id = '${away}'`)).toEqual([
      { is_time_over: true },
    ]);
    // Both attempts are used up.
    expect((await student.post("attempts", { slug: "kampuh", language: "id" })).status).toBe(409);
  });

  it("tell no answer before the end, in no order that gives it away", async () => {
    const visitor = quizzes.visitor();
    const orders = new Set<string>();
    for (let at = 0; at < 12; at += 1) {
      const attempt = await visitor.open(await visitor.begin("umum"));
      const text = JSON.stringify(attempt);
      expect(text).not.toMatch(/isRight|feedback|pendedel|11,1|2πr|percent|isTrue|seed|organza"/);
      const susun = questionAbout(attempt, "Susun");
      expect(letters(susun, "Luruskan serat", "Semat pola", "Gunting")).not.toEqual(["A", "B", "C"]);
      const organza = questionAbout(attempt, "organza");
      orders.add(letters(organza, "Kampuh balik").join(""));
      expect(await visitor.open(attempt.id)).toEqual(attempt);
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it("are somebody's own: another learner finds nothing, a visitor has the address alone", async () => {
    const [one, other] = [await quizzes.somebody(), await quizzes.somebody()];
    const id = await one.begin("kampuh");
    for (const caller of [other, quizzes.visitor()]) {
      expect((await caller.get(`attempts/${id}`)).status).toBe(404);
      expect((await caller.post(`attempts/${id}/answers`, { changes: [change(1, ["A"])] })).status).toBe(404);
      expect((await caller.submit(id)).status).toBe(404);
      expect((await caller.get(`attempts/${id}/review`)).status).toBe(404);
    }
    expect((await one.get(`attempts/${id}/review`)).status).toBe(409);
    expect((await quizzes.visitor().post("attempts", { slug: "kampuh", language: "id" })).status).toBe(401);
    const visitor = quizzes.visitor();
    const guest = await visitor.begin("umum");
    await visitor.submit(guest, rightAnswers(await visitor.open(guest)));
    expect(await visitor.review(guest)).toMatchObject({ percent: 100, isCounted: false });
  });

  it("hand in once, however often it is sent", async () => {
    const student = await quizzes.somebody();
    const id = await student.begin("umum");
    const answers = rightAnswers(await student.open(id));
    const sent = await Promise.all(Array.from({ length: 5 }, () => student.submit(id, answers)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    inMinutes(1);
    await quizzes.platform.drain();
    expect(
      await quizzes.query(`select percent, counted_at is not null as counted from quiz_attempts where id = '${id}'`),
    ).toEqual([{ percent: 100, counted: true }]);
  });

  it("keep answers back until somebody has passed, and practice with them", async () => {
    const student = await quizzes.somebody();
    const id = await student.begin("kampuh");
    await student.submit(id, rightAnswers(await student.open(id)).slice(0, 2));
    const review = await student.review(id);
    expect(review).toMatchObject({ isPassed: false, attemptsLeft: 1, mayPractise: false });
    expect(review.questions.every(({ right }) => right === null)).toBe(true);
    expect((await student.post("attempts", { slug: "kampuh", language: "id", again: id })).status).toBe(403);
    const last = await student.begin("kampuh");
    await student.submit(last);
    expect(await student.review(last)).toMatchObject({
      attemptsLeft: 0,
      mayPractise: true,
      questions: expect.arrayContaining([expect.objectContaining({ right: [[{ text: "11,1 ± 0,2 cm" }]] })]),
    });
    const practice = await student.begin("kampuh", { again: last });
    expect(await student.open(practice)).toMatchObject({ isPractice: true, secondsLeft: null });
  });

  it("are written, tried and published by authors; an attempt keeps its version", async () => {
    const [mentor, student] = [await quizzes.somebody("mentor"), await quizzes.somebody()];
    expect((await student.get("draft?slug=kampuh")).status).toBe(403);
    const made = (
      await mentor.post("create", { slug: "baru", content: { id: weavingQuiz({ title: "Baru", attempts: null }) } })
    ).body.data as QuizDraft;
    expect(made).toMatchObject({ revision: 1, liveVersion: null });
    expect(((await student.get("list")).body.data as QuizList).items.map(({ slug }) => slug)).not.toContain("baru");
    const preview = await mentor.begin("baru", { isPreview: true });
    await mentor.submit(preview);
    expect(await mentor.review(preview)).toMatchObject({ isPreview: true, isCounted: false });
    const live = (await mentor.post("publish", { slug: "baru", revision: 1 })).body.data as QuizDraft;
    expect(live).toMatchObject({ isChanged: false, versions: [{ attempts: 0, questionCount: 9 }] });
    const id = await student.begin("baru");
    const changed = {
      id: weavingQuiz({ title: "Baru sekali", attempts: null, sections: weavingQuiz().sections.slice(0, 1) }),
    };
    expect((await mentor.post("save", { slug: "baru", revision: 7, content: changed })).status).toBe(409);
    await mentor.post("save", { slug: "baru", revision: live.revision, content: changed });
    await mentor.post("publish", { slug: "baru", revision: live.revision + 1 });
    expect((await student.open(id)).questions).toHaveLength(9);
    expect((await student.get("show?slug=baru")).body.data as QuizFront).toMatchObject({
      title: "Baru sekali",
      questionCount: 3,
      openAttempt: id,
    });
    expect((await mentor.post("save", { slug: "baru", revision: 9, content: { id: { title: "" } } })).status).toBe(422);
  });

  it("are analysed by what the best and the weakest chose", async () => {
    const mentor = await quizzes.somebody("mentor");
    await quizzes.publish("ukur", { id: weavingQuiz({ access: "anyone", minutes: null, attempts: null }) });
    for (let at = 0; at < 20; at += 1) {
      const visitor = quizzes.visitor();
      const id = await visitor.begin("ukur");
      const attempt = await visitor.open(id);
      const organza = questionAbout(attempt, "organza");
      // The better half is right about everything, but for the question whose key is doubtful.
      const isGood = at % 2 === 0;
      const rest = isGood ? rightAnswers(attempt).filter(({ n }) => n !== organza.n) : [];
      await visitor.submit(id, [
        ...rest,
        change(organza.n, letters(organza, isGood ? "Kampuh sarung" : "Kampuh balik")),
      ]);
    }
    await quizzes.platform.drain();
    const analysis = (await mentor.get("analysis?slug=ukur")).body.data as QuizAnalysis;
    const [sums] = await quizzes.query<{ average: number }>(
      "select avg(percent)::float8 as average from quiz_attempts where slug = 'ukur'",
    );
    expect(analysis).toMatchObject({ attempts: 20, passed: 10, averagePercent: expect.closeTo(sums?.average ?? 0) });
    const of = (id: string) => analysis.items.find((item) => item.id === id);
    expect(of("organza")).toMatchObject({
      answers: 20,
      difficulty: 0.5,
      discrimination: -1,
      warning: "key",
      about: "Kampuh sarung",
    });
    expect(of("organza")?.picks).toMatchObject([
      { id: "a", bottom: 1, top: 0 },
      { id: "b", share: 0 },
      { id: "c", bottom: 0, top: 1 },
    ]);
    expect(of("jari")).toMatchObject({ difficulty: 0.5, discrimination: 1, warning: null });
    const results = (await mentor.get("results?slug=ukur")).body.data as {
      totalItems: number;
      items: { name: string | null }[];
    };
    expect(results).toMatchObject({ totalItems: 20 });
    expect(results.items[0]).toMatchObject({ id: "", name: null });
  });
});
