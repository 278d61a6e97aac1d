import { serve } from "./base/serve";
import { startClang } from "./c/clang";

/** Older programs use these; GCC has them still. */
const LENIENT = [
  "-D_LIBCPP_DISABLE_DEPRECATION_WARNINGS",
  ...["AUTO_PTR", "BINDERS", "RANDOM_SHUFFLE", "UNARY_BINARY_FUNCTION"].map(
    (name) => `-D_LIBCPP_ENABLE_CXX17_REMOVED_${name}`,
  ),
];

serve((files) =>
  startClang(files, {
    command: "clang++",
    main: "main.cpp",
    sources: /\.(?:cc|cpp|cxx)$/,
    flags: ["-std=gnu++20", "-O0", "-fwasm-exceptions", ...LENIENT],
    hasPrelude: true,
  }),
);
