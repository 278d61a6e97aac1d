import { describe, expect, it } from "@jest/globals";
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
