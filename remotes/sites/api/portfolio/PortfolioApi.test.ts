import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, fakeHttp, type Answers } from "@serambi/kernel/testing";

import { PORTFOLIO, portfolioAnswers, sampleCase, samplePortfolio } from "../../testing/portfolio/sampleCases";
import { PortfolioApi } from "./PortfolioApi";

const apiOf = (answers: Answers = portfolioAnswers()) => {
  const http = fakeHttp(answers);
  const reports: unknown[] = [];
  return { api: new PortfolioApi(http.services, "contoh", (...told) => reports.push(told)), http, reports };
};

describe("the list", () => {
  it("is the setting of its own tenant, in its order, without the texts", async () => {
    const { api, http } = apiOf();
    const list = await api.list();
    expect(http.calls).toEqual([PORTFOLIO]);
    expect(list.cases.map(({ slug }) => slug)).toEqual(samplePortfolio().cases.map(({ slug }) => slug));
    expect(JSON.stringify(list)).not.toContain("naik dok");
  });

  it("counts who took part in all groups, and nobody where there were none", async () => {
    const [first, second] = (await apiOf().api.list()).cases;
    expect([first?.participants, second?.participants]).toEqual([1_054, null]);
  });

  it("draws neighbours differently", async () => {
    const drawn = (await apiOf().api.list()).cases.map(({ look }) => look);
    for (const [index, look] of drawn.entries()) expect(look).not.toBe(drawn[index + 1]);
  });

  it("leaves out a case that is wrong, and says so without its words", async () => {
    const wrong = { ...sampleCase(), slug: "a", startsOn: "kemarin dulu" };
    const { api, reports } = apiOf({ [PORTFOLIO]: answer({ ...samplePortfolio(), cases: [wrong, sampleCase()] }) });
    expect((await api.list()).cases).toHaveLength(1);
    expect(JSON.stringify(reports)).toContain("entries left out");
    expect(JSON.stringify(reports)).not.toContain("kemarin");
  });

  it.each([
    ["is down", new AppError("unavailable", "Down"), "unavailable"],
    ["has none", new AppError("not-found", "None"), "not-found"],
    ["answers with another shape", answer("none"), "malformed"],
  ])("fails where the host %s", async (_, body, code) => {
    await expect(apiOf({ [PORTFOLIO]: body }).api.list()).rejects.toMatchObject({ code });
  });
});

describe("a case", () => {
  it("is found by its slug in any letter case, with the one after it", async () => {
    const { shown, next, listTitle } = await apiOf().api.open("GALANGAN-yang-merekrut");
    expect(shown).toMatchObject({ slug: "galangan-yang-merekrut", participants: 1_054 });
    expect(next).toMatchObject({ slug: "puskesmas-tanpa-antre" });
    expect(listTitle).toBe("Yang kami kerjakan");
  });

  it("is followed by the first after the last, and by none where it is the only one", async () => {
    expect((await apiOf().api.open("pekerjaan-tiga")).next).toMatchObject({ slug: "galangan-yang-merekrut" });
    const alone = apiOf(portfolioAnswers({ cases: [sampleCase()] }));
    expect((await alone.api.open("galangan-yang-merekrut")).next).toBeNull();
  });

  it("has a text that may stand in a page", async () => {
    const description = `<p onclick="x()">Teks</p><script>x()</script><a href="javascript:x()">tautan</a>`;
    const { api } = apiOf(portfolioAnswers({ cases: [sampleCase({ description })] }));
    expect((await api.open("galangan-yang-merekrut")).shown.description).toBe("<p>Teks</p><a>tautan</a>");
  });

  it("keeps pictures that a page may load, and no others", async () => {
    const images = ["//jahat.example/a.png", "/media/contoh/a.svg", "https://cdn.example/b.png"].map((src) => ({
      src,
      alt: "",
    }));
    const { api } = apiOf(portfolioAnswers({ cases: [sampleCase({ images, cover: "data:image/png;base64,AAAA" })] }));
    const { shown } = await api.open("galangan-yang-merekrut");
    expect(shown.images.map(({ src }) => src)).toEqual(["/media/contoh/a.svg", "https://cdn.example/b.png"]);
    expect(shown.cover).toBe("");
  });

  it("that there is not is not found", async () => {
    await expect(apiOf().api.open("tidak-ada")).rejects.toMatchObject({ code: "not-found" });
  });
});
