import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";
import { fastify } from "fastify";

import { TestServer } from "../testing/TestServer";
import { allowAnalytics } from "./allowAnalytics";

const OWN = "G-OWN1234567";
const OPERATORS = "G-OPERATOR01";
const env = { logLevel: "silent", metricsToken: undefined, trustProxy: false } as const;

describe("whether and under which id a site is measured (specification section 7.8)", () => {
  let server: TestServer;

  const start = async (measurementId: string | undefined): Promise<void> => {
    server = await new TestServer().start({ env: { ...env, measurementId, isWorkshopOn: true } });
    const sites: Record<string, unknown> = { main: { measurementId: OWN }, foundation: {} };
    for (const [key, analytics] of Object.entries(sites))
      Object.assign(server.platform.sites.get(`${key}.localhost`)?.settings ?? {}, { analytics });
  };
  const settingsFor = async (tenant: string, headers: Record<string, string> = {}, path = "/") => {
    await server.get(path, headers, `${tenant}.localhost`);
    return server.pages.visits.at(-1)?.edition.tenant.settings;
  };
  const idOf = async (...request: Parameters<typeof settingsFor>) =>
    (await settingsFor(...request))?.analytics?.measurementId;

  beforeEach(() => start(OPERATORS));
  afterEach(() => server.stop());

  it("is its own before the operator's, and none where the site does not want it", async () => {
    expect(await idOf("main")).toBe(OWN);
    expect(await idOf("foundation")).toBe(OPERATORS);
    expect(await settingsFor("demo")).not.toHaveProperty("analytics");
  });

  it("is none where neither has one", async () => {
    await server.stop();
    await start(undefined);
    expect(await settingsFor("foundation")).not.toHaveProperty("analytics");
    expect(await idOf("main")).toBe(OWN);
  });

  it.each([{ "sec-gpc": "1" }, { dnt: "1" }])("is none for a visitor whose browser says %j", async (headers) => {
    expect(await settingsFor("main", headers)).not.toHaveProperty("analytics");
    expect(await settingsFor("foundation", headers)).not.toHaveProperty("analytics");
    expect(await idOf("main", { "sec-gpc": "0", dnt: "0" })).toBe(OWN);
  });

  it("is none in the workshop", async () => {
    expect(await settingsFor("main", {}, "/__workshop")).not.toHaveProperty("analytics");
    expect(await settingsFor("main", {}, "/__layouts/media")).not.toHaveProperty("analytics");
  });

  it("gives the same settings to all that are alike, and says on what they depend", async () => {
    const [first, unwilling] = [await settingsFor("foundation"), await settingsFor("foundation", { dnt: "1" })];
    expect(await settingsFor("foundation")).toBe(first);
    expect(await settingsFor("foundation", { "sec-gpc": "1" })).toBe(unwilling);
    expect(unwilling).not.toBe(first);
    expect((await server.get("/", {}, "foundation.localhost")).headers["vary"]).toBe("sec-gpc, dnt");
    expect((await server.get("/", {}, "demo.localhost")).headers["vary"]).toBeUndefined();
  });
});

const POLICY =
  "default-src 'none';script-src 'self' 'nonce-n';img-src 'self' data:;connect-src 'self';script-src-elem 'self'";

const policyFor = async (analytics?: { measurementId?: string }): Promise<string[]> => {
  const app = fastify();
  app.get("/", (_request, reply) => {
    reply.raw.setHeader("content-security-policy", POLICY);
    allowAnalytics(reply, fakeTenant({ settings: { ...(analytics && { analytics }) } }).settings);
    return reply.send("");
  });
  const { headers } = await app.inject("/");
  await app.close();
  return String(headers["content-security-policy"]).split(";");
};

describe("the policy of a measured site", () => {
  it("takes scripts from the library's folder alone, and lets it send what it counted", async () => {
    expect(await policyFor({ measurementId: OWN })).toEqual([
      "default-src 'none'",
      "script-src 'self' 'nonce-n' https://www.googletagmanager.com/gtag/",
      "img-src 'self' data: https://*.google-analytics.com https://www.googletagmanager.com",
      "connect-src 'self' https://*.google-analytics.com https://www.googletagmanager.com https://analytics.google.com https://*.analytics.google.com",
      "script-src-elem 'self'",
    ]);
  });

  it("is that of every site where nothing is measured", async () => {
    expect(await policyFor()).toEqual(POLICY.split(";"));
    expect(await policyFor({})).toEqual(POLICY.split(";"));
  });
});
