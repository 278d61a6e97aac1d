import { expect, test } from "../fixtures/test";
import { FEATURED, inServer, preceded, whileRendering, withPageData, withSlotData } from "./edits";
import { placeVersion, putBack } from "./placeVersion";
import { liveVersion } from "./registry";
import type { Edit } from "./versions";

// Soon known for what it is, and still more than any page of this product needs.
test.use({ serverEnv: { RENDER_BLOCK_MS: "700" } });

const SLOT = "courses.featured.v1";

/** Values that cannot be sent to a browser, or do something of their own when they are. */
const VALUES: readonly (readonly [what: string, expression: string])[] = [
  ["a cycle", "(() => { const a = {}; a.a = a; return a; })()"],
  ["a BigInt", "({ n: 5n })"],
  ["a Symbol", 'Symbol("a")'],
  [
    "a Proxy that throws",
    '({ p: new Proxy({}, { ownKeys() { throw new Error("trap"); }, get() { throw new Error("trap"); } }) })',
  ],
  ["a getter that throws", '({ get a() { throw new Error("trap"); } })'],
  ["a toJSON that throws", '({ toJSON() { throw new Error("trap"); } })'],
];

/** Ways from the language to the machine by other names than its own; each gives something, or throws. */
const WAYS = `[
  () => Function("return process")().env.PATH,
  () => Function("return process")().binding("fs"),
  () => globalThis["pro" + "cess"].getBuiltinModule("fs"),
  () => (0, eval)("process").mainModule.require("fs"),
  () => module.constructor._load("fs"),
  () => require("node:fs"),
  () => import("node:fs"),
  () => Function("return import('node:fs')")(),
  () => (async () => {}).constructor("return import('node:net')")(),
  () => console._stdout.constructor,
  () => globalThis["fe" + "tch"]("http://127.0.0.1/"),
  () => new globalThis["Web" + "Socket"]("ws://127.0.0.1/"),
]`;

/** The featured courses' title names every way that was open. */
const TRIES_WAYS: Edit = inServer((text) =>
  text.replace(
    FEATURED,
    `serverSlot(FeaturedProps, async () => {
      const open = [];
      for (const [at, way] of ${WAYS}.entries()) try { if ((await way()) !== undefined) open.push(at); } catch {}
      throw new Error("open ways: [" + open + "]");
    }, `,
  ),
);

interface Kind {
  readonly what: string;
  readonly edit: Edit;
  readonly target?: "/" | "/Courses";
  /** Status of its own page. */
  readonly status?: number;
  /** The log's word, besides remote and version. */
  readonly logged: Readonly<Record<string, unknown>>;
}

const blocked = { phase: "blocked", why: "blocked" };

const KINDS: readonly Kind[] = [
  ...VALUES.map(([value, expression]): Kind => ({
    what: `${value} for a slot's data`,
    edit: withSlotData(expression),
    target: "/",
    logged: { phase: "loader", slot: SLOT },
  })),
  ...VALUES.map(([value, expression]): Kind => ({
    what: `${value} for a page's data`,
    edit: withPageData(expression),
    status: 500,
    logged: { phase: "loader" },
  })),
  {
    what: "every way to the machine that has another name: all are closed",
    edit: TRIES_WAYS,
    target: "/",
    logged: { phase: "loader", slot: SLOT, err: expect.objectContaining({ message: "open ways: []" }) },
  },
  {
    what: "JSON.stringify, JSON.parse and Promise replaced at load",
    edit: preceded(
      'JSON.stringify = () => "poison"; JSON.parse = () => ({}); globalThis.Promise = class extends Promise {};',
    ),
    logged: { phase: "evaluate", err: expect.stringMatching(/altered .*JSON\.stringify.*Promise/) },
  },
  {
    what: "JSON.stringify and Promise.prototype.then replaced while it renders",
    edit: whileRendering('JSON.stringify = () => "poison"; Promise.prototype.then = () => {};'),
    logged: { phase: "blocked", why: "altered" },
  },
  {
    what: "a promise that nobody waits for and that is busy for ever",
    edit: whileRendering("Promise.resolve().then(() => { for (;;); });"),
    logged: blocked,
  },
  {
    what: "twenty megabytes of HTML",
    edit: inServer((text) => text.replaceAll("t.catalogueHeading(count)", '"x".repeat(2e7)')),
    logged: { phase: "blocked", why: "large" },
  },
  {
    what: "four hundred thousand paragraphs",
    edit: inServer((text) =>
      text.replaceAll(
        "t.catalogueHeading(count)",
        'Array.from({ length: 4e5 }, (_, n) => require("react").createElement("p", { key: n }, n))',
      ),
    ),
    logged: { phase: "blocked", why: expect.stringMatching(/^(?:blocked|large|memory)$/) },
  },
];

