import { describe, expect, it } from "@jest/globals";
import { openSlot } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { server } from "../remote.server";
import { listAnswer, siteAnswers } from "../testing/sampleAnswers";
import { sampleClasses } from "../testing/sampleClasses";

const htmlOf = async (
  given: Record<string, unknown>,
  answers = siteAnswers,
  routes = ["/Courses", "/Courses/:slug"],
): Promise<string> => {
  const props = { title: "Kelas pilihan", ...given };
  const fixture = { title: "", slot: "courses.featured.v1", props, answers, tenant: { settings: { routes } } };
  return renderToStaticMarkup((await openSlot(server, fixture, { language: "id" })).element);
};

describe("courses.featured.v1", () => {
  it.each(["feature-list", "rows", "grid"])(
    "shows as many classes as asked for, as %s, and the way to all",
    async (layout) => {
      const html = await htmlOf({ layout, limit: 4, intro: "Dibaca orang sungguhan." });
      expect(html.match(/href="\/Courses\/kelas-\d"/g)).toHaveLength(4);
      expect(html).toContain("Dibaca orang sungguhan.");
      expect(html).toMatch(/href="\/Courses"[^>]*>Semua 14 kelas/);
      expect(html).not.toContain("style=");
    },
  );

  it("is a section under its own heading, below the page's", async () => {
    const html = await htmlOf({});
    const [, id] = /<section[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<h2 id="${id}"`);
    expect(html).not.toContain("<h1");
  });

  it("shows nothing beside the only class there is", async () => {
    const [only] = sampleClasses(1);
    const answers = { "services class/active": listAnswer(only ? [only] : []) };
    expect(await htmlOf({ layout: "rows" }, answers)).toContain(only?.name);
    expect(await htmlOf({ layout: "rows", exclude: only?.slug }, answers)).toBe("");
  });

  it.each(["feature-list", "rows", "grid"])("says quietly that nothing is open, as %s", async (layout) => {
    const html = await htmlOf({ layout }, { "services class/active": listAnswer([]) });
    expect(html).toContain("Belum ada kelas yang dibuka.");
    expect(html).toContain("Semua kelas");
  });

  it("links nothing on a site without those pages", async () => {
    expect(await htmlOf({}, siteAnswers, ["/"])).not.toMatch(/<a[ >]/);
  });
});
