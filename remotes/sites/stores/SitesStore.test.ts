import { describe, expect, it } from "@jest/globals";
import { answer, fakeDeps, fakeHttp } from "@serambi/kernel/testing";

import { homeOf } from "./homeOf";
import { pagesOf } from "./pages/pagesOf";
import { SitesStore, type SitesSnapshot } from "./SitesStore";

const home = { sections: [{ slot: "sites.letter.v1", props: { title: "Surat" } }] };
const deps = () => fakeDeps({ http: fakeHttp({ "services contoh/cms/app/setting/home": answer(home) }) });

describe("SitesStore", () => {
  it("makes a part once, with the first page that asks for it", () => {
    const store = new SitesStore(deps());
    expect(homeOf(store)).toBe(homeOf(store));
    expect(pagesOf(store)).toBe(pagesOf(store));
  });

  it("sends only parts that were asked for, and goes on with them", async () => {
    const store = new SitesStore(deps());
    pagesOf(store);
    await homeOf(store).load();
    expect(Object.keys(store.snapshot())).toEqual(["home"]);
    const travelled = JSON.parse(JSON.stringify(store.snapshot())) as SitesSnapshot; // as it travels
    const browser = new SitesStore(fakeDeps(), travelled);
    expect(homeOf(browser).sections).toEqual(home.sections);
  });

  it("hands on what travelled of a part that nobody has asked for since", () => {
    const saved: SitesSnapshot = { pages: {} };
    expect(new SitesStore(fakeDeps(), saved).snapshot()).toEqual(saved);
  });
});
