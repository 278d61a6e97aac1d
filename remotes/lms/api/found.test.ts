import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { sampleFeature, sampleSetting } from "../testing/showcase/sampleShowcase";
import { parts } from "./search";
import { sitemap } from "./sitemap";

const { addresses } = sitemap;
const SETTING = "services contoh/cms/app/setting/lms";
const EVERYTHING = ["/", "/Lms", "/Lms/Features/:slug"];
const written = answer(
  sampleSetting({ features: [sampleFeature(), sampleFeature({ slug: "ujian", title: "Ujian" })] }),
);

const depsOf = (routes: readonly string[], body: unknown = written) => {
  const http = fakeHttp({ [SETTING]: body });
  return { ...fakeDeps({ tenant: fakeTenant({ settings: { routes: [...routes] } }) }), http };
};
const found = (...args: Parameters<typeof depsOf>) => Promise.resolve(parts["features"]?.(depsOf(...args)));

describe("the sitemap of the LMS", () => {
  it("has the page of every feature", async () => {
    expect(await addresses(depsOf(EVERYTHING))).toEqual([
      { path: "/Lms/Features/buku-nilai" },
      { path: "/Lms/Features/ujian" },
    ]);
  });

  it("asks nothing for a site that has no page for one", async () => {
    const deps = depsOf(["/", "/Lms"]);
    expect(await addresses(deps)).toEqual([]);
    expect(deps.http.calls).toEqual([]);
  });

  it("is empty where the site has written nothing, and fails where its host is down", async () => {
    expect(await addresses(depsOf(EVERYTHING, new AppError("not-found", "none")))).toEqual([]);
    await expect(addresses(depsOf(EVERYTHING, new AppError("offline", "down")))).rejects.toThrow("down");
  });
});

describe("the search of a site", () => {
  it("finds the LMS and each feature with its sentence", async () => {
    expect(await found(EVERYTHING)).toEqual([
      { path: "/Lms", title: "Satu ruang belajar", kind: "page", words: ["LMS"] },
      {
        path: "/Lms/Features/buku-nilai",
        title: "Buku nilai yang boleh dicoret",
        kind: "page",
        note: "Ubah satu angka, rata-ratanya ikut.",
        words: ["LMS"],
      },
      expect.objectContaining({ path: "/Lms/Features/ujian", title: "Ujian" }),
    ]);
  });

  it("finds what the site has pages for, and nothing where there is nothing", async () => {
    expect(await found(["/", "/Lms"])).toEqual([expect.objectContaining({ path: "/Lms" })]);
    expect(await found(["/", "/Lms/Features/:slug"])).toHaveLength(2);
    expect(await found(["/"])).toEqual([]);
    expect(await found(EVERYTHING, new AppError("not-found", "none"))).toEqual([]);
  });
});
