import { describe, expect, it } from "@jest/globals";
import * as z from "zod/mini";

import { defineRemote, defineSlot } from "./defineRemote";
import { REMOTE_CONTRACT, type PageDefinition, type RemoteStore } from "./types";

type Page = PageDefinition<RemoteStore, Record<string, string>>;

const page = (id: string): Page => ({
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
      createStore: () => ({ snapshot: () => null }),
      pages,
      slots: slotNames.map(slot),
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

  it.each(["courses.latest.v1", "blog.latest", "blog.Latest.v1", "latest"])("refuses a slot named %s", (name) => {
    expect(define([], [name])).toThrow(`slot "${name}" is not named blog.<name>.v<number>`);
  });
});
