import { describe, expect, it } from "@jest/globals";
import { answer, fakeHttp } from "@serambi/kernel/testing";

import { HomeApi } from "./HomeApi";

describe("HomeApi", () => {
  it("reads the home setting of its own tenant", async () => {
    const http = fakeHttp({
      "services foundation/cms/app/setting/home": answer({ sections: [{ slot: "sites.chart.v1" }] }),
    });
    const home = await new HomeApi(http.services, "foundation").readHome();
    expect(home).toEqual({ sections: [{ slot: "sites.chart.v1", props: {} }] });
  });

  it.each([
    ["a slot without a version", { sections: [{ slot: "sites.chart" }] }],
    ["no list", { sections: null }],
  ])("refuses %s as malformed", async (_, data) => {
    const http = fakeHttp({ "services foundation/cms/app/setting/home": answer(data) });
    await expect(new HomeApi(http.services, "foundation").readHome()).rejects.toMatchObject({ code: "malformed" });
  });
});
