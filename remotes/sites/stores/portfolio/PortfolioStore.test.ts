import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { fakeHttp } from "@serambi/kernel/testing";

import { PortfolioApi } from "../../api/portfolio/PortfolioApi";
import type { PortfolioReader } from "../../contract/portfolio/PortfolioReader";
import { portfolioAnswers } from "../../testing/portfolio/sampleCases";
import { PortfolioStore, type PortfolioSnapshot } from "./PortfolioStore";

const storeOf = (saved?: PortfolioSnapshot) => {
  const asked: string[] = [];
  const api = new PortfolioApi(fakeHttp(portfolioAnswers()).services, "contoh");
  const reader: PortfolioReader = {
    list: () => (asked.push("list"), api.list()),
    open: (slug) => (asked.push(slug), api.open(slug)),
  };
  return { store: new PortfolioStore(async () => reader, saved), asked };
};

describe("PortfolioStore", () => {
  it("reads the list and each case once", async () => {
    const { store, asked } = storeOf();
    for (const slug of ["pekerjaan-satu", "pekerjaan-dua", "pekerjaan-satu"]) await store.openCase(slug);
    await store.openList();
    await store.openList();
    expect(asked).toEqual(["pekerjaan-satu", "pekerjaan-dua", "list"]);
    expect(store.case("pekerjaan-satu").state.data?.shown.title).toBe("Pekerjaan satu");
  });

  it("says why there is no case, and asks again the next time", async () => {
    const { store, asked } = storeOf();
    expect(await store.openCase("tidak-ada")).toMatchObject({ code: "not-found" });
    expect(await store.openCase("tidak-ada")).toMatchObject({ code: "not-found" });
    expect(asked).toEqual(["tidak-ada", "tidak-ada"]);
  });

  it("fails as its client does where that cannot be loaded", async () => {
    const store = new PortfolioStore(() => Promise.reject(new AppError("offline", "No client")));
    expect(await store.openList()).toMatchObject({ code: "offline" });
  });

  it("goes on in the browser with what the server read, and tells of nothing else", async () => {
    const server = storeOf().store;
    expect([server.isAsked, server.snapshot()]).toEqual([false, {}]);
    await server.openCase("pekerjaan-satu");
    expect(server.snapshot()).not.toHaveProperty("list");
    const saved = JSON.parse(JSON.stringify(server.snapshot())) as PortfolioSnapshot; // as it travels
    const { store, asked } = storeOf(saved);
    expect(await store.openCase("pekerjaan-satu")).toBeNull();
    expect([store.isAsked, asked]).toEqual([true, []]);
  });
});
