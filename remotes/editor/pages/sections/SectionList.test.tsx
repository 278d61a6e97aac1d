/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { fakeDeps } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";

import { messages as t } from "../../messages/site.id";
import { SiteStore } from "../../stores/SiteStore";
import { sampleDraft } from "../../testing/samples";
import { SectionList } from "./SectionList";

const show = async (): Promise<SiteStore> => {
  const store = new SiteStore(fakeDeps());
  const live = { home: { sections: ["a", "b", "c"].map((slot) => ({ slot, props: {} })) } };
  const api = { draft: async () => sampleDraft({ live }), sections: async () => [], looks: async () => store.looks };
  Object.assign(store, { api: async () => api });
  await store.open();
  render(<SectionList store={store} language="id" t={t} />);
  return store;
};
const handle = (name: string): HTMLElement => screen.getByRole("button", { name: t.handle(name) });
const press = (key: string): void => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
};
const order = (store: SiteStore): string => store.sections.map(({ slot }) => slot).join("");

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("is moved by Space, arrows and Space, says each step, and keeps the focus on what was moved", async () => {
  const store = await show();
  act(() => handle("a").focus());
  press(" ");
  expect(screen.getByRole("status").textContent).toBe(t.lifted("a", 1, 3));
  press("ArrowDown");
  press("ArrowDown");
  expect(screen.getByRole("status").textContent).toBe(t.carried("a", 3, 3));
  press(" ");
  expect([order(store), document.activeElement?.getAttribute("aria-label")]).toEqual(["bca", t.handle("a")]);
});

it("goes back to its place with Escape", async () => {
  const store = await show();
  act(() => handle("c").focus());
  press(" ");
  press("ArrowUp");
  press("Escape");
  expect([order(store), store.lifted, screen.getByRole("status").textContent]).toEqual(["abc", null, t.putBack("c")]);
});

it("is moved by its buttons, which keep the focus", async () => {
  const store = await show();
  const up = screen.getByRole("button", { name: t.up("c") });
  act(() => up.focus());
  fireEvent.click(up);
  expect([order(store), document.activeElement?.getAttribute("aria-label")]).toEqual(["acb", t.up("c")]);
});
