import { writeFile } from "node:fs/promises";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { openToken } from "../testing/FakePlatform";
import { TestServer } from "../testing/TestServer";

const HOST = "main.localhost:3000";
const SAME_ORIGIN = { host: HOST, origin: `http://${HOST}`, "sec-fetch-site": "same-origin" };
const JSON_OF_THE_SITE = { ...SAME_ORIGIN, "content-type": "application/json" };
const EMPTY = { status: false, data: null };

describe("the gateway", () => {
  const server = new TestServer();

  beforeAll(async () => {
    await server.start({ timeoutMs: 2_000 });
    await server.get("/");
  });

  beforeEach(() => {
    server.platform.calls.length = 0;
  });

  afterEach(() => {
    server.platform.onCall = null;
  });

  afterAll(() => server.stop());

  const inject = server.get.bind(server);
  const post = (url: string, headers: Record<string, string>, payload: string | Buffer = "{}") =>
    server.app.inject({ method: "POST", url, headers, payload });

  const sent = () => server.platform.calls.filter(({ url }) => !url.includes("cms/app/") && !url.includes("version"));

  it("passes a call on with its query, the app token and the tenant's id, and the answer back", async () => {
    const answer = await inject("/api/services/career/list?page=2&search=a%2Fb");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: true, data: { url: "/services/career/list?page=2&search=a%2Fb" } });
    const { headers } = sent()[0] ?? {};
    expect(openToken(String(headers?.["app-token"])).host).toBe("main.localhost");
    expect(headers?.["lms-id"]).toBe("id-main");
  });

  it("goes on reading where the host cannot write its log because its disk is full", async () => {
    server.platform.onCall = async (request, reply) => {
      if (request.url.endsWith("/logger/log/click")) await writeFile("/dev/full", "a click"); // ENOSPC, and 500 in its train
      return reply.send({ status: true, message: "", data: [] });
    };
    for (let turn = 0; turn < 30; turn += 1)
      expect((await post("/api/services/logger/log/click", JSON_OF_THE_SITE)).statusCode).toBe(500);
    expect((await inject("/api/services/post/list")).statusCode).toBe(200);
    expect(server.logLines.filter(({ msg }) => msg === "host left alone after it failed")).toEqual([]);
  });

  it("says to who saves something that it could not be saved, and not that the site cannot be opened", async () => {
    server.platform.onCall = (_request, reply) =>
      reply.code(503).send({ status: false, message: "inside", data: null });
    const answer = await post("/api/services/logger/log/click", { ...JSON_OF_THE_SITE, "accept-language": "en" });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      503,
      expect.stringMatching(/could not be saved|belum dapat disimpan/),
    ]);
  });

  it("passes on no length of a body that is not passed on", async () => {
    const answer = await server.app.inject({
      url: "/api/services/career/list",
      headers: { host: HOST },
      payload: "12345",
    });
    expect(answer.statusCode).toBe(200);
    expect(sent()[0]?.headers).not.toHaveProperty("content-length");
  });

  it("reaches each of the hosts under its own prefix", async () => {
    for (const [address, url] of [
      ["/api/auth/user/detail", "/auth/user/detail"],
      ["/api/main/statistics", "/main/statistics"],
      ["/api/programs/programs", "/programs/programs"],
      ["/api/chat/identity/me", "/chat/identity/me"],
      ["/api/db/donations", "/db/donations"],
    ] as const)
      expect((await inject(address)).json()).toMatchObject({ data: { url } });
  });

  it("adds the visitor's tokens out of their cookies and hands on none of their headers but the harmless ones", async () => {
    const headers = {
      cookie: "access_token=user; chat_token=talk; _gt=x",
      authorization: "Bearer forged",
      "app-token": "forged",
      "lms-id": "forged",
      "x-custom": "1",
      "accept-language": "en",
      "x-request-id": "request-id-1",
    };
    await inject("/api/services/user/me", headers);
    await inject("/api/chat/identity/me", headers);
    const [services, chat] = sent();
    expect(services?.headers).toMatchObject({
      authorization: "Bearer user",
      "lms-id": "id-main",
      "accept-language": "id",
      "x-request-id": "request-id-1",
      "x-forwarded-for": "127.0.0.1",
    });
    expect(services?.headers["app-token"]).not.toBe("forged");
    expect(services?.headers).not.toHaveProperty("cookie");
    expect(services?.headers).not.toHaveProperty("x-custom");
    expect(chat?.headers.authorization).toBe("Bearer talk");
  });

  it("asks in the language that the visitor chose of those the site offers", async () => {
    server.platform.addSite("two.localhost", "two").settings["languages"] = ["id", "en"];
    await inject("/api/services/user/me", { cookie: "language=en" }, "two.localhost");
    await inject("/api/services/user/me", { cookie: "language=fr" }, "two.localhost");
    expect(sent().map(({ headers }) => headers["accept-language"])).toEqual(["en", "id"]);
  });

  it("tells of a failure in the language of the site's page, whatever the browser would rather read", async () => {
    server.platform.addSite("english.localhost", "english").settings["language"] = "en";
    const told = async (host: string, url: string) =>
      (await inject(url, { "accept-language": "fr" }, host)).json<{ message: string }>().message;
    server.platform.onCall = (_request, reply) => reply.code(500).send();
    expect(await told("english.localhost", "/api/services/nothing")).toBe("This page could not be found");
    expect(await told("english.localhost", "/api/services/career/list")).not.toBe(
      await told("main.localhost", "/api/services/career/list"),
    );
  });

  it("gives a page none of a host's headers but the harmless ones", async () => {
    server.platform.onCall = (_request, reply) =>
      reply
        .headers({
          "set-cookie": "a=1",
          server: "host/1",
          "access-control-allow-origin": "*",
          etag: '"1"',
          "x-powered-by": "y",
        })
        .send({ status: true, message: "", data: null });
    const answer = await inject("/api/services/career/list");
    expect(answer.headers).toMatchObject({ etag: '"1"', "cache-control": "private, no-store" });
    for (const name of ["set-cookie", "server", "access-control-allow-origin", "x-powered-by"])
      expect(answer.headers).not.toHaveProperty(name);
  });

  it("takes the tenant of the page that calls on a main-brand host", async () => {
    await inject("/api/services/class/active", { referer: `http://${HOST}/Pesilat/Class/a` });
    await inject("/api/services/class/active", { referer: "http://elsewhere.example/Pesilat" });
    expect(sent().map(({ headers }) => openToken(String(headers["app-token"])).host)).toEqual([
      "pesilat.localhost",
      "main.localhost",
    ]);
  });

  it.each([
    "/api",
    "/api/",
    "/api/services",
    "/api/services/",
    "/api/nowhere/career/list",
    "/api/constructor/career/list",
    "/api/services/career/lists",
    "/api/services/CAREER/list",
    "/api/learning/anything",
    "/api/services/foundation/cms/app/settings",
    "/api/services/v0/foundation/cms/app/id",
  ])("answers 404 with an envelope for %s and calls nobody", async (url) => {
    const answer = await inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject(EMPTY);
    expect(sent()).toEqual([]);
  });

  it("serves the site's own settings under its key and its id", async () => {
    expect((await inject("/api/services/main/cms/app/setting/home")).statusCode).toBe(200);
    expect((await inject("/api/services/id-main/cms/app/setting/home")).statusCode).toBe(200);
  });

  it.each([
    "/api/services/career%2flist",
    "/api/services/career/..%2f..%2fadmin",
    "/api/main/silabus/a%5cb",
    "/api/main/silabus/%zz",
    "/api/main/silabus/%00",
    "/api/chat/conversations/..%2F..%2Fidentity/messages",
  ])("refuses %s as malformed before any host sees it", async (url) => {
    const answer = await inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(EMPTY);
    expect(sent()).toEqual([]);
  });

  it.each([
    ["no sign of a page", {}],
    ["another site's origin", { origin: "http://evil.example" }],
    ["another port", { origin: "http://main.localhost:4000" }],
    ["another tenant's origin", { origin: "http://foundation.localhost:3000" }],
    ["an opaque origin", { origin: "null" }],
    ["a cross-site fetch", { "sec-fetch-site": "cross-site", origin: `http://${HOST}` }],
    ["a same-site fetch", { "sec-fetch-site": "same-site" }],
  ])("refuses a change that comes with %s", async (_what, headers: Record<string, string>) => {
    const answer = await post("/api/db/aspirations", { host: HOST, "content-type": "application/json", ...headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject(EMPTY);
    expect(sent()).toEqual([]);
  });

  it.each([
    ["its origin", { origin: `http://${HOST}` }],
    ["its fetch metadata", { "sec-fetch-site": "same-origin" }],
  ])("takes a change from a page of the site by %s", async (_what, headers: Record<string, string>) => {
    const answer = await post(
      "/api/db/aspirations",
      { host: HOST, "content-type": "application/json", ...headers },
      '{"a":"é"}',
    );
    expect(answer.json()).toMatchObject({ status: true, data: { body: { a: "é" } } });
  });

  it("reads a default port written out or left out as the same", async () => {
    const headers = { host: "main.localhost:80", origin: "http://main.localhost", "content-type": "application/json" };
    expect((await post("/api/db/aspirations", headers)).statusCode).toBe(200);
  });

  it.each([
    undefined,
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/json",
  ])("refuses a body of type %s where JSON is taken", async (type) => {
    const answer = await post("/api/db/aspirations", { ...SAME_ORIGIN, ...(type && { "content-type": type }) }, "a=1");
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject(EMPTY);
    expect(sent()).toEqual([]);
  });

  it("takes a change without a body", async () => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/services/v1/class/payment/invoice?slug=a",
      headers: SAME_ORIGIN,
    });
    expect(answer.statusCode).toBe(200);
    const removed = await server.app.inject({
      method: "DELETE",
      url: "/api/chat/conversations/1",
      headers: SAME_ORIGIN,
    });
    expect(removed.json()).toMatchObject({ data: { method: "DELETE" } });
  });

  it("takes a file up to 6 MB where one is taken, and JSON up to 1 MB elsewhere", async () => {
    const pdf = { ...SAME_ORIGIN, "content-type": "application/pdf" };
    const json = { ...SAME_ORIGIN, "content-type": "application/json" };
    const text = (bytes: number) => JSON.stringify("x".repeat(bytes - 2));
    const MB = 1024 * 1024;
    expect((await post("/api/services/drive/upload", pdf, Buffer.alloc(6 * MB))).json()).toMatchObject({
      data: { body: 6 * MB },
    });
    expect((await post("/api/services/drive/upload", pdf, Buffer.alloc(6 * MB + 1))).statusCode).toBe(413);
    expect((await post("/api/services/drive/upload", json, "{}")).statusCode).toBe(415);
    expect((await post("/api/db/aspirations", json, text(MB))).statusCode).toBe(200);
    expect((await post("/api/db/aspirations", json, text(MB + 1))).statusCode).toBe(413);
  });

  it("hands on a host's own failure", async () => {
    server.platform.onCall = (_request, reply) =>
      reply
        .code(422)
        .send({ status: false, message: "Periksa isian.", data: { fields: { email: "Format email tidak valid." } } });
    const answer = await post("/api/db/aspirations", { ...SAME_ORIGIN, "content-type": "application/json" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ data: { fields: { email: "Format email tidak valid." } } });
  });

  it.each([
    [502, "text/html", 502],
    [500, "application/json", 500],
    [404, "text/html", 404],
    [200, "text/html", 502],
    [302, "application/json", 502],
    [200, "image/svg+xml", 502],
  ])("makes an envelope of a %i answer of type %s", async (status, type, expected) => {
    server.platform.onCall = (_request, reply) => reply.code(status).type(type).send("<script>1</script>");
    const answer = await inject("/api/services/career/list");
    expect(answer.statusCode).toBe(expected);
    expect(answer.json()).toMatchObject(EMPTY);
  });

  it("passes an unchanged answer on without a body", async () => {
    server.platform.onCall = (request, reply) =>
      reply.code(request.headers["if-none-match"] === '"1"' ? 304 : 200).send();
    const answer = await inject("/api/services/career/list", { "if-none-match": '"1"' });
    expect([answer.statusCode, answer.body]).toEqual([304, ""]);
  });

  it("says timeout for a host that does not answer", async () => {
    server.platform.onCall = (_request, reply) => reply.hijack();
    const answer = await inject("/api/services/career/list");
    expect(answer.statusCode).toBe(504);
    expect(answer.json()).toMatchObject(EMPTY);
  });

  it("answers 404 on a host without a site and 400 on rubbish for one", async () => {
    expect((await inject("/api/services/career/list", {}, "nobody.localhost")).statusCode).toBe(404);
    expect((await inject("/api/services/career/list", {}, "a b")).statusCode).toBe(400);
  });
});

describe("the gateway without some hosts", () => {
  const server = new TestServer();

  afterAll(() => server.stop());

  it("answers 503 for a host that has no address", async () => {
    await server.platform.start();
    const { services } = server.platform.urls;
    await server.platform.stop();
    await server.start({ urls: { services } });
    const answer = await server.get("/api/chat/identity/me");
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("60");
    expect(answer.json()).toMatchObject(EMPTY);
  });
});
