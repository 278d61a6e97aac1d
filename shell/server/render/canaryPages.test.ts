import cookie from "@fastify/cookie";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";
import { fastify, type FastifyInstance } from "fastify";

import { withAborted, withCanary, withShippedCanary } from "../../registry/canaryChanges";
import { cohortOf } from "../../registry/cohort";
import type { Registry } from "../../registry/schema";
import { artefactOf, CHANGE, registryWith } from "../../registry/testing/registries";
import { editionOf } from "../testing/editionOf";
import type { ClientAssets } from "./ClientAssets";
import { Releases } from "./Releases";
import { PageRenderer } from "./PageRenderer";
import type { Renderer } from "./Renderer";

const ON_TRIAL = { ...withShippedCanary(registryWith("1"), artefactOf("2"), { weight: 50 }, CHANGE), salt: "a salt" };

/** Says which version of `courses` it was made with, and counts what it makes. */
class CountingRenderer implements Pick<Renderer, "load" | "page"> {
  made = 0;
  load: Renderer["load"] = () => Promise.resolve({ problems: [] });
  page: Renderer["page"] = (release) => {
    this.made += 1;
    const version = release.remotes["courses"]?.version ?? "none";
    const body = [Buffer.from(`<p>courses ${version}</p>`)];
    return Promise.resolve({ kind: "page", status: 200, isSound: true, remotes: ["courses"], body });
  };
}

/** An id that stands below 50, and one that does not. */
const idIn = (isCanary: boolean): string => {
  for (let index = 0; ; index += 1) {
    const id = String(index).padStart(22, "v");
    if (cohortOf(ON_TRIAL.salt, fakeTenant().key, id) < 50 === isCanary) return id;
  }
};

describe("pages while a canary is on trial", () => {
  let registry: Registry;
  let renderer: CountingRenderer;
  let app: FastifyInstance;

  beforeEach(() => {
    registry = ON_TRIAL;
    renderer = new CountingRenderer();
    const all = renderer as unknown as Renderer; // pages ask for nothing else
    const pages = new PageRenderer({
      releases: new Releases({ registry: { read: () => Promise.resolve(registry) }, renderer: all }),
      renderer: all,
      describe: () => Promise.reject(new Error("no file is asked for")),
      assets: {} as ClientAssets, // for pages of failures only
    });
    app = fastify();
    void app.register(cookie);
    app.get("*", (request, reply) => {
      const base = fakeTenant();
      return pages.handle(request, reply, {
        edition: editionOf({ ...base, settings: { ...base.settings, routes: ["/Courses"] } }),
        http: fakeHttp({}),
        nonce: "n0nce",
        url: new URL(request.url, "http://main.localhost"),
      });
    });
  });

  afterEach(() => app.close());

  const visit = async (visitor?: string) => {
    const answer = await app.inject({ url: "/Courses", cookies: visitor === undefined ? {} : { visitor } });
    return {
      version: /courses (\d)/.exec(answer.body)?.[1],
      cookies: answer.cookies.map(({ name, value }) => `${name}=${value}`),
      vary: String(answer.headers["vary"]),
    };
  };

  it("are each visitor's own arm, also where they are kept, and never hold a visitor's cookie", async () => {
    const [tried, other] = [idIn(true), idIn(false)];
    for (let round = 0; round < 4; round += 1) {
      expect(await visit(tried)).toEqual({ version: "2", cookies: [], vary: "accept-encoding, cookie" });
      expect(await visit(other)).toEqual({ version: "1", cookies: [], vary: "accept-encoding, cookie" });
    }
    expect(renderer.made).toBe(4);
  });

  it("give a new visitor a cookie of their own with the first one, which they stay with", async () => {
    const first = await visit();
    const second = await visit();
    expect(first.cookies).toEqual([expect.stringMatching(/^visitor=[\w-]{22}$/)]);
    expect(second.cookies).not.toEqual(first.cookies);
    const again = await visit(first.cookies[0]?.split("=")[1]);
    expect(again).toEqual({ ...first, cookies: [] });
  });

  it("are the live version's again with the next request once the canary was taken back", async () => {
    const tried = idIn(true);
    expect((await visit(tried)).version).toBe("2");
    registry = withAborted(registry, "courses", "2", "worse", CHANGE.at);
    expect(await visit(tried)).toEqual({ version: "1", cookies: [], vary: "accept-encoding" });
  });

  it("tell nobody apart where a whole site gets the canary", async () => {
    const { key } = fakeTenant();
    registry = withCanary(registry, "courses", undefined, { weight: 0, tenants: [key] }, CHANGE);
    expect(await visit()).toEqual({ version: "2", cookies: [], vary: "accept-encoding" });
  });
});
