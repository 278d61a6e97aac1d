import { serve } from "./base/serve";
import { startClang } from "./c/clang";

/** Older programs leave out a type or a header: GCC warns of it up to version 13, clang would refuse them. */
const LENIENT = ["-Wno-error=implicit-int", "-Wno-error=implicit-function-declaration"];

serve((files) =>
  startClang(files, {
    command: "clang",
    main: "main.c",
    sources: /\.c$/,
    flags: ["-std=gnu17", "-O1", "-lm", ...LENIENT],
    hasPrelude: false,
  }),
);
