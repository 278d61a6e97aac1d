import { expect, it } from "@jest/globals";

import { contentLinks } from "./contentLinks";

it("finds links to what services keep, once each, and none to pages, files and other sites", () => {
  const settings = {
    routes: ["/", "/About", "/Class", "/Class/:slug", "/Blog/:id/:title?"],
    ownPages: ["/Class/own"],
    navigation: { primary: [{ label: "Kelas", href: "/Class", children: [{ href: "/Class/antrean?from=menu" }] }] },
    home: {
      sections: [
        { slot: "x.y.v1", props: { to: "/class/antrean", more: "/Blog/7#top", other: "https://a.example/Class/b" } },
        { slot: "x.y.v1", props: { src: "/media/a/b.png", text: "/ tanpa alamat", href: "/About" } },
      ],
    },
  };
  expect(contentLinks(settings)).toEqual(["/Blog/7", "/Class/antrean", "/class/antrean"]);
});
