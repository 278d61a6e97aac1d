import { describe, expect, it } from "@jest/globals";
import * as z from "zod/mini";

import { readEnvelope, readList, readPage } from "./readEnvelope";

const thrown = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

const answer = (data: unknown) => ({ status: true, message: "", data });

describe("readEnvelope", () => {
  it("gives the data when it has the agreed shape", () => {
    expect(readEnvelope(answer({ id: 1, surplus: true }), z.object({ id: z.number() }))).toEqual({ id: 1 });
  });

  it("says `malformed`, with the cause, for data of another shape or no envelope at all", () => {
    for (const body of [answer({ id: "1" }), "<html>", null, { data: { id: 1 } }])
      expect(thrown(() => readEnvelope(body, z.object({ id: z.number() })))).toMatchObject({
        code: "malformed",
        cause: expect.anything(),
      });
  });

  it("says `upstream` with the host's message when the host refused", () => {
    const body = { status: false, message: "Kelas tidak ditemukan", data: null };
    expect(thrown(() => readEnvelope(body, z.unknown()))).toMatchObject({ code: "upstream", message: body.message });
  });
});

describe("readPage", () => {
  const page = { page: 2, perPage: 6, totalItems: 13, totalPages: 3, items: ["a"] };

  it("reads the current shape", () => {
    expect(readPage(answer(page), z.string())).toEqual(page);
  });

  it.each(["data", "items"])(
    "reads the older shape as the same page, with its entries as %s, numbers in texts too",
    (name) => {
      const older = { current_page: "2", per_page: 6, total_data: "13", last_page: 3, [name]: ["a"] };
      expect(readPage(answer(older), z.string())).toEqual(page);
    },
  );

  it("refuses a page in which one item is not what it should be", () => {
    expect(thrown(() => readPage(answer({ ...page, items: ["a", 2] }), z.string()))).toMatchObject({
      code: "malformed",
    });
  });

  it("refuses a list that is not a page", () => {
    expect(thrown(() => readPage(answer(["a"]), z.string()))).toMatchObject({ code: "malformed" });
  });
});

describe("an answer that is used as far as it can be", () => {
  const Item = z.object({ name: z.string(), tags: z.array(z.string()) });
  const good = { name: "a", tags: ["x"] };
  const page = (items: readonly unknown[]) =>
    answer({ page: 1, perPage: 6, totalItems: items.length, totalPages: 1, items });
  const telling = () => {
    const told: unknown[] = [];
    return { told, teller: { call: "class/active", report: (...note: unknown[]) => void told.push(note) } };
  };

  it.each([
    ["null", null],
    ["another kind of value", "a"],
    ["an item without a name", { tags: [] }],
    ["an item whose name is a number", { name: 1, tags: [] }],
    ["an item whose list is none", { name: "b", tags: null }],
  ])("leaves %s out of a page and keeps the rest in their order", (_what, bad) => {
    const { told, teller } = telling();
    expect(readPage(page([good, bad, { ...good, name: "c" }]), Item, teller).items.map(({ name }) => name)).toEqual([
      "a",
      "c",
    ]);
    expect(told).toEqual([["entries left out", { call: "class/active", count: 1, at: expect.stringMatching(/^1/) }]]);
  });

  it("keeps an item of which only an entry of a list is wrong", () => {
    const { told, teller } = telling();
    expect(readPage(page([{ name: "a", tags: ["x", 1, null, "y"] }]), Item, teller).items).toEqual([
      { name: "a", tags: ["x", "y"] },
    ]);
    expect(told).toEqual([["entries left out", { call: "class/active", count: 2, at: "0.tags.1 0.tags.2" }]]);
  });

  it("tells of one answer once, of however many pages it is made", () => {
    const { told, teller } = telling();
    const body = page([good, null]);
    expect(readPage(body, Item, teller)).toEqual(readPage(body, Item, teller));
    expect(told).toHaveLength(1);
  });

  it("gives nobody else what was left of an answer", () => {
    const body = answer([good, null]);
    const List = z.array(Item);
    expect(readEnvelope(body, List, telling().teller)).toEqual([good]);
    expect(thrown(() => readEnvelope(body, List))).toMatchObject({ code: "malformed" });
  });

  it("has nothing to tell of a good answer", () => {
    const { told, teller } = telling();
    readPage(page([good]), Item, teller);
    expect(readList(answer([good, null]), Item, { call: "programs", report: undefined })).toEqual([good]);
    expect(told).toEqual([]);
  });

  it("does not take a list of which nothing is left for an empty one", () => {
    const { told, teller } = telling();
    expect(thrown(() => readPage(page([null, {}]), Item, teller))).toMatchObject({ code: "malformed" });
    expect(thrown(() => readList(answer([1]), Item, teller))).toMatchObject({ code: "malformed" });
    expect(told).toEqual([]);
    expect(readPage(page([]), Item, teller).items).toEqual([]);
  });

  it("stays malformed where something is wrong that is in no list", () => {
    const { teller } = telling();
    for (const body of [answer({ name: 1, tags: ["x"] }), answer({ name: "a" }), answer(null), "<html>"])
      expect(thrown(() => readEnvelope(body, Item, teller))).toMatchObject({ code: "malformed" });
    for (const body of [answer({ items: [good] }), answer(good)]) {
      expect(thrown(() => readPage(body, Item, teller))).toMatchObject({ code: "malformed" });
      expect(thrown(() => readList(body, Item, teller))).toMatchObject({ code: "malformed" });
    }
  });
});
