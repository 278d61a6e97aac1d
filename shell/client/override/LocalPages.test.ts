/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { SlotRequest } from "@serambi/kernel/remote";
import { fakeTenant } from "@serambi/kernel/testing";

import type { Answer, PageAsk } from "../navigation/askPage";
import type { PageLine, SentPage } from "../page/sentPage";
import type { LocalPage } from "./localAnswer";
import { LocalPages } from "./LocalPages";

const ADDRESS = "http://127.0.0.1:4300/secret";
const tenant = fakeTenant();
const sent: SentPage = {
  kind: "page",
  remote: "courses",
  page: "list",
  pattern: "/Courses",
  params: {},
  status: 200,
  data: { total: 2 },
};
const request = (id: string, name: string): SlotRequest => ({ id, name, props: {} });
const own = request("a", "courses.featured.v1");
const live = request("b", "blog.latest.v1");
const unknown = { ...request("c", "shop.new.v1"), isOptional: true };
const ready = (of: SlotRequest, data: unknown) => ({ kind: "ready" as const, request: of, data });
const liveSlots = {
  slots: [ready(live, "posts")],
  files: { scripts: [["/remotes/blog/1/remoteEntry.js", "sha384-b"]], styles: [] },
  providers: { [live.name]: { remote: "blog", minHeightRem: 9 } },
  remotes: {},
};
const standing = (slots: readonly SlotRequest[] = []): LocalPage => ({
  result: { kind: "page", sent, head: { title: "Courses" }, jsonLd: [], slots },
  problems: [],
});
const empty = { slots: [], files: { scripts: [], styles: [] }, providers: {}, remotes: {} };

