import { expect, test } from "../fixtures/test";
import { EVIL, field, OFTEN, visit } from "./publicVisits";

/** What a visitor can write into a request, and a proxy before the server or a framework may have believed. */
const ATTACKS = [
  ["X-Forwarded-Host", { "x-forwarded-host": EVIL }],
  ["X-Host and X-Forwarded-Server", { "x-host": EVIL, "x-forwarded-server": EVIL }],
  ["Forwarded", { forwarded: `host=${EVIL};proto=https` }],
  ["X-Original-URL", { "x-original-url": `/${EVIL}` }],
  ["X-Rewrite-URL", { "x-rewrite-url": `/${EVIL}` }],
  ["X-Forwarded-Prefix and X-Forwarded-Path", { "x-forwarded-prefix": `/${EVIL}`, "x-forwarded-path": `/${EVIL}` }],
  ["X-Forwarded-Port", { "x-forwarded-port": "1" }],
  ["X-Forwarded-For", { "x-forwarded-for": EVIL }],
  ["X-HTTP-Method-Override", { "x-http-method-override": "POST", "x-method-override": "DELETE" }],
  ["Accept-Language", { "accept-language": "id,en;q=0.1" }],
  ["a language cookie that the site does not offer", { cookie: "language=id" }],
  ["a language cookie with markup", { cookie: `language="><script src=//${EVIL}>` }],
  ["cookies of the product's own names", { cookie: `_gt=${EVIL}; _ct=${EVIL}; theme=${EVIL}` }],
  ["Accept-Encoding without any", { "accept-encoding": "br;q=0, gzip;q=0, *;q=0" }],
  ["Accept-Encoding with rubbish", { "accept-encoding": `${EVIL}, br;q=x` }],
  ["Accept for JSON", { accept: "application/json" }],
  ["Range", { range: "bytes=0-9" }],
  ["If-None-Match for anything", { "if-none-match": "*" }],
  ["Origin and Referer", { origin: `http://${EVIL}`, referer: `http://${EVIL}/pesilat` }],
  ["User-Agent", { "user-agent": `<script src=//${EVIL}>` }],
  ["a request id with markup", { "x-request-id": `<script src=//${EVIL}>` }],
  ["Upgrade", { connection: "upgrade", upgrade: "h2c" }],
] as const;

/**
 * The tests of what headers may not do.
 * @param isTrusted whether the server believes `X-Forwarded-*`: the scheme then, and nothing else that is visible in a page
 */
export const tryHeaders = (isTrusted: boolean): void => {
  for (const [index, [what, headers]] of ATTACKS.entries())
    test(what, async ({ server }) => {
      const target = `/Courses?attack=${index}`;
      for (let time = 0; time < OFTEN; time += 1) {
        const attack = await server.ask("main", target, { headers: { ...headers } });
        expect(attack.status).toBe(200);
        expect(attack.text).not.toContain(EVIL);
        expect(JSON.stringify(attack.headers)).not.toContain(EVIL);
      }
      const after = await visit(server, target);
      const control = await visit(server, `/Courses?control=${index}`);
      // The link to log in leads back to the page, and has its address as a value.
      const html = control.html.replaceAll(/control(=|%3D)/g, "attack$1");
      expect(after).toEqual({ ...control, html });
      expect(after).toMatchObject({ status: 200, language: "en", canonical: server.url("main", "/Courses") });
    });

  test("X-Forwarded-Proto: a page made for https is none for http", async ({ server }) => {
    const origin = server.url("main", "");
    const secure = isTrusted ? origin.replace("http:", "https:") : origin;
    const proto = { "x-forwarded-proto": "https" };
    for (let time = 0; time < OFTEN; time += 1) {
      const { text } = await server.ask("main", "/Courses?proto", { headers: proto });
      expect(field(text, /<link rel="canonical" href="([^"]*)"/)).toBe(`${secure}/Courses`);
    }
    expect((await visit(server, "/Courses?proto")).canonical).toBe(`${origin}/Courses`);
    for (const scheme of ["javascript", "//evil.example", "https, http"]) {
      const { text } = await server.ask("main", "/Courses?scheme", { headers: { "x-forwarded-proto": scheme } });
      expect(field(text, /<link rel="canonical" href="([^"]*)"/)).toMatch(/^https?:\/\/main\.localhost:\d+\/Courses$/);
    }
  });
};
