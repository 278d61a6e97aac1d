import { coldLoad } from "../coldLoad.mjs";
import { get } from "../get.mjs";
import { startProduct } from "../processes.mjs";
import { formatTable } from "../report.mjs";

const KB = 1024;
const HEAD = ["kind of page, cold", "scripts KB", "limit", "HTML KB", "requests", "depth", "CLS", ""];

/** The site that has every kind of page of classes and programmes. */
const SITE = "demo";
/** The site that publishes something of every kind. */
const MAGAZINE = "media";
const LIMIT_KB = 135;
const POST_LIMIT_KB = 130;
const PLAYER_LIMIT_KB = 170;
const MAX_REQUESTS = 14;
const MAX_DEPTH = 2;
/** What this browser keeps of a learner is read once the chapter stands: by the page's code, that is one step further. */
const PLAYER_MAX_DEPTH = 3;

const SITEMAP = "/sitemap-courses.xml";

/** One address of each kind: its path, or the first one that another page or the sitemap names. */
const KINDS = [
  { name: "classes", path: "/Courses" },
  { name: "class", named: /\/Courses\/[^/@"<]+/, by: SITEMAP },
  { name: "classes of a programme", named: /\/Class\/Competence\/[^/"<]+/, by: SITEMAP },
  { name: "overview", path: "/Overview" },
  { name: "programmes", path: "/Program" },
  { name: "programme", named: /\/Program\/[^/"<]+/, by: SITEMAP },
  { name: "dates of programmes", path: "/Event/Program" },
  { name: "dates of a programme", named: /\/Event\/Program\/[^/"<]+\/[^/"<]+/, by: SITEMAP },
  { name: "syllabuses", path: "/Silabus" },
  { name: "curricula", path: "/Curriculum" },
  { name: "curriculum", named: /\/Curriculum\/[^/"<]+/, by: SITEMAP },
  { name: "silat", path: "/Pesilat" },
  { name: "silat class", named: /\/Pesilat\/Class\/[^/"<]+/, by: "/Pesilat" },
  { name: "webinars", path: "/Video" },
  { name: "work for clients", path: "/Portfolio" },
  { name: "piece of work", named: /\/Portfolio\/\w+\/[^/"<]+/, by: "work for clients" },
  { name: "LMS", path: "/Lms", limitKb: POST_LIMIT_KB },
  { name: "feature of the LMS", named: /\/Lms\/Features\/[^/"<]+/, by: "LMS", limitKb: POST_LIMIT_KB },
  { name: "festival", path: "/BelajarBersama" },
  { name: "book", path: "/Metamorfosa" },
  { name: "premium courses", path: "/Courses/@Premium" },
  { name: "premium course", named: /\/Courses\/@Premium\/[^/"<]+/, by: SITEMAP },
  {
    name: "chapter",
    named: /\/Courses\/@Premium\/[^"<]+\/chapter\/[^"<]+/,
    by: "premium course",
    limitKb: PLAYER_LIMIT_KB,
    maxDepth: PLAYER_MAX_DEPTH,
  },
  ...[
    { name: "news", path: "/News" },
    { name: "article", named: /\/News\/\d+\/[^/"<]+/, by: "news" },
    { name: "podcast", path: "/Podcast" },
    { name: "episode", named: /\/Podcast\/\d+\/[^/"<]+/, by: "podcast" },
    { name: "gallery", path: "/Gallery", maxRequests: 20 },
    { name: "events", path: "/Event" },
    { name: "event", named: /\/Event\/[^/"<?]+/, by: "events" },
  ].map((kind) => ({ site: MAGAZINE, limitKb: POST_LIMIT_KB, ...kind })),
];

const rowOf = ({ name, limitKb = LIMIT_KB, maxDepth = MAX_DEPTH, maxRequests = MAX_REQUESTS }, page) => {
  const isKept =
    page.scriptBytes <= limitKb * KB && page.requests <= maxRequests && page.depth <= maxDepth && page.broken === 0;
  return [
    name,
    (page.scriptBytes / KB).toFixed(1),
    String(limitKb),
    (page.htmlBytes / KB).toFixed(1),
    String(page.requests),
    String(page.depth),
    page.cls.toFixed(2),
    isKept ? "ok" : "OVER",
  ];
};

/** What a first visit to each kind of page of classes, programmes and posts loads, beside what it may: once, for it does not vary. */
export const benchKinds = async (root, dataDir, browser) => {
  const product = await startProduct(root, dataDir);
  const hostOf = ({ site = SITE }) => `${site}.localhost:${product.port}`;
  const paths = {};
  const pathOf = async (kind) => {
    const { name, path, named, by } = kind;
    if (path !== undefined) return path;
    const { text } = await get(product.port, hostOf(kind), paths[by] ?? by);
    const found = named.exec(text)?.[0];
    if (found === undefined) throw new Error(`${by} names no ${name}`);
    return found;
  };
  try {
    const kinds = {};
    const rows = [];
    for (const kind of KINDS) {
      paths[kind.name] = await pathOf(kind);
      const page = await coldLoad(browser, `http://${hostOf(kind)}${paths[kind.name]}`);
      kinds[kind.name] = { path: paths[kind.name], ...page };
      rows.push(rowOf(kind, kinds[kind.name]));
      console.error(rows.at(-1).join("  "), paths[kind.name]);
    }
    console.log(`\n${formatTable(HEAD, rows)}\n`);
    return { kinds };
  } finally {
    await product.stop();
  }
};
