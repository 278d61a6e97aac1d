import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { HomeReader } from "../contract/HomeReader";
import { HomeStore } from "./HomeStore";

const home = { sections: [{ slot: "sites.letter.v1", props: { title: "Surat" } }] };

const storeOf = (readHome: HomeReader["readHome"]) => new HomeStore({ reader: async () => ({ readHome }) });

describe("HomeStore", () => {
  it("has no sections before it has read them", () => {
    expect(storeOf(async () => home).sections).toEqual([]);
  });

  it("shows the sections that were read", async () => {
    const store = storeOf(async () => home);
    expect((await store.load()).phase).toBe("ready");
    expect(store.sections).toEqual(home.sections);
  });

  it("keeps the old sections when a reload fails", async () => {
    const answers = [Promise.resolve(home), Promise.reject(new AppError("offline", "No network"))];
    const store = storeOf(() => answers.shift() ?? Promise.resolve(home));
    await store.load();
    expect((await store.load()).phase).toBe("failed");
    expect(store.home.state).toMatchObject({ status: false, message: "No network" });
    expect(store.sections).toEqual(home.sections);
  });

  it("fails as offline when its client cannot be loaded", async () => {
    const store = new HomeStore({ reader: () => Promise.reject(new AppError("offline", "No client")) });
    expect(await store.load()).toMatchObject({ phase: "failed", message: "No client" });
  });

  it("goes on in the browser with what the server read", async () => {
    const server = storeOf(async () => home);
    await server.load();
    const saved = JSON.parse(JSON.stringify(server.snapshot())) as ReturnType<HomeStore["snapshot"]>; // as it travels
    const browser = new HomeStore({ reader: () => Promise.reject(new Error("not asked")) }, saved);
    expect(browser.sections).toEqual(home.sections);
  });
});
