/** @jest-environment jest-fixed-jsdom */
import { beforeEach, expect, it } from "@jest/globals";
import { fakeDeps } from "@serambi/kernel/testing";

import { sectionsOf } from "../contract/sections";
import { sampleDraft } from "../testing/samples";
import { SiteStore } from "./SiteStore";

const section = (slot: string) => ({ slot, props: {} });
const draft = sampleDraft({
  live: {
    routes: ["/", "/Services/:slug?"],
    home: { sections: ["a", "b", "c"].map(section) },
    page_services: {
      title: "Jasa",
      sections: [],
      pages: [{ slug: "audit", title: "Audit", sections: [section("x")] }],
    },
  },
});

/** A store whose calls are answered by a site with three sections. */
const open = async (): Promise<SiteStore> => {
  const store = new SiteStore(fakeDeps());
  const api = { draft: async () => draft, sections: async () => [], looks: async () => store.looks };
  Object.assign(store, { api: async () => api });
  await store.open();
  return store;
};
const slotsOf = (store: SiteStore): readonly string[] => store.sections.map(({ slot }) => slot);

beforeEach(() => localStorage.clear());

it("moves, adds, hides and removes sections of the page that is shown", async () => {
  const store = await open();
  store.move(0, 2);
  expect([slotsOf(store), store.selected]).toEqual([["b", "c", "a"], 2]);
  store.select(0);
  store.addSection({ slot: "new", props: {} });
  expect([slotsOf(store), store.selected]).toEqual([["b", "new", "c", "a"], 1]);
  store.changeSection(1, { hidden: true });
  expect(store.sections[1]).toEqual({ slot: "new", props: {}, hidden: true });
  store.removeSection(1);
  expect(slotsOf(store)).toEqual(["b", "c", "a"]);
  expect(store.draft?.changedKeys).toEqual(["home"]);
});

it("keeps the section open that is open, wherever somebody else has moved it, and knows which ones are wrong", async () => {
  const store = await open();
  store.select(0);
  const moved = {
    ...draft,
    version: 4,
    values: { home: { sections: ["b", "c", "a"].map(section) } },
    problems: { "home.sections.1.props.title": "Wajib" },
  };
  await store.draft?.run(async () => moved);
  expect([store.selected, store.isWrong(0), store.isWrong(1)]).toEqual([2, false, true]);
  await store.draft?.run(async () => ({ ...moved, version: 5, values: { home: { sections: [section("b")] } } }));
  expect(store.selected).toBeNull();
});

it("changes a page below another one within its setting", async () => {
  const store = await open();
  expect(store.pages.map(({ path }) => path)).toEqual(["/", "/Services", "/Services/audit"]);
  store.showPage("page_services/audit");
  store.addSection({ slot: "y", props: {} });
  expect(slotsOf(store)).toEqual(["x", "y"]);
  expect(store.draft?.values["page_services"]).toMatchObject({ title: "Jasa", pages: [{ slug: "audit" }] });
});

it("reads what is no list of sections as none", () => {
  expect(sectionsOf({ sections: [1, null, { slot: 4 }, { slot: "a" }] })).toEqual([{ slot: "a", props: {} }]);
  expect([sectionsOf(null), sectionsOf("<script>"), sectionsOf({ sections: "x" })]).toEqual([[], [], []]);
});
