import { describe, expect, it } from "@jest/globals";

import { pageFiles } from "./pageFiles";

describe("pageFiles", () => {
  it("finds scripts with their hashes, fonts and pictures", () => {
    const html = `<head><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/assets/a.css" disabled></head>
      <img src="/kain/cover/kawung/go.svg?w=1&amp;h=2" alt="">
      <link rel="preload" as="font" type="font/woff2" href="/fonts/inter/inter.woff2" crossorigin="anonymous">
      <link rel="preload" as="script" href="/assets/a.js" integrity="sha384-a" crossorigin="anonymous">
      <script src="/assets/shell.js" integrity="sha384-s" async></script>`;
    expect(pageFiles(html)).toEqual([
      { address: "/kain/cover/kawung/go.svg?w=1&h=2", integrity: "" },
      { address: "/fonts/inter/inter.woff2", integrity: "" },
      { address: "/assets/a.js", integrity: "sha384-a" },
      { address: "/assets/shell.js", integrity: "sha384-s" },
    ]);
  });

  it("leaves other sites' files and inline scripts alone", () => {
    expect(pageFiles('<script nonce="x">1</script><img src="https://elsewhere.example/a.png">')).toEqual([]);
  });
});
