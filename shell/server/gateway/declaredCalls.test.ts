import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { z } from "zod";

import { releaseOf, resolve, type Release } from "../../registry/resolve";
import type { DeclaredCall } from "../../registry/schema";
import { TestShop } from "../../registry/testing/TestShop";
import { withoutTeam, withTeam } from "../../registry/trustChanges";
import { VerifiedArtefacts } from "../../registry/VerifiedArtefacts";
import { TestServer } from "../testing/TestServer";
import { DeclaredCalls } from "./DeclaredCalls";

const HOST = "main.localhost:3000";
const JSON_OF_THE_SITE = {
  host: HOST,
  origin: `http://${HOST}`,
  "sec-fetch-site": "same-origin",
  "content-type": "application/json",
};
const NOTE = z.toJSONSchema(z.object({ text: z.string().max(10) }), { io: "input" });

const call = (method: DeclaredCall["method"], host: string, path: string, more: Partial<DeclaredCall> = {}) => ({
  host,
  method,
  path,
  isFromBrowser: true,
  ...more,
});

const DECLARED = [
  call("GET", "services", "library/books/:id"),
  call("POST", "services", "library/notes", { body: NOTE }),
  call("GET", "services", "library/hidden", { isFromBrowser: false }),
  call("GET", "services", ":anything"),
  call("DELETE", "services", ":app/cms/app/settings"),
  call("GET", "services", ":app"),
  call("GET", "library", "books.of/(x+)+"),
  call("POST", "library", "loans"),
  call("POST", "services", "library/seen", { isTelemetry: true }),
];

