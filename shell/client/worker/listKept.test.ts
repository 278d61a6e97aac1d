import { describe, expect, it } from "@jest/globals";

import { listKept } from "./listKept";

const cacheOf = (pages: Readonly<Record<string, string>>) => ({
  keys: () => Promise.resolve(Object.keys(pages).map((path) => new Request(`http://main.localhost${path}`))),
  match: (request: RequestInfo | URL) => {
    const { pathname, search } = new URL((request as Request).url); // what `keys` gave
    return Promise.resolve(new Response(pages[pathname + search]));
  },
});

const titled = (title: string): string => `<!doctype html><html><head><title>${title}</title></head></html>`;
const shared = (title: string): string =>
  titled(`${title} | Serambi`).replace("</head>", `<meta property="og:title" content="${title}"></head>`);

describe("listKept", () => {
  it("lists the kept pages by their titles, the latest first", async () => {
    const cache = cacheOf({
      "/": titled("Home"),
      "/Courses?page=2": titled("Courses &amp; &quot;classes&quot;"),
      "/x": "<p>",
      "/Blog": shared("News &amp; notes"),
    });
    expect(await listKept(cache)).toEqual([
      { href: "/Blog", title: "News & notes" },
      { href: "/Courses?page=2", title: 'Courses & "classes"' },
      { href: "/", title: "Home" },
    ]);
  });

  it("lists twelve at most", async () => {
    const pages = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`/${index}`, titled(`Page ${index}`)]));
    const listed = await listKept(cacheOf(pages));
    expect(listed).toHaveLength(12);
    expect(listed[0]).toEqual({ href: "/19", title: "Page 19" });
  });
});
