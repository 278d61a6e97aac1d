import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { startPlatform, type Platform, type PlatformOptions } from "./startPlatform";
import { seedFixture } from "./testing/seedFixture";

const START_TIMEOUT_MS = 60_000;

describe("startPlatform", () => {
  let dataDir: string;
  let options: PlatformOptions;
  let platform: Platform;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "serambi-start-"));
    options = {
      dataDir,
      appTokenSecret: "secret",
      clientId: "shell",
      clientSecret: "client secret",
      logLevel: "silent",
    };
    platform = await startPlatform(options, seedFixture);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await platform.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const path = "/authorizer/token/generate";
  const body = JSON.stringify({ clientId: "shell", secret: "client secret" });
  const headers = { "content-type": "application/json" };
  const newToken = () => fetch(`${platform.url}${path}`, { method: "POST", headers, body });

  /** A request of which the platform has only seen the head; `finish` sends the rest and gives the answer's status. */
  const beginToken = async () => {
    const begun = request(`${platform.url}${path}`, {
      method: "POST",
      headers: { ...headers, "content-length": body.length, expect: "100-continue" },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      begun.once("response", (answer) => resolve(answer.resume().statusCode)).once("error", reject);
    });
    begun.flushHeaders();
    await new Promise((resolve) => begun.once("continue", resolve));
    return { finish: () => (begun.end(body), answered) };
  };

  it("answers at the address it gives", async () => {
    expect((await newToken()).status).toBe(201);
  });

  it("finishes a request in flight when it closes, starts again on the same data, and may be closed twice", async () => {
    const inFlight = await beginToken();
    const closed = platform.close();
    expect(await inFlight.finish()).toBe(201);
    await Promise.all([closed, platform.close()]);
    await expect(fetch(`${platform.url}/healthz`)).rejects.toThrow("fetch failed");

    platform = await startPlatform(options, seedFixture);
    expect((await newToken()).status).toBe(201);
  });

  it("leaves the data directory free when it cannot listen", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as AddressInfo; // listening on TCP
    await platform.close();
    await expect(startPlatform({ ...options, port }, seedFixture)).rejects.toThrow("EADDRINUSE");
    taken.close();
    platform = await startPlatform(options, seedFixture);
    expect((await newToken()).status).toBe(201);
  });
});
