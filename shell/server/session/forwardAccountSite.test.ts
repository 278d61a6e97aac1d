import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { afterEach, beforeEach, expect, it } from "@jest/globals";

import { trustedProxies } from "../security/trustedProxies";
import { AccountSite } from "./AccountSite";
import { forwardAccountSite } from "./forwardAccountSite";

const open = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)); // listening on TCP
  });

const LIMITS = { requestTimeout: 1_000, connectionTimeout: 10_000 };

let heard: IncomingHttpHeaders;
let embedded: Server;
let embeddedUrl: string;
let shell: Server | undefined;

beforeEach(async () => {
  embedded = createServer((asked, answer) => {
    heard = asked.headers;
    answer.end();
  });
  embeddedUrl = `http://127.0.0.1:${await open(embedded)}`;
});
afterEach(() => {
  shell?.close();
  embedded.close();
});

/** What the account site hears of a request that says this of itself. */
const forwarded = async (trustProxy: boolean | string, headers: Record<string, string>) => {
  shell = forwardAccountSite(
    new AccountSite({ embedded: embeddedUrl }),
    trustedProxies(trustProxy),
    LIMITS,
  )((_asked, answer) => answer.end());
  const port = await open(shell);
  await new Promise<void>((resolve, reject) => {
    request({ port, host: "127.0.0.1", agent: false, headers: { host: "account.localhost", ...headers } }, (answer) => {
      answer.resume().on("end", resolve);
    })
      .on("error", reject)
      .end();
  });
  shell.close();
  return [heard["x-forwarded-for"], heard["x-forwarded-proto"], heard["x-forwarded-host"]];
};

const SAID = {
  "x-forwarded-for": "198.51.100.1, 203.0.113.7",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "evil.example",
};

it("tells the account site whom a trusted proxy saw, and believes nobody else", async () => {
  const name = "account.localhost";
  expect(await forwarded(false, SAID)).toEqual(["127.0.0.1", "http", name]);
  expect(await forwarded("10.0.0.0/8", SAID)).toEqual(["127.0.0.1", "http", name]);
  expect(await forwarded(true, SAID)).toEqual(["203.0.113.7", "https", name]);
  expect(await forwarded("127.0.0.1,203.0.113.0/24", SAID)).toEqual(["198.51.100.1", "https", name]);
});

it("counts an IPv6 network as one visitor", async () => {
  const seen = async (address: string) => (await forwarded(true, { "x-forwarded-for": address }))[0];
  expect(await seen("2001:db8:1:2:3:4:5:6")).toBe(await seen("2001:db8:1:2::9"));
  expect(await seen("2001:db8:1:2::9")).not.toBe(await seen("2001:db8:1:3::9"));
});

it("leaves the thread of the account site idle in between, and lets visitors take turns", async () => {
  const begun: string[] = [];
  embedded.removeAllListeners("request").on("request", (asked: IncomingMessage, answer: ServerResponse) => {
    begun.push(asked.url ?? "");
    answer.end();
  });
  let times = { active: 0, idle: 0 };
  const site = new AccountSite({ embedded: embeddedUrl, loopTimes: () => times });
  shell = forwardAccountSite(site, trustedProxies(true), LIMITS)((_asked, answer) => answer.end());
  const port = await open(shell);
  const ask = (path: string, from: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { host: "account.localhost", "x-forwarded-for": from };
      request({ port, path, host: "127.0.0.1", agent: false, headers }, (answer) => resolve(answer.statusCode))
        .on("error", reject)
        .end();
    });
  const pass = (ms = 50): Promise<void> => new Promise((next) => setTimeout(next, ms));
  const flood = Array.from({ length: 30 }, () => ask("/flood", "198.51.100.1"));
  await pass();
  const other = ask("/other", "203.0.113.7");
  await pass();
  expect(begun).toEqual(["/flood", "/flood"]);
  times = { active: 20, idle: 19 };
  await pass();
  expect(begun).toHaveLength(2);
  times = { active: 20, idle: 20 };
  expect(await other).toBe(200);
  expect(begun).toHaveLength(4);
  while (begun.length < 23) {
    times = { ...times, idle: times.idle + 5 };
    await pass(5);
  }
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 503)).toHaveLength(8);
});

interface Seen {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly page: string;
}

