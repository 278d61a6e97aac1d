import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { TestServer } from "../testing/TestServer";
import { FakeProvider } from "./testing/FakeProvider";

const TOKEN = "a-token-of-this-person";

let server: TestServer;
let provider: FakeProvider;

beforeEach(async () => {
  provider = await new FakeProvider().start();
  server = await new TestServer().start({ accountUrl: provider.issuer });
  server.platform.onCall = (request, reply) => {
    if (request.url.endsWith("/user/detail"))
      return request.headers.authorization === "Bearer ended-elsewhere"
        ? reply.code(401).send({ status: false, message: "", data: null })
        : { status: true, message: "", data: {} };
    if (!request.url.endsWith("/generate/token"))
      return reply.code(201).send({ status: true, message: "", data: { logoutHint: "hint-1" } });
    return reply
      .code(201)
      .send({ status: true, message: "", data: { token: TOKEN, expiresAt: "2099-01-01T00:00:00.000Z" } });
  };
});

afterEach(async () => {
  await server.stop();
  await provider.stop();
});

type Answer = Awaited<ReturnType<TestServer["get"]>>;

const cookiesOf = ({ cookies }: Answer): Record<string, string> =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
const headerOf = (cookies: Record<string, string>): Record<string, string> => ({
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; "),
});
const login = (back = "/Courses?page=2") => server.get(`/Login?back=${encodeURIComponent(back)}`);
/** Somebody who has been sent to the account site and signs in there. */
const begun = async (back?: string) => {
  const sent = await login(back);
  return { path: provider.signIn(String(sent.headers.location)), cookies: headerOf(cookiesOf(sent)) };
};
const tokenOf = (answer: Answer) => answer.cookies.find(({ name }) => name === "access_token");

