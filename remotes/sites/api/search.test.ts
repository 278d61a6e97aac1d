import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { parts } from "./search";

describe("what of a home page is found", () => {
  it("is its sections that have a place and a title", async () => {
    const tenant = fakeTenant();
    const sections = [
      { slot: "sites.hero.v1", props: { anchor: "atas", title: "Belajar" } },
      { slot: "sites.rows.v1", props: { title: "Tanpa tempat" } },
      { slot: "sites.rows.v1", props: { anchor: "JANGAN <b>", title: "Tempat yang salah" } },
      { slot: "sites.rows.v1", props: { anchor: "kosong", title: "" } },
      { slot: "sites.rows.v1", props: { anchor: "lain", title: ["tidak", "teks"] } },
    ];
    const http = fakeHttp({ [`services ${tenant.key}/cms/app/setting/home`]: answer({ sections }) });
    expect(await parts["home"]?.(fakeDeps({ tenant, http }))).toEqual([
      { path: "/#atas", title: "Belajar", kind: "page" },
    ]);
  });
});

describe("what of a page of sections is found", () => {
  it("is the page, and its sections that have a place and a title", async () => {
    const tenant = fakeTenant({ settings: { routes: ["/", "/Metamorfosa"] } });
    const sections = [
      { slot: "sites.hero-jacket.v1", props: { title: "Metamorfosa" } },
      { slot: "sites.fees.v1", props: { anchor: "edisi", title: "Empat edisi" } },
    ];
    const http = fakeHttp({
      [`services ${tenant.key}/cms/app/setting/page_metamorfosa`]: answer({ title: "Tentang bukunya", sections }),
    });
    expect(await parts["pages"]?.(fakeDeps({ tenant, http }))).toEqual([
      { path: "/Metamorfosa", title: "Tentang bukunya", kind: "page" },
      { path: "/Metamorfosa#edisi", title: "Empat edisi", kind: "page" },
    ]);
    expect(http.calls).toHaveLength(1);
  });

  it("is nothing of a page that the site has not written yet", async () => {
    const tenant = fakeTenant({ settings: { routes: ["/", "/Metamorfosa"] } });
    const http = fakeHttp({
      [`services ${tenant.key}/cms/app/setting/page_metamorfosa`]: new AppError("not-found", "No such setting"),
    });
    expect(await parts["pages"]?.(fakeDeps({ tenant, http }))).toEqual([]);
  });
});
