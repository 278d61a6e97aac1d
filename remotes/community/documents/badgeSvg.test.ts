import { expect, it } from "@jest/globals";

import { badgeSvg } from "./badgeSvg.server";

const colours = { ground: "#ffffff", ink: "#0a0f1c", fill: "#3cb4f2", onFill: "#0a0f1c" };

it("says what it shows, and nothing in a name becomes markup", () => {
  const name = `<script>alert("1")</script> & 'Kora-Kora'`;
  const svg = badgeSvg({ name, league: "Liga SMK", rank: "Peringkat 1", points: "25 nilai", alt: name, colours });
  expect(svg).not.toContain("<script");
  expect(svg).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Kora-Kora&#39;");
  expect(svg).toContain("Peringkat 1, 25 nilai");
});