const openPage = (port: number, path: string, headers: Record<string, string>): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const given = { host: "account.localhost", ...headers };
    request({ port, path, host: "127.0.0.1", agent: false, headers: given }, (answer) => {
      text(answer).then((page) => resolve({ status: answer.statusCode, headers: answer.headers, page }), reject);
    })
      .on("error", reject)
      .end();
  });

it("says in the language of the visitor's site that many ask at once, and when to try again", async () => {
  const site = new AccountSite({ embedded: embeddedUrl, loopTimes: () => ({ active: 0, idle: 0 }) });
  shell = forwardAccountSite(site, trustedProxies(true), LIMITS)((_asked, answer) => answer.end());
  const port = await open(shell);
  const from = { "x-forwarded-for": "198.51.100.1" };
  for (let count = 0; count < 30; count += 1) openPage(port, "/flood", from).catch(() => undefined);
  const cookie = { cookie: "form=a; site=http%3A%2F%2Fmain.localhost%20en", "accept-language": "id" };
  const refused = await openPage(port, "/sign-in", { ...from, ...cookie });
  expect(refused).toMatchObject({ status: 503, headers: { "retry-after": "5", "cache-control": "no-store" } });
  expect(refused.page).toContain("Many people are signing in right now");
  expect(refused.page).toContain('<a href="">Try again</a>');
  const named = await openPage(port, "/auth?ui_locales=id", { ...from, ...cookie });
  expect(named.page).toContain("Halaman masuk sedang ramai");
  const nonce = /<style nonce="([^"]+)"/.exec(named.page)?.[1];
  expect(named.headers["content-security-policy"]).toContain(`style-src 'nonce-${nonce}'`);
  shell.closeAllConnections();
});

it("says so where the account site does not answer, or fails without a page of its own", async () => {
  embedded.removeAllListeners("request").on("request", (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.url === "/own") answer.writeHead(503, { "content-type": "text/html; charset=utf-8" }).end("own page");
    else answer.writeHead(500, { "content-type": "application/json" }).end('{"message":"connect 127.0.0.1:5432"}');
  });
  const site = new AccountSite({ embedded: embeddedUrl });
  shell = forwardAccountSite(site, trustedProxies(false), LIMITS)((_asked, answer) => answer.end());
  const port = await open(shell);
  const away = { status: 503, headers: { "retry-after": "2" }, page: expect.stringContaining("<h1>Halaman masuk") };
  expect(await openPage(port, "/sign-in", {})).toMatchObject(away);
  expect(await openPage(port, "/own", {})).toMatchObject({ status: 503, page: "own page" });
  embedded.close();
  embedded.closeAllConnections();
  expect(await openPage(port, "/sign-in", {})).toMatchObject(away);
});

it("lets forms that come slowly take no turn", async () => {
  const site = new AccountSite({ embedded: embeddedUrl, loopTimes: () => ({ active: 0, idle: 0 }) });
  shell = forwardAccountSite(site, trustedProxies(true), LIMITS)((_asked, answer) => answer.end());
  const port = await open(shell);
  const slow = Array.from({ length: 30 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined).resume();
    socket.write("POST /sign-in HTTP/1.1\r\nHost: account.localhost\r\nContent-Length: 10\r\n\r\na=");
    return socket;
  });
  await Promise.all(slow.map((socket) => new Promise((next) => socket.once("connect", next))));
  expect(await openPage(port, "/sign-in", {})).toMatchObject({ status: 200 });
  for (const socket of slow) socket.destroy();
  const longer = { port, host: "127.0.0.1", method: "POST", headers: { host: "account.localhost" } };
  const status = await new Promise((resolve, reject) => {
    request(longer, (answer) => resolve(answer.resume().statusCode))
      .on("error", reject)
      .end("a".repeat(100_000));
  });
  expect(status).toBe(413);
});

it("ends a connection that takes nothing of its answer any more", async () => {
  shell = forwardAccountSite(new AccountSite({ embedded: embeddedUrl }), trustedProxies(false), {
    ...LIMITS,
    connectionTimeout: 200,
  })((_asked, answer) => answer.end(Buffer.alloc(64 * 1024 * 1024)));
  const ended = new Promise<string>((resolve) => {
    shell?.on("connection", (socket) => socket.once("close", () => resolve("ended")));
  });
  const deaf = connect(await open(shell), "127.0.0.1").pause();
  deaf.write("GET / HTTP/1.1\r\nHost: main.localhost\r\n\r\n");
  expect(await ended).toBe("ended");
  deaf.destroy();
});
