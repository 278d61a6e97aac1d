import { describe, expect, it } from "@jest/globals";

import type { PageContext, RemoteStore } from "../remote";
import { fakeTenant } from "../testing";
import { chunkPage } from "./chunkPage";

const STORE: RemoteStore & { readonly name: string } = { name: "toko", snapshot: () => null };
const CONTEXT: PageContext = {
  pattern: "/A",
  path: "/A",
  params: {},
  query: new URLSearchParams(),
  tenant: fakeTenant(),
  language: "id",
  t: {},
};

const pageOf = (reads: (store: typeof STORE) => Promise<unknown>) =>
  chunkPage({
    id: "a",
    paths: ["/A"],
    load: async () => ({
      Page: () => null,
      preload: async (store: typeof STORE) => ({ kind: "redirect", to: `/${store.name}`, status: 301 }) as const,
      head: (store: typeof STORE) => ({ title: store.name, description: "", canonicalPath: "/A" }),
    }),
    reads,
  });

describe("chunkPage", () => {
  it("has what opens the page, and its head, come with its code", async () => {
    const page = pageOf(async () => undefined);
    await page.load();
    expect(await page.preload?.(STORE, CONTEXT)).toEqual({ kind: "redirect", to: "/toko", status: 301 });
    expect(page.head(STORE, CONTEXT).title).toBe("toko");
    expect([page.jsonLd?.(STORE, CONTEXT), page.slots?.(STORE, CONTEXT)]).toEqual([[], []]);
  });

  it("fetches the code that asks the hosts beside its own, and opens where that fails", async () => {
    const asked: string[] = [];
    const page = pageOf(async ({ name }) => {
      asked.push(name);
      throw new Error("offline");
    });
    expect(await page.preload?.(STORE, CONTEXT)).toMatchObject({ kind: "redirect" });
    expect(asked).toEqual(["toko"]);
  });

  it("says nothing of itself before it is loaded: that would be a host's mistake", () => {
    expect(() => pageOf(async () => undefined).head(STORE, CONTEXT)).toThrow("before it was loaded");
  });
});
