import { serve } from "./base/serve";
import { startClang } from "./c/clang";

/** Older programs use these; GCC has them still. */
const KEPT = [
  "17_REMOVED_AUTO_PTR",
  "17_REMOVED_BINDERS",
  "17_REMOVED_RANDOM_SHUFFLE",
  "17_REMOVED_UNARY_BINARY_FUNCTION",
  "20_REMOVED_BINDER_TYPEDEFS",
  "20_REMOVED_NEGATORS",
  "20_REMOVED_TYPE_TRAITS",
];
const LENIENT = ["-D_LIBCPP_DISABLE_DEPRECATION_WARNINGS", ...KEPT.map((name) => `-D_LIBCPP_ENABLE_CXX${name}`)];

serve((files) =>
  startClang(files, {
    command: "clang++",
    main: "main.cpp",
    sources: /\.(?:cc|cpp|cxx)$/,
    flags: ["-std=gnu++20", "-O0", "-fwasm-exceptions", ...LENIENT],
    hasPrelude: true,
  }),
);
