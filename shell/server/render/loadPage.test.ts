import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { FormValues, PageContext } from "@serambi/kernel/remote";
import type { ServerPage } from "@serambi/kernel/server";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { SiteVisit } from "../../client/page/SiteVisit";
import { loadedRelease } from "../testing/loadedRelease";
import { statusOf, type ShownResult } from "./answers";
import { loadPage } from "./loadPage";
import type { Middleware, MiddlewareTable } from "./middleware";

const SUBJECT = { remote: "courses", version: "1" };
const PATTERN = "/Courses/:slug";
const GO = { data: { title: "Go" }, head: { title: "Go" } };

let asked: PageContext[];

interface Asked {
  readonly path?: string;
  readonly search?: string;
  readonly form?: FormValues;
  readonly middleware?: MiddlewareTable;
  readonly timeoutMs?: number;
  readonly isBroken?: boolean;
  readonly local?: readonly string[];
  readonly notes?: unknown[];
}

/** Loads a page of a release with one remote, whose page has these parts. */
const load = (parts: Partial<ServerPage>, given: Asked = {}) => {
  const {
    path = "/Courses/go",
    search = "",
    timeoutMs = 1_000,
    isBroken = false,
    local = [],
    notes,
    ...options
  } = given;
  const loader: ServerPage["loader"] = async (_deps, context) => {
    asked.push(context as PageContext); // of texts that do not matter here
    return GO;
  };
  const blog = { id: "blog", paths: ["/Blog"], slots: { "blog.latest.v1": {} as never } }; // its name is all that is asked for
  const courses = { id: "courses", paths: [PATTERN], pages: { all: { loader, ...parts } }, isBroken };
  const live = loadedRelease([courses, blog]);
  const tenant = fakeTenant({ settings: { routes: [PATTERN] } });
  const visit = new SiteVisit({
    tenant,
    release: live.forSite(tenant),
    source: live,
    http: fakeHttp({}),
    now: () => new Date(0),
    ...(notes && { onNote: (note) => void notes.push(note) }),
  });
  return loadPage(live, visit, { pathname: path, search }, { timeoutMs, local: new Set(local), ...options });
};
const giving = (result: unknown) => load({ loader: () => Promise.resolve(result as never) }); // also what no loader may give
const throwing = (error: Error) => load({ loader: () => Promise.reject(error) });

beforeEach(() => {
  asked = [];
});

const SELF = { kind: "redirect", to: "/Courses/go?a=1", status: 302 } as const;

describe("a page that redirects to itself", () => {
  it("has failed, unless a form came before", async () => {
    const parts = { loader: () => Promise.resolve(SELF) };
    const circle = await load(parts, { search: "?a=1" });
    expect(circle).toMatchObject({ kind: "failed", phase: "loader", ...SUBJECT });
    expect(statusOf(circle as ShownResult)).toBe(508);
    expect(await load(parts)).toEqual(SELF);
    const otherwise = { ...SELF, to: "/Courses/./go?a=1#top" };
    expect(await load({ loader: () => Promise.resolve(otherwise) }, { search: "?a=1" })).toMatchObject({
      kind: "failed",
    });
    const action = () => Promise.resolve(SELF);
    expect(await load({ ...parts, action }, { search: "?a=1", form: {} })).toEqual(SELF);
  });
});

