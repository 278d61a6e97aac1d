import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { REMOTE_CONTRACT, type PageContext } from "@serambi/kernel/remote";
import { loader, notFound, orNull, redirect, serverSlot, type RemoteServer } from "@serambi/kernel/server";
import { fakeTenant } from "@serambi/kernel/testing";
import * as z from "zod/mini";

import { LocalRemote } from "./LocalRemote";

const noTexts = () => Promise.resolve({ messages: { title: "Books" } });

/** One page, `/Books/:slug`, and one slot, over calls of each kind. */
const server: RemoteServer = {
  remote: {
    id: "books",
    contract: REMOTE_CONTRACT,
    messages: { id: noTexts, en: noTexts },
    pages: [{ id: "book", paths: ["/Books", "/Books/:slug"], load: () => Promise.resolve({ Page: () => null }) }],
    slots: [{ name: "books.new.v1", minHeightRem: 10, load: () => Promise.resolve({ Slot: () => null }) }],
  },
  pages: {
    book: {
      loader: loader(async ({ http }, { params: { slug }, query, t, form }: PageContext<{ title: string }>) => {
        if (slug === "missing") return notFound();
        if (slug === "moved") return redirect("/Books/here");
        if (slug === "broken") throw new Error("a typing error");
        const classes = await http.services.get("class/active", { params: { page: query.get("page") ?? "1" } });
        const secret = slug === "secret" ? await orNull(http.services.get("{token}")) : undefined;
        return {
          data: { slug, classes, title: t.title, ...(secret !== undefined && { secret }), ...(form && { form }) },
          head: { title: "Book" },
          slots: [
            { id: "a", name: "books.new.v1", props: {} },
            { id: "b", name: "courses.featured.v1", props: {}, isOptional: true },
          ],
        };
      }),
      action: () => Promise.resolve({ kind: "invalid" as const, errors: { name: "It is missing" } }),
    },
  },
  slots: {
    "books.new.v1": serverSlot(z.object({ count: z.number() }), ({ http }, { count }) =>
      http.named("library").get(`books/${count}`),
    ),
  },
  documents: [],
  hosts: [
    { host: "services", method: "GET", path: "class/active" },
    { host: "services", method: "GET", path: "{token}" },
    { host: "library", method: "GET", path: "books/:count", isFromBrowser: true },
  ],
};

const page = { kind: "page", remote: "books", page: "book", pattern: "/Books/:slug", status: 200 };

describe("the loaders of a local build", () => {
  let gateway: Server;
  let shell: string;
  let asked: string[];
  let failures: unknown[];
  let local: LocalRemote;

  beforeEach(async () => {
    asked = [];
    failures = [];
    gateway = createServer(({ method, url, headers }, response) => {
      asked.push([method, headers.host, url, headers.referer, headers.cookie].join(" "));
      response.writeHead(200, { "content-type": "application/json" }).end('{"of":"the host"}');
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    shell = `http://main.localhost:${(gateway.address() as AddressInfo).port}`; // it listens on a port
    local = new LocalRemote(server, { shell, onFailure: (error) => failures.push(error) });
  });
  afterEach(() => new Promise<void>((resolve) => gateway.close(() => resolve())));

  const ask = (slug: string, more: object = {}) =>
    local.page({ tenant: fakeTenant(), pathname: `/Books/${slug}`, search: "", pattern: "/Books/:slug", ...more });
  const host = () => new URL(shell).host;

  it("run with the hosts behind the site's gateway, as a page of that address would call them", async () => {
    expect(await ask("one", { search: "?page=2" })).toEqual({
      result: {
        kind: "page",
        sent: {
          ...page,
          params: { slug: "one" },
          data: { slug: "one", classes: { of: "the host" }, title: "Books" },
        },
        head: { title: "Book" },
        jsonLd: [],
        slots: [
          { id: "a", name: "books.new.v1", props: {} },
          { id: "b", name: "courses.featured.v1", props: {}, isOptional: true },
        ],
      },
      problems: [],
    });
    expect(asked).toEqual([
      `GET ${host()} /api/services/class/active?page=2 ${shell}/Books/one language=${fakeTenant().language}`,
    ]);
  });

  it("end as they do on the server", async () => {
    expect(await ask("missing")).toEqual({ result: { kind: "not-found" }, problems: [] });
    expect(await ask("moved")).toEqual({ result: { kind: "redirect", to: "/Books/here" }, problems: [] });
  });

  it("say what they threw, in the terminal and on the page", async () => {
    expect(await ask("broken")).toEqual({ result: { kind: "failed" }, problems: ["loader: a typing error"] });
    expect(failures).toEqual([expect.objectContaining({ message: "a typing error" })]);
  });

  it("name a call that no browser may make, also where the page goes on without it", async () => {
    const { result, problems } = await ask("secret");
    expect(result).toMatchObject({ sent: { data: { secret: null } } });
    expect(problems).toEqual([expect.stringContaining("GET {token} of the host services")]);
    expect(asked).toHaveLength(1);
  });

  it("show a form that was refused with what was typed", async () => {
    const { result } = await ask("one", { form: { name: "" } });
    expect(result).toMatchObject({
      sent: { status: 422, form: { values: { name: "" }, errors: { name: "It is missing" } } },
    });
  });

  it("give the data of a slot, over properties that its schema has read", async () => {
    const slot = (props: object) =>
      local.slot({ tenant: fakeTenant(), pathname: "/", slot: { id: "a", name: "books.new.v1", props } });
    expect(await slot({ count: 7 })).toEqual({
      slot: {
        kind: "ready",
        request: { id: "a", name: "books.new.v1", props: { count: 7 } },
        data: { of: "the host" },
      },
      problems: [],
    });
    expect(asked[0]).toContain("/api/library/books/7 ");
    const refused = await slot({ count: "many" });
    expect(refused.slot).toMatchObject({ kind: "failed", remote: "books", version: "local" });
    expect(refused.problems).toEqual([expect.stringMatching(/^props: /)]);
  });

  it("are not run for what asks for nothing", async () => {
    await expect(local.page({ pathname: "/Books" })).rejects.toThrow("tenant");
    await expect(local.slot(null)).rejects.toThrow("expected object");
  });

  it("are no remote's where the bundle is none of this contract", () => {
    const evaluate = (code: string) => LocalRemote.evaluate(code, "books", {}, { shell });
    expect(() => evaluate("throw new Error('at once')")).toThrow("at once");
    expect(() => evaluate("exports.server = { remote: { id: 'books', contract: 1 } }")).toThrow("contract 1");
  });
});