test.describe("a version that means harm, past every check", () => {
  let good = "";
  test.beforeAll(async ({ server }) => {
    good = await liveVersion(server, "courses");
  });

  for (const [index, { what, edit, target = "/Courses", status: wanted = 200, logged }] of KINDS.entries())
    test(`${what}: the site stands and the log names it`, async ({ server }) => {
      const version = `9.${index}.1`;
      await placeVersion(server, "courses", version, { edit });
      const { status, text } = await server.ask("main", target);
      expect(status).toBe(wanted);
      for (const part of ["<header", "<main", "<footer"]) expect(text).toContain(part);
      expect(text.endsWith("</body></html>")).toBe(true);
      expect(text).not.toMatch(/poison|trap|open ways/);
      const others = await Promise.all(
        (["main", "demo", "campus"] as const).map(async (tenant) => (await server.ask(tenant)).status),
      );
      expect(others).toEqual([200, 200, 200]);
      await expect
        .poll(() => server.logs().filter((line) => line["version"] === version))
        .toContainEqual(expect.objectContaining({ remote: "courses", ...logged }));
      await putBack(server, "courses", good);
    });

  for (const [index, [kind, made]] of [
    ["objects", "Array.from({ length: 60_000 }, (_, n) => ({ n, text: `wish ${n}` }))"],
    ["buffers, which stand outside of the heap", "new Uint8Array(5e6).fill(1)"],
  ].entries())
    test(`five megabytes of ${kind} that each page leaves behind: the version rests, and no other`, async ({
      server,
    }) => {
      test.setTimeout(120_000);
      const version = `9.98.${index}`;
      const keeps = `(globalThis.kept ??= []).push(${made});`;
      await placeVersion(server, "courses", version, { edit: whileRendering(keeps) });
      const before = server.logs().length;
      const resting = () =>
        server
          .logs()
          .slice(before)
          .filter(({ msg, state }) => msg === "remote on the server" && state === "open");
      for (let visit = 0; resting().length === 0 && visit < 400; visit += 1)
        for (const path of ["Courses", "Blog", "Event/Careers"])
          expect((await server.ask("main", `/${path}?search=visit-${visit}`)).status).toBeLessThan(500);
      expect(resting().map(({ remote, version: rests }) => [remote, rests])).toEqual([["courses", version]]);
      // Found by what it holds, or, where it was faster than that, by the growth of the process.
      expect(server.logs().filter((line) => line["version"] === version)).toContainEqual(
        expect.objectContaining({ version, why: "memory" }),
      );
      await putBack(server, "courses", good);
    });

  test("three seconds of work for every twentieth visitor: everybody gets a page", async ({ server }) => {
    const version = "9.99.1";
    const work = "for (const until = Date.now() + 3e3; Date.now() < until;);";
    await placeVersion(server, "courses", version, {
      edit: whileRendering(`globalThis.seen = (globalThis.seen ?? 0) + 1; if (globalThis.seen % 20 === 0) ${work}`),
    });
    const isBlocked = () => server.logs().some((line) => line["version"] === version && line["why"] === "blocked");
    // Each process that renders has visitors of its own.
    for (let visit = 0; !isBlocked() && visit < 80; visit += 1)
      expect((await server.ask("main", `/Courses?search=visit-${visit}`)).status).toBe(200);
    await expect
      .poll(() => server.logs())
      .toContainEqual(expect.objectContaining({ remote: "courses", version, ...blocked }));
    await putBack(server, "courses", good);
  });
});
