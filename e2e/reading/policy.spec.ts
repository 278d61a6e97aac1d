import { CspEvaluator } from "csp_evaluator";
import { Version } from "csp_evaluator/dist/csp.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";

import type { Answer } from "../fixtures/ask";
import { expect, test } from "../fixtures/test";

/** What an attacker can use, or could under some condition; what is left are remarks on `'self'`. */
const findingsOf = ({ headers }: Pick<Answer, "headers">): string[] =>
  new CspEvaluator(new CspParser(String(headers["content-security-policy"] ?? "")).csp, Version.CSP3)
    .evaluate()
    .filter(({ severity }) => severity < Severity.STRICT_CSP)
    // On loopback there is no TLS, for the sites and for the account site that logging out leads to.
    .filter(({ value }) => !value?.startsWith("http://account.localhost:"))
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);

/** A page, the same page kept, a list, a failure, a file, a refusal. */
const ANSWERS = [
  ["main", "/"],
  ["main", "/"],
  ["main", "/"],
  ["demo", "/Courses"],
  ["demo", "/Tidak-Ada"],
  ["demo", "/robots.txt"],
  ["demo", "/api/services/secrets"],
] as const;

test("the policies of pages, kept pages, files and failures let nothing in", async ({ server }) => {
  for (const [site, target] of ANSWERS)
    expect.soft(findingsOf(await server.ask(site, target)), `${site}${target}`).toEqual([]);
});

test("every answer says that it is not to be guessed at, framed elsewhere or followed by an address", async ({
  server,
}) => {
  for (const [site, target] of ANSWERS) {
    const { headers } = await server.ask(site, target);
    expect.soft(headers, `${site}${target}`).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/frame-ancestors '(?:self|none)'/),
      "referrer-policy": expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer|same-origin)$/),
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
  }
});

test("a policy that lets scripts in from anywhere is found out", () => {
  const headers = { "content-security-policy": "script-src * 'unsafe-inline'" };
  expect(findingsOf({ headers })).not.toEqual([]);
});
