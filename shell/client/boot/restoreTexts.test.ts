/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from "@jest/globals";

import { PAGE_STATE_ID } from "./pageState";
import { readPageState } from "./readPageState";

describe("the texts of a page", () => {
  it("are read from its markup into its state", () => {
    const data = { posts: [{ content: "" }, { content: "<p>c</p>" }] };
    const state = {
      result: { kind: "page", data },
      texts: [["1", "result", "data", "posts", "0", "content"]],
    };
    document.body.innerHTML = `<div data-text="1"><p>a<br>b &amp; "c"</p></div><script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state)}</script>`;
    expect(readPageState(document).result).toEqual({
      kind: "page",
      data: { posts: [{ content: '<p>a<br>b &amp; "c"</p>' }, { content: "<p>c</p>" }] },
    });
  });
});