describe("loadPage", () => {
  it("gives what the loader of an address gave, and what travels of it", async () => {
    expect(await load({}, { search: "?page=2" })).toEqual({
      kind: "page",
      sent: {
        kind: "page",
        ...SUBJECT,
        version: undefined,
        page: "all",
        pattern: PATTERN,
        params: { slug: "go" },
        status: 200,
        data: { title: "Go" },
      },
      head: { title: "Go" },
      jsonLd: [],
      slots: [],
      isOwn: false,
    });
    expect(asked).toMatchObject([
      { path: "/Courses/go", params: { slug: "go" }, query: new URLSearchParams("page=2") },
    ]);
  });

  it("is not found where no route of the release matches", async () => {
    expect(await load({}, { path: "/Nowhere" })).toEqual({ kind: "not-found" });
    expect(asked).toEqual([]);
  });

  it("carries the status of a page that stands without what it is about", async () => {
    expect(await giving({ ...GO, status: 503 })).toMatchObject({ kind: "page", sent: { status: 503 } });
  });

  it("follows an ending that the loader gives", async () => {
    expect(await giving({ kind: "not-found" })).toEqual({ kind: "not-found" });
    expect(await giving({ kind: "redirect", to: "/Courses", status: 301 })).toMatchObject({
      kind: "redirect",
      status: 301,
    });
    expect(await giving({ kind: "failed", status: 410, message: "gone" })).toEqual({
      kind: "refused",
      status: 410,
      message: "gone",
    });
  });

  it.each([
    { kind: "redirect", to: "javascript:alert(1)", status: 302 },
    { kind: "redirect", to: "/Blog\r\nSet-Cookie: a=b", status: 302 },
    { kind: "redirect", to: "//elsewhere.example", status: 302 },
    { kind: "redirect", to: "/Blog", status: 200 },
    { kind: "failed", status: 101, message: "none" },
    { kind: "failed", status: 500, message: { toString: null } },
    { ...GO, status: 101 },
    { ...GO, status: 304 },
    { ...GO, status: "200" },
  ])("is the version's own failure where the loader ends in %j", async (result) => {
    expect(await giving(result)).toMatchObject({ kind: "failed", ...SUBJECT, phase: "loader" });
  });

  it("writes an address with letters that no header takes in those that it does", async () => {
    expect(await giving({ kind: "redirect", to: "/Blog/kata-é?q=مر", status: 302 })).toMatchObject({
      to: "/Blog/kata-%C3%A9?q=%D9%85%D8%B1",
    });
  });

  it("takes an expected failure for the ending of its code", async () => {
    expect(await throwing(new AppError("not-found", "no such class"))).toEqual({ kind: "not-found" });
    expect(await throwing(new AppError("timeout", "too slow"))).toEqual({
      kind: "refused",
      status: 504,
      message: "too slow",
    });
  });

  it("names remote, version and phase where the loader has a bug", async () => {
    expect(await throwing(new TypeError("a bug"))).toMatchObject({ kind: "failed", ...SUBJECT, phase: "loader" });
  });

  it("does not wait for ever for a loader that never ends", async () => {
    const never = () => new Promise<never>(() => undefined);
    expect(await load({ loader: never }, { timeoutMs: 5 })).toMatchObject({
      kind: "failed",
      phase: "loader",
      error: { code: "timeout" },
    });
  });

  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  it.each([
    ["undefined", undefined],
    ["no head", { data: {} }],
    ["a head without a title", { data: {}, head: {} }],
    ["an ending that there is not", { kind: "perhaps" }],
    ["no data", { ...GO, data: undefined }],
    ["a cycle", { ...GO, data: cycle }],
    ["a BigInt", { ...GO, data: { id: 1n } }],
    ["5 MB", { ...GO, data: "x".repeat(5 * 1024 * 1024) }],
  ])("refuses a loader that gives %s", async (_what, result) => {
    expect(await giving(result)).toMatchObject({ kind: "failed", ...SUBJECT, phase: "loader" });
  });

  it("leaves out optional slots of remotes that the release does not have, and no others", async () => {
    const slots = [
      { id: "a", name: "lms.studio.v1", props: {}, isOptional: true },
      { id: "b", name: "blog.latest.v1", props: {}, isOptional: true },
      { id: "c", name: "chat.box.v1", props: {} },
    ];
    expect(await giving({ ...GO, slots })).toMatchObject({ slots: [{ id: "b" }, { id: "c" }] });
  });

  it("says which remote could not be loaded, and of which the developer's machine has the loader", async () => {
    expect(await load({}, { isBroken: true })).toMatchObject({ kind: "failed", remote: "courses" });
    expect(await load({}, { local: ["courses"] })).toEqual({ kind: "absent", ...SUBJECT });
    expect(asked).toEqual([]);
  });

  it("hears what a remote tells of its hosts' answers, where somebody listens", async () => {
    const loader: ServerPage["loader"] = (deps) => {
      deps.report?.("entries left out", { count: 2 });
      return Promise.resolve(GO);
    };
    const notes: unknown[] = [];
    await load({ loader }, { notes });
    expect(notes).toEqual([{ ...SUBJECT, message: "entries left out", details: { count: 2 } }]);
    expect(await load({ loader })).toMatchObject({ kind: "page" });
  });
});

