import { API, ELSEWHERE, type HostilePrograms } from "./HostilePrograms";

const OF_BROWSER = `
const found = [];
const tried = { document: () => document.cookie, indexedDB: () => indexedDB.open("x"), caches: () => caches.open("x"),
  parent: () => parent.document, localStorage: () => localStorage.length, xhr: () => new XMLHttpRequest(),
  fetch: () => fetch("${API}"), elsewhere: () => fetch("${ELSEWHERE}"), socket: () => new WebSocket("${ELSEWHERE}"),
  self: () => self.origin, importScripts: () => importScripts("${API}"), constructor: () => console.log.constructor("return fetch('${API}')")() };
for (const [name, call] of Object.entries(tried)) { try { call(); found.push("reached " + name); } catch (error) { found.push("denied"); } }
console.log(found.join("\\n"));
`;

const FORK_IN_BROWSER = `
try { for (;;) new Worker("data:text/javascript,for(;;){}"); } catch (error) { console.log("denied"); }
`;

export const javascript: HostilePrograms = {
  hello: 'console.log("hello");',
  echo: 'console.log(prompt(""));',
  megabyte: 'for (let line = 0; line < 10000; line += 1) console.log("y".repeat(99));',
  flood: 'for (;;) console.log("y".repeat(99));',
  loop: "for (;;) {}",
  recursion: "const f = (n) => f(n + 1) + 1;\nf(0);",
  memory: "const all = [];\nfor (;;) all.push(new Array(1e6).fill(7));",
  syntax: "const a = ;",
  lineSeven: "const a = 1;\n\n\n\n\n\nnull.x;",
  disk: 'const fs = require("fs");\nfor (let n = 0; ; n += 1) fs.writeFileSync("f" + n, "z".repeat(1e6));',
  page: OF_BROWSER,
  fork: FORK_IN_BROWSER,
};

export const typescript: HostilePrograms = {
  ...javascript,
  echo: 'declare function prompt(text: string): string | null;\nconsole.log(prompt(""));',
  recursion: "const f = (n: number): number => f(n + 1) + 1;\nf(0);",
  memory: "const all: number[][] = [];\nfor (;;) all.push(new Array<number>(1e6).fill(7));",
  lineSeven: "const a: string[] = [];\n\n\n\n\n\na[3]!.trim();",
  disk: 'const fs = require("fs");\nfor (let n = 0; ; n += 1) fs.writeFileSync("f" + n, "z".repeat(1e6));',
  page: `declare const document: any, indexedDB: any, caches: any, parent: any, localStorage: any, XMLHttpRequest: any, fetch: any, WebSocket: any, self: any, importScripts: any;${OF_BROWSER.replace("const found = []", "const found: string[] = []")}`,
  fork: `declare const Worker: any;${FORK_IN_BROWSER}`,
};

export const python: HostilePrograms = {
  hello: 'print("hello")',
  echo: "print(input())",
  megabyte: 'for _ in range(10000):\n    print("y" * 99)',
  flood: 'while True:\n    print("y" * 99)',
  loop: "while True:\n    pass",
  recursion: "def f(n):\n    return f(n + 1) + 1\nf(0)",
  memory: "a = []\nwhile True:\n    a.append(bytearray(16_000_000))",
  syntax: "a = = 1",
  lineSeven: "a = 1\n\n\n\n\n\na.x()",
  disk: 'n = 0\nwhile True:\n    open(f"f{n}", "w").write("z" * 1000000)\n    n += 1',
  page: `
for name in ("document", "indexedDB", "fetch", "caches", "parent", "XMLHttpRequest", "postMessage", "self"):
    try:
        import js
        getattr(js, name)
        print("reached", name)
    except Exception:
        print("denied")
try:
    from pyodide.code import run_js
    run_js("self.indexedDB.open('x')")
    print("reached indexedDB by run_js")
except BaseException:
    print("denied")
try:
    from pyodide.http import open_url
    print("reached", open_url("${API}"))
except BaseException:
    print("denied")
try:
    import urllib.request
    print("reached", urllib.request.urlopen("${ELSEWHERE}").status)
except BaseException:
    print("denied")
try:
    import _host
    _host.write.constructor.new("fetch('${API}'); fetch('${ELSEWHERE}'); new XMLHttpRequest()")()
    print("reached XMLHttpRequest by a function's constructor")
except BaseException:
    print("denied")
`,
  fork: 'import os\ntry:\n    while True:\n        os.fork()\nexcept Exception:\n    print("denied")',
};

