import { request as openRequest } from "node:http";

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { TestServer } from "../testing/TestServer";

describe("the gateway over a real connection", () => {
  const server = new TestServer();
  let address: string;

  beforeAll(async () => {
    await server.start();
    address = await server.app.listen({ host: "127.0.0.1", port: 0 });
  });

  afterAll(() => server.stop());

  /** Unlike `fetch`, sends a path as it is written. */
  const statusOf = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      openRequest(address, { path, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on("error", reject)
        .end();
    });

  it.each([
    "/api/services/career/../auth/list",
    "/api/services/./career/list",
    "/api/main/silabus/..",
    "/api/main/silabus/%2e%2E",
    "/api/main/silabus/.%2e/x",
    "/api/main/silabus/.?a=1",
  ])("refuses the dot segments of %s", async (path) => {
    expect(await statusOf(path)).toBe(400);
    expect(server.platform.callsTo("list")).toEqual([]);
  });

  it("passes each part of a streamed answer on before the next one is there", async () => {
    let goOn: () => void = () => undefined;
    server.platform.onCall = (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": "application/x-ndjson" });
      reply.raw.write('{"text":"a"}\n');
      goOn = () => reply.raw.end('{"text":"b"}\n');
    };
    const answer = await fetch(`${address}/api/chat/v2/chat`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: address },
      body: "{}",
    });
    const reader = answer.body?.getReader();
    const read = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toBe('{"text":"a"}\n');
    goOn();
    expect(await read()).toBe('{"text":"b"}\n');
    expect((await reader?.read())?.done).toBe(true);
  });

  it("breaks off a body of unknown length at the limit", async () => {
    server.platform.onCall = null;
    const chunk = new Uint8Array(256 * 1024).fill(0x20);
    let left = 10;
    const body = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
    });
    const headers = { "content-type": "application/json", origin: address };
    // A stream as a body needs `duplex`, which TypeScript's DOM types do not know.
    const options = { method: "POST", headers, body, duplex: "half" };
    const status = await fetch(`${address}/api/db/aspirations`, options).then(
      (answer) => answer.status,
      () => "connection closed",
    );
    // Whether the client still reads the answer while it sends is its own affair.
    expect([413, "connection closed"]).toContain(status);
    expect(server.platform.callsTo("/db/aspirations")).toEqual([]);
  });

  it("stops the host's work when the visitor leaves", async () => {
    const left = new Promise<void>((resolve) => {
      server.platform.onCall = (request, reply) => {
        reply.hijack();
        request.raw.socket.once("close", () => resolve());
        reply.raw.writeHead(200, { "content-type": "application/x-ndjson" });
        reply.raw.write("{}\n");
      };
    });
    const controller = new AbortController();
    const answer = await fetch(`${address}/api/chat/v2/chat`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: address },
      body: "{}",
      signal: controller.signal,
    });
    expect(answer.status).toBe(200);
    controller.abort();
    await left;
  });
});
