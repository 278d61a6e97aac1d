import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { TestServer } from "../testing/TestServer";

const HOST = "main.localhost:3000";

describe("client reports", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
  });

  afterEach(() => server.stop());

  const report = {
    remote: "courses",
    version: "1.2.0",
    phase: "chunk",
    message: "Loading chunk 7 failed",
    path: "/Courses?search=ani",
    release: "r-1",
  };
  const send = (payload: unknown, headers: Record<string, string> = { origin: `http://${HOST}` }) =>
    server.app.inject({
      method: "POST",
      url: "/client-report",
      headers: { host: HOST, "content-type": "application/json", ...headers },
      payload: JSON.stringify(payload),
    });
  const lines = () => server.logLines.filter(({ msg }) => msg === "client report");

  it("become one warning that names remote, version, phase and tenant", async () => {
    await server.get("/");
    expect((await send(report)).statusCode).toBe(204);
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 40,
        remote: "courses",
        version: "1.2.0",
        phase: "chunk",
        tenant: "main",
        path: "/Courses",
      }),
    ]);
  });

  it("leave out of messages what may name the visitor", async () => {
    const message = "Failed to fetch https://main.example/api/x?search=Ratna#a and (/Courses?token=b). Really?";
    await send({ ...report, message });
    expect(lines()).toEqual([
      expect.objectContaining({
        message: "Failed to fetch https://main.example/api/x and (/Courses). Really?",
      }),
    ]);
  });

  it.each([
    ["another site", report, { origin: "http://evil.example" }, 403],
    ["nowhere", report, {}, 403],
    ["a page, with a field missing", { remote: "courses" }, undefined, 422],
    ["a page, with too long a message", { ...report, message: "x".repeat(501) }, undefined, 422],
    ["a page, too large", { ...report, message: "x".repeat(5_000) }, undefined, 413],
  ])("from %s are refused", async (_from, payload, headers: Record<string, string> | undefined, status) => {
    expect((await send(payload, headers)).statusCode).toBe(status);
    expect(lines()).toEqual([]);
  });

  it("are taken 30 times a minute from one address", async () => {
    for (let n = 0; n < 30; n += 1) expect((await send(report)).statusCode).toBe(204);
    const refused = await send(report);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
    expect(lines()).toHaveLength(30);
  });
});
