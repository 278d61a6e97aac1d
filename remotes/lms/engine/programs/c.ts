import { serve } from "./base/serve";
import { startClang } from "./c/clang";

serve((files) =>
  startClang(files, { command: "clang", main: "main.c", sources: /\.c$/, flags: ["-std=gnu17", "-O1", "-lm"] }),
);
