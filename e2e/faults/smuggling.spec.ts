import { expect, test } from "../fixtures/test";
import { sendRaw } from "./sendRaw";

const CRLF = "\r\n";

/** What an attacker hides in another request, so that the next visitor on the connection gets its answer. */
const hidden = (port: number): string =>
  `GET /robots.txt HTTP/1.1\r\nHost: demo.localhost:${port}\r\nX-Request-Id: smuggled\r\n\r\n`;

/** The next visitor's request, after which the connection ends. */
const next = (port: number): string =>
  `GET /healthz HTTP/1.1\r\nHost: main.localhost:${port}\r\nX-Request-Id: the-next-one\r\nConnection: close\r\n\r\n`;

type Build = (port: number) => readonly string[];

/** Request line and header fields that a proxy may read in another way than this server: the body hides a request. */
const withBody =
  (...lines: readonly string[]): Build =>
  (port) => [
    `POST /client-report HTTP/1.1`,
    `Host: main.localhost:${port}`,
    "Content-Type: application/json",
    ...lines,
  ];

const withoutBody =
  (...lines: readonly string[]): Build =>
  (port) => [`GET /Courses HTTP/1.1`, `Host: main.localhost:${port}`, ...lines];

const REFUSED: readonly (readonly [string, Build])[] = [
  ["a length and chunks", withBody("Content-Length: 4", "Transfer-Encoding: chunked")],
  ["chunks and a length", withBody("Transfer-Encoding: chunked", "Content-Length: 4")],
  ["two lengths", withBody("Content-Length: 4", "Content-Length: 0")],
  ["a list of lengths", withBody("Content-Length: 4, 0")],
  ["a length with a sign", withBody("Content-Length: +4")],
  ["a negative length", withBody("Content-Length: -4")],
  ["a length in another notation", withBody("Content-Length: 0x4")],
  ["a length of many digits", withBody("Content-Length: 18446744073709551620")],
  ["chunks that are not the last coding", withBody("Transfer-Encoding: chunked, identity")],
  ["chunks under a misspelt name", withBody("Transfer-Encoding: xchunked", "Content-Length: 4")],
  ["chunks with a control character before them", withBody("Transfer-Encoding: \u000bchunked", "Content-Length: 4")],
  ["a space before the colon", withBody("Transfer-Encoding : chunked", "Content-Length: 4")],
  ["a space before the name", withBody(" Transfer-Encoding: chunked", "Content-Length: 4")],
  ["a field over two lines", withBody("X-Folded: a", " Transfer-Encoding: chunked", "Content-Length: 4")],
  ["a host over two lines", withoutBody("X-Folded: a", "\tHost: demo.localhost")],
  ["a null byte in a field", withoutBody("X-A: a\u0000b")],
  ["a bare carriage return in a field", withoutBody("X-A: a\rTransfer-Encoding: chunked")],
  ["a field without a colon", withoutBody("X-A")],
  ["a field without a name", withoutBody(": a")],
  ["a name with a space", withoutBody("X A: a")],
  ["another version of the protocol", (port) => ["GET /Courses HTTP/3.7", `Host: main.localhost:${port}`]],
  [
    "a request line with two addresses",
    (port) => ["GET /Courses /robots.txt HTTP/1.1", `Host: main.localhost:${port}`],
  ],
  ["a method of its own", (port) => ["get /Courses HTTP/1.1", `Host: main.localhost:${port}`]],
];

test.describe("a request that two servers could read in two ways is refused, and the connection ends", () => {
  for (const [what, build] of REFUSED)
    test(what, async ({ server }) => {
      const port = Number(new URL(server.url("main")).port);
      const request = build(port).join(CRLF) + CRLF + CRLF;
      const { status, head, body } = await sendRaw(port, `${request}0\r\n\r\n${hidden(port)}${next(port)}`);
      expect(status).toBe(400);
      expect(head).toMatch(/^connection: close$/im);
      expect(head + body).not.toMatch(/smuggled|the-next-one|User-agent/);
    });

  for (const [what, chunks] of [
    ["a size in another notation", "0x2\r\n{}\r\n0\r\n\r\n"],
    ["a negative size", "-2\r\n{}\r\n0\r\n\r\n"],
    ["a size with a space", "2 2\r\n{}\r\n0\r\n\r\n"],
    ["a size beyond all numbers", "fffffffffffffffff2\r\n{}\r\n0\r\n\r\n"],
    ["a chunk longer than it says", "2\r\n{}xx\r\n0\r\n\r\n"],
    ["an extension with a line break of its own", "2;a\nx\r\n{}\r\n0\r\n\r\n"],
  ] as const)
    test(`chunks: ${what}`, async ({ server }) => {
      const port = Number(new URL(server.url("main")).port);
      const head = withBody("Transfer-Encoding: chunked")(port).join(CRLF) + CRLF + CRLF;
      const answer = await sendRaw(port, `${head}${chunks}${hidden(port)}${next(port)}`);
      expect(answer.status).toBe(400);
      expect(answer.head + answer.body).not.toMatch(/smuggled|the-next-one|User-agent/);
    });
});

test("what a body hides stays a body: each connection has as many answers as requests", async ({ server }) => {
  const port = Number(new URL(server.url("main")).port);
  const text = hidden(port);
  const origin = `Origin: http://main.localhost:${port}`;
  for (const [lines, body] of [
    [withBody(origin, `Content-Length: ${text.length}`), text],
    [withBody(origin, "Transfer-Encoding: chunked"), `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`],
    [withoutBody(`Content-Length: ${text.length}`), text],
    [withoutBody("Transfer-Encoding: chunked"), `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`],
  ] as const) {
    const request = lines(port).join(CRLF) + CRLF + CRLF + body + next(port);
    const { head, body: rest } = await sendRaw(port, request);
    const ids = Array.from(`${head}\r\n${rest}`.matchAll(/^x-request-id: (.+?)\r?$/gim), ([, id]) => id);
    expect(ids).not.toContain("smuggled");
    expect(ids.length).toBeLessThanOrEqual(2);
    if (ids.length === 2) expect(ids[1]).toBe("the-next-one");
  }
});

test("a call with a length but no body reaches its host as a call without one", async ({ server }) => {
  const port = Number(new URL(server.url("main")).port);
  const lines = [
    "GET /api/services/class/active?page=1&pageSize=6 HTTP/1.1",
    `Host: main.localhost:${port}`,
    "Content-Length: 5",
    "Connection: close",
  ];
  const { status, body } = await sendRaw(port, `${lines.join(CRLF)}\r\n\r\nhello`);
  expect(status).toBe(200);
  expect(body).toContain('"status":true');
  expect((await server.ask("main", "/Courses?after")).status).toBe(200);
});
