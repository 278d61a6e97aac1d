import { describe, expect, it } from "@jest/globals";

import { absoluteHtml } from "./absoluteHtml";

const BASE = "https://lembar.example/Blog/101/perahu";

describe("HTML that stands elsewhere", () => {
  it.each([
    ['<a href="/Courses?page=2&amp;x=1">a</a>', '<a href="https://lembar.example/Courses?page=2&amp;x=1">a</a>'],
    ['<a href="#teks-fn-1">1</a>', `<a href="${BASE}#teks-fn-1">1</a>`],
    ['<a href="lain">a</a>', '<a href="https://lembar.example/Blog/101/lain">a</a>'],
    ['<a href="//cdn.example/a">a</a>', '<a href="https://cdn.example/a">a</a>'],
    ['<a href="https://a.example/b">a</a>', '<a href="https://a.example/b">a</a>'],
    ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
    ['<a href="http://[">a</a>', '<a href="http://[">a</a>'],
    [
      '<figure><img src="/_image/w_640,f_webp/media/a.jpg" srcset="/a.jpg 1x" alt="b"></figure>',
      '<figure><img src="https://lembar.example/_image/w_640,f_webp/media/a.jpg" alt="b"></figure>',
    ],
    ['<blockquote cite="/a">b</blockquote>', '<blockquote cite="https://lembar.example/a">b</blockquote>'],
  ])("has every address of %s absolute", (html, expected) => {
    expect(absoluteHtml(html, BASE)).toBe(expected);
  });

  it("leaves words that look like addresses, and markup that is shown, as they are", () => {
    const html = '<p>Tulis href="/a" di sini: <code>&lt;a href="/b"&gt;</code> &amp; selesai</p>';
    expect(absoluteHtml(html, BASE)).toBe(html);
  });

  it("is read however deep elements stand in one another", () => {
    const deep = `${"<b>".repeat(2_000)}<a href="/a">a</a>${"</b>".repeat(2_000)}`;
    expect(absoluteHtml(deep, BASE)).toContain('<a href="https://lembar.example/a">a</a>');
  });
});
