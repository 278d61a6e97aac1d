import { beforeEach, describe, expect, it } from "@jest/globals";
import type { SlotRequest } from "@serambi/kernel/remote";
import type { AnyServerSlot } from "@serambi/kernel/server";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";
import * as z from "zod/mini";

import { SiteVisit } from "../../client/page/SiteVisit";
import { loadedRelease } from "../testing/loadedRelease";
import { loadSlot } from "./loadSlot";

const NAME = "courses.featured.v1";
const SUBJECT = { kind: "failed", remote: "courses", version: "1" };

let parsed: number;
/** Of what it is asked with; `limit` has one of its own where it is missing. */
const schema = z.pipe(
  z.transform((value: unknown) => {
    parsed += 1;
    return value;
  }),
  z.object({ limit: z._default(z.number(), 3) }),
);

const load = (
  parts: Partial<AnyServerSlot> = {},
  request: Partial<SlotRequest> = {},
  { isBroken = false, timeoutMs = 1_000 } = {},
) => {
  const slot: AnyServerSlot = { schema, loader: (_deps, props: unknown) => Promise.resolve([props]), ...parts };
  const live = loadedRelease([{ id: "courses", paths: ["/Courses"], slots: { [NAME]: slot }, isBroken }]);
  const tenant = fakeTenant();
  const source = { tenant, release: live.forSite(tenant), source: live, http: fakeHttp({}), now: () => new Date(0) };
  return loadSlot(live, new SiteVisit(source), { id: "a", name: NAME, props: {}, ...request }, timeoutMs);
};

beforeEach(() => {
  parsed = 0;
});

describe("loadSlot", () => {
  it("gives what its loader gave for its properties as the schema reads them", async () => {
    expect(await load({}, { isEager: true })).toEqual({
      kind: "loaded",
      request: { id: "a", name: NAME, props: { limit: 3 }, isEager: true },
      data: [{ limit: 3 }],
    });
  });

  it("has null for the data of a loader that gives nothing", async () => {
    expect(await load({ loader: () => Promise.resolve(undefined) })).toMatchObject({ kind: "loaded", data: null });
  });

  it("checks a list of sections once, however many pages are made of it", async () => {
    const props = { limit: 5 };
    for (let page = 0; page < 3; page += 1) expect(await load({}, { props })).toMatchObject({ data: [{ limit: 5 }] });
    expect(parsed).toBe(1);
  });

  it("refuses a slot that no remote of the release provides, and one whose remote could not be loaded", async () => {
    expect(await load({}, { name: "blog.latest.v1" })).toMatchObject({
      kind: "failed",
      remote: "blog",
      phase: "unknown",
    });
    expect(await load({}, {}, { isBroken: true })).toMatchObject({ kind: "failed", remote: "courses" });
  });

  it("asks nobody for a slot whose properties are not what it takes", async () => {
    const loader = () => Promise.reject(new Error("asked"));
    expect(await load({ loader }, { props: { limit: "many" } })).toMatchObject({ ...SUBJECT, phase: "props" });
  });

  it.each([
    ["throws", () => Promise.reject(new TypeError("a bug"))],
    ["never ends", () => new Promise(() => undefined)],
    ["gives what is no JSON", () => Promise.resolve({ id: 1n })],
    ["gives 5 MB", () => Promise.resolve("x".repeat(5 * 1024 * 1024))],
  ])("keeps a loader that %s to its own place", async (_what, loader) => {
    expect(await load({ loader }, {}, { timeoutMs: 50 })).toMatchObject({ ...SUBJECT, phase: "loader" });
  });
});
