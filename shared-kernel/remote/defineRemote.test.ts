import { describe, expect, it } from "@jest/globals";
import * as z from "zod/mini";

import { defineRemote, defineSlot } from "./defineRemote";
import { loadCatalogue } from "./loadCatalogue";
import { REMOTE_CONTRACT, type PageDefinition, type RemoteStore } from "./types";

type Page = PageDefinition<RemoteStore, Record<string, string>>;

const page = (id: string, more: Partial<Page> = {}): Page => ({
  ...more,
  id,
  paths: [`/${id}`],
  load: () => Promise.resolve({ Page: () => null }),
  head: () => ({ title: id }),
});

const slot = (name: string) =>
  defineSlot({
    name,
    schema: () => Promise.resolve({ schema: z.object({}) }),
    load: () => Promise.resolve({ Slot: () => null }),
    preload: () => Promise.resolve(null),
    minHeightRem: 1,
  });

const define =
  (pages: readonly Page[], slotNames: readonly string[] = []) =>
  () =>
    defineRemote<RemoteStore, Record<string, string>>({
      id: "blog",
      contract: REMOTE_CONTRACT,
      messages: { id: () => Promise.resolve({ messages: {} }), en: () => Promise.resolve({ messages: {} }) },
      texts: {
        archive: {
          id: () => Promise.resolve({ messages: { heading: "Arsip" } }),
          en: () => Promise.resolve({ messages: { heading: "Archive" } }),
        },
      },
      createStore: () => ({ snapshot: () => null }),
      pages,
      slots: slotNames.map(slot),
    });

describe("loadCatalogue", () => {
  const remote = define([])();

  it("gives the part that a page names, and the remote's own texts where it names none", async () => {
    expect(await loadCatalogue(remote, { texts: "archive" }, "en")).toEqual({ heading: "Archive" });
    expect(await loadCatalogue(remote, {}, "en")).toEqual({});
  });

  it("is rejected where there is no such part", async () => {
    await expect(loadCatalogue(remote, { texts: "shop" }, "id")).rejects.toThrow('no texts "shop"');
  });
});

describe("defineRemote", () => {
  it("hands on what it was given", () => {
    expect(define([page("list"), page("detail")], ["blog.latest.v1"])().pages.map(({ id }) => id)).toEqual([
      "list",
      "detail",
    ]);
  });

  it("refuses two pages with one id", () => {
    expect(define([page("list"), page("list")])).toThrow("remote blog: two pages have the same id");
  });

  it("refuses a page whose texts it does not have", () => {
    expect(define([page("list", { texts: "archive" })])).not.toThrow();
    expect(define([page("list", { texts: "toString" })])).toThrow('remote blog: there are no texts "toString"');
  });

  it.each(["courses.latest.v1", "blog.latest", "blog.Latest.v1", "latest"])("refuses a slot named %s", (name) => {
    expect(define([], [name])).toThrow(`slot "${name}" is not named blog.<name>.v<number>`);
  });
});
