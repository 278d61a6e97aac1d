import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** Packages whose files are asset sets: `assets.json` of a remote names them, and no module imports them. */
const assetPackages = readdirSync(path.join(import.meta.dirname, "remotes")).flatMap((remote) => {
  const file = path.join(import.meta.dirname, "remotes", remote, "assets.json");
  if (!existsSync(file)) return [];
  const sets = JSON.parse(readFileSync(file, "utf8")) as Record<string, { readonly package: string }[]>; // our own file
  return Object.values(sets).flatMap((sources) => sources.map((source) => source.package));
});

// oxlint-disable-next-line import/no-default-export -- how knip reads its configuration
export default {
  workspaces: {
    ".": {
      entry: ["rspack.base.ts", ".dependency-cruiser.cjs"],
      project: ["*.{ts,mjs,cjs}"],
      ignoreDependencies: ["@rspack/cli"],
    },
    "shared-kernel": {
      entry: ["testing/jest/{failOnConsole.ts,*.cjs}"],
      project: ["**/*.{ts,tsx}"],
    },
    shell: {
      entry: [
        "start/*.mjs",
        "start/*.cjs",
        "start/main.ts",
        "registry/bin/serambi.mjs",
        "registry/cli/main.ts",
        "registry/check/checkMain.ts",
        "registry/scaffold/template/{remote.ts,remote.server.ts,rspack.config.ts}",
        "client/entry.ts",
        "server/cards/paintMain.ts",
        "client/worker/{sw,removal,offlinePage}.ts",
        "client/override/overridePage.ts",
        "server/fonts/*.mjs",
        "{server/render/process,start}/testing/*.cjs",
        "rspack.config.ts",
      ],
      project: ["{client,server,registry,start}/**/*.{ts,tsx,mjs,cjs}"],
      ignoreDependencies: ["@fontsource-variable/.*", "@fontsource/.*", "@capsizecss/metrics", "harfbuzzjs"],
    },
    "shell/platform": {
      entry: ["{worker,standalone,startPlatform,seed/seedSites,app/listEndpoints}.ts", "testing/index.ts"],
      project: ["**/*.{ts,tsx,mjs}"],
    },
    "remotes/*": {
      ignoreDependencies: assetPackages,
      entry: [
        "remote.ts",
        "remote.server.ts",
        "service/index.ts",
        "engine/programs/*.ts",
        "engine/programs/quickjs/world/*.js",
        "engine/openSession.ts",
        "service/seed/posts/makers/{makeSpeech,drawGallery}.mjs",
        "rspack.config.ts",
      ],
      project: ["**/*.{ts,tsx,mjs}"],
      ignoreBinaries: ["ffmpeg", "espeak-ng"],
    },
    e2e: {
      entry: [
        "gate/gate.mjs",
        "bench/bench.mjs",
        "bench/crowd/serveStatic.mjs",
        "films/{makeFilms,drawBook}.mjs",
        "playwright.config.ts",
        "exercises/{playwright.config.ts,allExercises.spec.ts}",
        "assistant/{playwright.config.ts,evaluate.spec.ts}",
        "{journeys,faults,reading,visual}/**/*.spec.ts",
      ],
      project: ["**/*.{ts,mjs}"],
      ignoreBinaries: ["ffmpeg"],
    },
  },
  ignore: ["**/dist/**", "remotes/lms/exercises/**"],
  ignoreExportsUsedInFile: {
    interface: true,
    type: true,
  },
};
