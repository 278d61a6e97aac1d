/** Tests stand beside the code they test. A file that needs a DOM says so: `@jest-environment jest-fixed-jsdom`. */
const support = "<rootDir>/shared-kernel/testing/jest";

const swc = {
  jsc: {
    target: "es2023",
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic", development: true } },
  },
  module: { type: "commonjs" },
  sourceMaps: "inline",
};

export default {
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/shell", "<rootDir>/remotes", "<rootDir>/shared-kernel", "<rootDir>/e2e"],
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  testEnvironment: "node",
  setupFilesAfterEnv: [`${support}/failOnConsole.ts`],
  moduleNameMapper: {
    "\\.module\\.css$": `${support}/cssModule.cjs`,
    "\\.css$": `${support}/emptyModule.cjs`,
    "^(\\..*)\\?text$": "$1",
    "^@node-rs/argon2$": "<rootDir>/shell/platform/testing/quickArgon2.cjs",
  },
  // Workspaces are symlinks whose real paths lie outside node_modules, so they are transformed like the rest.
  transform: {
    "\\.[cm]?[jt]sx?$": ["@swc/jest", swc],
    "\\.(?:sql|yaml|txt)$": `${support}/textModule.cjs`,
    "\\.folder$": `${support}/folderModule.cjs`,
  },
  // cookie and the OpenID libraries are ESM only; PGlite and ipx load modules with import(), which jest cannot run untransformed.
  transformIgnorePatterns: [
    "/node_modules/(?!(?:@electric-sql|cookie|ipx|@fastify/cookie|oidc-provider|openid-client|oauth4webapi|jose|d3-[a-z-]+|internmap)/)",
  ],
  modulePathIgnorePatterns: ["<rootDir>/(?:shell|shell/platform|shared-kernel|remotes/[^/]+|e2e)/(?:dist|results)/"],
  // The build writes it in; tests open no asset sets.
  globals: { SERAMBI_ASSETS: {} },
  restoreMocks: true,
  // For a busy machine; no test measures time.
  testTimeout: 30_000,
  maxWorkers: 2,
};
