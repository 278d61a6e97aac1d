import { describe, expect, it } from "@jest/globals";

import { findReaching } from "./findReaching";

const LAYER = "remote.blog";
const isOwn = (name: string): boolean => name.startsWith("blog-");
const reaching = (css: string): string[] =>
  findReaching(`@layer ${LAYER}{${css}}`, { isOwn, layers: [LAYER] }).map(({ what }) => what);

describe("styles that stay within their remote", () => {
  it.each([
    ".blog-title-x{color:red}",
    ".blog-list-x li>a{color:red}",
    ".blog-list-x{& svg{color:red}&:hover{color:red}}",
    ".blog-list-x{& + *{margin:0}}",
    ":root[data-theme=dark] .blog-list-x{color:red}",
    ":is(.blog-a-x,.blog-b-x) p{color:red}",
    "@media (min-width:40em){.blog-list-x{color:red}}",
    "@keyframes blog-turn-x{to{rotate:1turn}}",
    ":root:has(.blog-bar-x){scroll-padding-bottom:8rem}",
  ])("are let be: %s", (css) => {
    expect(reaching(css)).toEqual([]);
  });
});

describe("styles that reach outside", () => {
  it.each([
    ["*{display:none}", "*"],
    ["html{font-size:8px}", "html"],
    ["body .other-title{color:red}", "body .other-title"],
    ["h2,.blog-title-x{color:red}", "h2"],
    ["main:has(.blog-title-x) p{color:red}", "main:has(.blog-title-x) p"],
    [":not(.blog-title-x){color:red}", ":not(.blog-title-x)"],
    [":is(.blog-a-x,p){color:red}", ":is(.blog-a-x,p)"],
    ["p:hover{.blog-a-x &{color:red}}", "p:hover"],
    ["@keyframes turn{to{rotate:1turn}}", "@keyframes turn"],
    ["@layer reset{.blog-a-x{color:red}}", "@layer reset"],
    [":root:has(.blog-bar-x){overflow:hidden}", ":root:has(.blog-bar-x)"],
  ])("are named: %s", (css, what) => {
    expect(reaching(css)).toEqual([what]);
  });

  it("are those before every layer, too", () => {
    expect(findReaching(".blog-a-x{color:red}", { isOwn, layers: [LAYER] })).toEqual([
      expect.objectContaining({ what: ".blog-a-x", why: expect.stringContaining("no cascade layer") }),
    ]);
  });

  it("do not hide behind the kernel's layer within the remote's own", () => {
    expect(reaching("@layer kernel{*{display:none}}")).toContain("*");
  });
});
