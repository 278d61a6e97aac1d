import { describe, expect, it } from "@jest/globals";
import { answer, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { sampleClasses, sampleProgram } from "../testing/sampleClasses";
import { listAnswer } from "../testing/sampleAnswers";
import { sitemap } from "./sitemap";

const { addresses, aliases } = sitemap;

describe("what search engines are told of a site's classes", () => {
  const site = (...routes: string[]) => fakeTenant({ settings: { routes } });

  it("is the page of each, under the site's own route", async () => {
    const deps = fakeDeps({
      tenant: site("/", "/Class", "/Class/:code"),
      http: fakeHttp({ "services class/active": listAnswer(sampleClasses(2)) }),
    });
    expect(await addresses(deps)).toEqual([{ path: "/Class/kelas-1" }, { path: "/Class/kelas-2" }]);
  });

  it("is the classes of each programme too, where the site has that page", async () => {
    const deps = fakeDeps({
      tenant: site("/", "/Class", "/Class/:code", "/Class/Competence/:slug"),
      http: fakeHttp({
        "services class/active": listAnswer(sampleClasses(1)),
        "programs programs": answer([sampleProgram]),
      }),
    });
    expect(await addresses(deps)).toEqual([{ path: "/Class/kelas-1" }, { path: "/Class/Competence/teknik-jaringan" }]);
  });

  it("is one catalogue where a site has two paths to it", () => {
    const both = aliases(site("/", "/Class", "/Courses"));
    expect(both).toContain("/Class");
    expect(both).not.toContain("/Courses");
    expect(aliases(site("/", "/Class"))).not.toContain("/Class");
  });
});
