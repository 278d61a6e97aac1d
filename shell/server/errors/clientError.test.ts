import { connect } from "node:net";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { TestServer } from "../testing/TestServer";

const HOST = "main.localhost:3000";

describe("what the parser refuses", () => {
  const server = new TestServer();
  let port: number;

  beforeEach(async () => {
    await server.start();
    port = Number(new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port);
  });

  afterEach(() => server.stop());

  const exchange = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      const end = () => resolve(Buffer.concat(parts).toString());
      socket.on("data", (part) => parts.push(part));
      socket.on("end", end);
      socket.on("error", (error) => (parts.length > 0 ? end() : reject(error)));
    });

  it.each([
    ["an address of 100 KB", `GET /${"a".repeat(100 * 1024)} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`, "414 URI Too Long"],
    [
      "headers of 100 KB",
      `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Long: ${"a".repeat(100 * 1024)}\r\n\r\n`,
      "431 Request Header Fields Too Large",
    ],
    ["rubbish", "HELLO\r\n\r\n", "400 Bad Request"],
  ])("is answered clearly: %s", async (_what, text, status) => {
    const answer = await exchange(text);
    expect(answer.split("\r\n")[0]).toBe(`HTTP/1.1 ${status}`);
    expect(answer).toContain("Content-Type: text/plain");
    expect(answer).not.toMatch(/at .*:\d+/);
  });

  it("refuses a request with two hosts", async () => {
    const answer = await exchange(
      `GET / HTTP/1.1\r\nHost: ${HOST}\r\nHost: demo.localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.split("\r\n")[0]).toBe("HTTP/1.1 400 Bad Request");
  });
});
