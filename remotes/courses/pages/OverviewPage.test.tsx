import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { enableStaticRendering } from "mobx-react-lite";
import { renderToStaticMarkup } from "react-dom/server";

import { openPage } from "../testing/openPage";

beforeAll(() => enableStaticRendering(true));
afterAll(() => enableStaticRendering(false));

const OVERVIEW = "/Overview/:code?";

describe("/Overview", () => {
  it("is a class by its code, under the address that the site has for classes", async () => {
    const page = await openPage({ address: "/Overview/TJK-201", routes: ["/Class", "/Class/:code", OVERVIEW] });
    expect(page.http.calls[0]).toBe("services class/overview?slug=TJK-201");
    expect(renderToStaticMarkup(page.show())).toContain("Jaringan di Gedung Tua</h1>");
    expect(page.loaded.head).toMatchObject({
      title: "Jaringan di Gedung Tua",
      canonicalPath: "/Class/jaringan-di-gedung-tua",
    });
    expect(page.loaded.slots).toMatchObject([{ name: "careers.for-course.v1" }, { name: "courses.featured.v1" }]);
  });

  it("is its own address on a site that has no other", async () => {
    const { loaded } = await openPage({ address: "/Overview/TJK-201", routes: ["/", OVERVIEW] });
    expect(loaded.head.canonicalPath).toBe("/Overview/jaringan-di-gedung-tua");
  });

  it("is the list without a code, with links of its own", async () => {
    const page = await openPage({ address: "/Overview?page=2", routes: ["/", OVERVIEW] });
    const html = renderToStaticMarkup(page.show());
    expect(html).toMatch(/<form[^>]* action="\/Overview"/);
    expect(html).toContain('href="/Overview/kelas-1"');
    expect(page.loaded.head.canonicalPath).toBe("/Overview?page=2");
  });

  it("names the site's list where that has another address", async () => {
    const { loaded } = await openPage({ address: "/Overview", routes: ["/Courses", OVERVIEW] });
    expect(loaded.head.canonicalPath).toBe("/Courses");
  });

  it("is not found for a code that nobody has", async () => {
    const answers = { "services class/overview": new AppError("not-found", "none") };
    expect((await openPage({ address: "/Overview/X-1", answers, routes: [OVERVIEW] })).ending).toEqual({
      kind: "not-found",
    });
  });
});
