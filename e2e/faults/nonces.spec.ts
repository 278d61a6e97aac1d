import type { Answer } from "../fixtures/ask";
import { expect, test } from "../fixtures/test";

/** Asks for the lines of a click, for whichever release. */
const CLICK = { "x-serambi-release": "any" };

const KINDS: readonly (readonly [what: string, target: string, headers?: Readonly<Record<string, string>>])[] = [
  ["a home page", "/"],
  ["a page", "/Courses"],
  ["a page with a query", "/Courses?search=a"],
  ["a missing page", "/No-such-page"],
  ["a click", "/Blog", CLICK],
  ["a document", "/sitemap.xml"],
  ["the offline page", "/_offline"],
  ["an address that cannot be read", "/%zz"],
  ["a refused call", "/api/nothing"],
  ["the way to a sharing picture", "/social/AAAAAAAAAAAAAAAAAAAAAA.png?page=/"],
  ["an icon", "/favicon.ico"],
];

/** Nonces by which an answer's policy lets scripts run, and those that its scripts have. */
const scriptNonces = ({ headers, text }: Answer): readonly string[] => {
  const policy = String(headers["content-security-policy"] ?? "");
  const scripts = policy.split(";").filter((part) => part.trim().startsWith("script-src"));
  return [
    ...scripts.flatMap((part) => [...part.matchAll(/'nonce-([^']+)'/g)]),
    ...text.matchAll(/<script[^>]* nonce="([^"]+)"/g),
  ].map(([, nonce = ""]) => nonce);
};

for (const [what, target, headers] of KINDS)
  test(`${what} lets no script run by a nonce that another visitor got`, async ({ server }) => {
    const answers: Answer[] = [];
    // A page is kept from its second request on.
    for (let visitor = 0; visitor < 5; visitor += 1)
      answers.push(await server.ask("main", target, { headers: { ...headers, "user-agent": `visitor ${visitor}` } }));
    const seen = new Set<string>();
    for (const answer of answers) {
      const own = new Set(scriptNonces(answer));
      for (const nonce of own) expect(seen).not.toContain(nonce);
      for (const nonce of own) seen.add(nonce);
    }
    // Nor does one stand anywhere else in what a later visitor gets.
    const [first, ...later] = answers;
    for (const nonce of first ? scriptNonces(first) : [])
      for (const { text, headers: sent } of later) expect(`${text} ${JSON.stringify(sent)}`).not.toContain(nonce);
  });