describe("the checks that a page asks for", () => {
  const ran: string[] = [];
  const checks: Readonly<Record<string, Middleware>> = {
    open: ({ path }) => void ran.push(`open ${path}`),
    closed: () => ({ kind: "redirect", to: "/Login", status: 302 }),
    failing: () => Promise.reject(new AppError("forbidden", "not yours")),
    broken: () => Promise.reject(new TypeError("a bug")),
  };
  const table: MiddlewareTable = (name) => (Object.hasOwn(checks, name) ? checks[name] : undefined);
  const action = () => Promise.reject(new Error("no form is taken before the checks"));
  const checked = (middleware: readonly string[], given: Asked = {}) => {
    ran.length = 0;
    return load({ middleware, action }, { middleware: table, ...given });
  };

  it("run before its loader, and it is marked as one visitor's own", async () => {
    expect(await checked(["open"])).toMatchObject({ kind: "page", isOwn: true });
    expect([ran, asked.length]).toEqual([["open /Courses/go"], 1]);
    expect(await checked([])).toMatchObject({ isOwn: false });
  });

  it("take its place where one does not let it be shown, also where a form is posted", async () => {
    expect(await checked(["open", "closed"])).toEqual({ kind: "redirect", to: "/Login", status: 302 });
    expect(await checked(["closed"], { form: {} })).toMatchObject({ kind: "redirect" });
    expect(await checked(["failing"])).toEqual({ kind: "refused", status: 403, message: "not yours" });
    expect(await checked(["broken"])).toMatchObject({ kind: "failed", phase: "loader" });
    expect(asked).toEqual([]);
  });

  it.each(["signed-in", "constructor", "__proto__"])("are 500 'Unknown middleware' for the name %s", async (name) => {
    expect(await checked(["open", name])).toEqual({ kind: "refused", status: 500, message: "Unknown middleware" });
    expect([ran, asked]).toEqual([[], []]);
  });

  it("are none that the shell does not have", async () => {
    expect(await load({ middleware: ["open"] })).toMatchObject({ status: 500, message: "Unknown middleware" });
  });
});

describe("a form that is posted to a page", () => {
  const form = { name: "R", password: "secret", passwordAgain: "secret" };

  it("is given to the page's action, which leads on", async () => {
    const action = jest.fn<NonNullable<ServerPage["action"]>>(() =>
      Promise.resolve({ kind: "redirect", to: "/Courses/go?sent=1", status: 303 }),
    );
    expect(await load({ action }, { form })).toEqual({ kind: "redirect", to: "/Courses/go?sent=1", status: 303 });
    expect(action.mock.calls[0]?.slice(1)).toEqual([expect.objectContaining({ path: "/Courses/go" }), form]);
    expect(asked).toEqual([]);
  });

  it("comes back as the page with what was typed and what is wrong with it, to nobody else", async () => {
    const action = () => Promise.resolve({ kind: "invalid", errors: { name: "too short" } } as const);
    const said = { values: { name: "R" }, errors: { name: "too short" }, message: "" };
    expect(await load({ action }, { form })).toMatchObject({
      kind: "page",
      sent: { status: 422, data: { title: "Go" }, form: said },
      isOwn: true,
    });
    expect(asked).toMatchObject([{ form: said }]);
  });

  it("never comes back with a password", async () => {
    const action = () => Promise.resolve({ kind: "invalid", errors: {} } as const);
    expect(JSON.stringify(await load({ action }, { form }))).not.toContain("secret");
  });

  it("comes back with the fields that an expected failure names", async () => {
    const refused = new AppError("malformed", "Two fields are wrong", { fields: { name: "taken" } });
    const sent = { status: 422, form: { errors: { name: "taken" }, message: "Two fields are wrong" } };
    expect(await load({ action: () => Promise.reject(refused) }, { form })).toMatchObject({ sent });
    const atOnce = (): never => {
      throw refused;
    };
    expect(await load({ action: atOnce }, { form })).toMatchObject({ sent });
  });

  it("ends as an expected failure without fields says, and as a bug of its remote otherwise", async () => {
    const offline = new AppError("offline", "no line");
    expect(await load({ action: () => Promise.reject(offline) }, { form })).toMatchObject({
      kind: "refused",
      message: "no line",
    });
    const bug = await load({ action: () => Promise.reject(new TypeError("a bug")) }, { form });
    expect(bug).toMatchObject({ kind: "failed", phase: "loader" });
    const nothing = await load({ action: () => Promise.resolve(undefined as never) }, { form }); // what no action may give
    expect(nothing).toMatchObject({ kind: "failed", phase: "loader" });
  });

  it("of a mail program is taken where the page says that letters name it, and nowhere else", async () => {
    const action = () => Promise.resolve({ kind: "redirect", to: "/Courses", status: 303 } as const);
    const click = { form: { "List-Unsubscribe": "One-Click" } };
    expect(await load({ action }, click)).toMatchObject({ kind: "refused", status: 403 });
    expect(await load({ action, takesOneClick: true }, click)).toMatchObject({ kind: "redirect" });
  });

  it("is not found where the page takes none", async () => {
    expect(await load({}, { form })).toEqual({ kind: "not-found" });
    expect(asked).toEqual([]);
  });
});
