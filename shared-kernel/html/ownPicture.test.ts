import { describe, expect, it } from "@jest/globals";

import { ownPicture, withOwnPicture } from "./ownPicture";

describe("ownPicture", () => {
  it("has a picture of another host come through the site's own address, in the width of its place", () => {
    expect(ownPicture("https://cdn.example/kelas/a.jpg?v=2")).toBe("/_image/w_1280/https/cdn.example/kelas/a.jpg?v=2");
    expect(ownPicture(" HTTPS://cdn.example/a.jpg", 640)).toBe("/_image/w_640/https/cdn.example/a.jpg");
  });

  it("scales a picture of the site, and leaves a drawing as it is", () => {
    expect(ownPicture("/media/demo/a.png", 640)).toBe("/_image/w_640/media/demo/a.png");
    expect(ownPicture("/media/demo/a.svg")).toBe("/media/demo/a.svg");
  });

  it.each([
    "javascript:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "//evil.example/a.png",
    "/\\evil.example/a.png",
    "/\t/evil.example/a.png",
    "http://cdn.example/a.png",
    "https://somebody@cdn.example/a.png",
    "https://",
    "a.png",
    '" onerror="alert(1)',
  ])("takes no picture from %s", (src) => {
    expect(ownPicture(src)).toBe("");
  });
});

describe("withOwnPicture", () => {
  it("leaves a class without a picture as it is, and takes no other than its own", () => {
    const plain = { slug: "a", logo: "" };
    expect(withOwnPicture(plain)).toBe(plain);
    expect(withOwnPicture({ slug: "a", logo: "//evil.example/a.png" })).toEqual(plain);
  });
});
