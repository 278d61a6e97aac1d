import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
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

  it("reads the one in the visitor's language, and the other where there is none in that", async () => {
    const sections = (slot: string) => answer({ sections: [{ slot }] });
    const translated = fakeHttp({
      "services demo/cms/app/setting/home_en": sections("sites.week.v1"),
      "services demo/cms/app/setting/home": sections("sites.chart.v1"),
    });
    const slotOf = async (http: typeof translated) =>
      (await new HomeApi(http.services, "demo", "en").readHome()).sections[0]?.slot;
    expect(await slotOf(translated)).toBe("sites.week.v1");
    const untranslated = fakeHttp({
      "services demo/cms/app/setting/home_en": new AppError("not-found", "No such setting"),
      "services demo/cms/app/setting/home": sections("sites.chart.v1"),
    });
    expect(await slotOf(untranslated)).toBe("sites.chart.v1");
  });

  it("knows the languages that the page is written in, unless it had to take the other one", async () => {
    const home = answer({ sections: [], languages: ["id", "en"] });
    const missing = new AppError("not-found", "No such setting");
    const languagesOf = async (translation: unknown) => {
      const answers = {
        "services demo/cms/app/setting/home_en": translation,
        "services demo/cms/app/setting/home": home,
      };
      return (await new HomeApi(fakeHttp(answers).services, "demo", "en").readHome()).languages;
    };
    expect(await languagesOf(home)).toEqual(["id", "en"]);
    expect(await languagesOf(missing)).toBeUndefined();
    expect(await languagesOf(answer({ sections: [], languages: ["id", "fr"] }))).toBeUndefined();
  });

  it("fails where neither can be had", async () => {
    const http = fakeHttp({
      "services demo/cms/app/setting/home_en": new AppError("not-found", "No such setting"),
      "services demo/cms/app/setting/home": new AppError("unavailable", "Down"),
    });
    await expect(new HomeApi(http.services, "demo", "en").readHome()).rejects.toMatchObject({ code: "unavailable" });
  });

  it("keeps the place of a section that is wrong, and the sections beside it", async () => {
    const good = { slot: "sites.chart.v1", props: { title: "Grafik" } };
    const endless: unknown = JSON.parse(`{"a":${"[".repeat(3_000)}${"]".repeat(3_000)}}`);
    const http = fakeHttp({
      "services main/cms/app/setting/home": answer({
        sections: [
          good,
          { slot: "sites.chart" },
          { slot: "__proto__", props: {} },
          { slot: "sites.week.v1", props: "text" },
          { slot: "sites.week.v1", props: { title: "x".repeat(2_000_000) } },
          { slot: "sites.week.v1", props: { days: Array.from({ length: 50_000 }, () => 1) } },
          { slot: "sites.week.v1", props: endless },
          { slot: 5 },
          null,
          good,
        ],
      }),
    });
    const { sections } = await new HomeApi(http.services, "main").readHome();
    expect(sections.map(({ slot }) => slot)).toEqual([
      "sites.chart.v1",
      "sites.chart",
      "__proto__",
      ...Array.from({ length: 4 }, () => "sites.week.v1"),
      "",
      "",
      "sites.chart.v1",
    ]);
    expect(sections.slice(1, -1).every(({ props }) => Object.keys(props).length === 0)).toBe(true);
    expect(sections.at(-1)).toEqual(good);
  });

  it("reads as many sections as a page can carry", async () => {
    const sections = (count: number) => Array.from({ length: count }, () => ({ slot: "sites.chart.v1", props: {} }));
    const http = fakeHttp({
      "services a/cms/app/setting/home": answer({ sections: sections(50) }),
      "services b/cms/app/setting/home": answer({ sections: sections(5_000) }),
    });
    expect((await new HomeApi(http.services, "a").readHome()).sections).toHaveLength(50);
    expect((await new HomeApi(http.services, "b").readHome()).sections).toHaveLength(60);
  });

  it("reads a home page without sections where their list is none", async () => {
    for (const sections of [null, "text", 5, { slot: "sites.chart.v1" }, undefined]) {
      const http = fakeHttp({ "services foundation/cms/app/setting/home": answer({ sections }) });
      expect(await new HomeApi(http.services, "foundation").readHome()).toEqual({ sections: [] });
    }
  });

  it("refuses what is no setting at all as malformed", async () => {
    const http = fakeHttp({ "services foundation/cms/app/setting/home": answer("text") });
    await expect(new HomeApi(http.services, "foundation").readHome()).rejects.toMatchObject({ code: "malformed" });
  });
});