export const php: HostilePrograms = {
  hello: '<?php echo "hello\\n";',
  echo: "<?php echo fgets(STDIN);",
  megabyte: '<?php for ($n = 0; $n < 10000; $n++) echo str_repeat("y", 99), "\\n";',
  flood: '<?php while (true) echo str_repeat("y", 99), "\\n";',
  loop: "<?php while (true) {}",
  recursion: "<?php function f($n) { return f($n + 1) + 1; } f(0);",
  memory: '<?php $a = str_repeat("x", 2000000000);',
  syntax: "<?php $a = ;",
  lineSeven: "<?php\n$a = null;\n\n\n\n\n$a->x();",
  disk: '<?php for ($n = 0; ; $n++) if (@file_put_contents("f$n", str_repeat("z", 1000000)) === false) { fwrite(STDERR, "full"); exit(1); }',
  page: `<?php
foreach (["${API}", "${ELSEWHERE}"] as $address) {
  try {
    echo @file_get_contents($address) === false ? "denied\\n" : "reached\\n";
    $place = parse_url($address);
    echo @fsockopen($place["host"], $place["port"], $code, $why, 2) === false ? "denied\\n" : "reached a socket\\n";
  } catch (Error $error) {
    echo "denied\\n";
  }
}
if (function_exists("post_message_to_js")) @post_message_to_js("fetch('${API}')");
`,
  fork: '<?php try { while (true) { pcntl_fork(); } } catch (Error $error) { echo "denied\\n"; }',
};

export const ruby: HostilePrograms = {
  hello: 'puts "hello"',
  echo: "puts gets",
  megabyte: '10000.times { puts "y" * 99 }',
  flood: 'loop { puts "y" * 99 }',
  loop: "loop {}",
  recursion: "def f(n) = f(n + 1) + 1\nf(0)",
  memory: 'a = []\nloop { a << "x" * 16_000_000 }',
  syntax: "a = = 1",
  lineSeven: "a = 1\n\n\n\n\n\na.x",
  disk: 'n = 0\nloop { File.write("f#{n}", "z" * 1_000_000); n += 1 }',
  page: `
begin
  require "js"
  puts "reached " + JS.global.to_s
rescue LoadError
  puts "denied"
end
begin
  require "socket"
  TCPSocket.new("127.0.0.1", 80)
  puts "reached socket"
rescue Exception
  puts "denied"
end
# What is below \`require\` still loads the bridge, whose other end is closed.
Object.new.method(:require).super_method.call("js.so")
JS.eval("fetch('${API}'); fetch('${ELSEWHERE}')")
puts "reached JS.eval"
`,
  fork: 'begin\n  loop { fork }\nrescue NotImplementedError, NoMethodError\n  puts "denied"\nend',
};

export const lua: HostilePrograms = {
  hello: 'print("hello")',
  echo: "print(io.read())",
  megabyte: 'for n = 1, 10000 do print(string.rep("y", 99)) end',
  flood: 'while true do print(string.rep("y", 99)) end',
  loop: "while true do end",
  recursion: "local function f(n) return f(n + 1) + 1 end\nf(0)",
  memory: 'local t = {}\nwhile true do t[#t + 1] = string.rep("x", 1000000) .. #t end',
  syntax: "local a = = 1",
  lineSeven: "local a = nil\n\n\n\n\n\na.x()",
  disk: 'local n = 0\nwhile true do local f = assert(io.open("f" .. n, "w")); assert(f:write(string.rep("z", 1000000))); f:close(); n = n + 1 end',
  page: `for _, name in ipairs({ "js", "document", "fetch", "require", "dofile", "debug" }) do\n  local ok, found = pcall(function() return _G[name].global or _G[name]("${API}") end)\n  print(ok and found and "reached " .. name or "denied")\nend`,
};

export const r: HostilePrograms = {
  hello: 'cat("hello\\n")',
  echo: 'cat(readLines(file("stdin"), 1), "\\n", sep = "")',
  megabyte: 'for (n in 1:10000) cat(strrep("y", 99), "\\n", sep = "")',
  flood: 'repeat cat(strrep("y", 99), "\\n", sep = "")',
  loop: "repeat {}",
  recursion: "f <- function(n) f(n + 1) + 1\nf(0)",
  memory: "a <- numeric(2.7e8)\na[1] <- 1",
  syntax: "a <- )",
  lineSeven: 'a <- 1\n\n\n\n\n\na + "x"',
  disk: 'n <- 0\nrepeat {\n  writeLines(strrep("z", 1000000), paste0("f", n))\n  n <- n + 1\n}',
  page: `
cat(tryCatch(if (identical(webr::eval_js("typeof indexedDB === 'undefined' ? 0 : 1"), 1L)) "reached eval_js" else "denied", error = function(e) "denied"), "\\n")
invisible(tryCatch(webr::eval_js("fetch('${API}'); fetch('${ELSEWHERE}')"), error = function(e) 0))
denied <- function(expression, what) cat(tryCatch({ force(expression); paste("reached", what) }, error = function(e) "denied", warning = function(w) "denied"), "\\n")
denied(readLines(url("${API}")), "url")
denied(download.file("${ELSEWHERE}", "f"), "download.file")
denied(socketConnection("127.0.0.1", 80, timeout = 2), "socketConnection")
`,
};
