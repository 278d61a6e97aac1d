import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { eventually, TestServer } from "../testing/TestServer";

const HOST = "main.localhost:3000";

describe("health and metrics", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
  });

  afterEach(() => server.stop());

  it("is alive whatever else is down", async () => {
    await server.platform.stop();
    expect((await server.get("/healthz")).json()).toEqual({ status: "ok" });
  });

  it("is ready as long as visitors get pages, and says what it can serve", async () => {
    const ask = async () => {
      const answer = await server.get("/readyz");
      const { status, serves } = answer.json<{ status: string; serves: Record<string, boolean> }>();
      return [answer.statusCode, status, Object.keys(serves).filter((part) => serves[part])];
    };
    expect(await ask()).toEqual([200, "ok", ["newPages", "reads", "writes"]]);
    await server.platform.stop();
    // No site's settings are known.
    expect(await ask()).toEqual([503, "unavailable", []]);
    await server.platform.start();
    await eventually(async () => (await server.get("/")).statusCode === 200);
    await server.platform.stop();
    expect(await ask()).toEqual([200, "partly", ["newPages"]]);
    server.isRegistryReady = false;
    expect(await ask()).toEqual([503, "unavailable", []]);
    server.hasPages = true;
    expect(await ask()).toEqual([200, "partly", ["keptPages"]]);
  });

  it("is ready while the disk takes nothing, and says that nothing can be saved", async () => {
    server.isSaving = false;
    const answer = await server.get("/readyz");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: "partly", disk: false, serves: { reads: true, writes: false } });
  });

  it("counts requests by kind, status and tenant, and calls by host and status", async () => {
    await server.get("/");
    await server.get("/", {}, "nobody.localhost");
    await server.get("/api/chat/identity/me");
    const { body, headers } = await server.get("/metrics");
    expect(headers["content-type"]).toContain("text/plain");
    expect(body).toContain('serambi_requests_total{kind="page",status="200",tenant="main"} 1');
    expect(body).toContain('serambi_requests_total{kind="page",status="404",tenant="none"} 1');
    expect(body).toContain('serambi_requests_total{kind="api",status="200",tenant="main"} 1');
    expect(body).toContain('serambi_upstream_calls_total{host="chat",kind="reads",status="200"} 1');
    expect(body).toContain('serambi_request_seconds_count{kind="page"} 2');
    expect(body).toContain("nodejs_eventloop_lag_seconds");
    expect(body).toContain("process_cpu_seconds_total");
  });

  it("shows the metrics to this machine alone, unless a token is known", async () => {
    const from = (remoteAddress: string, url: string, headers: Record<string, string> = {}) =>
      server.app.inject({ url, remoteAddress, headers: { host: HOST, ...headers } });
    expect((await from("127.0.0.1", "/metrics")).statusCode).toBe(200);
    expect((await from("::ffff:127.0.0.1", "/metrics")).statusCode).toBe(200);
    expect((await from("192.168.1.5", "/metrics")).statusCode).toBe(403);
    expect((await from("127.0.0.1", "/metrics", { "x-forwarded-for": "8.8.8.8" })).statusCode).toBe(403);
    expect((await from("192.168.1.5", "/metrics?token=")).statusCode).toBe(403);

    await server.stop();
    server = await new TestServer().start({
      env: { logLevel: "silent", metricsToken: "metrics-token", trustProxy: false },
    });
    expect((await from("192.168.1.5", "/metrics", { authorization: "Bearer metrics-token" })).statusCode).toBe(200);
    expect((await from("192.168.1.5", "/metrics?token=metrics-token")).statusCode).toBe(200);
    expect((await from("192.168.1.5", "/metrics?token=metrics-toke")).statusCode).toBe(403);
    expect((await from("192.168.1.5", "/metrics")).statusCode).toBe(403);
  });
});
