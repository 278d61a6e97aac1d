import { describe, expect, it } from "@jest/globals";

import { headersOfFile, headersToPage } from "./passedHeaders";

describe("what a page is told of an answer's life", () => {
  it.each([
    [undefined, "private, no-store"],
    ["no-cache", "private, no-cache"],
    ["public, max-age=60", "private, max-age=60"],
    ["Public, S-MaxAge=600 ,max-age=60, proxy-revalidate", "private, max-age=60"],
    ["private, no-store", "private, no-store"],
  ])("never lets a shared cache keep a call's answer: %p", (said, expected) => {
    const headers = said === undefined ? {} : { "cache-control": said };
    expect(headersToPage(headers)["cache-control"]).toBe(expected);
  });

  it("names what an answer depends on besides its address", () => {
    expect(headersToPage({})["vary"]).toBe("cookie, referer");
    expect(headersToPage({ vary: "accept-encoding" })["vary"]).toBe("accept-encoding, cookie, referer");
  });

  it("passes on what a host says of a file that is everybody's", () => {
    expect(headersOfFile({ "cache-control": "public, max-age=3600", "set-cookie": ["a=b"] })).toEqual({
      "cache-control": "public, max-age=3600",
    });
    expect(headersOfFile({})).toEqual({ "cache-control": "private, no-store" });
  });
});
