import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { registryOf } from "../observe/testing/registryOf";
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

  it("are counted for a version that is registered, and for none that a browser invents", async () => {
    server.registry = registryOf(["1.2.0"]);
    await server.get("/");
    await send(report);
    await send({ ...report, version: "1.2.1" });
    await send({ ...report, phase: "tomorrow's phase" });
    const { body } = await server.get("/metrics");
    expect(body.split("\n").filter((line) => line.startsWith("serambi_remote_failure_phases_total"))).toEqual([
      'serambi_remote_failure_phases_total{remote="courses",version="1.2.0",phase="chunk",where="browser"} 1',
      'serambi_remote_failure_phases_total{remote="unknown",version="unknown",phase="chunk",where="browser"} 1',
      'serambi_remote_failure_phases_total{remote="courses",version="1.2.0",phase="unknown",where="browser"} 1',
    ]);
  });

  it("of an answer that was not whole are a line of the log, and no failure of the remote", async () => {
    server.registry = registryOf(["1.2.0"]);
    await server.get("/");
    expect((await send({ ...report, phase: "answer", message: "entries left out, count 1" })).statusCode).toBe(204);
    expect(lines()).toEqual([expect.objectContaining({ phase: "answer", message: "entries left out, count 1" })]);
    expect((await server.get("/metrics")).body).not.toContain("serambi_remote_failure_phases_total{");
  });

  it("take a canary back, each address once a minute and each page once", async () => {
    server.registry = registryOf(["1.2.0", "1.1.0"], { version: "1.2.0" });
    await server.get("/");
    const from = (remoteAddress: string, more: object = {}) =>
      server.app.inject({
        method: "POST",
        url: "/client-report",
        remoteAddress,
        headers: { host: HOST, "content-type": "application/json", origin: `http://${HOST}` },
        payload: JSON.stringify({ ...report, ...more }),
      });
    for (let n = 0; n < 10; n += 1) await from("192.0.2.1");
    for (let n = 2; n < 9; n += 1) await from(`192.0.2.${n}`, { isRepeat: true });
    for (let n = 2; n < 5; n += 1) await from(`192.0.2.${n}`);
    expect(server.aborted).toEqual([]);
    await from("192.0.2.5");
    expect(server.aborted).toEqual([expect.stringContaining("courses@1.2.0 failed in 5 of 5 pages")]);
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
