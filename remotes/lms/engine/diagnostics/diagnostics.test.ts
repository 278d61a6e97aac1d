import { describe, expect, it } from "@jest/globals";

import { clangDiagnostics } from "./clang";
import { goDiagnostics } from "./go";
import { luaDiagnostic } from "./lua";
import { phpDiagnostics } from "./php";
import { quickJsDiagnostic } from "./quickJs";
import { isRefusedByRust, rustDiagnostics } from "./rust";
import { sqlDiagnostic } from "./sql";
import { toldOutcome } from "./toldOutcome";

const file = (path: string, text = "") => ({ path, text });

describe("places in programs", () => {
  it("are the program's own innermost one where JavaScript ran into an error", () => {
    const thrown = {
      name: "TypeError",
      message: "x is null",
      stack: "    at log (node:internal:3:1)\n    at f (lib.js:7:3)\n    at <eval> (main.js:2:1)\n",
    };
    expect(quickJsDiagnostic(thrown, [file("main.js"), file("lib.js")])).toMatchObject({
      kind: "runtime-error",
      diagnostic: { path: "lib.js", line: 7, column: 3, message: "TypeError: x is null" },
    });
  });

  it("are told of what JavaScript refused before it ran", () => {
    const thrown = { name: "SyntaxError", message: "expecting ';'", stack: "    at main.js:2:9\n" };
    expect(quickJsDiagnostic(thrown, [file("main.js")]).kind).toBe("compile-error");
  });

  it("are read of Lua's message, and none are where it names none", () => {
    const files = [file("main.lua")];
    expect(luaDiagnostic("main.lua:7: attempt to index a nil value\nstack traceback:\n\t…", files)).toMatchObject({
      line: 7,
      message: "attempt to index a nil value",
    });
    expect(luaDiagnostic("not enough memory", files)).toMatchObject({ path: null, line: null });
  });

  it("are told by the runners of Ruby and R, and only where they are the program's", () => {
    const files = [file("main.R")];
    expect(toldOutcome("runtime-error\n1\nmain.R\n7\nnot found", files)).toMatchObject({
      status: "runtime-error",
      diagnostics: [{ path: "main.R", line: 7, message: "not found" }],
    });
    expect(toldOutcome("runtime-error\n1\nother.R\n7\nnot found", files).diagnostics).toMatchObject([{ line: null }]);
    expect(toldOutcome("runtime-error\n1\n\n\ncannot allocate vector of size 2 Gb", files).status).toBe("memory");
  });

  it("are the word that SQLite names, after the statements before it", () => {
    const text = "select 1;\nselect *\nform t;";
    expect(sqlDiagnostic('near "form": syntax error', file("main.sql", text), 9)).toMatchObject({ line: 3, column: 1 });
    expect(sqlDiagnostic("UNIQUE constraint failed", file("main.sql", text), 9)).toMatchObject({ line: 2, column: 1 });
  });

  it("are those of clang's errors and warnings, and not of headers that are not the program's", () => {
    const words = "main.c:2:5: warning: unused\nstudio.h:1:1: error: odd\nwasm-ld: error: undefined symbol: f\n";
    expect(clangDiagnostics(words, [file("main.c")])).toMatchObject([
      { severity: "warning", line: 2, column: 5 },
      { severity: "error", path: null, line: null },
      { message: "undefined symbol: f" },
    ]);
  });

  it("are those of rustc's errors and of a panic", () => {
    const refused = "error[E0308]: mismatched types\n --> main.rs:2:7\n\nerror: aborting due to 1 previous error\n";
    expect(isRefusedByRust(refused)).toBe(true);
    expect(rustDiagnostics(refused, [file("main.rs")])).toMatchObject([{ line: 2, message: "mismatched types" }]);
    const panicked = "thread 'main' panicked at main.rs:7:16:\nindex out of bounds\n";
    expect(isRefusedByRust(panicked)).toBe(false);
    expect(rustDiagnostics(panicked, [file("main.rs")])).toMatchObject([{ line: 7, message: "index out of bounds" }]);
  });

  it("tell what PHP refused from what it ran out of", () => {
    const parse = 'PHP Parse error:  syntax error, unexpected token ";" in /program/main.php on line 2\n';
    expect(phpDiagnostics(parse, [file("main.php")], "/program")).toMatchObject({
      kind: "compile-error",
      diagnostics: [{ line: 2, severity: "error" }],
    });
    const full = "Fatal error: Allowed memory size of 1 bytes exhausted in /program/main.php on line 3\n";
    expect(phpDiagnostics(full, [file("main.php")], "/program").kind).toBe("memory");
  });

  it("tell what Go refused from a panic", () => {
    expect(goDiagnostics("2:19: mismatched types", "", "main.go")).toMatchObject({
      kind: "compile-error",
      diagnostics: [{ path: "main.go", line: 2, column: 19 }],
    });
    expect(goDiagnostics("slice index out of range", "4:18: panic: main.main(...)\n", "main.go")).toMatchObject({
      kind: "runtime-error",
      diagnostics: [{ line: 4, message: "slice index out of range" }],
    });
  });
});
