import { describe, expect, it } from "@jest/globals";

import { makeCode, printedCode, typedCode } from "./certificateCode";

describe("the code of a certificate", () => {
  it("has twelve letters and digits, none that is taken for another", () => {
    const codes = Array.from({ length: 200 }, makeCode);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("is printed in groups and read back however it is typed", () => {
    expect(printedCode("7KQ2M4XD9PWT")).toBe("7KQ2-M4XD-9PWT");
    for (const typed of ["7KQ2-M4XD-9PWT", "7kq2m4xd9pwt", " 7kq2 m4xd 9pwt "])
      expect(typedCode(typed)).toBe("7KQ2M4XD9PWT");
  });
});