describe("calls that live remotes declare", () => {
  const server = new TestServer();
  let shop: Awaited<ReturnType<typeof TestShop.open>>;
  /** What the site `main` has; other sites have nothing. */
  let release: Release;

  const ship = async (version: string, hosts: readonly DeclaredCall[]): Promise<void> => {
    await shop.ship(await shop.build(version, { hosts }), shop.courses);
    release = resolve(await shop.registry.read(), { tenant: "main", cohort: null });
  };

  beforeAll(async () => {
    shop = await TestShop.open();
    shop.trust = withTeam(shop.trust, "courses", [], [], ["library"]);
    await ship("1", DECLARED);
    await server.platform.start();
    const { services } = server.platform.urls;
    await server.platform.stop();
    const none = releaseOf(new Map());
    await server.start({
      named: { library: services.replace("/services", "/library") },
      declaredCalls: new DeclaredCalls({
        releases: { current: (tenant) => Promise.resolve({ release: tenant === "main" ? release : none }) },
        artefacts: new VerifiedArtefacts(shop.store, () => shop.trust),
      }),
    });
    await server.get("/");
  });

  beforeEach(() => {
    server.platform.calls.length = 0;
  });

  afterEach(() => {
    server.platform.onCall = null;
  });

  afterAll(async () => {
    await server.stop();
    await shop.close();
  });

  const sent = () => server.platform.calls.filter(({ url }) => /library|loans/.test(url));
  const post = (url: string, body: unknown) =>
    server.app.inject({ method: "POST", url, headers: JSON_OF_THE_SITE, payload: JSON.stringify(body) });

  it("pass on the site whose release has the remote, and on no other", async () => {
    const answer = await server.get("/api/services/library/books/7?page=2");
    expect(answer.json()).toMatchObject({ data: { url: "/services/library/books/7?page=2" } });
    expect(sent()[0]?.headers["app-token"]).toBeDefined();
    expect((await server.get("/api/services/library/books/7", {}, "demo.localhost:3000")).statusCode).toBe(404);
  });

  it.each([
    "/api/services/library/hidden",
    "/api/services/library/books",
    "/api/services/library/books/7/pages",
    "/api/services/some-token",
    "/api/services/main",
    "/api/library/books",
    "/api/library/booksXof/(x+)+",
    "/api/clinic/library",
  ])("do not let %s through", async (url) => {
    expect((await server.get(url)).statusCode).toBe(404);
    expect(sent()).toEqual([]);
  });

  it("may be lost where they tell of a page, and are no reason to ask for anything anew", async () => {
    server.platform.onCall = (_request, reply) => reply.code(503).send("full");
    for (let turn = 0; turn < 8; turn += 1) {
      const answer = await post("/api/services/library/seen", {});
      expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([503, undefined]);
    }
    server.platform.onCall = null;
    expect((await post("/api/services/library/notes", { text: "kept" })).statusCode).toBe(200);
    expect((await server.get("/api/services/library/books/7")).statusCode).toBe(200);
  });

  it("name the site that they are made on by its own key, and no other one", async () => {
    const answer = await server.app.inject({
      method: "DELETE",
      url: "/api/services/main/cms/app/settings",
      headers: JSON_OF_THE_SITE,
      payload: {},
    });
    expect(answer.statusCode).toBe(200);
    expect(server.platform.calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  });

  it("have the site asked for anew where their answer says that it was changed, and not for each change of a draft", async () => {
    const asked = async () => {
      const before = server.platform.callsTo("cms/app/id").length;
      await server.get("/");
      return server.platform.callsTo("cms/app/id").length - before;
    };
    await asked();
    server.platform.onCall = (_request, reply) => reply.send({ status: true, message: "", data: null });
    const change = () =>
      server.app.inject({
        method: "DELETE",
        url: "/api/services/main/cms/app/settings",
        headers: JSON_OF_THE_SITE,
        payload: {},
      });
    await change();
    expect(await asked()).toBe(0);
    server.platform.onCall = (_request, reply) =>
      reply.header("x-site-changed", "main").send({ status: true, message: "", data: null });
    const answer = await change();
    expect([answer.headers["x-site-changed"], await asked()]).toEqual([undefined, 1]);
  });

  it("never open another way to what the specification names", async () => {
    const answer = await server.app.inject({
      method: "DELETE",
      url: "/api/services/demo/cms/app/settings",
      headers: JSON_OF_THE_SITE,
    });
    expect(answer.statusCode).toBe(404);
  });

  it("reach a named host without app token and session", async () => {
    const answer = await server.get("/api/library/books.of/(x+)+", { cookie: "access_token=user" });
    expect(answer.statusCode).toBe(200);
    expect(sent()[0]?.url).toBe("/library/books.of/(x+)+");
    for (const secret of ["app-token", "authorization", "cookie"])
      expect(sent()[0]?.headers).not.toHaveProperty(secret);
    expect(sent()[0]?.headers["lms-id"]).toBe("id-main");
  });

  it("take a body as it was declared and refuse another", async () => {
    expect((await post("/api/services/library/notes", { text: "short" })).json()).toMatchObject({
      data: { body: { text: "short" } },
    });
    server.platform.calls.length = 0;
    for (const body of [{ text: "far too long for it" }, { text: 1 }, null, "text"])
      expect((await post("/api/services/library/notes", body)).statusCode).toBe(400);
    const without = await server.app.inject({
      method: "POST",
      url: "/api/services/library/notes",
      headers: JSON_OF_THE_SITE,
    });
    expect(without.statusCode).toBe(400);
    expect(sent()).toEqual([]);
  });

  it("take a change only from a page of the site", async () => {
    const { origin, "sec-fetch-site": _site, ...elsewhere } = JSON_OF_THE_SITE;
    expect((await post("/api/library/loans", {})).statusCode).toBe(200);
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/library/loans",
      headers: { ...elsewhere, origin: origin.replace("main", "demo") },
      payload: "{}",
    });
    expect(answer.statusCode).toBe(403);
  });

  it("end with the trust in their team, and with the version that declared them", async () => {
    const trusted = shop.trust;
    shop.trust = withoutTeam(trusted, "courses", { hosts: ["library"] });
    expect((await server.get("/api/services/library/books/7")).statusCode).toBe(404);
    shop.trust = trusted;
    expect((await server.get("/api/services/library/books/7")).statusCode).toBe(200);
    await ship("2", []);
    expect((await server.get("/api/services/library/books/7")).statusCode).toBe(404);
    await ship("3", DECLARED);
    expect((await server.get("/api/services/library/books/7")).statusCode).toBe(200);
  });
});
