/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from "@jest/globals";

import { findProblems } from "./findProblems";

const problemsOf = (html: string) => {
  document.body.innerHTML = html;
  return findProblems(document.body);
};

describe("findProblems", () => {
  it.each([
    ["picture without alt", '<img src="a.png">'],
    ["style attribute", '<p style="color:red">a</p>'],
    ["inline handler", '<p onclick="a()">a</p>'],
    ["link without address", "<a>a</a>"],
    ["link or button without a name", '<a href="/"><svg></svg></a>'],
    ["link or button without a name", "<button></button>"],
    ["link or button without a name", '<button aria-hidden="true"></button>'],
    ["field without a label", '<input name="a">'],
    ["field without a label", '<label for="b">b</label><input id="c">'],
    ["new tab that keeps its opener", '<a href="https://a.example" target="_blank" rel="noopener">a</a>'],
    ['two elements with the id "a"', '<p id="a"></p><p id="a"></p>'],
    ['aria-describedby points to "b"', '<p aria-describedby="b">a</p>'],
  ])("finds a %s", (what, html) => {
    expect(problemsOf(html)).toContainEqual(expect.stringContaining(what));
  });

  it("finds nothing where all is well", () => {
    const html = `
      <h1 id="title">a</h1><img src="a.png" alt=""><section aria-labelledby="title">b</section>
      <a href="/a" aria-label="a"><svg></svg></a><label>b <input name="b"></label><label for="c">c</label><input id="c">
      <a href="https://a.example" target="_blank" rel="noopener noreferrer">c</a><input type="hidden" name="d">
      <button type="submit" tabindex="-1" aria-hidden="true"></button>`;
    expect(problemsOf(html)).toEqual([]);
  });
});
