import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { renderToStaticMarkup } from "react-dom/server";

import { LmsDemo } from "../../contract/demo/LmsDemo";
import { sampleDemos } from "../../testing/demo/sampleDemos";
import { openPage } from "../../testing/openPage";
import { sampleFeature, sampleSetting } from "../../testing/showcase/sampleShowcase";
import { saying, showcaseAnswers } from "../../testing/showcase/showcaseFixtures";

type Options = Partial<Parameters<typeof openPage>[0]>;

const open = (address: string, options: Options = {}) => openPage({ address, answers: showcaseAnswers, ...options });
const htmlOf = async (...args: Parameters<typeof open>) => renderToStaticMarkup((await open(...args)).show());
const told = async (...args: Parameters<typeof open>) => {
  const { head, jsonLd = [] } = (await open(...args)).loaded;
  return { head, jsonLd };
};
const ONE = sampleFeature();
const TWO = sampleFeature({ slug: "ujian", key: "exams", title: "Ujian" });
const THREE = sampleFeature({ slug: "jadwal", key: "timetable", title: "Jadwal" });
const three = saying(sampleSetting({ features: [ONE, TWO, THREE] }));

describe("the page of all features", () => {
  it("leads to each of them, and to those that are meant for somebody", async () => {
    const html = await htmlOf("/Lms", three);
    expect(html).toContain("<h1");
    for (const slug of ["buku-nilai", "ujian", "jadwal"]) expect(html).toContain(`href="/Lms/Features/${slug}"`);
    expect(html.match(/href="\/Lms\/Features\/buku-nilai"/g)).toHaveLength(3); // in the list, for teachers, for parents
    expect(html).toMatch(/role="img" aria-label="Tiga bab, satu selesai"/);
  });

  it("links to no page that the site has not", async () => {
    const html = await htmlOf("/Lms", { ...three, routes: ["/", "/Lms"] });
    expect(html).toContain("Ujian");
    expect(html).not.toContain("/Lms/Features");
  });

  it("is a list for one audience, each feature with its place among all and a piece of what it shows", async () => {
    const features = [
      sampleFeature({ audiences: ["teacher"], demo: LmsDemo.parse(sampleDemos.gradebook), figure: undefined }),
      sampleFeature({ ...TWO, audiences: ["learner", "teacher"], demo: LmsDemo.parse(sampleDemos.quiz) }),
      sampleFeature({ ...THREE, audiences: ["learner"] }),
    ];
    const setting = saying(
      sampleSetting({ features, audiences: { teacher: "Mentor", office: "", learner: "", parent: "" } }),
    );
    const all = await htmlOf("/Lms", setting);
    expect(all).toMatch(/aria-current="true" href="\/Lms#features"><span>Semua<\/span> <span[^>]*>3<\/span>/);
    expect(all).toContain("Mentor");
    expect(all).not.toContain("?for=parent");
    const { loaded } = await open("/Lms", setting);
    expect(JSON.stringify(loaded)).not.toContain('"demo"');
    expect(loaded.data).toMatchObject({ features: [{ sample: { kind: "bars" } }, { sample: { kind: "words" } }, {}] });
    const learners = await htmlOf("/Lms?for=learner", setting);
    expect(learners).toMatch(/aria-current="true" href="\/Lms\?for=learner#features"/);
    expect(learners.match(/<li value="\d"/g)).toEqual(['<li value="2"', '<li value="3"']);
    expect(await htmlOf("/Lms?for=nobody", setting)).toContain('<li value="1"');
  });

  it("says that nothing is written yet", async () => {
    expect(await htmlOf("/Lms", saying(sampleSetting({ features: [] })))).toContain("Fiturnya belum ditulis");
  });

  it("is a program with features, a list and a way back to search engines", async () => {
    const { head, jsonLd } = await told("/Lms", three);
    expect(head).toMatchObject({ title: "Satu ruang belajar", canonicalPath: "/Lms" });
    expect(jsonLd).toMatchObject([
      {
        "@type": "SoftwareApplication",
        url: "https://contoh.example/Lms",
        featureList: [ONE.title, "Ujian", "Jadwal"],
      },
      { "@type": "ItemList", itemListElement: [{ url: "https://contoh.example/Lms/Features/buku-nilai" }, {}, {}] },
      { "@type": "BreadcrumbList" },
    ]);
  });
});

