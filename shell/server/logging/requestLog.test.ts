import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyReply } from "fastify";

import { TestServer } from "../testing/TestServer";

describe("the log", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
  });

  afterEach(() => server.stop());

  it("has one line for a request, with neither query, cookie nor token in it", async () => {
    await server.get("/Courses?email=ani%40contoh.id", {
      cookie: "access_token=visitor-secret",
      "x-request-id": "from-a-proxy-1",
    });
    const lines = server.logLines.filter(({ msg }) => msg === "request");
    expect(lines).toEqual([
      expect.objectContaining({
        method: "GET",
        path: "/Courses",
        status: 200,
        tenant: "main",
        requestId: "from-a-proxy-1",
        ms: expect.any(Number),
      }),
    ]);
    expect(JSON.stringify(server.logLines)).not.toMatch(/contoh|visitor-secret|token-1|shell-secret/);
  });

  it("has the causes of a failed call, but not the call's tokens", async () => {
    server.platform.onCall = (_request, reply) => reply.code(500).send("broken");
    server.pages.before = () =>
      server.pages.visits[0]?.http.services.get("class/active").then(() => undefined) ?? Promise.resolve();
    await server.get("/", { cookie: "access_token=visitor-secret" });
    const line = server.logLines.find(({ msg }) => msg === "request failed");
    expect(line).toMatchObject({ err: { code: "upstream", cause: { type: "TransportError" } } });
    expect(JSON.stringify(line)).not.toMatch(/visitor-secret|app-token|authorization/i);
  });

  it("gives every answer the id of its line, a new one where none or a malformed one came", async () => {
    expect((await server.get("/", { "x-request-id": "from-a-proxy-1" })).headers["x-request-id"]).toBe(
      "from-a-proxy-1",
    );
    const forged = (await server.get("/", { "x-request-id": 'a" } {"level":60' })).headers["x-request-id"];
    expect(forged).toMatch(/^[0-9a-f-]{36}$/);
    expect((await server.get("/")).headers["x-request-id"]).not.toBe(forged);
  });

  it("has nothing of what visitors send or hosts answer, whatever goes wrong with a call", async () => {
    const visitor = {
      cookie: "access_token=visitor-secret; chat_token=talk-secret",
      authorization: "Bearer visitor-secret",
      referer: "http://main.localhost:3000/Courses?email=ani%40contoh.id",
    };
    const target = "/api/services/cms/app/request-demo?email=ani%40contoh.id";
    const answers: ((reply: FastifyReply) => unknown)[] = [
      () => ({ status: true, message: "ani@contoh.id", data: null }),
      (reply) => reply.type("text/html").send("ani@contoh.id is not JSON"),
      (reply) => reply.code(500).send({ status: false, message: "ani@contoh.id", data: null }),
      (reply) => reply.hijack().raw.destroy(),
    ];
    for (const answer of answers) {
      server.platform.onCall = (_request, reply) => answer(reply);
      await server.get(target, visitor);
      server.pages.before = () =>
        server.pages.visits
          .at(-1)
          ?.http.services.get("class/active", { params: { email: "ani@contoh.id" } }) as Promise<void>;
      await server.get("/Courses?email=ani%40contoh.id", visitor);
    }
    await server.platform.stop();
    for (let turn = 0; turn < 8; turn += 1) await server.get(target, visitor);
    await server.app.inject({
      method: "POST",
      url: "/client-report",
      headers: {
        ...visitor,
        host: "main.localhost:3000",
        origin: "http://main.localhost:3000",
        "content-type": "application/json",
      },
      payload: '{"message": ani@contoh.id',
    });
    server.app.log.info({ req: { method: "GET", url: target, headers: visitor } }, "a request as it is");
    server.app.log.error({ err: new Error("ani@contoh.id, +62 812-3456-7890: refused 2 of 10") }, "own words");
    server.app.log.error({ err: new SyntaxError("Unexpected token, ani@contoh.id is not JSON") }, "a parser's words");
    expect(server.logLines).toContainEqual(
      expect.objectContaining({ err: expect.objectContaining({ message: "…, …: refused 2 of 10" }) }),
    );
    expect(server.logLines).toContainEqual(expect.objectContaining({ msg: "host left alone after it failed" }));
    expect(JSON.stringify(server.logLines)).not.toMatch(/contoh|812-3456|secret|token-\d|app-token/);
  });

  it("has one line when a host is left alone and one when it is called again, and none for calls that are not made", async () => {
    server.platform.onCall = (_request, reply) => reply.code(503).send("broken");
    const call = () => server.get("/api/chat/identity/me");
    for (let turn = 0; turn < 12; turn += 1) await call();
    const refused = await call();
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([503, true]);
    server.timeMs += 2_000;
    expect((await call()).statusCode).toBe(503);
    server.platform.onCall = null;
    server.timeMs += 5_000;
    expect((await call()).statusCode).toBe(200);
    const told = server.logLines.filter(({ msg }) => msg !== "request");
    expect(told).toEqual([
      expect.objectContaining({ level: 40, msg: "host left alone after it failed", host: "chat" }),
      expect.objectContaining({ level: 30, msg: "host answers again", host: "chat" }),
    ]);
    const { body } = await server.get("/metrics");
    expect(body).toContain('serambi_upstream_calls_total{host="chat",kind="reads",status="refused"} 8');
    expect(body).toContain('serambi_upstream_circuit_openings_total{host="chat",kind="reads"} 2');
    expect(body).toContain('serambi_upstream_circuit_state{host="chat",kind="reads"} 0');
  });
});
