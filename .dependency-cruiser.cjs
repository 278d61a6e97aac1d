/**
 * Rooms and who may enter them (ARCHITECTURE.md). Default-deny: a dependency that no entry of `allowed` names is an
 * error, so that a room or a remote which does not exist yet is covered on its first day.
 * Package dependencies are listed by room too: what a visitor downloads or a server runs is decided here.
 */

const { existsSync, readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");

const swc = require("@swc/core");

/** A remote's folder within the repository. */
const remoteOf = (file) => /(?:^|\/)(remotes\/[^/]+|shell\/registry\/scaffold\/template)\//.exec(file)?.[1];

const isTypeOnly = ({ type, typeOnly, specifiers }) =>
  type === "ImportDeclaration" &&
  (typeOnly || (specifiers.length > 0 && specifiers.every((specifier) => specifier.isTypeOnly)));

/** A remote's own server half and host clients, as types: a page is written with its loader's, and no bundle holds any of it. */
const isFreeType = (file, node) => {
  if (!isTypeOnly(node) || !node.source.value.startsWith(".")) return false;
  const target = path.join(path.dirname(file), node.source.value);
  const remote = remoteOf(file);
  return remote !== undefined && remoteOf(target) === remote && /\.server$|\/api\//.test(target);
};

// TypeScript 7 has no API for dependency-cruiser, and its swc parser knows neither TSX nor imports of types: this tells it both.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => {
  const parsed = parseFileSync(file, { ...options, tsx: file.endsWith(".tsx") });
  return { ...parsed, body: parsed.body.filter((node) => !isFreeType(file, node)) };
};

const npm = (...names) => `(?:^|/)node_modules/(?:${names.join("|")})/`;
const ANY_PACKAGE = "(?:^|/)node_modules/";
const kernel = (...rooms) => `^shared-kernel/(?:${rooms.join("|")})/index\\.ts$`;

/** Each room of the kernel: the packages it uses. It imports only the rooms above it, by their index. */
const KERNEL_ROOMS = {
  errors: [],
  contracts: ["zod"],
  cms: ["zod"],
  state: ["mobx"],
  http: ["axios", "zod"],
  i18n: [],
  router: ["react", "react-router-dom"],
  seo: [],
  calendar: [],
  kain: ["react"],
  icons: ["react"],
  remote: ["react", "zod"],
  server: ["react", "zod"],
  service: ["zod", "drizzle-orm"],
  shared: ["react", "react-dom", "mobx", "mobx-react-lite"],
  ui: [
    "react",
    "react-dom",
    "mobx",
    "mobx-react-lite",
    "react-aria-components",
    "@internationalized/date",
    "highlight\\.js",
  ],
  html: ["sanitize-html"],
  pages: ["react"],
  testing: ["@jest/globals", "@testing-library/[^/]+", "react", "react-dom", "zod", "axios"],
};
const kernelRooms = Object.keys(KERNEL_ROOMS);
const publicRooms = [...kernelRooms.filter((room) => room !== "testing"), "ui/theme", "ui/controls"];
/** What browsers get nothing of: loaders' tools, services' tools, the cleaning of rich text. */
const SERVER_ROOMS = new Set(["server", "service", "html"]);
const browserRooms = publicRooms.filter((room) => !SERVER_ROOMS.has(room));
const serverRooms = publicRooms.filter((room) => room !== "service");

const TEST = "\\.test\\.tsx?$|/testing/";
const CONFIG =
  "(?:^|/)(?:rspack|jest|playwright|drizzle)\\.(?:config|base|assets|chunks|common|runtime|sections|styles)\\.(?:ts|mjs)$";
/** What builds, and what writes generated files: no server and no visitor runs it. */
const BUILD = "^shell/(?:start|server/fonts)/[^/]+\\.[cm]js$";
const MAKERS = "^remotes/[^/]+/service/.*/makers/";
/** Packages every remote may use: shared with the shell, or worth their bytes in a page. */
const REMOTE_PACKAGES = ["react", "mobx", "mobx-react-lite", "zod"];

