import cookie from "@fastify/cookie";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";
import { fastify, type FastifyInstance } from "fastify";

import type { Override } from "../../registry/dev/overrideToken";
import type { ShippedVersion } from "../../registry/schema";
import type { ClientAssets } from "../render/ClientAssets";
import { PageRenderer } from "../render/PageRenderer";
import type { PageOrder, RenderedPage } from "../render/Renderer";
import { editionOf } from "../testing/editionOf";
import type { Overrides } from "./Overrides";

const override: Override = {
  remote: "courses",
  team: "alpha",
  address: "http://127.0.0.1:4300/0123456789abcdef",
  shell: "http://main.localhost",
  expires: "2026-11-22T11:00:00.000Z",
};

const assets = {
  scriptsOf: (...names: string[]) => names.map((name) => ({ href: `/assets/${name}.js`, integrity: `sha384-${name}` })),
  stylesOf: (...names: string[]) => names.map((name) => ({ href: `/assets/${name}.css`, text: "" })),
} as unknown as ClientAssets; // its two methods: the class reads a build from disk

const shipped: ShippedVersion = {
  version: "1",
  sha384: "",
  signature: null,
  shippedAt: "",
  by: "",
  pages: [{ id: "list", paths: ["/Courses", "/Courses/@Premium"] }],
  slots: [],
  documents: [],
};

const page: RenderedPage = {
  kind: "page",
  status: 200,
  isSound: true,
  remotes: ["courses"],
  body: [Buffer.from("<!doctype html><html></html>")],
};

describe("a page with a local build in the place of a remote", () => {
  let orders: PageOrder[];
  let told: string[];
  let app: FastifyInstance;

  const serve = (hasPanel: boolean): FastifyInstance => {
    const release = { id: "r1", remotes: { courses: shipped } };
    const pages = new PageRenderer({
      releases: { current: () => Promise.resolve({ release, asked: release, resting: [] }) } as never, // the one method that is called
      renderer: {
        page: (_release: unknown, order: PageOrder) => {
          orders.push(order);
          return Promise.resolve(page);
        },
      } as never, // the one method that is called
      assets,
      describe: () => Promise.reject(new Error("no file is asked for")),
      watch: { shown: (tenant: string) => void told.push(tenant), sampleOf: () => 0.1 } as never, // what it is told
      overrides: { of: ({ cookies }) => (cookies["override"] === undefined ? null : override) } as Overrides, // the one method that is called
      hasPanel,
    });
    const server = fastify();
    void server.register(cookie);
    server.get("*", (request, reply) => {
      reply.raw.setHeader("content-security-policy", "default-src 'none';script-src 'self';connect-src 'self'");
      const base = fakeTenant();
      const tenant = { ...base, settings: { ...base.settings, routes: ["/Courses"] } };
      return pages.handle(request, reply, {
        edition: editionOf(tenant),
        http: fakeHttp({}),
        nonce: "n0nce",
        url: new URL(request.url, "http://main.localhost"),
      });
    });
    return server;
  };
  const get = (headers: Record<string, string> = {}) => app.inject({ url: "/Courses", headers });
  const mine = { cookie: "override=sealed" };

  beforeEach(() => {
    orders = [];
    told = [];
    app = serve(false);
  });

  it("is made each time, for nobody else, without the remote, and may load from that one place", async () => {
    const first = await get(mine);
    for (let visit = 0; visit < 3; visit += 1) await get(mine);
    expect(orders.map(({ local, vitalsSample }) => [local, vitalsSample])).toEqual(
      Array.from({ length: 4 }, () => [["courses"], 0]),
    );
    expect(first.headers["cache-control"]).toBe("private, no-store");
    expect(first.headers["content-security-policy"]).toBe(
      "default-src 'none';script-src 'self' http://127.0.0.1:4300;connect-src 'self' http://127.0.0.1:4300",
    );
    expect(told).toEqual([]);
  });

  it("tells its browser where the build is, which paths it leaves out, and the hashes of what that takes", async () => {
    await get(mine);
    expect(orders[0]?.developer).toMatchObject({
      tools: {
        local: {
          remote: "courses",
          address: override.address,
          until: override.expires,
          hidden: ["/Courses/@Premium"],
        },
      },
      hashes: { "/assets/tools.js": "sha384-tools", "/assets/panel.js": "sha384-panel" },
    });
    expect(orders[0]?.developer?.hashes["/assets/tools.css"]).toMatch(/^sha384-/);
  });

  it("changes nothing for everybody else, who are given what is kept", async () => {
    await get(mine);
    const answers = [await get(), await get(), await get()];
    expect(orders).toHaveLength(3);
    expect(orders[1]).toMatchObject({ local: [], vitalsSample: 0.1 });
    expect(orders[1]).not.toHaveProperty("developer");
    for (const { headers } of answers) expect(headers["content-security-policy"]).not.toContain("127.0.0.1");
    expect(told).toHaveLength(3);
  });

  it("is no condition for the panel, where the operator lets anybody open it", async () => {
    app = serve(true);
    await get();
    expect(orders[0]?.developer?.tools).toEqual({});
    expect(Object.keys(orders[0]?.developer?.hashes ?? {})).toEqual([
      "/assets/tools.js",
      "/assets/panel.js",
      "/assets/tools.css",
      "/assets/panel.css",
    ]);
  });
});
