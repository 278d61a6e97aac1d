import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { fakeDeps, fakeHttp, fakeTenant, type Answers } from "@serambi/kernel/testing";

import { portfolioRoutes } from "../../testing/portfolio/portfolioFixtures";
import { PORTFOLIO, portfolioAnswers, sampleCase } from "../../testing/portfolio/sampleCases";
import { portfolio } from "./portfolioSearch";
import { portfolioAddresses } from "./portfolioSitemap";

const depsOf = (answers: Answers = portfolioAnswers(), routes: readonly string[] = portfolioRoutes) =>
  fakeDeps({ http: fakeHttp(answers), tenant: fakeTenant({ settings: { routes: [...routes] } }) });

const CASE = "/Portfolio/Corporate/galangan-yang-merekrut";

describe("what search engines are told of the work", () => {
  it("is each kind and each case", async () => {
    expect((await portfolioAddresses(depsOf())).map(({ path }) => path)).toEqual([
      "/Portfolio/Corporate",
      "/Portfolio/Government",
      CASE,
      "/Portfolio/Government/puskesmas-tanpa-antre",
      "/Portfolio/Corporate/pekerjaan-satu",
      "/Portfolio/Corporate/pekerjaan-dua",
      "/Portfolio/Corporate/pekerjaan-tiga",
    ]);
  });

  it("has no page of a kind that is the whole list", async () => {
    const deps = depsOf(portfolioAnswers({ cases: [sampleCase()] }));
    expect(await portfolioAddresses(deps)).toEqual([{ path: CASE }]);
  });
});

describe("what of the work a site's search finds", () => {
  it("is the list, and each case by its title and its client", async () => {
    expect((await portfolio(depsOf())).slice(0, 2)).toEqual([
      { path: "/Portfolio", title: "Yang kami kerjakan", kind: "page" },
      {
        path: CASE,
        title: "Galangan yang merekrut dari kampung sebelah",
        kind: "page",
        note: "PT Galangan Arung Segara",
        words: ["PT Galangan Arung Segara"],
      },
    ]);
  });
});

describe.each([
  ["the sitemap", portfolioAddresses],
  ["the search", portfolio],
])("%s", (_, ask) => {
  it("asks nothing for a site without such pages, and has nothing of one that has written none", async () => {
    expect(await ask(depsOf({}, ["/", "/Portfolio"]))).toEqual([]);
    expect(await ask(depsOf({ [PORTFOLIO]: new AppError("not-found", "None") }))).toEqual([]);
  });

  it("fails where the host does", async () => {
    const deps = depsOf({ [PORTFOLIO]: new AppError("timeout", "Late") });
    await expect(ask(deps)).rejects.toMatchObject({ code: "timeout" });
  });
});
