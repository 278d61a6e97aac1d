import { describe, expect, it } from "@jest/globals";

import { preludeOf } from "./prelude";

describe("what a program begins with", () => {
  it("are its first headers of the language, on the lines where they stand", () => {
    const source = "// Roman numerals\n\n#include <iostream>\n# include <map> // of digits\n\nusing namespace std;\n";
    expect(preludeOf(source)).toBe("// Roman numerals\n\n#include <iostream>\n# include <map> // of digits\n");
  });

  it("ends before what changes headers, and before the program's own", () => {
    expect(preludeOf("#define NDEBUG\n#include <cassert>\n")).toBe("");
    expect(preludeOf('#include <vector>\n#include "shape.h"\n#include <map>\n')).toBe("#include <vector>\n");
    expect(preludeOf("#include <vector>\n/* long\n#include <map>\n*/\n")).toBe("#include <vector>\n");
  });
});
