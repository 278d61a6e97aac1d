import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { TestServer } from "../testing/TestServer";

const ADDRESS = "/media/contoh/logo-dark.svg";
const DRAWING = "<svg/>";

describe("the pictures of a site", () => {
  const server = new TestServer();

  beforeAll(() => server.start({ timeoutMs: 500 }));
  afterAll(() => server.stop());
  beforeEach(() => {
    server.platform.calls.length = 0;
  });
  afterEach(() => {
    server.platform.onCall = null;
  });

  const answerWith = (type: string, status = 200) => {
    server.platform.onCall = (_request, reply) =>
      reply
        .code(status)
        .headers({
          "content-type": type,
          etag: '"1"',
          "cache-control": "public, max-age=3600",
          "content-security-policy": "default-src *",
          "set-cookie": "a=b",
        })
        .send(status === 304 ? undefined : DRAWING);
  };

  it("come from the services host, cached as it says, and run nothing when they are opened by themselves", async () => {
    answerWith("image/svg+xml");
    const answer = await server.get(ADDRESS);
    expect([answer.statusCode, answer.body]).toEqual([200, DRAWING]);
    expect(answer.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=3600",
      "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("are asked for without a token, a cookie or a query", async () => {
    answerWith("image/svg+xml");
    await server.get(`${ADDRESS}?x=1`, {
      cookie: "access_token=user",
      authorization: "Bearer x",
      "if-none-match": '"1"',
    });
    const [call] = server.platform.calls;
    expect(call?.url).toBe("/services/media/contoh/logo-dark.svg");
    expect(call?.headers).toMatchObject({ "if-none-match": '"1"' });
    for (const name of ["cookie", "authorization", "app-token", "lms-id"])
      expect(call?.headers).not.toHaveProperty(name);
  });

  it("need not be sent again to whoever has them", async () => {
    answerWith("image/svg+xml", 304);
    expect((await server.get(ADDRESS)).statusCode).toBe(304);
  });

  it.each(["text/html", "application/javascript", "application/json", ""])(
    "are nothing of the type %j",
    async (type) => {
      answerWith(type);
      const answer = await server.get(ADDRESS);
      expect(answer.statusCode).toBe(502);
      expect(answer.body).not.toContain(DRAWING);
    },
  );

  it("are missing with the host's status, as a document that can be read", async () => {
    answerWith("application/json", 404);
    const answer = await server.get(ADDRESS);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-security-policy"]).not.toContain("sandbox");
  });

  it.each([
    "/media/contoh/logo.html",
    "/media/contoh/a.b.svg",
    "/media/Contoh/logo.svg",
    "/media/contoh/-logo.svg",
    "/media/contoh/sub/logo.svg",
    "/media/%2e%2e/logo.svg",
    "/media/contoh/%2e%2e%2flogo.svg",
  ])("are not looked for at %s", async (url) => {
    answerWith("image/svg+xml");
    expect((await server.get(url)).body).not.toContain(DRAWING);
    expect(server.platform.calls.filter((call) => call.url.includes("media"))).toEqual([]);
  });

  it("cannot be changed through this address", async () => {
    answerWith("image/svg+xml");
    for (const method of ["POST", "PUT", "DELETE"] as const) {
      const answer = await server.app.inject({ method, url: ADDRESS, headers: { host: "main.localhost" } });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
    expect(server.platform.calls.filter((call) => call.url.includes("media"))).toEqual([]);
  });

  it.each([
    ["/media/contoh/film-a.mp4", "video/mp4"],
    ["/media/contoh/episode-1.mp3", "audio/mpeg"],
  ])("are films and recordings, too, in the parts that players ask for: %s", async (url, type) => {
    server.platform.onCall = (request, reply) =>
      reply
        .code(request.headers["range"] === "bytes=0-3" ? 206 : 416)
        .headers({ "content-type": type, "accept-ranges": "bytes", "content-range": "bytes 0-3/9", etag: '"1"' })
        .send("film");
    const part = await server.get(url, { range: "bytes=0-3", "if-range": '"1"', cookie: "a=b" });
    expect([part.statusCode, part.body]).toEqual([206, "film"]);
    expect(part.headers).toMatchObject({
      "content-type": type,
      "accept-ranges": "bytes",
      "content-range": "bytes 0-3/9",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    expect(server.platform.calls[0]?.headers).toMatchObject({ range: "bytes=0-3", "if-range": '"1"' });
    expect(server.platform.calls[0]?.headers).not.toHaveProperty("cookie");
    const beyond = await server.get(url, { range: "bytes=9-" });
    expect([beyond.statusCode, beyond.body]).toEqual([416, ""]);
  });

  it.each([
    ["/media/contoh/film-a.mp4", "image/svg+xml"],
    ["/media/contoh/film-a.vtt", "text/html"],
    ["/media/contoh/episode-1.mp3", "text/html"],
    ["/media/contoh/logo-dark.svg", "video/mp4"],
  ])("are of the kind that their name says: %s is no %s", async (url, type) => {
    answerWith(type);
    const answer = await server.get(url);
    expect(answer.statusCode).toBe(502);
    expect(answer.body).not.toContain(DRAWING);
  });
});
