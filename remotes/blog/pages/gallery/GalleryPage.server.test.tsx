import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answerPage } from "@serambi/kernel/testing";
import { enableStaticRendering } from "mobx-react-lite";
import { renderToStaticMarkup } from "react-dom/server";

import { galleryAnswers } from "../../testing/gallery/galleryFixtures";
import { samplePicture } from "../../testing/gallery/samplePictures";
import { openPage } from "../../testing/openPage";

beforeAll(() => enableStaticRendering(true));
afterAll(() => enableStaticRendering(false));

type Options = Partial<Parameters<typeof openPage>[0]>;

const open = (address: string, options: Options = {}) => openPage({ address, answers: galleryAnswers, ...options });
const htmlOf = async (address: string, options?: Options) =>
  renderToStaticMarkup((await open(address, options)).show());
const told = async (address: string, options?: Options) => {
  const { head, jsonLd = [] } = (await open(address, options)).loaded;
  return { head, jsonLd };
};
const LIST = "services post/gallery/list";
const lost = { answers: { [LIST]: new AppError("timeout", "late") } };

describe("the gallery without scripts", () => {
  it("shows six pictures, each with its words, its room and an address of its own", async () => {
    const html = await htmlOf("/Gallery");
    expect(html.match(/<li class="cell"/g)).toHaveLength(6);
    expect(html).toContain('href="/Gallery?picture=gambar-1"');
    expect(html).toMatch(
      /<img[^>]+srcSet="\/_image\/w_[^>]+alt="Kain dengan 1 bintang\."[^>]+width="\d+" height="\d+"/,
    );
    expect(html).toContain("Gambar 1–6 dari 20");
    expect(html).toContain('href="/Gallery?page=2"');
  });

  it("fetches those of the first screen at once and the others when they come near", async () => {
    const html = await htmlOf("/Gallery");
    expect(html.match(/loading="eager"/g)).toHaveLength(3);
    expect(html.match(/loading="lazy"/g)).toHaveLength(3);
  });

  it("leads to the pages before and after one, by their numbers too", async () => {
    const html = await htmlOf("/Gallery?page=3");
    expect(html).toMatch(/href="\/Gallery\?page=2"[^>]*>Tampilkan yang lebih baru/);
    expect(html).toMatch(/href="\/Gallery\?page=4"[^>]*>Tampilkan lebih banyak/);
    expect(html).toMatch(/aria-current="page"[^>]*>3</);
  });

  it("shows a picture large, with its caption and the way to its neighbours and to its page", async () => {
    const html = await htmlOf("/Gallery?picture=gambar-9");
    const figure = /<figure[\s\S]*<\/figure>/.exec(html)?.[0] ?? "";
    expect(figure).toMatch(/<h2[^>]*>Kain nomor 9</);
    expect(figure).toContain("Ditenun selama 9 hari.");
    expect(figure).toContain("9 dari 20 · 19 Oktober 2026");
    for (const to of ["picture=gambar-8", "picture=gambar-10", "page=2"]) expect(figure).toContain(`"/Gallery?${to}"`);
  });

  it("leads from the last picture of a page to the next page, and from the first of all no further", async () => {
    expect(await htmlOf("/Gallery?picture=gambar-6")).toMatch(/rel="next" href="\/Gallery\?page=2"/);
    expect(await htmlOf("/Gallery?picture=gambar-1")).not.toContain('rel="prev" href');
  });

  it("draws nothing of a colour that is none, and carries no style of its own", async () => {
    const html = await htmlOf("/Gallery");
    expect(html).toContain('fill="#23466f"');
    expect(html).not.toContain("style=");
  });

  it("speaks English on the English site", async () => {
    const html = await htmlOf("/Gallery", { language: "en" });
    expect(html).toContain("Pictures 1–6 of 20");
    expect(html).toContain("Show more");
  });
});

describe("what the gallery says of itself", () => {
  it("names each page and each picture", async () => {
    expect((await told("/Gallery")).head).toMatchObject({ title: "Galeri", canonicalPath: "/Gallery" });
    expect((await told("/Gallery?page=2")).head).toMatchObject({
      title: "Galeri, halaman 2",
      canonicalPath: "/Gallery?page=2",
    });
    expect((await told("/Gallery?picture=gambar-9")).head).toEqual({
      title: "Kain nomor 9",
      description: "Ditenun selama 9 hari.",
      canonicalPath: "/Gallery?picture=gambar-9",
      image: "/_image/w_1280,f_jpeg/media/contoh/kain-9.webp",
      imageAlt: "Kain dengan 9 bintang.",
    });
  });

  it("is an ImageGallery of ImageObjects, and of a picture that alone", async () => {
    const gallery = (await told("/Gallery")).jsonLd;
    expect(gallery.map((thing) => thing["@type"])).toEqual(["BreadcrumbList", "ImageGallery"]);
    expect(gallery[1]?.["image"]).toHaveLength(6);
    expect((await told("/Gallery?picture=gambar-9")).jsonLd).toMatchObject([
      { "@type": "BreadcrumbList", itemListElement: [{}, { name: "Galeri" }, { name: "Kain nomor 9" }] },
      {
        "@context": "https://schema.org",
        "@type": "ImageObject",
        contentUrl: "https://contoh.example/media/contoh/kain-9.webp",
        url: "https://contoh.example/Gallery?picture=gambar-9",
        width: "1440 px",
        height: "1080 px",
      },
    ]);
  });

  it("keeps out of search engines what is empty, lost or nobody's picture", async () => {
    const empty = { answers: { [LIST]: answerPage([]) } };
    for (const { head } of [
      await told("/Gallery", empty),
      await told("/Gallery", lost),
      await told("/Gallery?picture=tidak-ada"),
    ])
      expect(head.isIndexed).toBe(false);
    expect((await told("/Gallery", empty)).jsonLd).toHaveLength(1);
  });

  it("leaves out of its data a picture that has no file", async () => {
    const answers = { [LIST]: answerPage([samplePicture(1), samplePicture(2, { src: "http://lama.example/a.jpg" })]) };
    expect((await told("/Gallery", { answers })).jsonLd[1]?.["image"]).toHaveLength(1);
  });
});

describe("the gallery when something is missing", () => {
  it("says so with the status of it, and offers to try again", async () => {
    const page = await open("/Gallery", lost);
    expect(page.loaded.status).toBe(503);
    const html = renderToStaticMarkup(page.show());
    expect(html).toContain("Galeri tidak sampai");
    expect(html).toContain("Coba lagi");
  });

  it("stands where nobody has the picture, and says so", async () => {
    const page = await open("/Gallery?picture=tidak-ada");
    expect(page.loaded.status).toBeUndefined();
    const html = renderToStaticMarkup(page.show());
    expect(html).toContain("Gambar yang Anda cari tidak ada di galeri ini.");
    expect(html).toContain("Kain nomor 1");
  });

  it("says what was to be seen on a picture that cannot be loaded", async () => {
    const html = await htmlOf("/Gallery", { answers: { [LIST]: answerPage([samplePicture(1, { src: "" })]) } });
    expect(html).not.toContain("/_image/");
    expect(html).toContain("Gambar ini tidak bisa dimuat");
    expect(html).toContain("Kain dengan 1 bintang.");
  });
});
