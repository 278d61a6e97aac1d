import { describe as suite, expect, it } from "@jest/globals";

import { describe, scriptJson, stripTags } from "./text";

const words = (count: number) => Array.from({ length: count }, (_, index) => `kata${index + 1}`).join(" ");

suite("stripTags", () => {
  it("leaves the words, with single spaces", () => {
    expect(stripTags("<p>Belajar <b>jaringan</b></p>\n<p>dari nol</p>")).toBe("Belajar jaringan dari nol");
  });

  it("takes scripts and styles out with their contents", () => {
    expect(stripTags("a<script>steal()</script><style>p { color: red }</style> b")).toBe("a b");
  });

  it("reads character references, and leaves what names no character", () => {
    expect(stripTags("Teori &amp; praktik&nbsp;&#8212; &#x2019;26 &lt;b&gt; &foo; &#9999999;")).toBe(
      "Teori & praktik — ’26 <b> &foo; &#9999999;",
    );
  });

  it("takes a comment out, and a lone sign for what it is", () => {
    expect(stripTags("3 < 5<!-- not > for visitors --> dan 7 > 5")).toBe("3 < 5 dan 7 > 5");
  });
});

suite("the description of a page", () => {
  it("keeps twenty words as they are and cuts the rest (specification section 2.4)", () => {
    expect(describe(words(20))).toBe(words(20));
    expect(describe(words(21))).toBe(`${words(20)}…`);
  });

  it("counts words after the tags are gone", () => {
    expect(describe(`<p class="a b c">${words(20)}</p>`)).toBe(words(20));
  });

  it("has nothing to say of nothing", () => {
    expect(describe("")).toBe("");
  });
});

suite("scriptJson", () => {
  it("cannot end the script element it stands in", () => {
    const text = scriptJson({ name: "</script><!--\u2028\u2029" });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ name: "</script><!--\u2028\u2029" });
  });
});
