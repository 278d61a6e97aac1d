import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { fastify } from "fastify";

import { openToken } from "../testing/FakePlatform";
import { TestServer } from "../testing/TestServer";

/** An account site that answers, and says nothing of where its pages are. */
const site = fastify({ forceCloseConnections: true });
let accountUrl: string;

beforeAll(async () => {
  accountUrl = `${await site.listen({ host: "127.0.0.1", port: 0 })}/masuk`;
});
afterAll(() => site.close());

describe("redirect-to-login mode", () => {
  let server: TestServer;

  const start = async (url: string | undefined) => {
    server = await new TestServer().start({ accountUrl: url });
    Object.assign(server.platform.sites.get("main.localhost")?.settings ?? {}, { isLoginOnly: true });
  };

  beforeEach(() => start(accountUrl));
  afterEach(() => server.stop());

  const anyText = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, expect.any(String)]));

  const parameters = (answer: { headers: { location?: unknown } }) =>
    Object.fromEntries(new URL(String(answer.headers.location)).searchParams);

  it("sends a visitor of any page to the account site, with origin, lms id, code and an app token of this moment", async () => {
    const [first, second] = [await server.get("/Courses?search=x"), await server.get("/Nowhere")];
    for (const answer of [first, second]) {
      expect(answer.statusCode).toBe(302);
      expect(answer.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
      const { origin, pathname } = new URL(String(answer.headers.location));
      expect(origin + pathname).toBe(`${accountUrl}/auth`);
    }
    const { redirect, "lms-id": lmsId, code, "app-token": appToken, ...others } = parameters(first);
    expect({ redirect, lmsId, code, others }).toEqual({
      redirect: "http://main.localhost:3000",
      lmsId: "id-main",
      code: "code-1",
      others: {
        client_id: "shell",
        response_type: "code",
        scope: "openid email profile",
        redirect_uri: "http://main.localhost:3000/CallbackAuth",
        code_challenge_method: "S256",
        ui_locales: "id",
        ...anyText("state", "nonce", "code_challenge"),
      },
    });
    expect(openToken(appToken ?? "")).toEqual({
      token: "token-1",
      code: "code-1",
      timestamp: server.timeMs,
      host: "main.localhost",
    });
    expect(parameters(second)["app-token"]).not.toBe(appToken);
    expect(server.pages.visits).toEqual([]);
  });

  it("names the programme's host in the app token of a pesilat path", async () => {
    const pesilat = server.platform.sites.get("pesilat.localhost")?.settings ?? {};
    Object.assign(pesilat, { isLoginOnly: true });
    const { "app-token": appToken = "", "lms-id": lmsId } = parameters(await server.get("/PESILAT/Class"));
    expect([openToken(appToken).host, lmsId]).toEqual(["pesilat.localhost", "id-pesilat"]);
  });

  it("answers HEAD in the same way", async () => {
    const answer = await server.app.inject({ method: "HEAD", url: "/", headers: { host: "main.localhost" } });
    expect(answer.statusCode).toBe(302);
  });

  it.each(["/CallbackAuth?token=x", "/callbackauth", "/CallbackAuth/"])("has %s answer itself", async (url) => {
    expect((await server.get(url)).statusCode).toBe(400);
  });

  it("does not send back who has logged in", async () => {
    expect((await server.get("/", { cookie: "access_token=theirs" })).statusCode).toBe(200);
    expect((await server.get("/", { cookie: "access_token=" })).statusCode).toBe(302);
  });

  it("is one site's own", async () => {
    expect((await server.get("/", {}, "foundation.localhost")).statusCode).toBe(200);
  });

  it("gives way to maintenance", async () => {
    Object.assign(server.platform.sites.get("main.localhost")?.settings ?? {}, { isMaintenance: true });
    await server.get("/");
    expect(server.pages.visits[0]?.edition.tenant.settings.isMaintenance).toBe(true);
  });

  it("says what is the matter where there is no account site, in the site's language", async () => {
    await server.stop();
    await start(undefined);
    Object.assign(server.platform.sites.get("main.localhost")?.settings ?? {}, { language: "en" });
    const answer = await server.get("/", { "accept-language": "id" });
    expect([answer.statusCode, answer.headers["retry-after"], answer.headers["cache-control"]]).toEqual([
      503,
      "300",
      "no-store",
    ]);
    expect(answer.body).toContain("This site is for people who have signed in");
    expect(answer.body).toContain('<html lang="en">');
  });
});
