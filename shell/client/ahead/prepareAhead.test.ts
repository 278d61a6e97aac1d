import { beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { REMOTE_CONTRACT, type AnyRemote, type RemoteDeps, type RemoteStore } from "@serambi/kernel/remote";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { preparePage } from "../page/preparePage";
import { SiteVisit } from "../page/SiteVisit";
import type { SiteRelease } from "../page/types";
import { prepareAhead } from "./prepareAhead";

const release: SiteRelease = {
  id: "r1",
  routes: [{ pattern: "/Courses/:slug", remote: "courses", page: "course" }],
  slots: {},
  families: { courses: "courses" },
  remotes: { courses: { id: "courses", version: "1", entry: "/e.js", integrity: "", container: "c" } },
};

/** Holds what it was last brought to. */
class Store implements RemoteStore {
  constructor(
    private readonly deps: RemoteDeps,
    public shown = "",
  ) {}
  show = async (slug: string): Promise<void> => {
    this.shown = String(await this.deps.http.services.get("class/overview", { params: { slug } }));
  };
  snapshot = () => this.shown;
}

let stores: Store[];
let slotCalls: number;

const remote: AnyRemote = {
  id: "courses",
  contract: REMOTE_CONTRACT,
  messages: { id: () => Promise.resolve({ messages: {} }), en: () => Promise.resolve({ messages: {} }) },
  createStore: (deps, saved) => {
    const made = new Store(deps, typeof saved === "string" ? saved : "");
    stores.push(made);
    return made;
  },
  pages: [
    {
      id: "course",
      paths: ["/Courses/:slug"],
      load: () => Promise.resolve({ Page: () => null }),
      preload: (store, { params }) => (store as Store).show(params["slug"] ?? ""), // made above
      head: () => ({ title: "A course" }),
      slots: () => [{ id: "more", name: "courses.more.v1", props: {} }],
    },
  ],
  slots: [
    {
      name: "courses.more.v1",
      minHeightRem: 1,
      schema: async () => ({ schema: (await import("zod/mini")).object({}) }),
      load: () => Promise.resolve({ Slot: () => null }),
      preload: async () => void (slotCalls += 1),
    },
  ],
};

const http = (answer: unknown) => fakeHttp({ "services class/overview": answer });
const visitWith = (answer: unknown): SiteVisit =>
  new SiteVisit({
    tenant: fakeTenant(),
    release,
    source: { load: () => Promise.resolve({ kind: "loaded", remote }) },
    http: http(answer),
    now: () => new Date(0),
  });
const address = { pathname: "/Courses/go", search: "" };

beforeEach(() => {
  [stores, slotCalls] = [[], 0];
});

describe("a page that the visitor is about to open", () => {
  it("is prepared with its slots on stores of its own: what is shown stays as it is", async () => {
    const visit = visitWith("shown");
    await preparePage(visit, address, { runPreload: true });
    const ahead = http("ahead");
    await prepareAhead(visit.aside(ahead), address);
    expect(stores.map(({ shown }) => shown)).toEqual(["shown", "ahead"]);
    expect([ahead.calls.length, slotCalls]).toEqual([1, 1]);
  });

  it("begins with what is known already", async () => {
    const visit = visitWith("shown");
    await preparePage(visit, address, { runPreload: true });
    await prepareAhead(visit.aside(http(new AppError("offline", "down"))), address);
    expect(stores[1]?.shown).toBe("shown");
  });

  it("is nobody's error where it fails", async () => {
    const visit = visitWith("shown");
    await expect(prepareAhead(visit.aside(fakeHttp({})), address)).resolves.toBeUndefined();
    await expect(prepareAhead(visit.aside(http("x")), { pathname: "/Nowhere", search: "" })).resolves.toBeUndefined();
    expect(slotCalls).toBe(0);
  });

  it("is one of three at most: who passes over a whole list wants none of it", async () => {
    let bring = (): void => undefined;
    const gate = new Promise<void>((resolve) => (bring = resolve));
    const slow = fakeHttp({ "services class/overview": "x" }, { delay: () => gate });
    const visit = visitWith("shown");
    const all = Array.from({ length: 4 }, () => prepareAhead(visit.aside(slow), address));
    bring();
    await Promise.all(all);
    expect(slow.calls).toHaveLength(3);
  });
});
