import { describe, expect, it } from "@jest/globals";

import { highlightCode } from "./highlightCode";

describe("highlightCode", () => {
  it.each(["python", "javascript", "typescript", "sql", "xml", "css", "bash", "json"])("knows %s", (language) => {
    expect(highlightCode("x = 1", language)).not.toBeNull();
  });

  it("marks words", () => {
    expect(highlightCode('print("a")', "python")).toBe(
      '<span class="hljs-built_in">print</span>(<span class="hljs-string">&quot;a&quot;</span>)',
    );
  });

  it.each(["python", "javascript", "xml", "css"])("escapes what %s code says", (language) => {
    const html = highlightCode('<img src=x onerror="alert(1)"></code><script>alert(1)</script>', language) ?? "";
    expect(html.replace(/<\/?span(?: class="[\w -]+")?>/g, "")).not.toMatch(/[<>]/);
  });

  it.each(["brainfuck", "__proto__", "constructor", 'html"><script>'])(
    "leaves %s alone, which it does not know",
    (language) => {
      expect(highlightCode("x", language)).toBeNull();
    },
  );
});
