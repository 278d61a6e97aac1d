import { afterEach, describe, expect, it } from "@jest/globals";

import type { AppDeps } from "../app";
import { SharedState } from "../sharedState/SharedState";
import { RedisProcess } from "../sharedState/testing/RedisProcess";
import { eventually, TestServer } from "../testing/TestServer";

const HOST = "main.localhost:3000";
const READ = "/api/services/career/list";
const VISITOR = "203.0.113.7";

const rateLimits = { readsPerMinute: 3, writesPerMinute: 2, pagesPerMinute: 4 };
const ENV: AppDeps["env"] = {
  logLevel: "debug",
  metricsToken: undefined,
  trustProxy: false,
  rateLimits,
};

describe("limits", () => {
  let servers: TestServer[] = [];

  afterEach(async () => {
    for (const server of servers) await server.stop();
    servers = [];
  });

  const start = async (env: Partial<AppDeps["env"]> = {}, shared?: SharedState): Promise<TestServer> => {
    const server = await new TestServer().start({ env: { ...ENV, ...env }, shared });
    servers.push(server);
    for (const host of [HOST, "demo.localhost:3000"]) await server.get("/", {}, host);
    return server;
  };

  const ask = (
    server: TestServer,
    url: string,
    { from = VISITOR, host = HOST, headers = {} }: { from?: string; host?: string; headers?: object } = {},
  ) => server.app.inject({ url, remoteAddress: from, headers: { host, ...headers } });
  const write = (server: TestServer, url = "/api/db/aspirations", session?: string) =>
    server.app.inject({
      method: "POST",
      url,
      remoteAddress: VISITOR,
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        "content-type": "application/json",
        ...(session && { cookie: `access_token=${session}` }),
      },
      payload: "{}",
    });
  const statuses = async (count: number, run: () => Promise<{ statusCode: number }>) => {
    const seen: number[] = [];
    for (let turn = 0; turn < count; turn += 1) seen.push((await run()).statusCode);
    return seen;
  };
  const once = 200;
  const refused = 429;

  it("tell a call what is left, and refuse what is more in the site's language", async () => {
    const server = await start();
    expect((await ask(server, READ)).headers).toMatchObject({
      "ratelimit-limit": "3",
      "ratelimit-remaining": "2",
      "ratelimit-reset": "60",
    });
    await statuses(2, () => ask(server, READ));
    const answer = await ask(server, READ, { headers: { "accept-language": "en" } });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({ status: false, message: "Terlalu banyak permintaan", data: null });
    expect(answer.headers).toMatchObject({ "ratelimit-remaining": "0", "cache-control": "no-store" });
    const wait = Number(answer.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await server.get("/metrics")).body).toContain('serambi_limited_requests_total{budget="reads"} 1');
  });

  it("refuse before a host is called", async () => {
    const server = await start();
    await statuses(3, () => ask(server, READ));
    server.platform.calls.length = 0;
    await ask(server, READ);
    expect(server.platform.callsTo("career/list")).toEqual([]);
  });

  it("count reading, changing and logging calls each by themselves", async () => {
    const server = await start();
    expect(await statuses(4, () => ask(server, READ))).toEqual([once, once, once, refused]);
    expect(await statuses(3, () => write(server))).toEqual([once, once, refused]);
    expect(await statuses(4, () => write(server, "/api/services/logger/log/click"))).toEqual([
      once,
      once,
      once,
      refused,
    ]);
  });

  it("count what somebody signed in changes by their session, and a whole address together, because sessions can be invented", async () => {
    const server = await start();
    const as = (session: string) => () => write(server, undefined, session);
    for (const pupil of ["a", "b"]) expect(await statuses(3, as(pupil))).toEqual([once, once, refused]);
    let made = 0;
    const invented = await statuses(40, () => write(server, undefined, `invented-${(made += 1)}`));
    expect(invented.filter((status) => status === refused)).toHaveLength(6);
  });

  it("count the parts of a file as reads, and its beginning as a write", async () => {
    const server = await start();
    const areRefused = async (count: number, path: string) =>
      (await statuses(count, () => write(server, path))).map((status) => status === 429);
    expect(await areRefused(3, "/api/services/drive/upload?name=a&size=9")).toEqual([false, false, true]);
    expect(await areRefused(4, "/api/services/drive/upload?id=a&at=0")).toEqual([false, false, false, true]);
  });

  it("count calls that are not there, too", async () => {
    const server = await start();
    expect(await statuses(4, () => ask(server, "/api/services/secrets"))).toEqual([404, 404, 404, 429]);
  });

  it("count each tenant and each address by itself, and all hosts that nobody knows as one", async () => {
    const server = await start();
    await statuses(4, () => ask(server, READ));
    expect((await ask(server, READ)).statusCode).toBe(429);
    expect((await ask(server, READ, { host: "demo.localhost" })).statusCode).toBe(200);
    expect((await ask(server, READ, { from: "203.0.113.8" })).statusCode).toBe(200);
    let made = 0;
    const invented = () => ask(server, READ, { host: `h${(made += 1)}.localhost` });
    expect(await statuses(4, invented)).toEqual([404, 404, 404, 429]);
  });

  it("take an IPv6 network for one address", async () => {
    const server = await start();
    await statuses(3, () => ask(server, READ, { from: "2001:db8:1:2::1" }));
    expect((await ask(server, READ, { from: "2001:db8:1:2:ffff::9" })).statusCode).toBe(429);
    expect((await ask(server, READ, { from: "2001:db8:1:3::1" })).statusCode).toBe(200);
    expect((await ask(server, READ, { from: `::ffff:${VISITOR}` })).statusCode).toBe(200);
    expect((await ask(server, READ)).headers["ratelimit-remaining"]).toBe("1");
  });

  it.each([
    ["not behind a proxy, the connection's", false, VISITOR, "198.51.100.1, 198.51.100.2"],
    ["behind one, the last that it added", true, "10.0.0.1", `198.51.100.1, ${VISITOR}`],
    [
      "behind named ones, the last that is none of them",
      "10.0.0.0/8",
      "10.0.0.1",
      `198.51.100.1, ${VISITOR}, 10.0.0.2`,
    ],
  ])("count by one address: %s", async (_where, trustProxy, from, forwarded) => {
    const server = await start({ trustProxy });
    let made = 0;
    // What stands before it is anybody's invention, and another one each time.
    const forged = () => forwarded.replace("198.51.100.1", `198.51.100.${(made += 1)}`);
    expect(await statuses(4, () => ask(server, READ, { from, headers: { "x-forwarded-for": forged() } }))).toEqual([
      200, 200, 200, 429,
    ]);
  });

  it("give pages and their files one budget per address, and say nothing of it before it is used up", async () => {
    const server = await start();
    const first = await ask(server, "/");
    expect(first.headers).not.toHaveProperty("ratelimit-limit");
    expect(await statuses(3, () => ask(server, "/Courses", { host: "demo.localhost" }))).toEqual([200, 200, 200]);
    const answer = await ask(server, "/Courses");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
    expect(answer.body).toContain("<h1>Terlalu banyak permintaan</h1>");
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("leave pages alone that this machine asks for, and health whoever asks", async () => {
    const server = await start();
    for (const from of ["127.0.0.1", "::1"])
      expect(await statuses(6, () => ask(server, "/", { from }))).not.toContain(429);
    expect(await statuses(6, () => ask(server, "/healthz"))).not.toContain(429);
    expect(await statuses(5, () => ask(server, READ, { from: "127.0.0.1" }))).toContain(429);
  });

  it("count forms posted to pages, and the GET by which something is made, as writes", async () => {
    const server = await start();
    const post = () =>
      server.app.inject({
        method: "POST",
        url: "/Courses",
        remoteAddress: VISITOR,
        headers: { host: HOST },
        payload: "",
      });
    expect(await statuses(2, () => ask(server, "/api/services/cms/app/request-demo"))).not.toContain(429);
    expect((await post()).statusCode).toBe(429);
    expect((await ask(server, "/api/services/cms/app/request-demo")).statusCode).toBe(429);
    expect((await ask(server, READ)).statusCode).toBe(200);
  });

  it("count the choice of a language as a call, and reports of failures by themselves", async () => {
    const server = await start();
    expect(await statuses(4, () => ask(server, "/_language?to=en&back=/"))).toEqual([303, 303, 303, 429]);
    expect(await statuses(31, () => write(server, "/client-report"))).toEqual([
      ...Array.from({ length: 30 }, () => 422),
      429,
    ]);
  });

  it("are none where they are switched off", async () => {
    const server = await start({ rateLimits: { readsPerMinute: 0, writesPerMinute: 0, pagesPerMinute: 0 } });
    expect(await statuses(8, () => ask(server, READ))).not.toContain(429);
    expect(await statuses(8, () => write(server))).not.toContain(429);
    expect(await statuses(8, () => ask(server, "/"))).not.toContain(429);
    expect((await ask(server, READ)).headers).not.toHaveProperty("ratelimit-limit");
  });

  it("hold for a request whose address nobody can read", async () => {
    const server = await start({ trustProxy: true });
    const headers = { "x-forwarded-for": `unknown, "${"x".repeat(500)}"` };
    expect(await statuses(4, () => ask(server, READ, { headers }))).toEqual([200, 200, 200, 429]);
    expect(await statuses(5, () => ask(server, "/", { headers }))).toEqual([200, 200, 200, 200, 429]);
  });

  describe("of two processes", () => {
    const redis = new RedisProcess();

    it("are one where they share a Redis, and each its own while it is down: no request fails for it", async () => {
      await redis.start();
      const states = [0, 1].map(() => new SharedState(redis.url, { waitMs: 500 }));
      try {
        for (const state of states)
          await eventually(async () => (await state.ask((commands) => commands.ping())) === "PONG");
        const [first, second] = [await start({}, states[0]), await start({}, states[1])];
        await statuses(3, () => ask(first, READ));
        expect((await ask(second, READ)).statusCode).toBe(429);
        const other = { from: "203.0.113.9" };
        await redis.kill();
        expect(await statuses(4, () => ask(first, READ, other))).toEqual([200, 200, 200, 429]);
        expect(await statuses(4, () => ask(second, READ, other))).toEqual([200, 200, 200, 429]);
        await eventually(() => first.logLines.some(({ msg }) => String(msg).startsWith("shared state lost")));
        expect(first.logLines.filter(({ msg }) => String(msg).startsWith("shared state"))).toHaveLength(1);
      } finally {
        for (const state of states) state.close();
        await redis.stop();
      }
    });
  });
});
