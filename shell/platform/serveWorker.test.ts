import { MessageChannel, type MessagePort } from "node:worker_threads";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { serveWorker } from "./serveWorker";

const START_TIMEOUT_MS = 60_000;
const OPTIONS = { appTokenSecret: "secret", clientId: "shell", clientSecret: "client secret", logLevel: "silent" };

/** As the build of a remote leaves it in its artefact. */
const builtService = (answer: string) => `exports.service = {
  id: "notes",
  migrations: [{ name: "0001", sql: "create table notes (tenant_id uuid not null)\\n--> statement-breakpoint\\nselect serambi_secure('notes')" }],
  endpoints: [{ host: "notes", method: "GET", path: "/list", access: "anyone", handle: async () => "${answer}" }],
};`;

const nextMessage = (port: MessagePort) => new Promise<unknown>((resolve) => port.once("message", resolve));

const tell = (port: MessagePort, message: unknown) => port.postMessage(message);

describe("serveWorker", () => {
  let starter: MessagePort;
  let worker: MessagePort;
  beforeEach(() => {
    ({ port1: starter, port2: worker } = new MessageChannel());
  });
  afterEach(() => starter.close());

  it(
    "posts its address, serves every seeded tenant and the services it is told of, and closes when told to",
    async () => {
      const first = nextMessage(starter);
      await serveWorker(worker, {
        ...OPTIONS,
        live: { services: [{ id: "notes", version: "1", code: builtService("one") }], slots: {}, sections: [] },
      });
      const { url } = (await first) as { url: string }; // the next line fails if it is anything else
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: true });
      expect(await (await fetch(`${url}/v1/authorizer/version`)).json()).toMatchObject({
        data: { version: expect.any(String) },
      });

      // Without an app token the service is there and asks for one.
      const statusOf = async () => (await fetch(`${url}/hosts/notes/list`)).status;
      expect(await statusOf()).toBe(401);
      const use = async (services: readonly object[]) => {
        const used = nextMessage(starter);
        tell(starter, { type: "live", live: { services, slots: {}, sections: [] } });
        return used;
      };
      expect(await use([{ id: "notes", version: "2", code: "throw new Error('at once')" }])).toEqual({
        used: [{ id: "notes", version: "2", reason: "at once" }],
      });
      expect(await statusOf()).toBe(401);
      expect(await use([])).toEqual({ used: [] });
      expect(await statusOf()).toBe(404);

      const last = nextMessage(starter);
      tell(starter, "rubbish");
      tell(starter, { type: "close" });
      expect(await last).toEqual({ closed: true });
      await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
    },
    START_TIMEOUT_MS,
  );

  it("posts why it could not start, and lets go of the port", async () => {
    const message = nextMessage(starter);
    const closed = new Promise((resolve) => starter.once("close", resolve));
    await serveWorker(worker, { ...OPTIONS, databaseUrl: "postgres://nobody@127.0.0.1:1/nothing" });
    expect(await message).toEqual({ error: expect.stringMatching(/^The database cannot be reached: .*ECONNREFUSED/) });
    await closed;
  });

  it("refuses options that are not the platform's", async () => {
    const message = nextMessage(starter);
    await serveWorker(worker, { ...OPTIONS, port: "http" });
    expect(await message).toEqual({ error: expect.stringContaining("port") });
  });
});
