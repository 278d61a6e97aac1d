import { describe, expect, it } from "@jest/globals";
import { fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { programAnswers } from "../../testing/programs/samplePrograms";
import { programAddresses, programAliases } from "./programSitemap";

const site = (...routes: string[]) => fakeTenant({ settings: { routes } });

describe("what search engines are told of a site's programmes", () => {
  it("is each page that the site has of each", async () => {
    const tenant = site("/Program/:slug", "/Curriculum/:program", "/Event/Program/:id/:slug?");
    const deps = fakeDeps({ tenant, http: fakeHttp(programAnswers) });
    expect((await programAddresses(deps)).map(({ path }) => path)).toEqual([
      "/Program/teknik-jaringan",
      "/Program/tata-busana",
      "/Curriculum/teknik-jaringan",
      "/Curriculum/tata-busana",
      "/Event/Program/jaringan/teknik-jaringan",
      "/Event/Program/busana/tata-busana",
    ]);
  });

  it("costs no call where the site has none", async () => {
    const http = fakeHttp({});
    expect(await programAddresses(fakeDeps({ tenant: site("/", "/Program"), http }))).toEqual([]);
    expect(http.calls).toEqual([]);
  });

  it("is one page of syllabuses where a site has two paths to it", () => {
    expect(programAliases(site("/Silabus", "/Training-Services/Syllabus"))).toEqual(["/Training-Services/Syllabus"]);
    expect(programAliases(site("/Training-Services/Syllabus"))).not.toContain("/Training-Services/Syllabus");
  });
});
