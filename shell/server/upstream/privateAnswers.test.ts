import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { TestServer } from "../testing/TestServer";
import { CREDENTIALS } from "../testing/FakePlatform";
import { Upstream } from "./Upstream";

const LESSON = "lesson?classroomId=kursus&chapter=dua";
const HOST = "main.localhost:3000";
/** Long enough for every call of a test to find the answers of those before. */
const AN_HOUR = 3_600_000;

describe("what the learning host answers to one learner", () => {
  const server = new TestServer();
  let upstream: Upstream;

  beforeAll(async () => {
    const declared = { call: { method: "GET", path: "lesson" } } as const;
    await server.start({ declaredCalls: { find: () => Promise.resolve(declared) } });
    server.platform.onCall = (request) => {
      const isEnrolled = request.headers.authorization === "enrolled";
      return { status: true, message: "", data: { isLocked: !isEnrolled, blocks: isEnrolled ? ["rahasia"] : [] } };
    };
    upstream = new Upstream({
      urls: server.platform.urls,
      appTokenSecret: CREDENTIALS.appTokenSecret,
      timeoutMs: 2_000,
      shareAnswersMs: AN_HOUR,
    });
    upstream.usePair({ token: "token", code: "code" });
  });
  afterAll(async () => {
    await upstream.close();
    await server.stop();
  });

  const ask = (accessToken?: string) =>
    upstream
      .clients({
        host: HOST,
        path: "/",
        lmsId: "id-main",
        language: "id",
        ...(accessToken && { session: { accessToken } }),
      })
      .learning.get(LESSON);
  const open = { data: { isLocked: false, blocks: ["rahasia"] } };
  const locked = { data: { isLocked: true, blocks: [] } };

  it("is not given to anybody else who asks the same, before or after", async () => {
    expect(await ask()).toMatchObject(locked);
    expect(await ask("enrolled")).toMatchObject(open);
    expect(await ask()).toMatchObject(locked);
    expect(await ask("somebody-else")).toMatchObject(locked);
  });

  it("is not given to those who ask at the very same time", async () => {
    const answers = await Promise.all([ask("enrolled"), ask(), ask("somebody-else"), ask("enrolled")]);
    expect(answers).toMatchObject([open, locked, locked, open]);
  });

  it("passes the gateway for that learner's browser alone, which keeps nothing of it", async () => {
    const viaGateway = (cookie?: string) =>
      server.get(`/api/learning/${LESSON}`, { referer: `http://${HOST}/Courses`, ...(cookie && { cookie }) });
    const own = await viaGateway("access_token=enrolled");
    expect(own.json()).toMatchObject(open);
    expect(own.headers).toMatchObject({ "cache-control": "private, no-store", vary: "cookie, referer" });
    expect((await viaGateway()).json()).toMatchObject(locked);
    expect((await viaGateway("access_token=other")).json()).toMatchObject(locked);
  });
});