/** A remote's own packages: what its package.json names. `serambi check` holds what its pages may weigh. */
const ownPackages = readdirSync(path.join(__dirname, "remotes")).flatMap((name) => {
  const file = path.join(__dirname, "remotes", name, "package.json");
  if (!existsSync(file)) return [];
  const names = Object.keys(JSON.parse(readFileSync(file, "utf8")).dependencies ?? {});
  const packages = names.filter((dependency) => !dependency.startsWith("@serambi/"));
  return packages.length === 0
    ? []
    : [{ comment: `packages of ${name}`, from: { path: `^remotes/${name}/` }, to: { path: npm(...packages) } }];
});
const CLIENT_PACKAGES = ["react", "react-dom", "mobx", "mobx-react-lite", "web-vitals", "@module-federation/[^/]+"];
/** Of the service worker, which is built into one file: nothing of them is installed where it runs. */
const WORKER_PACKAGES = ["workbox-(?:core|expiration|routing|strategies)"];
const FEDERATION_FILE = "^shell/client/remotes/federation\\.ts$";

const allow = (comment, from, ...to) => ({ comment, from: { path: from, pathNot: TEST }, to: { path: to } });

/** A test reaches all of its own part of the product, the kernel's rooms and development packages. */
const inTests = (parts, to) =>
  ["/.*\\.test\\.tsx?$", "/testing/", "/.*/testing/"].map((rest) => ({ from: { path: `^(${parts})${rest}` }, to }));

const kernelRules = kernelRooms.map((room, index) => ({
  comment: `kernel ${room}: itself, the rooms before it, its packages`,
  from: { path: `^shared-kernel/${room}/` },
  to: {
    path: [
      `^shared-kernel/${room}/`,
      ...(index > 0 ? [kernel(...kernelRooms.slice(0, index))] : []),
      ...(KERNEL_ROOMS[room].length > 0 ? [npm(...KERNEL_ROOMS[room])] : []),
    ],
  },
}));

/** Every remote, and the one that `serambi new` copies: it keeps their rules. */
const REMOTE = "(remotes/[^/]+|shell/registry/scaffold/template)";

/** Files of a remote that only a server reads: loaders beside pages and slots, documents, and what they share. */
const SERVER_FILE = "\\.server\\.tsx?$";
const SERVER_FILES = `^${REMOTE}/(?:documents/.*|.*${SERVER_FILE})`;

/** Inside a remote: `room → rooms`. `remote.ts` and `remote.server.ts` alone wire them together. */
const remoteRoom = (room, ...targets) => ({
  comment: `a remote's ${room}`,
  from: { path: `^${REMOTE}/${room}/`, pathNot: [TEST, SERVER_FILE] },
  to: {
    path: [`^$1/(?:${[room, ...targets].join("|")})/`, kernel(...browserRooms), npm(...REMOTE_PACKAGES)],
    pathNot: SERVER_FILE,
  },
});

/** Services of remotes are tested on the platform that runs them. */
const SERVICE_TESTS = [
  `^${REMOTE}/service/.*\\.test\\.tsx?$`,
  `^${REMOTE}/service/testing/`,
  `^${REMOTE}/service/[^/]+/testing/`,
];

