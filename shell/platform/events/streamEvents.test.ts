import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { defineService, endpoint } from "@serambi/kernel/service";
import * as z from "zod";

import { describeWithDatabase } from "../testing/describeEachEngine";
import { TestPlatform } from "../testing/TestPlatform";

const OPEN_TIMEOUT_MS = 60_000;

let score = "0-0";

/** Says the score to everybody, and a word to one person. */
const hall = defineService({
  id: "hall",
  migrations: [],
  endpoints: [
    endpoint({
      host: "hall",
      method: "POST",
      path: "/score",
      access: "anyone",
      body: z.object({ score: z.string() }),
      handle: async ({ tell, tellAll, body }) => {
        score = body.score;
        await tell("somebody", { name: "score", data: { score: "for one alone" } });
        await tellAll({ name: "noise", data: {} });
        await tellAll({ name: "score", data: { score } });
      },
    }),
    endpoint({
      host: "hall",
      method: "GET",
      path: "/live",
      access: "anyone",
      events: ["score"],
      handle: () => Promise.resolve({ score }),
    }),
  ],
});

describeWithDatabase("a stream that visitors listen to", (openEmpty) => {
  let platform: TestPlatform;
  let origin = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [hall] });
    origin = await platform.app.listen({ port: 0, host: "127.0.0.1" });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const say = (text: string, host = "melati.localhost") =>
    platform.post("/hosts/hall/score", { score: text }, { "app-token": platform.appToken(host) });

  /** Listens until the stream has said `last`. */
  const hear = async (last: string): Promise<string> => {
    const headers = { "app-token": platform.appToken("melati.localhost") };
    const request = get(`${origin}/hosts/hall/live`, { headers, agent: false });
    const [response] = (await once(request, "response")) as [IncomingMessage]; // as Node types the event
    let heard = "";
    for await (const piece of response.setEncoding("utf8")) {
      heard += String(piece);
      if (heard.includes(last)) break;
    }
    request.destroy();
    return heard;
  };

  it("begins with the state, goes on with what everybody is told, and keeps to its site, names and person", async () => {
    const hearing = hear("2-0");
    await say("9-9", "kenanga.localhost");
    await say("1-0");
    await say("2-0");
    const heard = await hearing;
    expect(heard).toMatch(/^retry: 1000\n\nevent: now\ndata: \{"score":"[^"]+"\}\n\n/);
    expect(heard).toContain('event: score\ndata: {"score":"1-0"}');
    expect(heard).not.toMatch(/noise|for one alone|id: \d+\nevent: score\ndata: \{"score":"9-9"\}/);
  });

  it("tells whoever comes back the state that was reached meanwhile", async () => {
    await say("3-0");
    expect(await hear("3-0")).toContain('event: now\ndata: {"score":"3-0"}');
  });
});
