import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { makeOverrideToken, type Override } from "../../registry/dev/overrideToken";
import { makeTeamKey, readTeamKey } from "../../registry/signing";
import type { Trust } from "../../registry/trust";
import type { ClientAssets } from "../render/ClientAssets";
import { TestServer } from "../testing/TestServer";
import { Overrides } from "./Overrides";
import { registerOverride } from "./registerOverride";

const HOST = "main.localhost:3000";
const ORIGIN = `http://${HOST}`;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Chrome/143";

const alpha = readTeamKey(makeTeamKey("alpha").pem);
const trustOf = (remotes: string[]): Trust => ({
  format: 1,
  teams: { alpha: { keys: [alpha.publicKey], remotes } },
});
const assets = { stylesOf: () => [{ href: "/assets/shell.css", text: "h1{}" }] } as unknown as ClientAssets; // its one method that is called

describe("a local build in one browser", () => {
  let server: TestServer;
  let nowMs: number;
  let trust: Trust;

  const start = async (isOn: boolean): Promise<void> => {
    const overrides = new Overrides({ secret: "of the product", trust: () => trust, now: () => new Date(nowMs) });
    server = new TestServer();
    await server.start({
      registerRoutes: (app) => {
        registerOverride(app, {
          overrides: isOn ? overrides : null,
          assets,
          directory: server.directory,
          script: "ask()",
        });
        app.get("/shown", (request) => ({ override: overrides.of(request) }));
      },
    });
  };
  const asked = (): Override => ({
    remote: "courses",
    team: "alpha",
    address: "http://127.0.0.1:4300/0123456789abcdef",
    shell: ORIGIN,
    expires: new Date(nowMs + 3_000_000).toISOString(),
  });
  const post = (url: string, body?: object, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: "POST",
      url,
      headers: { host: HOST, origin: ORIGIN, "user-agent": BROWSER, ...headers },
      ...(body && { payload: body }),
    });
  const turnOn = (token = makeOverrideToken(asked(), alpha), headers = {}) => post("/__override", { token }, headers);
  /** What a browser with this cookie shows in the place of a remote. */
  const shown = async (cookie: string, headers: Record<string, string> = {}): Promise<unknown> =>
    (await server.get("/shown", { cookie, "user-agent": BROWSER, ...headers })).json<{ override: unknown }>().override;
  const cookieOf = async (): Promise<string> => {
    const [cookie] = (await turnOn()).cookies;
    return `${cookie?.name}=${cookie?.value}`;
  };

  beforeEach(async () => {
    nowMs = Date.parse("2026-11-22T10:00:00.000Z");
    trust = trustOf(["courses"]);
    await start(true);
  });
  afterEach(() => server.stop());

  it("is asked for on a page of the site, which nobody keeps", async () => {
    const { statusCode, headers, body } = await server.get("/__override");
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain(">ask()</script>");
    expect(body).toMatch(/<meta name="robots" content="noindex/);
  });

  it("is given to the browser that asked, in a cookie that no script reads and that ends with it", async () => {
    const { statusCode, cookies } = await turnOn();
    expect(statusCode).toBe(204);
    expect(cookies).toMatchObject([{ name: "override", path: "/", httpOnly: true, sameSite: "Lax" }]);
    expect(cookies[0]?.expires?.toISOString()).toBe(asked().expires);
    expect(await shown(await cookieOf())).toEqual(asked());
    expect(server.logLines).toContainEqual(
      expect.objectContaining({ msg: "local build shown in one browser", remote: "courses", team: "alpha" }),
    );
  });

  it("is over when its time is, when the remote is another team's, and in another browser or site", async () => {
    const cookie = await cookieOf();
    expect(await shown(cookie, { "user-agent": "Mozilla/5.0 Firefox/150" })).toBeNull();
    expect(await shown(cookie, { host: "demo.localhost:3000" })).toBeNull();
    trust = trustOf(["blog"]);
    expect(await shown(cookie)).toBeNull();
    trust = trustOf(["courses"]);
    expect(await shown(cookie)).not.toBeNull();
    nowMs += 3_000_000;
    expect(await shown(cookie)).toBeNull();
  });

  it("is nothing that a browser can write itself", async () => {
    const [name = "", value = ""] = (await cookieOf()).split("=");
    const [body = "", seal = ""] = value.split(".");
    const other = Buffer.from(JSON.stringify({ ...asked(), remote: "sites" })).toString("base64url");
    for (const written of [`${other}.${seal}`, `${body}.`, body, `${body}.${seal.slice(1)}`, "x", ""])
      expect(await shown(`${name}=${written}`)).toBeNull();
  });

  it("is refused with its reason, and nothing is set", async () => {
    const stranger = readTeamKey(makeTeamKey("alpha").pem);
    const attempts = [
      [makeOverrideToken(asked(), stranger), "signature"],
      [makeOverrideToken({ ...asked(), remote: "sites" }, alpha), "notOwner"],
      [makeOverrideToken({ ...asked(), shell: "http://demo.localhost:3000" }, alpha), "otherSite"],
      [makeOverrideToken({ ...asked(), expires: new Date(nowMs).toISOString() }, alpha), "expired"],
      ["nonsense", "malformed"],
    ] as const;
    for (const [token, problem] of attempts) {
      const answer = await turnOn(token);
      expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([403, { problem }, []]);
    }
    expect((await post("/__override", { token: 1 })).json()).toEqual({ problem: "malformed" });
  });

  it("is refused to a page of another site, which cannot end one either", async () => {
    for (const [url, body] of [
      ["/__override", { token: makeOverrideToken(asked(), alpha) }],
      ["/__override/end"],
    ] as const) {
      const answer = await post(url, body, { origin: "https://other.example", "sec-fetch-site": "cross-site" });
      expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
    }
  });

  it("ends when the browser says so", async () => {
    const answer = await post("/__override/end");
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toMatchObject([{ name: "override", value: "", maxAge: 0 }]);
  });

  it("is nothing that exists where the operator has not said so", async () => {
    await server.stop();
    await start(false);
    const page = await server.get("/__override");
    expect(page.statusCode).toBe(403);
    expect(page.body).toContain("REMOTE_OVERRIDES=on");
    const answer = await turnOn();
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([403, { problem: "off" }, []]);
  });
});
