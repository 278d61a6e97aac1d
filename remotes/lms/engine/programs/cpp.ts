import { serve } from "./base/serve";
import { startClang } from "./c/clang";

serve((files) =>
  startClang(files, {
    command: "clang++",
    main: "main.cpp",
    sources: /\.(?:cc|cpp|cxx)$/,
    flags: ["-std=gnu++20", "-O0", "-fno-exceptions"],
    hasPrelude: true,
  }),
);
