import { describe, expect, it } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";

import { Router, type Navigator } from "../../router";
import { pageWindow } from "./pageWindow";
import { Pagination } from "./Pagination";

const nowhere: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}`),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const draw = (page: number, totalPages: number): string =>
  renderToStaticMarkup(
    <Router location="/Courses" navigator={nowhere} static>
      <Pagination
        page={page}
        totalPages={totalPages}
        hrefFor={(to) => `/Courses?page=${to}`}
        labels={{ nav: "Halaman", previous: "Sebelumnya", next: "Berikutnya" }}
      />
    </Router>,
  );

describe("Pagination", () => {
  it("is nothing for a single page", () => {
    expect(draw(1, 1)).toBe("");
    expect(draw(1, 0)).toBe("");
  });

  it("marks this page and links its neighbours", () => {
    const html = draw(2, 4);
    expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*>2<\/a>/);
    expect(html).toMatch(/aria-label="Sebelumnya"[^>]*href="\/Courses\?page=1"/);
    expect(html).toMatch(/aria-label="Berikutnya"[^>]*href="\/Courses\?page=3"/);
  });

  it("has no way past either end", () => {
    expect(draw(1, 3)).not.toContain("Sebelumnya");
    expect(draw(3, 3)).not.toContain("Berikutnya");
  });
});

describe("pageWindow", () => {
  it("always shows the first, the last, this page and its neighbours in at most seven places", () => {
    for (let total = 1; total <= 40; total++)
      for (let page = 1; page <= total; page++) {
        const places = pageWindow(page, total);
        const pages = places.flatMap((place) => ("page" in place ? [place.page] : []));
        const wanted = [1, page - 1, page, page + 1, total].filter((number) => number >= 1 && number <= total);
        expect(places.length).toBeLessThanOrEqual(7);
        expect(pages).toEqual(expect.arrayContaining(wanted));
        expect(pages).toEqual([...new Set(pages)].toSorted((one, other) => one - other));
      }
  });
});
