import { describe, expect, it } from "@jest/globals";

import { zeroResults } from "./zeroResults";

describe("named results of a function in Go", () => {
  it("begin empty, in functions, methods and literals", () => {
    expect(zeroResults("package main\nfunc f(s string) (a, b string, c any) {\n\treturn\n}\n")).toBe(
      "package main\nfunc f(s string) (a, b string, c any) {{var empty__ string;a=empty__};{var empty__ string;b=empty__};c=nil;\n\treturn\n}\n",
    );
    expect(zeroResults("package main\nfunc (t T) m() (err error) { return }\n")).toBe(
      "package main\nfunc (t T) m() (err error) {{var empty__ error;err=empty__}; return }\n",
    );
    expect(zeroResults("package main\nvar f = func(n int) (s int) { return func() (x int) { return }() }\n")).toBe(
      "package main\nvar f = func(n int) (s int) {{var empty__ int;s=empty__}; return func() (x int) {{var empty__ int;x=empty__}; return }() }\n",
    );
  });

  it("are left alone where they have no names, and where a type has several lines", () => {
    for (const line of [
      "func f(a int) (int, error) { return a, nil }",
      "func f() error { return nil }",
      "func f(a, b int) { return }",
      "func f() (_ int) { return }",
      "func f() (a struct {\n\tb int\n}) { return }",
    ])
      expect(zeroResults(`package main\n${line}\n`)).toBe(`package main\n${line}\n`);
  });
});
