import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import type { VitalsReport } from "../../client/vitals/VitalsReport";
import { registryOf } from "../observe/testing/registryOf";
import { TestServer } from "../testing/TestServer";

const HOST = "main.localhost:3000";

describe("client vitals", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
    server.registry = registryOf(["1.2.0"]);
    await server.get("/");
  });

  afterEach(() => server.stop());

  const vitals: VitalsReport = {
    path: "/Courses",
    release: "r-1",
    remotes: [{ remote: "courses", version: "1.2.0", loadMs: 120 }],
    values: { LCP: 1_800, INP: 90, CLS: 0.02, TTFB: 300 },
  };
  const send = (payload: unknown, headers: Record<string, string> = { origin: `http://${HOST}` }) =>
    server.app.inject({
      method: "POST",
      url: "/client-vitals",
      headers: { host: HOST, "content-type": "application/json", ...headers },
      payload: JSON.stringify(payload),
    });
  const lines = () => server.logLines.filter(({ msg }) => msg === "client vitals");

  it("become one line, without the query of the page, and figures of the remotes in it", async () => {
    expect((await send({ ...vitals, path: "/Courses?search=Ratna" })).statusCode).toBe(204);
    expect(lines()).toEqual([expect.objectContaining({ ...vitals, tenant: "main", level: 30 })]);
    const { body } = await server.get("/metrics");
    for (const line of [
      'serambi_vitals_lcp_seconds_sum{remote="courses",version="1.2.0"} 1.8',
      'serambi_vitals_inp_seconds_sum{remote="courses",version="1.2.0"} 0.09',
      'serambi_vitals_ttfb_seconds_sum{remote="courses",version="1.2.0"} 0.3',
      'serambi_vitals_rated_total{vital="LCP",rating="good",tenant="main"} 1',
      'serambi_remote_load_seconds_sum{remote="courses",version="1.2.0",where="browser"} 0.12',
    ])
      expect(body).toContain(line);
  });

  it.each([
    ["another site", vitals, { origin: "http://evil.example" }, 403],
    ["nowhere", vitals, {}, 403],
    ["a page, with a value that is none", { ...vitals, values: { LCP: -1 } }, undefined, 422],
    [
      "a page, with more remotes than a page has",
      { ...vitals, remotes: Array(31).fill(vitals.remotes[0]) },
      undefined,
      422,
    ],
    ["a page, too large", { ...vitals, path: "x".repeat(5_000) }, undefined, 413],
  ])("from %s are refused", async (_from, payload, headers: Record<string, string> | undefined, status) => {
    expect((await send(payload, headers)).statusCode).toBe(status);
    expect(lines()).toEqual([]);
  });

  it("are taken 120 times a minute from one address", async () => {
    for (let n = 0; n < 120; n += 1) expect((await send(vitals)).statusCode).toBe(204);
    expect((await send(vitals)).statusCode).toBe(429);
  });
});
