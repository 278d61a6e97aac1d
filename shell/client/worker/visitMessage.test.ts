import { describe, expect, it } from "@jest/globals";

import { readVisitMessage } from "./visitMessage";

const visit = { kind: "visit", page: "/Courses?page=2", isInBrowser: true, files: [] };

describe("readVisitMessage", () => {
  it("reads what a page has sent", () => {
    const files = [{ address: "/assets/shell.js", integrity: "sha384-s" }];
    expect(readVisitMessage({ ...visit, files })).toEqual({ ...visit, files });
  });

  it.each([null, "visit", [], {}, { ...visit, kind: "other" }, { ...visit, files: "all" }])("refuses %j", (data) => {
    expect(readVisitMessage(data)).toBeNull();
  });

  it.each(["https://elsewhere.example/", "//elsewhere.example/", "/\\elsewhere.example/", 1])(
    "takes %p for no address of this site",
    (address) => {
      const message = readVisitMessage({ ...visit, page: address, files: [{ address, integrity: "" }] });
      expect(message).toMatchObject({ page: "", files: [] });
    },
  );

  it("listens to a bounded number of files", () => {
    const files = Array.from({ length: 5_000 }, (_, index) => ({ address: `/assets/${index}.js`, integrity: "" }));
    expect(readVisitMessage({ ...visit, files })?.files).toHaveLength(200);
  });
});
