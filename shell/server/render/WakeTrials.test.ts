import { beforeEach, describe, expect, it } from "@jest/globals";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { resolve, type Release } from "../../registry/resolve";
import { artefactOf, CHANGE, registryWith } from "../../registry/testing/registries";
import { withShipped } from "../../registry/changes";
import type { ServedRelease } from "./Releases";
import type { PageAnswer, PageOrder, RenderedPage } from "./Renderer";
import { RenderInterrupted } from "./RenderInterrupted";
import { RestingRemotes } from "./RestingRemotes";
import { WakeTrials } from "./WakeTrials";

const BAD = { remote: "courses", version: "2" };
const registry = withShipped(registryWith("1", "2"), artefactOf("7", "sites"), CHANGE);
const asked = resolve(registry, { tenant: "", cohort: null });
const order: PageOrder = {
  tenant: fakeTenant(),
  digest: "d1",
  appVersion: "1",
  isStale: false,
  url: "http://main.localhost/Courses",
  nonce: "n",
  isPublic: true,
  local: [],
  vitalsSample: 0,
};
const page = (remotes: readonly string[], body: RenderedPage["body"] = []): PageAnswer => ({
  kind: "page",
  status: 200,
  isSound: true,
  remotes,
  body,
});

describe("WakeTrials", () => {
  let now: number;
  let resting: RestingRemotes;
  let answer: () => Promise<PageAnswer>;
  let tried: Release[];
  let closed: number;
  let trials: WakeTrials;

  const current = (): ServedRelease => ({
    release: { ...asked, id: `${asked.id}-courses`, absent: ["courses"] },
    asked,
    resting: [BAD],
  });
  const offer = async (names: readonly string[], of: ServedRelease = current()): Promise<void> => {
    trials.offer(of, names, order, fakeHttp({}));
    await new Promise(setImmediate); // what is offered is tried behind the request
  };

  beforeEach(() => {
    now = 0;
    tried = [];
    closed = 0;
    answer = () => Promise.resolve(page(["courses"]));
    resting = new RestingRemotes({ now: () => now });
    resting.rest(BAD);
    now = 10_000;
    trials = new WakeTrials({
      resting,
      open: () => ({
        page: (release) => {
          tried.push(release);
          return answer();
        },
        load: () => Promise.reject(new Error("not asked for")),
        ask: () => Promise.reject(new Error("not asked for")),
        close: () => void (closed += 1),
      }),
    });
  });

  it("wakes a version whose page came to its end, in a renderer of its own", async () => {
    await offer(["sites", "courses"]);
    expect(tried).toMatchObject([{ absent: [], remotes: { courses: { version: "2" }, sites: { version: "7" } } }]);
    expect(resting.isResting(BAD)).toBe(false);
    expect(closed).toBe(1);
  });

  it("waits for the end of a page that comes in pieces", async () => {
    let finish = (): void => undefined;
    answer = () =>
      Promise.resolve(page(["courses"], { pipe: (_write, end) => void (finish = end), abort: () => undefined }));
    await offer(["courses"]);
    expect(resting.isResting(BAD)).toBe(true);
    finish();
    await new Promise(setImmediate);
    expect(resting.isResting(BAD)).toBe(false);
  });

  it("lets a version that is at fault again rest longer", async () => {
    answer = () => Promise.reject(new RenderInterrupted("blocked", BAD));
    await offer(["courses"]);
    now += 19_999;
    expect(resting.takeTrial(BAD)).toBe(false);
    now += 1;
    expect(resting.takeTrial(BAD)).toBe(true);
    expect(closed).toBe(1);
  });

  for (const [what, said] of [
    ["its page failed otherwise", () => Promise.reject(new Error("no host"))],
    ["its page leads elsewhere", () => Promise.resolve<PageAnswer>({ kind: "redirect", to: "/", status: 302 })],
    ["it is not on the page after all", () => Promise.resolve(page(["sites"]))],
  ] as const)
    it(`leaves the trial to somebody else where ${what}`, async () => {
      answer = said;
      await offer(["courses"]);
      expect(resting.isResting(BAD)).toBe(true);
      expect(resting.takeTrial(BAD)).toBe(true);
      expect(closed).toBe(1);
    });

  it("tries nothing on a page without the remote, before its time, or twice at once", async () => {
    await offer(["sites"]);
    now = 9_999;
    await offer(["courses"]);
    expect(tried).toEqual([]);
    now = 10_000;
    answer = () => new Promise(() => undefined);
    await offer(["courses"]);
    await offer(["courses"]);
    expect(tried).toHaveLength(1);
  });

  it("gives the trial back where the release has the remote no more", async () => {
    const remotes = Object.fromEntries(Object.entries(asked.remotes).filter(([remote]) => remote !== "courses"));
    await offer(["courses"], { ...current(), asked: { ...asked, remotes } });
    expect(tried).toEqual([]);
    expect(resting.takeTrial(BAD)).toBe(true);
  });
});
