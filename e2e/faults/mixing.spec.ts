import { Agent } from "node:http";

import type { ServerProcess } from "../fixtures/ServerProcess";
import { sampled } from "../fixtures/sample";
import { expect, test } from "./betweenTest";
import { addressOf, AnswerBook, markingWords, publicName, type Visit } from "./mixedVisits";
import { sendRaw } from "./sendRaw";

const [REQUESTS = 0] = sampled([10_000], [2_000]);
const AT_ONCE = 24;
const TOKENS = ["visitor-1", "visitor-2"] as const;

const SITES = [
  {
    tenant: "main",
    offers: ["en"],
    targets: ["/", "/Courses", "/Courses?page=2", "/Courses/backend-engineering-with-go"],
  },
  { tenant: "demo", offers: ["id", "en"], targets: ["/", "/Courses", "/Class", "/Courses?search=a"] },
] as const;
const CHOICES = [null, "id", "en"] as const;
const ENCODINGS = ["br", "br", "gzip", "identity"] as const;

/** The same numbers in every run (mulberry32). */
const numbers = (seed: number): (<T>(list: readonly [T, ...T[]] | readonly T[]) => T) => {
  let state = seed;
  return (list) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const chosen = list[((mixed ^ (mixed >>> 14)) >>> 0) % list.length];
    if (chosen === undefined) throw new Error("There is nothing to choose from");
    return chosen;
  };
};

const chooseVisit = (choose: ReturnType<typeof numbers>): Visit => {
  const { tenant, offers, targets } = choose<(typeof SITES)[number]>(SITES);
  const choice = choose(CHOICES);
  return {
    tenant,
    target: choose<string>(targets),
    choice,
    language: offers.find((offered) => offered === choice) ?? offers[0],
    token: choose([null, null, ...TOKENS]),
    encoding: choose(ENCODINGS),
    isForClick: choose([false, true]),
  };
};

const cookieOf = ({ choice, token }: Visit, appCookies: string): string =>
  [choice && `language=${choice}`, token && `access_token=${token}`, appCookies].filter(Boolean).join("; ");

/** The very first visitor of a site may be shown that it is coming. */
const open = (shell: ServerProcess, tenant: string): Promise<void> =>
  expect.poll(async () => (await shell.ask(tenant)).text).toContain(`"key":"${tenant}"`);

/** The cookies that a first answer of a site sets. */
const appCookies = async (shell: ServerProcess, tenant: string): Promise<string> => {
  await open(shell, tenant);
  return ((await shell.ask(tenant)).headers["set-cookie"] ?? []).map((cookie) => cookie.split(";", 1)[0]).join("; ");
};

test("thousands of mixed requests: nobody gets what is another visitor's, site's or language's", async ({
  product,
}) => {
  test.setTimeout(600_000); // half a minute where nothing else runs
  const { shell, services } = product;
  services.interfere(markingWords());
  const begun = Date.now();
  const cookies = new Map<string, string>();
  for (const { tenant } of SITES) cookies.set(tenant, await appCookies(shell, tenant));

  const book = new AnswerBook((tenant) => shell.url(tenant, ""));
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const choose = numbers(4);
  let next = 0;
  const ask = async (number: number): Promise<void> => {
    const visit = chooseVisit(choose);
    const cookie = cookieOf(visit, choose(["", cookies.get(visit.tenant) ?? ""]));
    // A tag of this thing as well as of any other: only the former may come back as 304.
    const tags = [...book.tags];
    const own = tags.filter(([, name]) => name === publicName(visit)).slice(-1);
    const [tag] = choose([[undefined], ...own, choose([[undefined], ...tags])]);
    const headers = {
      "accept-encoding": visit.encoding,
      "x-request-id": `request-${number}`,
      ...(cookie && { cookie }),
      ...(tag !== undefined && { "if-none-match": tag }),
    };
    book.check(visit, headers, await shell.ask(visit.tenant, addressOf(visit), { headers, agent }));
  };
  const visitor = async (): Promise<void> => {
    while (next < REQUESTS) await ask((next += 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  agent.destroy();

  // The product is the worker's: tests before this one have made it log failures on purpose.
  const failures = shell.logs().filter(({ level, time }) => Number(level) >= 50 && Number(time) >= begun);
  expect(failures).toEqual([]);
  expect(book.problems.slice(0, 20)).toEqual([]);
  expect([...book.statuses.keys()].toSorted()).toEqual(["200 public", "200 session", "304 public"]);
  for (const count of book.statuses.values()) expect(count).toBeGreaterThan(REQUESTS / 20);
});

test("requests one after another on one connection are answered in their order, each for its own site", async ({
  product: { shell },
}) => {
  const port = new URL(shell.url("main")).port;
  for (const { tenant } of SITES) await open(shell, tenant);
  const tenants = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? "main" : "demo"));
  const requests = tenants.map((tenant, index) => {
    const lines = [
      "GET / HTTP/1.1",
      `Host: ${tenant}.localhost:${port}`,
      `X-Request-Id: pipelined-${index}`,
      ...(index % 3 === 0 ? [`Cookie: access_token=${TOKENS[index % 2]}`] : []),
      ...(index === tenants.length - 1 ? ["Connection: close"] : []),
    ];
    return `${lines.join("\r\n")}\r\n\r\n`;
  });
  const { head, body } = await sendRaw(Number(port), requests.join(""));
  const answers = `${head}\r\n\r\n${body}`.split(/HTTP\/1\.1 200 OK\r\n/).slice(1);
  const seen = answers.map((text) => [/^x-request-id: (.+?)\r$/m.exec(text)?.[1], /"key":"([a-z-]+)"/.exec(text)?.[1]]);
  expect(seen).toEqual(tenants.map((tenant, index) => [`pipelined-${index}`, tenant]));
});

test("what a host told one visitor is not kept for the others while the host is down", async ({ product }) => {
  const { shell, services } = product;
  // Its settings are known, its home page is not: nobody has asked for it.
  await expect.poll(async () => (await shell.ask("campus", "/Class")).text).toContain('"key":"campus"');
  services.interfere(markingWords());
  const own = await shell.ask("campus", "/", { headers: { cookie: `access_token=${TOKENS[0]}` } });
  expect(own.text).toContain(`[${TOKENS[0]}]`);
  services.interfere((call, pass) => (/setting\/home/.test(call.url) ? Promise.resolve(null) : pass()));
  for (const headers of [{}, { cookie: `access_token=${TOKENS[1]}` }]) {
    const { status, text } = await shell.ask("campus", "/", { headers });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(text).not.toContain(TOKENS[0]);
    expect(text).toContain("<footer");
  }
  services.interfere();
  const whole = await shell.ask("campus");
  expect([whole.status, whole.text.includes(TOKENS[0])]).toEqual([200, false]);
});
