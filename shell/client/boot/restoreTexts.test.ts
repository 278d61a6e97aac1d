/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from "@jest/globals";

import { PAGE_STATE_ID } from "./pageState";
import { readPageState } from "./readPageState";

describe("the texts of a page", () => {
  it("are read from its markup into its state", () => {
    const state = {
      stores: { blog: { posts: [{ content: "" }, { content: "<p>c</p>" }] } },
      texts: [["1", "stores", "blog", "posts", "0", "content"]],
    };
    document.body.innerHTML = `<div data-text="1"><p>a<br>b &amp; "c"</p></div><script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state)}</script>`;
    expect(readPageState(document).stores).toEqual({
      blog: { posts: [{ content: '<p>a<br>b &amp; "c"</p>' }, { content: "<p>c</p>" }] },
    });
  });
});
