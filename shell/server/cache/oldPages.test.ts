import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import { TestServer } from "../testing/TestServer";
import { makeCachedLines } from "./CachedPage";

const WHEN = "http://main.localhost:3000 id html";

describe("a page that cannot be made", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
    await server.get("/");
    server.pages.before = () => Promise.reject(new AppError("unavailable", "The renderer is down"));
    const page = {
      ...makeCachedLines(Buffer.from("<h1>before</h1>"), "default-src 'self'", []),
      type: "html" as const,
    };
    for (const path of ["/Courses", "/Teams/3xKf9aQz7LmN2pRt"])
      server.old.set(`${WHEN} ${path}`, { page, ageMs: 90_500 });
  });

  afterEach(() => server.stop());

  it("is answered with the one that was kept, which says how old it is", async () => {
    const answer = await server.get("/Courses");
    expect([answer.statusCode, answer.body]).toEqual([200, "<h1>before</h1>"]);
    expect(answer.headers).toMatchObject({
      age: "90",
      warning: '110 - "Response is Stale"',
      "cache-control": "private, no-cache",
    });
    expect(answer.headers).not.toHaveProperty("retry-after");
    const again = await server.get("/Courses", { "if-none-match": String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it.each([
    ["was not kept", "/Gallery", {}],
    ["is for somebody who is signed in", "/Courses", { cookie: "access_token=t" }],
    ["is read by a secret in its address", "/Teams/3xKf9aQz7LmN2pRt", {}],
  ])("is a failure where it %s", async (_why, path, headers: Record<string, string>) => {
    expect((await server.get(path, headers)).statusCode).toBe(503);
  });
});
