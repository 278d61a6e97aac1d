import { join } from "node:path";

import type { RuleSetRule } from "@rspack/core";

import { ROOT } from "./sourceHash.mjs";

/** Wraps each CSS file in the cascade layer of the room it comes from; `own` is the layer of the build's own files. */
export const cssRules = (own: string, exportsOnly: boolean, prefix: string): RuleSetRule[] => {
  const loader = join(ROOT, "shell", "start", "cssLayerLoader.cjs");
  const layers = [
    { folder: join(ROOT, "shell", "client", "styles"), layer: "reset" },
    { folder: join(ROOT, "shared-kernel"), layer: "kernel" },
    { folder: ROOT, layer: own },
  ];
  const rule = (test: RegExp, type: "css" | "css/module"): RuleSetRule => ({
    test,
    type,
    generator: {
      exportsOnly,
      // Of what the file says: a class that two versions have means the same in both.
      ...(type === "css/module" && {
        localIdentName: `${prefix}-[local]-[contenthash:6]`,
        exportsConvention: "as-is",
      }),
    },
    ...(type === "css/module" && { parser: { namedExports: false, dashedIdents: false } }),
    use: [{ loader, options: { layers } }],
  });
  return [rule(/\.module\.css$/, "css/module"), { ...rule(/\.css$/, "css"), exclude: /\.module\.css$/ }];
};
