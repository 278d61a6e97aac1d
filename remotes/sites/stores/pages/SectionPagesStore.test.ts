import { describe, expect, it } from "@jest/globals";
import type { PageSetting } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";

import type { FestivalClass } from "../../contract/pages/FestivalClass";
import type { PagesReader } from "../../contract/pages/PagesReader";
import { SectionPagesStore, type SectionPagesSnapshot } from "./SectionPagesStore";

const setting = (title: string): PageSetting => ({ title, description: "", image: "", imageAlt: "", sections: [] });

const festival: FestivalClass = {
  name: "Belajar Bersama",
  slug: "belajar-bersama",
  description: "Tiga hari.",
  logo: "",
  state: "registration-open",
  startsOn: "2027-03-05",
  endsOn: "2027-03-07",
  priceIdr: 0,
  seatsLeft: null,
  sessions: [],
};

const storeOf = (reader: Partial<PagesReader>, saved?: SectionPagesSnapshot) =>
  new SectionPagesStore(
    async () => ({
      readPage: async (name) => setting(name),
      readFestival: async () => festival,
      ...reader,
    }),
    saved,
  );

describe("SectionPagesStore", () => {
  it("keeps each page by its name", async () => {
    const pages = storeOf({});
    expect(pages.isAsked).toBe(false);
    await Promise.all([pages.page("metamorfosa").load(), pages.page("belajar-bersama").load()]);
    expect(pages.page("metamorfosa").setting.state.data?.title).toBe("metamorfosa");
    expect(pages.page("belajar-bersama").setting.state.data?.title).toBe("belajar-bersama");
    expect(pages.isAsked).toBe(true);
  });

  it("says why a page cannot be shown", async () => {
    const missing = new AppError("not-found", "No such setting");
    const pages = storeOf({ readPage: () => Promise.reject(missing) });
    expect(await pages.page("metamorfosa").load()).toBe(missing);
    expect(pages.page("metamorfosa").sections).toEqual([]);
  });

  it("asks for the festival's class once, and stands without it", async () => {
    let asked = 0;
    const page = storeOf({
      readFestival: async () => {
        asked += 1;
        return festival;
      },
    }).page("belajar-bersama");
    expect(await Promise.all([page.loadFestival(), page.loadFestival()])).toEqual([festival, festival]);
    expect(asked).toBe(1);
    const down = storeOf({ readFestival: () => Promise.reject(new AppError("unavailable", "Down")) });
    expect(await down.page("belajar-bersama").loadFestival()).toBeNull();
  });

  it("goes on in the browser with what the server read, without what it did not ask for", async () => {
    const server = storeOf({});
    await server.page("metamorfosa").load();
    const travelled = JSON.stringify(server.snapshot());
    expect(travelled).not.toContain("festival");
    const browser = storeOf(
      { readPage: () => Promise.reject(new Error("not asked")) },
      JSON.parse(travelled) as SectionPagesSnapshot, // as it travels
    );
    expect(browser.page("metamorfosa").setting.state.data).toEqual(setting("metamorfosa"));
  });
});