describe("the way through another provider than ours", () => {
  it("brings a visitor back to where they were, signed in by a cookie that no script reads", async () => {
    const { path, cookies } = await begun();
    const answer = await server.get(path, cookies);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/Courses?page=2"]);
    expect(tokenOf(answer)).toEqual({
      name: "access_token",
      value: TOKEN,
      path: "/",
      maxAge: 2_592_000,
      httpOnly: true,
      sameSite: "Lax",
    });
    // The same person is known again under another token, and nothing says who it is.
    expect(cookiesOf(answer)["person"]).toMatch(/^[\w-]{12}$/);
    const [call] = server.platform.callsTo("generate/token");
    expect(call?.body).toEqual({ idToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
    expect(call?.headers).toMatchObject({ "lms-id": "id-main", "app-token": expect.any(String) });
  });

  it("is good once, in the browser that began it, for ten minutes, with the state that it began with", async () => {
    const first = await begun();
    expect((await server.get(first.path)).statusCode).toBe(400);
    const other = await begun();
    expect((await server.get(other.path, first.cookies)).statusCode).toBe(400);
    expect((await server.get(other.path.replace(/state=[^&]*/, "state=forged"), other.cookies)).statusCode).toBe(400);
    expect((await server.get(first.path, first.cookies)).statusCode).toBe(303);
    const again = await server.get(first.path, first.cookies);
    expect([again.statusCode, tokenOf(again)]).toEqual([400, undefined]);
  });

  it("does not hold for an id token of another provider, client or way, or one that is over", async () => {
    for (const claims of [{ iss: "https://evil.example" }, { aud: "another" }, { nonce: "another" }, { exp: 1 }]) {
      provider.claims = claims;
      const { path, cookies } = await begun();
      expect((await server.get(path, cookies)).statusCode).toBe(400);
    }
    expect(server.platform.callsTo("generate/token")).toEqual([]);
  });

  it("bears a clock that is five minutes off", async () => {
    for (const skew of [-290, 290]) {
      provider.skewSeconds = skew;
      const { path, cookies } = await begun();
      expect((await server.get(path, cookies)).statusCode).toBe(303);
    }
  });

  it("ends where it began for whoever changes their mind", async () => {
    const sent = await login();
    const state = new URL(String(sent.headers.location)).searchParams.get("state") ?? "";
    const answer = await server.get(`/CallbackAuth?error=access_denied&state=${state}`, headerOf(cookiesOf(sent)));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/Courses?page=2"]);
  });

  it("keeps the latest ways alone: who begins a hundred times and ends none still comes back", async () => {
    const long = `/Courses?query=${"x".repeat(3_000)}`;
    const jar = new Map<string, string>();
    const sentOf = () => headerOf(Object.fromEntries(jar));
    let path = "";
    for (let time = 0; time < 100; time += 1) {
      // A browser tells `/Login` nothing of the cookies of `/CallbackAuth`.
      const told = headerOf(Object.fromEntries([...jar].filter(([name]) => !name.startsWith("login_"))));
      const back = time % 2 ? long : `/Courses?page=${"1".repeat(900)}`;
      const sent = await server.get(`/Login?back=${encodeURIComponent(back)}`, told);
      for (const { name, value } of sent.cookies)
        if (value === "") jar.delete(name);
        else jar.set(name, value);
      path = provider.signIn(String(sent.headers.location));
    }
    expect(sentOf()["cookie"]?.length).toBeLessThan(8_000);
    const answer = await server.get(path, sentOf());
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/Courses"]);
  });

  it("does not begin where nobody answers: a page in the site's language says so, and a press tries again", async () => {
    await provider.stop();
    const answer = await login();
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.cookies.filter(({ name }) => name.startsWith("login_"))).toEqual([]);
    const account = await server.get("/Account");
    expect([account.statusCode, account.headers["cache-control"]]).toEqual([503, "no-store"]);
    expect(account.body).toContain("Situs akun, tempat Anda masuk, sedang tidak menjawab.");
    expect(answer.body).toContain('<html lang="id">');
    expect(answer.body).toContain("Situs akun, tempat Anda masuk, sedang tidak menjawab.");
    expect(answer.body).toContain('<a href="">Coba lagi</a>');
    await provider.start();
    expect((await login()).statusCode).toBe(302);
  });

  it("says so where the provider is away, and leaves the visitor signed out", async () => {
    const { path, cookies } = await begun();
    await provider.stop();
    const answer = await server.get(path, cookies);
    expect([answer.statusCode, tokenOf(answer)]).toEqual([503, undefined]);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%2e%2e//evil.example/..",
    "/..//evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    " //evil.example",
    "\t//evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "http:evil.example",
    "https:/evil.example",
    "@evil.example",
    ".evil.example",
    ":80@evil.example",
    "/Login?back=//evil.example",
    "/callbackauth",
    "/LOGOUT/",
    "",
  ])("never leads elsewhere: %j", async (back) => {
    const { path, cookies } = await begun(back);
    const { location } = (await server.get(path, cookies)).headers;
    expect(new URL(String(location), "http://main.localhost:3000").origin).toBe("http://main.localhost:3000");
    expect(String(location)).toMatch(/^\/(?![/\\])(?!login|callbackauth|logout)/i);
  });
});

describe("whoever is signed in", () => {
  const signedIn = { cookie: "access_token=until-now-theirs" };

  it("is sent on from /Login in any letter case, and loses the token they had where they sign in anew", async () => {
    const answer = await server.get("/login/?back=/Courses", signedIn);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/Courses"]);
    const { path, cookies } = await begun();
    await server.get(path, { cookie: `${cookies["cookie"] ?? ""}; ${signedIn.cookie}` });
    expect(server.platform.callsTo("revoke/token").map(({ headers }) => headers.authorization)).toEqual([
      "Bearer until-now-theirs",
    ]);
  });

  it("is asked anew at /Login where their session was ended elsewhere", async () => {
    const answer = await server.get("/Login?back=/Welcome", { cookie: "access_token=ended-elsewhere" });
    expect([answer.statusCode, tokenOf(answer)?.value]).toEqual([302, ""]);
    expect(String(answer.headers.location)).toContain(`${provider.issuer}/sign-in?`);
  });

  it("is led to their own page on the account site", async () => {
    const answer = await server.get("/account", signedIn);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `${provider.issuer}/?redirect=http%3A%2F%2Fmain.localhost%3A3000&ui_locales=id`,
    ]);
  });

  const logout = (headers: Record<string, string>) =>
    server.app.inject({
      method: "POST",
      url: "/Logout",
      headers: { host: "main.localhost:3000", "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: "",
    });

  it("logs out here and on the account site, and leaves nothing in the browser", async () => {
    const answer = await logout({ ...signedIn, origin: "http://main.localhost:3000" });
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers.location)).toMatch(
      /\/end\?.*post_logout_redirect_uri=http%3A%2F%2Fmain\.localhost.*logout_hint=hint-1/,
    );
    expect(answer.headers["clear-site-data"]).toBe('"cache", "storage"');
    expect(tokenOf(answer)).toMatchObject({ value: "", path: "/" });
    expect(server.platform.callsTo("revoke/token")).toHaveLength(1);
  });

  it("is not logged out by another site's form", async () => {
    for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }, {}])
      expect((await logout({ ...signedIn, ...headers })).statusCode).toBe(403);
    expect(server.platform.callsTo("revoke/token")).toEqual([]);
  });
});
