import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { TestServer } from "../testing/TestServer";

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

  it("is ready only while the registry is loaded and the platform answers", async () => {
    expect((await server.get("/readyz")).json()).toEqual({ status: "ok", registry: true, platform: true });
    server.isRegistryReady = false;
    const without = await server.get("/readyz");
    expect([without.statusCode, without.json()]).toEqual([
      503,
      { status: "unavailable", registry: false, platform: true },
    ]);
    server.isRegistryReady = true;
    await server.platform.stop();
    expect((await server.get("/readyz")).statusCode).toBe(503);
    await server.platform.start();
    expect((await server.get("/readyz")).statusCode).toBe(200);
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
    expect(body).toContain('serambi_upstream_calls_total{host="chat",status="200"} 1');
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
