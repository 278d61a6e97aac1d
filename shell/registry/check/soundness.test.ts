import { expect, it } from "@jest/globals";

import { unsoundIn } from "./soundness";

it.each([
  '<p style="color:red">a</p>',
  '<p onclick="x()">a</p>',
  "<p>a</p><script>alert(1)</script>",
  "<style>p{}</style><p>a</p>",
  '<a href="javascript:alert(1)">a</a>',
  "<p>[object Object]</p>",
  "<p>undefined</p>",
  "",
])("refuses %s", (html) => {
  expect(unsoundIn(html)).toHaveLength(1);
});

it.each([
  '<p class="x">style="color:red"</p>',
  '<script type="application/ld+json">{}</script>',
  "<p>undefined behaviour</p>",
])("lets %s be", (html) => {
  expect(unsoundIn(html)).toEqual([]);
});
