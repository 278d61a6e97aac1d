import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

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
});
