import cookie from "@fastify/cookie";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fastify, type FastifyInstance } from "fastify";

import { EMPTY_REGISTRY, type Canary, type Registry, type ShippedVersion } from "../../registry/schema";
import { knownCohort, visitorCohort } from "./visitorCohort";

const versionOf = (version: string): ShippedVersion => ({
  version,
  sha384: "",
  signature: null,
  shippedAt: "",
  by: "",
  pages: [],
  slots: [],
  documents: [],
});

const registryWith = (audience: Pick<Canary, "weight" | "tenants"> | null): Registry => ({
  ...EMPTY_REGISTRY,
  salt: "a salt",
  remotes: {
    courses: {
      live: "1",
      canary: audience && { version: "2", since: "", ...audience },
      versions: [versionOf("1"), versionOf("2")],
      history: [],
    },
  },
});

const VISITOR = "abcdefghijklmnopqrstuv";

describe("a visitor's cohort", () => {
  let app: FastifyInstance;
  let registry: Registry;

  beforeEach(async () => {
    registry = registryWith({ weight: 10, tenants: ["demo"] });
    app = fastify();
    await app.register(cookie);
    app.get<{ Params: { tenant: string } }>("/page/:tenant", (request, reply) => {
      reply.header("vary", "accept-language");
      return { cohort: visitorCohort(request, reply, registry, request.params.tenant) };
    });
    app.get("/file", (request) => ({ cohort: knownCohort(request, registry, "main") }));
  });

  afterEach(() => app.close());

  const ask = async (url: string, visitor?: string, host = "main.localhost") => {
    const cookies = visitor === undefined ? {} : { visitor };
    const answer = await app.inject({ url, cookies, headers: { host } });
    const { cohort } = answer.json<{ readonly cohort: number | null }>();
    return { cohort, cookies: answer.cookies, vary: answer.headers["vary"] };
  };

  it("is that of the cookie which comes with the first page, from that page on", async () => {
    const first = await ask("/page/main");
    const [set] = first.cookies;
    expect(set).toMatchObject({ name: "visitor", path: "/", httpOnly: true, sameSite: "Lax", maxAge: 90 * 86_400 });
    const second = await ask("/page/main", set?.value);
    expect(second.cohort).toBe(first.cohort);
    expect(second.cookies).toEqual([]);
    expect((await ask("/file", set?.value)).cohort).toBe(first.cohort);
  });

  it("is another one for each visitor", async () => {
    const [one, other] = [await ask("/page/main"), await ask("/page/main")];
    expect(one.cookies[0]?.value).not.toBe(other.cookies[0]?.value);
    expect(one.cohort).not.toBe(other.cohort);
  });

  it("has its cookie for TLS alone wherever the site is not on this machine", async () => {
    expect((await ask("/page/main")).cookies[0]?.secure).toBeUndefined();
    expect((await ask("/page/main", undefined, "site.example")).cookies[0]?.secure).toBe(true);
  });

  it("lets no cache in between give one visitor's page to another", async () => {
    expect((await ask("/page/main", VISITOR)).vary).toBe("accept-language, cookie");
  });

  it("is not asked for, and nobody gets a cookie, where all visitors of a site get the same", async () => {
    const nobodyAsked = { cohort: null, cookies: [], vary: "accept-language" };
    expect(await ask("/page/demo", VISITOR)).toEqual(nobodyAsked);
    registry = registryWith({ weight: 0, tenants: [] });
    expect(await ask("/page/main")).toEqual(nobodyAsked);
    registry = registryWith(null);
    expect(await ask("/page/main")).toEqual(nobodyAsked);
  });

  it("does not come from a cookie that this server never wrote", async () => {
    const [set] = (await ask("/page/main", "x")).cookies;
    expect(set?.value).toMatch(/^[\w-]{22}$/);
    expect((await ask("/file", "x")).cohort).toBeNull();
    expect((await ask("/file")).cohort).toBeNull();
  });
});