describe("the page of a feature", () => {
  it("says what it is, what it can do and what one gains by it", async () => {
    const html = await htmlOf("/Lms/Features/buku-nilai", three);
    expect(html).toMatch(/<h1[^>]*>Buku nilai yang boleh dicoret<\/h1>/);
    expect(html).toContain(ONE.description);
    expect(html).toContain("Jejak setiap perubahan");
    expect(html).toContain("Akhir semester tanpa lembur");
    expect(html).toMatch(/role="img" aria-label="Nilai dua murid"/);
  });

  it("leads to its neighbours, and marks itself among all", async () => {
    const html = await htmlOf("/Lms/Features/ujian", three);
    expect(html).toMatch(/Sebelumnya<\/span><a[^>]*href="\/Lms\/Features\/buku-nilai"/);
    expect(html).toMatch(/Berikutnya<\/span><a[^>]*href="\/Lms\/Features\/jadwal"/);
    expect(html).toMatch(/<span aria-current="page">Ujian<\/span>/);
    const first = await htmlOf("/Lms/Features/buku-nilai", three);
    expect(first).not.toContain("Sebelumnya</span>");
  });

  it("leads nowhere else where it is the only one", async () => {
    const html = await htmlOf("/Lms/Features/buku-nilai", saying(sampleSetting({ features: [ONE] })));
    expect(html).not.toContain("Semua fitur");
    expect(html).not.toContain("Berikutnya");
  });

  it("has the site's picture before the drawing, and cloth where there is neither", async () => {
    const htmlWith = (overrides: Partial<typeof ONE>) =>
      htmlOf("/Lms/Features/buku-nilai", saying(sampleSetting({ features: [sampleFeature(overrides)] })));
    const pictured = await htmlWith({ image: "/media/contoh/nilai.jpg" });
    expect(pictured).toContain("nilai.jpg");
    expect(pictured).not.toContain('role="img"');
    expect(await htmlWith({ figure: undefined })).toContain('data-kain="cover"');
  });

  it("tells search engines its title, description, picture and address (specification section 2.3)", async () => {
    const picture = saying(sampleSetting({ features: [sampleFeature({ image: "/media/contoh/nilai.jpg" })] }));
    expect((await told("/Lms/Features/buku-nilai", picture)).head).toEqual({
      title: ONE.title,
      description: ONE.description,
      canonicalPath: "/Lms/Features/buku-nilai",
      image: "/media/contoh/nilai.jpg",
    });
    const { head, jsonLd } = await told("/Lms/Features/buku-nilai", three);
    expect(head).not.toHaveProperty("image");
    expect(jsonLd).toMatchObject([{ "@type": "BreadcrumbList", itemListElement: [{}, { name: "LMS" }, {}] }]);
  });

  it("has one address, whatever letters it is asked for in, and keeps the query", async () => {
    const { ending } = await open("/Lms/Features/Ujian?dari=surat", three);
    expect(ending).toEqual({ kind: "redirect", to: "/Lms/Features/ujian?dari=surat", status: 301 });
  });
});

describe("where it cannot be shown", () => {
  it("is not found: a feature that there is not, and an LMS that is not written", async () => {
    expect((await open("/Lms/Features/tidak-ada")).ending).toEqual({ kind: "not-found" });
    expect((await open("/Lms", saying(new AppError("not-found", "none")))).ending).toEqual({ kind: "not-found" });
  });

  it("fails with 503 in the visitor's words while the host is down", async () => {
    for (const address of ["/Lms", "/Lms/Features/ujian"]) {
      const page = await open(address, { ...saying(new AppError("upstream", "Broken")), language: "en" });
      expect(page.ending).toEqual({
        kind: "failed",
        status: 503,
        message: "The LMS page could not be loaded. Please try again in a moment.",
      });
    }
  });
});
