import { API, ELSEWHERE, type HostilePrograms } from "./HostilePrograms";

const SOCKET = `#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>
int main(void) {
  struct sockaddr_in where = {0};
  where.sin_family = AF_INET;
  where.sin_port = htons(80);
  inet_pton(AF_INET, "127.0.0.1", &where.sin_addr);
  int one = socket(AF_INET, SOCK_STREAM, 0);
  puts(connect(one, (struct sockaddr *)&where, sizeof where) == 0 ? "reached" : "denied");
}
`;

export const c: HostilePrograms = {
  hello: '#include <stdio.h>\nint main(void) { puts("hello"); }',
  echo: "#include <stdio.h>\nint main(void) { char line[100]; if (fgets(line, sizeof line, stdin)) fputs(line, stdout); }",
  megabyte:
    '#include <stdio.h>\nint main(void) { for (int n = 0; n < 10000; n++) { for (int m = 0; m < 99; m++) putchar(121); puts(""); } }',
  flood: '#include <stdio.h>\nint main(void) { for (;;) printf("%099d\\n", 7); }',
  loop: "int main(void) { volatile int a = 1; while (a) {} }",
  recursion:
    '#include <stdio.h>\nint f(int n) { volatile int a[64]; a[0] = n; return f(n + 1) + a[0]; }\nint main(void) { printf("%d", f(0)); }',
  memory:
    "#include <stdlib.h>\nint main(void) { for (int n = 0; n < 2048; n++) { volatile char *a = malloc(1 << 20); a[n] = 7; } return 3; }",
  syntax: "int main(void) { return }",
  lineSeven:
    "#include <stdio.h>\nint main(void) {\n  volatile int zero = 0;\n  int a[3] = {1, 2, 3};\n  a[0] = zero;\n\n  return a[1] / a[0];\n}",
  disk: '#include <stdio.h>\n#include <stdlib.h>\nint main(void) { FILE *f = fopen("f", "w"); char *a = calloc(1, 1 << 20); for (;;) if (fwrite(a, 1, 1 << 20, f) < 1 << 20) { perror("f"); return 1; } }',
  page: SOCKET,
  fork: "int fork(void);\nint main(void) { for (;;) fork(); }",
};

export const cpp: HostilePrograms = {
  hello: '#include <iostream>\nint main() { std::cout << "hello\\n"; }',
  echo: "#include <iostream>\n#include <string>\nint main() { std::string line; std::getline(std::cin, line); std::cout << line << std::endl; }",
  megabyte:
    "#include <iostream>\n#include <string>\nint main() { for (int n = 0; n < 10000; n++) std::cout << std::string(99, 'y') << '\\n'; }",
  flood:
    '#include <iostream>\nint main() { for (;;) std::cout << "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy" << std::endl; }',
  loop: "int main() { volatile int a = 1; while (a) {} }",
  recursion: c.recursion ?? "",
  memory:
    "#include <vector>\n#include <cstdlib>\nint main() { std::vector<std::vector<char>> all; for (;;) all.emplace_back(1 << 20, 7); }",
  syntax: "int main() { return }",
  lineSeven:
    "#include <cstdio>\nint main() {\n  volatile int zero = 0;\n  int a[3] = {1, 2, 3};\n  a[0] = zero;\n\n  return a[1] / a[0];\n}",
  page: SOCKET,
  disk: "#include <fstream>\n#include <string>\nint main() { std::ofstream f(\"f\"); std::string a(1 << 20, 'z'); while (f << a << std::flush) {} return 1; }",
};

export const go: HostilePrograms = {
  hello: 'package main\nimport "fmt"\nfunc main() { fmt.Println("hello") }',
  echo: 'package main\nimport ("bufio"; "fmt"; "os")\nfunc main() { s := bufio.NewScanner(os.Stdin); s.Scan(); fmt.Println(s.Text()) }',
  megabyte:
    'package main\nimport ("fmt"; "strings")\nfunc main() { for n := 0; n < 10000; n++ { fmt.Println(strings.Repeat("y", 99)) } }',
  flood: 'package main\nimport ("fmt"; "strings")\nfunc main() { for { fmt.Println(strings.Repeat("y", 99)) } }',
  loop: "package main\nfunc main() { for {} }",
  recursion: 'package main\nimport "fmt"\nfunc f(n int) int { return f(n+1) + 1 }\nfunc main() { fmt.Println(f(0)) }',
  memory:
    "package main\nfunc main() { var all [][]byte\n for { a := make([]byte, 16<<20); for i := range a[:10] { a[i] = 7 }; all = append(all, a) } }",
  syntax: "package main\nfunc main() { a := }",
  lineSeven: 'package main\n\nimport "fmt"\n\nfunc main() {\n\tvar a []int\n\tfmt.Println(a[3])\n}',
  disk: 'package main\nimport "os"\nfunc main() {\n\tf, err := os.Create("f")\n\ta := make([]byte, 1<<20)\n\tfor err == nil { _, err = f.Write(a) }\n\tpanic(err)\n}',
  page: `package main
import ("fmt"; "net"; "net/http")
func say(what string, err error) { if err != nil { fmt.Println("denied") } else { fmt.Println("reached " + what) } }
func main() {
	_, err := http.Get("${API}")
	say("the API", err)
	_, err = http.Get("${ELSEWHERE}")
	say("another host", err)
	_, err = net.Dial("tcp", "127.0.0.1:80")
	say("a socket", err)
}
`,
  fork: "package main\nfunc main() { for { go func() { for {} }() } }",
};

export const rust: HostilePrograms = {
  hello: 'fn main() { println!("hello"); }',
  echo: 'fn main() { let mut line = String::new(); std::io::stdin().read_line(&mut line).unwrap(); print!("{line}"); }',
  loop: "fn main() { loop {} }",
  recursion: 'fn f(n: u64) -> u64 { f(n + 1) + 1 }\nfn main() { println!("{}", f(0)); }',
  memory: "fn main() { let mut all = Vec::new(); loop { all.push(vec![7u8; 1 << 24]); } }",
  page: `use std::net::TcpStream;
fn main() {
    println!("{}", if TcpStream::connect("127.0.0.1:80").is_ok() { "reached" } else { "denied" });
}
`,
  syntax: "fn main() { let a = ; }",
  lineSeven: 'fn main() {\n    let a: Vec<i32> = Vec::new();\n\n\n\n\n    println!("{}", a[3]);\n}',
};

export const sql: HostilePrograms = {
  hello: "select 'hello';",
  loop: "with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n;",
  memory:
    "create table t (a text);\ninsert into t values (zeroblob(100000000));\ninsert into t values (zeroblob(100000000));\ninsert into t values (zeroblob(100000000));\ninsert into t values (zeroblob(100000000));",
  page: `select load_extension('${API}');\nselect readfile('${ELSEWHERE}');\nattach 'file:///etc/passwd?mode=ro' as other;`,
  syntax: "selekt 1;",
  lineSeven: "select 1;\n\n\n\n\n\nselect * from nothing;",
};
