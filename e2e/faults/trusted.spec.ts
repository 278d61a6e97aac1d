import { expect, test } from "../fixtures/test";
import { tryHeaders } from "./headerAttacks";

/** A proxy in front speaks TLS and says so. */
test.use({ serverEnv: { TRUST_PROXY: "true" } });

const headers = { "x-forwarded-proto": "https" };
const HALF_A_YEAR_SECONDS = 15_768_000;

test("over TLS every answer asks to stay with it, and every cookie is for it alone", async ({ server }) => {
  for (const target of ["/", "/Courses", "/Tidak-Ada", "/robots.txt", "/api/services/secrets", "/%2f", "/healthz"]) {
    const answer = await server.ask("main", target, { headers });
    const hsts = /^max-age=(\d+)/.exec(answer.headers["strict-transport-security"] ?? "")?.[1];
    expect.soft(Number(hsts), target).toBeGreaterThan(HALF_A_YEAR_SECONDS);
    for (const cookie of answer.headers["set-cookie"] ?? [])
      expect.soft(cookie, target).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  }
  expect((await server.ask("main", "/", { headers })).headers["set-cookie"]).toHaveLength(2);
  expect((await server.ask("main", "/")).headers).not.toHaveProperty("strict-transport-security");
});

test("every script of a page is the site's own and says by its hash which one it is", async ({ server }) => {
  const { text } = await server.ask("main", "/Courses", { headers });
  const scripts = text.match(/<script[^>]* src=[^>]*>|<link[^>]* as="script"[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    expect(script).toMatch(/ (?:src|href)="\/(?!\/)/);
    expect(script).toMatch(/ integrity="sha384-[\w+/]{64}"/);
  }
});

test.describe("behind a trusted proxy, a visitor's headers change nobody else's page", () => tryHeaders(true));
