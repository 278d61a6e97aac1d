import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { defineService, endpoint } from "@serambi/kernel/service";
import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";
import * as z from "zod/mini";

import { service } from "..";
import {
  Attempt,
  ExerciseEntryAnswer,
  OwnAttempts,
  SubmissionDetail,
  Submissions,
} from "../../contract/studio/exerciseAnswers";
import { exercisesBySlug } from "./content/exercises";

const OPEN_TIMEOUT_MS = 60_000;
const SLUG = "suhu-dieng";
const KENANGA = "kenanga.localhost";
const TASK = { kind: "task.passed", code: `exercise:${SLUG}` };

/** The learning host as the courses answer it. */
const learning = defineService({
  id: "learning-stand-in",
  migrations: [],
  endpoints: [
    endpoint({
      host: "learning",
      method: "GET",
      path: "/task-classes",
      access: { roles: ["superadmin", "admin", "mentor", "teacher"] },
      handle: async () => ({
        classes: [
          {
            classroomId: "room-dieng",
            name: "Cuaca",
            slug: "cuaca",
            tasks: [{ chapterSlug: "bab", task: TASK.code, title: "Suhu" }],
            learners: ["learner"],
          },
        ],
      }),
    }),
  ],
});

describeWithDatabase("the studio's service", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  let learner = "";
  let other = "";
  let teacher = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [{ ...service, seed: {} }, learning] });
    melati = await platform.tenantId("melati");
    learner = await platform.logIn(melati, "learner", 4);
    other = await platform.logIn(melati, "other", 4);
    teacher = await platform.logIn(melati, "teacher", 3);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const headers = (user: string | null, host = "melati.localhost") => ({
    "app-token": platform.appToken(host),
    ...(user !== null && { authorization: `Bearer ${user}` }),
  });
  const get = (path: string, user: string | null = null, host?: string) =>
    platform.getWith(`/hosts/lms/studio/${path}`, headers(user, host));
  const post = (path: string, body: object, user: string | null) =>
    platform.post(`/hosts/lms/studio/${path}`, body, headers(user));

  const tests = () =>
    exercisesBySlug()
      .get(SLUG)
      ?.tests.map(({ id }) => id) ?? [];
  const send = async (user: string, passed: readonly string[], text = "print(1)\nprint(2)") => {
    platform.now = new Date(platform.now.getTime() + 1000);
    const body = { exercise: SLUG, files: [{ path: "main.py", text }], passed };
    const answer = await post("attempts", body, user);
    expect(answer.status).toBe(201);
    return Attempt.parse(answer.body.data);
  };
  const own = async (user: string) => OwnAttempts.parse((await get(`attempts?exercise=${SLUG}`, user)).body.data);

  it("gives exercises to anybody, in either language, and no solution", async () => {
    const { body } = await get("exercises?language=python&lang=en");
    expect(body.data).toContainEqual(expect.objectContaining({ slug: SLUG, title: "Frost mornings in Dieng" }));
    const { body: one } = await get(`exercise?slug=${SLUG}&lang=id`);
    expect(one.data).toMatchObject({ slug: SLUG, title: "Pagi beku di Dieng" });
    const secret = exercisesBySlug().get(SLUG)?.solution[0]?.text ?? "?";
    expect(JSON.stringify(one.data)).not.toContain(JSON.stringify(secret).slice(1, -1));
    expect((await get("exercise?slug=tidak-ada")).status).toBe(404);
  });

  it("keeps attempts of whoever is logged in, the newest 50, and passes the exercise with the first that passes every test", async () => {
    expect((await post("attempts", {}, null)).status).toBe(401);
    const progress = async (user: string | null) =>
      z
        .array(ExerciseEntryAnswer)
        .parse((await get("exercises", user)).body.data)
        .find(({ slug }) => slug === SLUG)?.progress;
    await send(other, ["satu-pagi", "made-up"]);
    expect([await progress(other), await progress(learner), await progress(null)]).toEqual(["tried", "none", "none"]);
    expect((await own(other)).attempts[0]).toMatchObject({
      passed: ["satu-pagi"],
      total: tests().length,
      isPassed: false,
    });
    expect((await own(other)).isPassed).toBe(false);
    await send(other, tests());
    expect(await progress(other)).toBe("passed");
    expect(await own(other)).toMatchObject({ isPassed: true, attempts: [{ isPassed: true }, { isPassed: false }] });
    for (let times = 0; times < 50; times += 1) await send(other, []);
    const { attempts, isPassed } = await own(other);
    expect([attempts.length, attempts.some((attempt) => attempt.isPassed), isPassed]).toEqual([50, false, true]);
    expect((await own(learner)).attempts).toEqual([]);
  });

  it("takes no more than an attempt may hold, and nothing of an exercise that there is not", async () => {
    const body = { exercise: SLUG, passed: [], files: [{ path: "main.py", text: "x".repeat(60_001) }] };
    expect((await post("attempts", body, learner)).status).toBe(422);
    const many = Array.from({ length: 21 }, (_, index) => ({ path: `${index}.py`, text: "" }));
    expect((await post("attempts", { ...body, files: many }, learner)).status).toBe(422);
    expect((await post("attempts", { ...body, exercise: "tidak-ada", files: many.slice(0, 1) }, learner)).status).toBe(
      404,
    );
  });

  describe("a teacher", () => {
    it("sees what the learners of a class have sent in, and nobody else's", async () => {
      const { id } = await send(learner, ["satu-pagi"]);
      const { submissions, classes } = Submissions.parse((await get("submissions", teacher)).body.data);
      expect(classes).toEqual([{ classroomId: "room-dieng", name: "Cuaca", learners: 1 }]);
      expect(submissions.map((one) => [one.id, one.attempts, one.passed, one.verdict])).toEqual([[id, 1, 1, "none"]]);
      const [foreign] = (await own(other)).attempts;
      expect((await get(`submission?id=${foreign?.id ?? ""}`, teacher)).status).toBe(404);
      for (const user of [learner, null]) expect((await get("submissions", user)).status).toBe(user ? 403 : 401);
      const stranger = await platform.logIn(await platform.tenantId("kenanga"), "teacher-there", 3);
      expect((await get(`submission?id=${id}`, stranger, KENANGA)).status).toBe(404);
    });

    it("comments on a line that there is, and the learner reads it", async () => {
      const { id } = await send(learner, []);
      const comment = { attempt: id, path: "main.py", line: 2, text: "Coba `min`." };
      expect((await post("comments", comment, teacher)).status).toBe(201);
      expect((await post("comments", { ...comment, line: 3 }, teacher)).status).toBe(422);
      expect((await post("comments", { ...comment, path: "lain.py" }, teacher)).status).toBe(422);
      expect((await post("comments", comment, learner)).status).toBe(403);
      expect((await get("remarks", learner)).body.data).toMatchObject([{ exercise: SLUG, line: 2, verdict: null }]);
      expect((await own(learner)).attempts[0]?.comments).toMatchObject([
        { path: "main.py", line: 2, text: "Coba `min`." },
      ]);
    });

    it("judges otherwise, with a history: the exercise is passed, and no more", async () => {
      const { id } = await send(learner, []);
      const judge = (verdict: string) => {
        platform.now = new Date(platform.now.getTime() + 1000);
        return post("verdicts", { attempt: id, verdict, note: `Karena ${verdict}` }, teacher);
      };
      expect((await judge("accepted")).status).toBe(201);
      expect(await own(learner)).toMatchObject({ isPassed: true });
      await judge("rejected");
      const { isPassed, attempts } = await own(learner);
      expect([isPassed, attempts[0]?.verdict]).toEqual([false, "rejected"]);
      expect(attempts[0]?.verdicts.map(({ verdict }) => verdict)).toEqual(["rejected", "accepted"]);
      await send(learner, tests());
      expect((await own(learner)).isPassed).toBe(true);
      const detail = SubmissionDetail.parse((await get(`submission?id=${id}`, teacher)).body.data);
      expect(detail.attempts.map((attempt) => attempt.verdict)).toContain("rejected");
    });
  });
});
