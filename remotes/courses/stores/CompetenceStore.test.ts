import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import { EVERYTHING } from "../contract/catalogQuery";
import type { CatalogScope } from "../contract/catalogScope";
import type { CourseReader } from "../contract/CourseReader";
import { catalogPage, fakeReader, offline } from "../testing/fakeReader";
import { sampleProgram } from "../testing/sampleClasses";
import { CompetenceStore, type CompetenceSnapshot } from "./CompetenceStore";

const storeOf = (reader: Partial<CourseReader>, saved?: CompetenceSnapshot) =>
  new CompetenceStore("teknik-jaringan", { reader: async () => fakeReader(reader), now: () => new Date(0) }, saved);

describe("CompetenceStore", () => {
  it("reads the programme, then the list of its classes alone", async () => {
    const asked: unknown[] = [];
    const store = storeOf({
      program: async (slug) => {
        asked.push(slug);
        return sampleProgram;
      },
      catalog: async (query, _total, scope?: CatalogScope) => {
        asked.push(scope);
        return catalogPage(query);
      },
    });
    expect(await store.open({ ...EVERYTHING, programIds: ["others"] })).toBeNull();
    expect(asked).toEqual(["teknik-jaringan", { programId: "jaringan" }]);
    expect(store.catalog.query.programIds).toEqual([]);
  });

  it("says why there is no programme, and asks for no list then", async () => {
    const missing = new AppError("not-found", "none");
    const store = storeOf({ program: () => Promise.reject(missing) });
    expect(await store.open(EVERYTHING)).toBe(missing);
    expect(store.catalog.list.state.phase).toBe("idle");
  });

  it("stands with its programme when only the list fails", async () => {
    const store = storeOf({ catalog: offline });
    expect(await store.open(EVERYTHING)).toBeNull();
    expect(store.catalog.list.state.phase).toBe("failed");
  });

  it("reads nothing again that came with the page", async () => {
    const first = storeOf({});
    await first.open(EVERYTHING);
    const saved = JSON.parse(JSON.stringify(first.snapshot())) as CompetenceSnapshot; // what travels in the HTML
    const restored = storeOf({ program: offline, catalog: offline }, saved);
    expect(await restored.open(EVERYTHING)).toBeNull();
    expect(restored.snapshot()).toEqual(first.snapshot());
  });
});