describe("pages with a local build in the place of one remote", () => {
  /** What each address is answered with; none: nobody is there. */
  let answers: Record<string, unknown>;
  let calls: { readonly url: string; readonly body: unknown; readonly headers: unknown }[];
  let told: (readonly string[])[];
  let liveAnswer: Answer;
  let asked: string[];
  let logged: ReturnType<typeof jest.spyOn>;
  let pages: LocalPages;

  beforeEach(() => {
    answers = { [`${ADDRESS}/b1/page`]: standing() };
    [calls, told, asked] = [[], [], []];
    logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
    pages = new LocalPages({
      tenant,
      local: { remote: "courses", address: ADDRESS },
      source: {
        build: "b1",
        routes: [
          { pattern: "/Courses", remote: "courses", page: "list" },
          { pattern: "/Blog", remote: "blog", page: "posts" },
        ],
        families: { courses: "courses", blog: "blog" },
        remotes: { courses: { id: "courses", version: "local-b1", entry: "", integrity: "", container: "" } },
      },
      t: { notFoundTitle: "Not found", errorTitle: "Broken" },
      askLive: ({ pathname }) => {
        asked.push(pathname);
        const slot: PageAsk["slot"] = (id) => Promise.resolve(ready(request(id, "sites.late.v1"), "late"));
        return { files: Promise.resolve(null), answer: Promise.resolve(liveAnswer), slot, abort: () => undefined };
      },
      tell: (problems) => told.push(problems),
      fetch: (url, { body, headers }) => {
        calls.push({ url, body: JSON.parse(body as string), headers });
        const answer = answers[url];
        if (answer === undefined) return Promise.reject(new TypeError("Failed to fetch"));
        return Promise.resolve(answer === 404 ? new Response("", { status: 404 }) : Response.json(answer));
      },
    });
  });

  const ask = (pathname: string, options: object = {}) =>
    pages.ask({ pathname, search: "?page=2" }, { release: "r1", ...options });
  const shown = async (asking: PageAsk): Promise<PageLine> => {
    const answer = await asking.answer;
    if (answer.kind !== "answer") throw new Error(`It is answered with ${answer.kind}`);
    return answer;
  };

  it("are loaded on the developer's machine where they are of that remote", async () => {
    const { result, head } = await shown(ask("/courses"));
    expect(calls.map(({ url, body }) => [url, body])).toEqual([
      [
        `${ADDRESS}/b1/page`,
        { tenant: expect.anything(), pathname: "/courses", search: "?page=2", pattern: "/Courses" },
      ],
    ]);
    expect(result).toEqual(sent);
    expect(head.title).toContain("Courses");
    expect([asked, told]).toEqual([[], [[]]]);
  });

  it("have their own slots from there, and those of live remotes from the site, in the order of the page", async () => {
    answers = {
      [`${ADDRESS}/b1/page`]: standing([live, unknown, own]),
      [`${ADDRESS}/b1/slot`]: { slot: ready(own, "courses"), problems: [] },
      "/_slots": liveSlots,
    };
    const { slots, files, providers } = await shown(ask("/Courses"));
    expect(slots).toEqual([ready(live, "posts"), ready(own, "courses")]);
    expect({ files, providers }).toEqual({ files: liveSlots.files, providers: liveSlots.providers });
    const call = calls.find(({ url }) => url === "/_slots");
    expect(call).toMatchObject({
      body: { path: "/Courses", slots: [live, unknown] },
      headers: { "x-serambi-release": "r1" },
    });
  });

  it("post a form to the developer's machine, and follow where it leads", async () => {
    answers[`${ADDRESS}/b1/page`] = { result: { kind: "redirect", to: "/Courses/done" }, problems: [] };
    const form = new FormData();
    form.set("name", "Siti");
    expect(await ask("/Courses", { form }).answer).toEqual({ kind: "redirect", to: "/Courses/done" });
    expect(calls[0]?.body).toMatchObject({ form: { name: "Siti" } });
  });

  it.each([
    ["nobody is there", undefined],
    ["another build has taken its place", 404],
  ])("fail, each part by itself, where %s", async (_, answer) => {
    answers = { [`${ADDRESS}/b1/page`]: answer };
    expect((await shown(ask("/Courses"))).result).toEqual({ kind: "failed", remote: "courses", version: "local-b1" });
    answers = { [`${ADDRESS}/b1/page`]: standing([own, live]), [`${ADDRESS}/b1/slot`]: answer };
    expect((await shown(ask("/Courses"))).slots.map(({ kind }) => kind)).toEqual(["failed", "failed"]);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("serambi dev courses"), expect.anything());
  });

  it("tell of what loaders say of themselves, but not for a page that is fetched ahead", async () => {
    answers[`${ADDRESS}/b1/page`] = { result: { kind: "failed" }, problems: ["loader: a typing error"] };
    expect((await shown(ask("/Courses", { isAhead: true }))).result.kind).toBe("failed");
    expect(told).toEqual([]);
    await shown(ask("/Courses"));
    expect(told).toEqual([["loader: a typing error"]]);
    expect(logged).toHaveBeenCalledWith("courses, /Courses: loader: a typing error");
  });

  it("are the server's otherwise, with the slots of the local build put into them", async () => {
    const late = request("d", "sites.late.v1");
    liveAnswer = {
      kind: "answer",
      result: { ...sent, remote: "blog" },
      head: { title: "", tags: [], jsonLd: [] },
      ...empty,
      slots: [
        { kind: "absent", request: own },
        { kind: "late", request: late },
      ],
    };
    answers = { [`${ADDRESS}/b1/slot`]: { slot: ready(own, "courses"), problems: ["loader: slow"] } };
    const asking = ask("/Blog");
    expect((await shown(asking)).slots).toEqual([ready(own, "courses"), { kind: "late", request: late }]);
    expect(await asking.slot("d")).toEqual(ready(late, "late"));
    expect([asked, told.at(-1)]).toEqual([["/Blog"], ["loader: slow"]]);
    liveAnswer = { kind: "reload" };
    expect(await ask("/Blog").answer).toEqual({ kind: "reload" });
  });
});
