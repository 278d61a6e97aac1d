import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { TestServer } from "../testing/TestServer";

const HOST = "main.localhost:3000";

describe("a call that is refused with 401", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
    // Like a platform that has been started anew with nothing it knew: only pairs of now are taken.
    server.platform.onCall = (request, reply) =>
      server.platform.isKnownToken(request) && !request.url.includes("user/me")
        ? { status: true, message: "", data: { arrived: true } }
        : reply.code(401).send({ status: false, message: "Refused", data: null });
    await server.get("/");
  });

  afterEach(() => server.stop());

  const call = (path: string, method: "GET" | "POST" = "GET") =>
    server.app.inject({
      method,
      url: `/api/services/${path}`,
      headers: { host: HOST, origin: `http://${HOST}` },
      ...(method === "POST" && { payload: { a: 1 } }),
    });
  const made = () => server.platform.callsTo("token/generate").length;

  it("is made once more with a new pair where its app token was at fault: a page's", async () => {
    server.platform.forgetPairs();
    const [visit] = server.pages.visits;
    await expect(visit?.http.services.get("class/active")).resolves.toMatchObject({ data: { arrived: true } });
    expect([made(), server.platform.callsTo("class/active").length]).toEqual([2, 2]);
  });

  it("is made once more with a new pair where its app token was at fault: the gateway's", async () => {
    server.platform.forgetPairs();
    expect((await call("class/active")).json()).toMatchObject({ data: { arrived: true } });
    expect(made()).toBe(2);
  });

  it("gives one new pair to any number of calls at once", async () => {
    server.platform.forgetPairs();
    const answers = await Promise.all(Array.from({ length: 10 }, () => call("class/active")));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(made()).toBe(2);
  });

  it("is not sent twice where it carried something: the next one has the new pair", async () => {
    server.platform.forgetPairs();
    expect((await call("school/register", "POST")).statusCode).toBe(401);
    expect((await call("school/register", "POST")).statusCode).toBe(200);
    expect([made(), server.platform.callsTo("school/register").length]).toEqual([2, 2]);
  });

  it("stays refused where the visitor was at fault, and the platform is asked about its pair now and then only", async () => {
    for (let count = 0; count < 5; count += 1) expect((await call("user/me")).statusCode).toBe(401);
    expect([made(), server.platform.callsTo("validate").length]).toEqual([1, 1]);
    expect(server.platform.callsTo("user/me")).toHaveLength(5);
  });
});
