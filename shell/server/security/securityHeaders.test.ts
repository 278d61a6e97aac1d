import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { TestServer } from "../testing/TestServer";

describe("security headers", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
  });

  afterEach(() => server.stop());

  it("allows own scripts and styles and, inline, this answer's alone", async () => {
    const { headers } = await server.get("/");
    const nonce = server.pages.visits[0]?.nonce;
    expect(String(headers["content-security-policy"]).split(";")).toEqual([
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self' https://account.example",
      "frame-ancestors 'self'",
    ]);
  });

  it("never uses a nonce twice", async () => {
    await Promise.all(Array.from({ length: 20 }, () => server.get("/")));
    expect(new Set(server.pages.visits.map(({ nonce }) => nonce)).size).toBe(20);
  });

  it.each(["/", "/api/nothing", "/healthz", "/%2f"])("sends the rest with every answer, %s included", async (url) => {
    const { headers } = await server.get(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["content-security-policy"]).not.toMatch(/unsafe|upgrade-insecure/);
  });

  it("keeps other sites' handles from its window, unless the visitor alone asked for the page", async () => {
    const policyFor = async (site: string) =>
      (await server.get("/", { "sec-fetch-site": site })).headers["cross-origin-opener-policy"];
    expect(await policyFor("cross-site")).toBe("same-origin");
    expect(await policyFor("same-site")).toBe("same-origin");
    expect(await policyFor("same-origin")).toBe("same-origin");
    expect(await policyFor("none")).toBeUndefined();
  });

  it.each(["/", "/api/nothing", "/%2f"])(
    "asks browsers to stay with TLS where they came by it, %s included",
    async (url) => {
      await server.stop();
      server = await new TestServer().start({
        env: { logLevel: "silent", metricsToken: undefined, trustProxy: true },
      });
      const secure = await server.get(url, { "x-forwarded-proto": "https" });
      expect(secure.headers["strict-transport-security"]).toBe("max-age=63072000");
      expect(
        secure.cookies.filter((cookie) => !cookie.secure || !cookie.httpOnly || cookie.sameSite !== "Lax"),
      ).toEqual([]);
    },
  );

  it("says nothing of the software behind it", async () => {
    const { headers } = await server.get("/");
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
  });

  it("lets an error document style itself under its nonce", async () => {
    const { body, headers } = await server.get("/%2f");
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(body).not.toMatch(/ style=|<script/);
  });
});
