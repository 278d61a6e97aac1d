import { brotliDecompressSync, gunzipSync } from "node:zlib";

import type { HostAnswer, Interference } from "../fixtures/PlatformInBetween";
import type { Answer, ByteAnswer } from "../fixtures/ask";

/** One request of one visitor, and whose answer it must get. */
export interface Visit {
  readonly tenant: string;
  readonly target: string;
  /** What the visitor has chosen, whether the site offers it or not. */
  readonly choice: "id" | "en" | null;
  readonly language: "id" | "en";
  /** Of the visitor's session; null for everybody's visitor. */
  readonly token: string | null;
  readonly encoding: "br" | "gzip" | "identity";
  /** Whether a page asks for it, after a click: lines of JSON in the place of a document. */
  readonly isForClick: boolean;
}

export const addressOf = ({ target, isForClick }: Visit): string => (isForClick ? `/_page${target}` : target);

const mark = (token: string): string => `[${token}] `;

/**
 * The host knows its visitors: every title and name that it tells one of them begins with a mark of theirs. What it says
 * besides is the same at every call: it is asked once, and the server under trial a thousand times.
 */
export const markingWords = (): Interference => {
  const told = new Map<string, HostAnswer>();
  return async ({ method, url, headers }, pass) => {
    const question = [method, url, headers["accept-language"], headers.authorization].join(" ");
    const answer = told.get(question) ?? (await pass());
    if (method === "GET") told.set(question, answer);
    const [, token] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? [];
    if (token === undefined) return answer;
    const body = answer.body.toString("utf8").replaceAll(/"(title|name)":"/g, `"$1":"${mark(token)}`);
    return { ...answer, body: Buffer.from(body) };
  };
};

/** What is the same thing for two visitors without a session. */
export const publicName = (visit: Visit): string =>
  [visit.tenant, addressOf(visit), visit.language, visit.encoding].join(" ");

const textOf = ({ headers, body }: ByteAnswer): string => {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(body).toString("utf8");
  return (encoding === "gzip" ? gunzipSync(body) : body).toString("utf8");
};

const policyNonces = ({ headers }: Answer): readonly string[] =>
  Array.from(String(headers["content-security-policy"]).matchAll(/'nonce-([^']+)'/g), ([, nonce = ""]) => nonce);

/** Reads a document for its language and its site. */
const ofDocument = ({ tenant, language }: Visit, text: string): readonly string[] => [
  ...(text.includes(`<html lang="${language}"`) ? [] : ["another language"]),
  ...(text.includes(`"key":"${tenant}"`) ? [] : ["another site"]),
  ...(text.endsWith("</html>") ? [] : ["cut off"]),
];

/** The same of lines: the texts that they bring are of one language; the site is told by the canonical address. */
const ofLines = ({ language }: Visit, text: string): readonly string[] => {
  const languages = new Set(Array.from(text.matchAll(/\/messages-[\w.]*?(id|en)\.js"/g), ([, found]) => found));
  return [
    ...(languages.size === 1 && languages.has(language)
      ? []
      : [`texts in ${[...languages].join(", ") || "no language"}`]),
    ...(text.startsWith('{"kind":"files"') && text.endsWith('{"kind":"end"}\n') ? [] : ["cut off"]),
  ];
};

const CANONICAL = {
  document: /<link rel="canonical" href="([^"]*)"/,
  lines: /"rel":"canonical","href":"([^"]*)"/,
};

/** Reads an answer for signs of whose it is. */
const wordsOf = (visit: Visit, origin: string, text: string): readonly string[] => {
  const marks = new Set(Array.from(text.matchAll(/\[(visitor-\d+)\]/g), ([, token]) => token));
  const canonical = CANONICAL[visit.isForClick ? "lines" : "document"].exec(text)?.[1] ?? "none";
  return [
    ...(visit.isForClick ? ofLines(visit, text) : ofDocument(visit, text)),
    ...(canonical.startsWith(`${origin}/`) ? [] : [`another address: ${canonical}`]),
    ...(visit.token !== null && !marks.has(visit.token) ? ["not this visitor's"] : []),
    ...[...marks].filter((token) => token !== visit.token).map((token) => `a page of ${token}`),
  ];
};

/** Remembers what was given to whom, and says what is wrong with an answer. */
export class AnswerBook {
  readonly problems: string[] = [];
  readonly statuses = new Map<string, number>();
  /** ETags, and the one thing that each stands for. */
  readonly tags = new Map<string, string>();
  private readonly sessionNonces = new Set<string>();

  constructor(private readonly originOf: (tenant: string) => string) {}

  /** @param sent headers of the request */
  check(visit: Visit, sent: Readonly<Record<string, string>>, answer: ByteAnswer): void {
    const kind = `${answer.status} ${visit.token === null ? "public" : "session"}`;
    this.statuses.set(kind, (this.statuses.get(kind) ?? 0) + 1);
    for (const problem of [...this.ofHeaders(visit, sent, answer), ...this.ofBody(visit, sent, answer)])
      this.problems.push(`${publicName(visit)} for ${visit.token ?? "everybody"}: ${problem}`);
  }

  private ofHeaders(visit: Visit, sent: Readonly<Record<string, string>>, { headers }: Answer): readonly string[] {
    const cookies = (headers["set-cookie"] ?? []).map((cookie) => cookie.split("=", 1)[0]);
    const expected = sent["cookie"]?.includes("_gt=") ? "" : "_gt _ct";
    return [
      ...(headers["x-request-id"] === sent["x-request-id"] ? [] : ["the answer to another request"]),
      ...(cookies.join(" ") === expected ? [] : [`cookies ${cookies.join(" ")}`]),
      ...(headers["cache-control"] === `private, ${visit.token === null ? "no-cache" : "no-store"}`
        ? []
        : ["kept too long"]),
      ...(visit.token !== null && headers.etag !== undefined ? ["a tag on a visitor's own page"] : []),
    ];
  }

  private ofBody(visit: Visit, sent: Readonly<Record<string, string>>, answer: ByteAnswer): readonly string[] {
    const name = publicName(visit);
    if (answer.status === 304) {
      const wasThat = this.tags.get(sent["if-none-match"] ?? "") === name;
      return wasThat && visit.token === null && answer.body.length === 0 ? [] : ["not modified, but another thing"];
    }
    if (answer.status !== 200)
      return [`status ${answer.status}, ${/<h1[^>]*>([^<]*)/.exec(answer.text)?.[1] ?? "no heading"}`];
    const { etag } = answer.headers;
    const before = etag === undefined ? undefined : this.tags.get(etag);
    if (etag !== undefined) this.tags.set(etag, name);
    return [
      ...(before === undefined || before === name ? [] : [`the tag of ${before}`]),
      ...this.ofNonces(visit, answer),
      ...wordsOf(visit, this.originOf(visit.tenant), textOf(answer)),
    ];
  }

  /** What was allowed to run in a visitor's own page is allowed in no other. */
  private ofNonces(visit: Visit, answer: ByteAnswer): readonly string[] {
    const nonces = new Set(policyNonces(answer));
    const isShared = [...nonces].some((nonce) => this.sessionNonces.has(nonce));
    if (visit.token !== null) for (const nonce of nonces) this.sessionNonces.add(nonce);
    return isShared ? ["the nonce of a visitor's own page"] : [];
  }
}