const allowed = [
  {
    comment: "tests read the files of a folder as builds do",
    from: { path: "^shared-kernel/testing/jest/" },
    to: { path: "^shell/start/[^/]+\\.cjs$" },
  },
  ...kernelRules,
  {
    comment: "tools of services run where services do: in Node",
    from: { path: "^shared-kernel/service/", pathNot: TEST },
    to: { dependencyTypes: ["core"] },
  },
  ...ownPackages,
  remoteRoom("contract"),
  remoteRoom("messages", "contract"),
  remoteRoom("engine", "contract"),
  remoteRoom("api", "contract", "messages"),
  {
    comment: "host clients clean the rich text of hosts; beside them is what a site map and the search are made of",
    from: { path: `^${REMOTE}/api/`, pathNot: TEST },
    to: { path: kernel("html", "server") },
  },
  remoteRoom("stores", "contract"),
  remoteRoom("components", "contract", "messages"),
  remoteRoom("pages", "components", "stores", "contract", "messages"),
  remoteRoom("slots", "components", "stores", "contract", "messages"),
  {
    comment: "in a browser a host's client comes with the call that it makes: await import()",
    from: { path: `^${REMOTE}/(?:stores|components|pages|slots)/`, pathNot: [TEST, SERVER_FILE] },
    to: { path: "^$1/api/", dynamic: true },
  },
  {
    comment: "programs that run beside a page come when somebody starts one: await import()",
    from: { path: `^${REMOTE}/(?:stores|components|pages|slots)/`, pathNot: [TEST, SERVER_FILE] },
    to: { path: "^$1/engine/", dynamic: true },
  },
  {
    comment:
      "loaders, documents and what they share; of pages and slots what shows nothing, as a slot's schema; versions of packages",
    from: { path: SERVER_FILES, pathNot: TEST },
    to: {
      path: [
        "^$1/(?:api|contract|messages|documents)/",
        "^$1/(?:pages|slots)/.*\\.ts$",
        "^$1/package\\.json$",
        `^$1/.*${SERVER_FILE}`,
        kernel(...serverRooms),
        npm(...REMOTE_PACKAGES),
      ],
      pathNot: "^$1/remote\\.server\\.ts$",
    },
  },
  {
    comment: "remote.ts wires what browsers have, too",
    from: { path: `^${REMOTE}/remote\\.tsx?$` },
    to: { path: ["^$1/(?:pages|slots|contract|messages)/", kernel(...browserRooms)], pathNot: [TEST, SERVER_FILE] },
  },
  {
    comment: "remote.server.ts wires what the server has",
    from: { path: `^${REMOTE}/remote\\.server\\.ts$` },
    to: {
      path: [
        "^$1/(?:pages|slots|api|contract|messages|documents)/",
        "^$1/remote\\.ts$",
        kernel(...serverRooms),
        npm("zod"),
      ],
      pathNot: TEST,
    },
  },
  {
    comment: "a remote's part of the platform: tables, endpoints, seed",
    from: { path: `^${REMOTE}/service/`, pathNot: TEST },
    to: {
      path: [
        "^$1/(?:service|contract)/",
        "^$1/.*\\.yaml$",
        kernel("errors", "contracts", "http", "i18n", "html", "service"),
        npm("zod", "drizzle-orm"),
      ],
    },
  },
  { comment: "programs that make the media of a seed", from: { path: MAKERS }, to: { path: npm("@rspack/core") } },
  {
    comment: "which runs on Node",
    from: { path: `^${REMOTE}/(?:service|documents)/`, pathNot: TEST },
    to: { dependencyTypes: ["core"] },
  },
  allow(
    "the shell's browser part",
    "^shell/client/",
    "^shell/client/",
    kernel(...publicRooms),
    npm(...CLIENT_PACKAGES),
  ),
  allow("the service worker: a program of its own", "^shell/client/worker/", npm(...WORKER_PACKAGES)),
  {
    comment: "the shell's server part",
    from: { path: "^shell/server/", pathNot: TEST },
    to: { path: ["^shell/(?:server|client|registry)/", kernel(...publicRooms)], pathNot: FEDERATION_FILE },
  },
  allow(
    "the registry",
    "^shell/registry/",
    "^shell/registry/",
    kernel("errors", "contracts", "cms", "remote", "server", "shared"),
  ),
  allow(
    "`serambi check` renders a remote as the shell does, with its fixtures",
    "^shell/registry/check/",
    "^shell/(?:registry|client|server)/",
    kernel(...publicRooms, "testing"),
  ),
  allow(
    "`serambi dev` runs loaders as the shell's server does, behind the shell's gateway",
    "^shell/registry/dev/",
    "^shell/(?:registry|client|server)/",
    kernel("errors", "contracts", "http", "remote", "seo", "server"),
  ),
  allow(
    "the embedded platform",
    "^shell/platform/",
    "^shell/platform/",
    kernel("errors", "contracts", "cms", "http", "service"),
  ),
  allow(
    "the account site looks like the site that somebody came from: its layout's design, its faces, its cloth",
    "^shell/platform/account/look/",
    "^shell/client/layouts/index\\.ts$",
    "^shell/server/fonts/index\\.ts$",
    kernel("kain", "ui/theme"),
  ),
  allow(
    "the start script",
    "^shell/start/",
    "^shell/(?:start|server|registry)/",
    "^rspack\\.base\\.ts$",
    kernel(...publicRooms),
  ),
  {
    comment: "server-side rooms use Node and the packages of their own workspace",
    from: { path: "^shell/(?:server|registry|platform|start)/", pathNot: TEST },
    to: { dependencyTypes: ["core", "npm"] },
  },
  ...inTests("shell/[^/]+|remotes/[^/]+|shared-kernel", {
    path: ["^$1/", kernel(...publicRooms, "testing"), ANY_PACKAGE],
  }),
  ...inTests("shell/[^/]+|remotes/[^/]+|shared-kernel", { dependencyTypes: ["core"] }),
  { from: { path: SERVICE_TESTS }, to: { path: "^shell/platform/testing/index\\.ts$" } },
  ...inTests("shell/server", { path: "^shell/(?:registry|client)/" }),
  ...inTests("shell/start", { path: "^shell/(?:server|registry)/" }),
  {
    comment: "end-to-end tests know addresses, HTTP and accessible roles, and no source of the product",
    from: { path: "^e2e/" },
    // Installing is no product source: a clone with nothing installed has one way to it.
    to: { path: ["^e2e/", ANY_PACKAGE, "^shell/start/installDependencies\\.mjs$"] },
  },
  { from: { path: "^e2e/" }, to: { dependencyTypes: ["core"] } },
  {
    comment: "build scripts and configuration use development packages",
    from: { path: [CONFIG, BUILD] },
    to: {
      path: [
        ANY_PACKAGE,
        "^rspack\\.base\\.ts$",
        "^shell/start/rspack\\.(?:assets|chunks|common|runtime|sections|styles)\\.ts$",
        BUILD,
      ],
    },
  },
  { from: { path: [CONFIG, BUILD] }, to: { dependencyTypes: ["core"] } },
];

