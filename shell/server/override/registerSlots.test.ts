import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { serverSlot } from "@serambi/kernel/server";
import * as z from "zod/mini";

import type { Override } from "../../registry/dev/overrideToken";
import type { ShippedVersion } from "../../registry/schema";
import { LiveRelease } from "../render/LiveRelease";
import { answeringRenderer } from "../testing/answeringRenderer";
import { loadedRelease } from "../testing/loadedRelease";
import { TestServer } from "../testing/TestServer";
import type { Overrides } from "./Overrides";
import { registerSlots } from "./registerSlots";

const HOST = "main.localhost:3000";
const NEWEST = "blog.newest.v1";
const FEATURED = "courses.featured.v1";
const slot = serverSlot(z.object({ count: z.number() }), ({ tenant }, { count }) =>
  Promise.resolve(`${count} of ${tenant.key}`),
);

/** Two remotes with a slot each. */
const makeRelease = (id: string): LiveRelease => {
  const { release, remotes } = loadedRelease(
    [
      { id: "blog", paths: ["/Blog"], slots: { [NEWEST]: slot } },
      { id: "courses", paths: ["/Courses"], slots: { [FEATURED]: slot } },
    ],
    id,
  );
  const names: Readonly<Record<string, string>> = { blog: NEWEST, courses: FEATURED };
  const shipped = Object.entries(release.remotes).map(([remote, version]): [string, ShippedVersion] => [
    remote,
    { ...version, slots: [{ name: names[remote] ?? "", minHeightRem: 9 }] },
  ]);
  const loaded = [...remotes].map(([remote, one]) => {
    const artefact = { ...one.artefact, slots: [], base: { js: [], css: [] }, messages: {} };
    return [remote, { ...one, artefact }];
  });
  // As much of both as slots are loaded with.
  return new LiveRelease({ id, remotes: Object.fromEntries(shipped) }, new Map(loaded as never));
};

describe("slots of live remotes on a page of a local build", () => {
  const server = new TestServer();
  const live = makeRelease("r2");
  let asked: string[];

  beforeEach(async () => {
    asked = [];
    await server.start({
      registerRoutes: (app) =>
        registerSlots(app, {
          overrides: {
            of: ({ cookies }) => (cookies["override"] === "mine" ? ({ remote: "courses" } as Override) : null),
          } as Overrides, // the one method that is called
          directory: server.directory,
          upstream: server.upstream,
          releases: {
            ofId: (id: string) => {
              asked.push(id);
              return Promise.resolve(id === "r1" ? { release: { ...live.release, id } } : null);
            },
            current: () => Promise.resolve({ release: live.release }),
          } as never, // what is called of them
          renderer: answeringRenderer(() => live),
        }),
    });
  });
  afterEach(() => server.stop());

  const request = (id: string, name: string, more: object = {}) => ({ id, name, props: { count: 3 }, ...more });
  const post = (payload: object, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({
      method: "POST",
      url: "/_slots",
      headers: { host: HOST, origin: `http://${HOST}`, cookie: "override=mine", "x-serambi-release": "r1", ...headers },
      payload,
    });

  it("are loaded here, with who provides them, but none of the local build's", async () => {
    const slots = [
      request("a", NEWEST),
      request("b", FEATURED),
      request("c", "shop.new.v1", { isOptional: true }),
      request("d", NEWEST, { props: { count: "many" } }),
    ];
    const answer = await post({ path: "/Courses", slots });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(answer.json()).toMatchObject({
      slots: [
        { kind: "ready", request: slots[0], data: "3 of main" },
        { kind: "absent", request: slots[1] },
        { kind: "failed", request: slots[3], remote: "blog", version: "1" },
      ],
      files: {
        scripts: [
          ["/remotes/blog/1/remoteEntry.js", ""],
          ["/remotes/courses/1/remoteEntry.js", ""],
        ],
      },
      providers: { [NEWEST]: { remote: "blog", minHeightRem: 9 } },
      remotes: { blog: { id: "blog", version: "1" } },
    });
    expect(asked).toEqual(["r1"]);
  });

  it("are told to nobody who shows no local build, and to no page of another site", async () => {
    const asking = { path: "/", slots: [request("a", NEWEST)] };
    expect((await post(asking, { cookie: "override=other" })).statusCode).toBe(404);
    expect((await post(asking, { origin: "https://other.example" })).statusCode).toBe(403);
    expect((await post({ path: "/", slots: [{ id: "a" }] })).statusCode).toBe(400);
  });
});
