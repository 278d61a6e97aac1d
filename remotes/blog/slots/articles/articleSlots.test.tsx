import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, openSlot, type SlotFixture } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { server } from "../../remote.server";
import { listAnswers, samplePosts } from "../../testing/articles/sampleLists";
import { sampleArticle } from "../../testing/samplePosts";

const htmlOf = async (slot: string, props: SlotFixture["props"], changes: Partial<SlotFixture> = {}) => {
  const tenant = { settings: { routes: ["/", "/Blog", "/Blog/:id/:title?"] } };
  const fixture = { slot, title: "", props, answers: listAnswers, tenant, ...changes };
  return renderToStaticMarkup((await openSlot(server, fixture, { language: "id" })).element);
};

describe("blog.latest.v1", () => {
  it("shows the newest with the way to all of them", async () => {
    const html = await htmlOf("blog.latest.v1", { title: "Terbaru", kind: "blog" });
    expect(html).toMatch(/<h2[^>]*>Terbaru<\/h2>/);
    expect(html).toMatch(/<h3[^>]*><a[^>]* href="\/Blog\/tulisan-1\/tulisan-ke-1"/);
    expect(html).toMatch(/href="\/Blog"[^>]*>Semua tulisan/);
  });

  it("leads to all of the category where it shows one", async () => {
    const html = await htmlOf("blog.latest.v1", { title: "Sekolah", categorySlug: "sekolah", layout: "columns" });
    expect(html).toMatch(/href="\/Blog\?categorySlug=sekolah"[^>]*>Semua tulisan/);
    expect(html).not.toContain("data-kain");
  });

  it("says quietly that there is nothing, and links nothing where the site has no page", async () => {
    const none = { answers: { "services post/article/list": answerPage([]) } };
    expect(await htmlOf("blog.latest.v1", { title: "Terbaru" }, none)).toContain("Belum ada tulisan yang terbit.");
    const bare = { tenant: { settings: { routes: ["/"] } } };
    expect(await htmlOf("blog.latest.v1", { title: "Terbaru" }, bare)).not.toMatch(/<a[ >]/);
  });
});

describe("blog.lead.v1", () => {
  it("shows the newest, or the one that is named, whatever its kind", async () => {
    const newest = { answers: { "services post/article/list": answerPage(samplePosts(1)) } };
    expect(await htmlOf("blog.lead.v1", {}, newest)).toContain("Tulisan 1");
    const named = { answers: { "services post/detail": answer(sampleArticle({ title: "Dua kali panen" })) } };
    expect(await htmlOf("blog.lead.v1", { id: "tulisan-101" }, named)).toContain("Dua kali panen");
  });

  it("says quietly that there is nothing, and fails where the host does", async () => {
    const none = { answers: { "services post/article/list": answerPage([]) } };
    expect(await htmlOf("blog.lead.v1", {}, none)).toContain("Belum ada tulisan yang terbit.");
    const lost = { answers: { "services post/article/list": new AppError("offline", "down") } };
    await expect(htmlOf("blog.lead.v1", {}, lost)).rejects.toMatchObject({ code: "offline" });
  });
});