const forbidden = [
  { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
  {
    name: "no-unresolvable",
    severity: "error",
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: "one-copy-of-shared-rooms",
    comment:
      "A room that each remote carries names the shared rooms as remotes do (@serambi/kernel/router): by a relative path it would bring a second copy along, whose contexts and observers never meet the first's.",
    severity: "error",
    from: { path: "^shared-kernel/(?:html|calendar|pages|ui)/", pathNot: TEST },
    to: {
      path: "^shared-kernel/(?:state|router|remote|i18n|icons)/",
      dependencyTypesNot: ["aliased-workspace"],
    },
  },
  {
    name: "no-orphans",
    comment: "A file that nothing imports and that imports nothing: delete it, or list it as an entry.",
    severity: "error",
    from: { orphan: true, pathNot: [TEST, CONFIG, BUILD, "\\.d\\.ts$", "\\.css$", "^e2e/"] },
    to: {},
  },
  {
    name: "one-federation-file",
    comment: "Federation's own calls stand in one file.",
    severity: "error",
    from: { pathNot: [FEDERATION_FILE, CONFIG, BUILD, "^rspack\\.base\\.ts$"] },
    to: { path: npm("@module-federation/[^/]+") },
  },
  {
    name: "platform-stands-alone",
    comment: "Only the start script loads the platform, by the path of its built file.",
    severity: "error",
    from: { pathNot: ["^shell/platform/", ...SERVICE_TESTS] },
    to: { path: "^shell/platform/" },
  },
  {
    name: "no-development-package-in-product",
    severity: "error",
    from: {
      pathNot: [
        TEST,
        CONFIG,
        BUILD,
        "^e2e/",
        "^shared-kernel/testing/",
        "^rspack\\.base\\.ts$",
        "^shell/client/worker/",
        FEDERATION_FILE,
        MAKERS,
      ],
    },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["npm"] },
  },
  {
    name: "no-undeclared-package",
    comment: "a package that is used stands under dependencies in the package.json beside the code",
    severity: "error",
    from: {},
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
];

module.exports = {
  forbidden,
  allowed,
  allowedSeverity: "error",
  options: {
    parser: "swc",
    combinedDependencies: true,
    doNotFollow: { path: "node_modules" },
    exclude: {
      // Programs of exercises are content: files that authors write and learners run.
      path: ["^(?!.*node_modules/).*/(?:dist|results)/", "/node_modules/.*/node_modules/", "^remotes/lms/exercises/"],
    },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "require", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".cjs", ".js", ".json", ".css", ".sql", ".folder", ".d.ts"],
    },
  },
};
