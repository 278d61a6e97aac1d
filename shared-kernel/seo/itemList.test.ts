import { expect, it } from "@jest/globals";

import { itemList } from "./itemList";

it("numbers what it lists, and is no list where there is nothing", () => {
  expect(
    itemList("Blog", [{ name: "Satu", url: "https://contoh.example/Blog/1/satu" }, { name: "Dua" }]),
  ).toMatchObject([
    {
      "@type": "ItemList",
      name: "Blog",
      numberOfItems: 2,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Satu" },
        { position: 2, name: "Dua" },
      ],
    },
  ]);
  expect(itemList("Blog", [])).toEqual([]);
});
