/** @jest-environment jest-fixed-jsdom */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";
import { act, fireEvent, screen } from "@testing-library/react";

import type { Browsing } from "../navigation/Browsing";
import { LoadingBar } from "../progress/LoadingBar";
import { writeSearchDocument } from "./search/searchDocument";
import { sampleContent } from "./testing/sampleEntries";
import { watchSearch } from "./watchSearch";

const browsing = { prefetch: () => undefined } as unknown as Browsing; // what the palette asks of it

const isOpen = () => document.querySelector("dialog")?.open === true;
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const press = async (target: Element, init: KeyboardEventInit) => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  await settle();
  return event.defaultPrevented;
};
const close = async () => {
  if (isOpen()) await press(document.body, { key: "k", ctrlKey: true });
  expect(isOpen()).toBe(false);
};

beforeAll(async () => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  const document_ = JSON.stringify(writeSearchDocument(sampleContent()));
  jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(new Response(document_)));
  document.body.innerHTML =
    '<input id="field"><textarea id="area"></textarea><button id="opener" data-search><svg></svg></button><a id="link" href="/arsip" data-search>Cari</a>';
  watchSearch(fakeTenant(), browsing, new LoadingBar());
  await press(document.body, { key: "/" });
  await screen.findByRole("combobox");
  await settle();
});
beforeEach(async () => {
  await close();
  localStorage.clear();
});
afterAll(() => void jest.restoreAllMocks());

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no ${id}`);
  return element;
};

describe("the keys of the search", () => {
  it.each([{ key: "/" }, { key: "/", shiftKey: true }, { key: "k", ctrlKey: true }, { key: "K", ctrlKey: true }])(
    "open it: %j",
    async (init) => {
      expect(await press(document.body, init)).toBe(true);
      expect(isOpen()).toBe(true);
    },
  );

  it.each([
    { key: "/", ctrlKey: true },
    { key: "/", altKey: true },
    { key: "/", isComposing: true },
    { key: "k" },
    { key: "k", ctrlKey: true, shiftKey: true },
    { key: "k", metaKey: true },
  ])("are no others: %j", async (init) => {
    expect(await press(document.body, init)).toBe(false);
    expect(isOpen()).toBe(false);
  });

  it("leave `/` to fields, and Control-K not", async () => {
    for (const id of ["field", "area"]) expect(await press(byId(id), { key: "/" })).toBe(false);
    expect(await press(byId("field"), { key: "k", ctrlKey: true })).toBe(true);
    expect(isOpen()).toBe(true);
  });

  it("are without `/` where the visitor has turned that off", async () => {
    localStorage.setItem("search_key", "off");
    expect(await press(document.body, { key: "/" })).toBe(false);
    expect(await press(document.body, { key: "k", ctrlKey: true })).toBe(true);
  });

  it("open nothing over another dialog", async () => {
    const dialog = document.createElement("dialog");
    dialog.dataset["modal"] = "";
    document.body.append(dialog);
    expect(await press(document.body, { key: "/" })).toBe(false);
    dialog.remove();
  });
});

describe("buttons of the search", () => {
  it("open it, and have the focus back when it closes", async () => {
    byId("opener").focus();
    fireEvent.click(byId("opener").querySelector("svg") ?? document.body);
    await settle();
    expect(isOpen()).toBe(true);
    await close();
    expect(document.activeElement).toBe(byId("opener"));
  });

  it("may be links: with scripts they lead nowhere else", async () => {
    const isLeft = fireEvent.click(byId("link"));
    await settle();
    expect(isLeft).toBe(false);
    expect(isOpen()).toBe(true);
  });

  it("are links as others where another tab is meant", async () => {
    const stop = (event: Event): void => event.preventDefault();
    document.addEventListener("click", stop, { once: true });
    fireEvent.click(byId("link"), { ctrlKey: true });
    await settle();
    expect(isOpen()).toBe(false);
  });
});
