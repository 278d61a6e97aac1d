import { cp, readdir, rm } from "node:fs/promises";
import path from "node:path";

import { makeEmptyDataDir } from "../fixtures/dataDir";
import { expect, test } from "../fixtures/test";
import { buildTiny } from "./buildTiny";
import { FEATURED, inServer, preceded, whileRendering } from "./edits";
import { flipByte, liveVersion, serambi, storedVersion } from "./registry";
import { placeVersion, putBack } from "./placeVersion";
import type { Edit } from "./versions";

// Soon known for what it is, and still more than any page of this product needs.
test.use({ serverEnv: { RENDER_BLOCK_MS: "700" } });

const TWO_GIGABYTES = "const all = []; for (let n = 0; n < 256; n += 1) all.push(new Float64Array(1e6).fill(n));";
const HIDES_ALL: Edit = (file, text) =>
  /pages-CataloguePage\.[^/]*css$|pages-CataloguePage\.css$/.test(file)
    ? `${text}\n@layer remote.courses{*{display:none}}`
    : text;
const WANTS_OTHERS = (text: string): string =>
  text.replace(FEATURED, 'serverSlot({ parse: () => { throw new Error("colour is missing"); } }, ');

interface Kind {
  readonly what: string;
  readonly edit?: Edit;
  readonly place?: Parameters<typeof placeVersion>[3];
  /** What happens to it once it is stored. */
  readonly harm?: (folder: string) => Promise<void>;
  readonly target?: "/" | "/Courses";
  /** What the log says, besides remote and version. */
  readonly logged: Readonly<Record<string, unknown>>;
  /** It stays: only a part of it is bad. The last good version goes on in the other cases. */
  readonly stays?: boolean;
}

const blocked = { phase: "blocked", why: "blocked" };

const KINDS: readonly Kind[] = [
  { what: "an endless loop while it renders", edit: whileRendering("for (;;);"), logged: blocked },
  { what: "an endless loop while it is loaded", edit: preceded("for (;;);"), logged: blocked },
  {
    what: "an endless loop in a loader, after it waited",
    target: "/",
    edit: inServer((text) =>
      text.replace(FEATURED, "serverSlot(FeaturedProps, async () => { await new Promise(setImmediate); for (;;); }, "),
    ),
    logged: blocked,
  },
  {
    what: "a loader that never comes to an end",
    target: "/",
    edit: inServer((text) => text.replace(FEATURED, "serverSlot(FeaturedProps, () => new Promise(() => {}), ")),
    logged: { phase: "loader", slot: "courses.featured.v1" },
    stays: true,
  },
  {
    what: "a loader that gives a cycle",
    target: "/",
    edit: inServer((text) =>
      text.replace(FEATURED, "serverSlot(FeaturedProps, async () => { const a = {}; a.a = a; return a; }, "),
    ),
    logged: { phase: "loader", slot: "courses.featured.v1" },
    stays: true,
  },
  {
    what: "a loader that gives five megabytes",
    target: "/",
    edit: inServer((text) => text.replace(FEATURED, 'serverSlot(FeaturedProps, async () => "x".repeat(5e6), ')),
    logged: { phase: "loader", slot: "courses.featured.v1" },
    stays: true,
  },
  {
    what: "two gigabytes of allocation",
    edit: whileRendering(TWO_GIGABYTES),
    // On a machine that gives memory slowly its time is over first: `RenderProcess.test.ts` tells both apart.
    logged: { phase: "blocked", why: expect.stringMatching(/^(?:memory|blocked)$/) },
  },
  {
    what: "an exception in a timer",
    target: "/",
    edit: inServer((text) =>
      text.replace(
        FEATURED,
        `serverSlot(FeaturedProps, async () => {
          setTimeout(() => { throw new Error("in a timer"); });
          await new Promise((pass) => setTimeout(pass, 100));
          return [];
        }, `,
      ),
    ),
    logged: { msg: "stray error", err: "Error: in a timer" },
    stays: true,
  },
  {
    what: "a promise that nobody waits for",
    edit: whileRendering('void Promise.reject(new Error("nobody waits"));'),
    logged: { msg: "stray error", err: "Error: nobody waits" },
    stays: true,
  },
  { what: "a wrong signature", place: { signed: `sha384-${"A".repeat(64)}` }, logged: { phase: "signature" } },
  { what: "a signature by another team's key", place: { keyOf: "others" }, logged: { phase: "signature" } },
  {
    what: "a changed chunk",
    harm: (folder) => flipByte(path.join(folder, "web", "pages-CataloguePage.js")),
    logged: { phase: "integrity" },
  },
  {
    what: "a missing chunk",
    harm: (folder) => rm(path.join(folder, "web", "pages-CataloguePage.js")),
    logged: { phase: "artefact" },
  },
  {
    what: "a slot that wants other properties",
    target: "/",
    edit: inServer(WANTS_OTHERS),
    logged: { phase: "props", slot: "courses.featured.v1" },
    stays: true,
  },
  {
    what: "another version of React, which its code asks for",
    target: "/",
    edit: inServer((text) => text.replaceAll('require("react")', 'require("react-18")')),
    place: { describe: (artefact) => ({ ...artefact, builtAgainst: { ...artefact.builtAgainst, react: "18.3.1" } }) },
    logged: { phase: "chunk", slot: "courses.featured.v1" },
    stays: true,
  },
  {
    what: "a prototype that it changes while it is loaded",
    edit: preceded('Array.prototype.map = () => ["poison"]; Object.prototype.poison = true;'),
    logged: {
      phase: "evaluate",
      err: expect.stringMatching(/altered .*Array\.prototype\.map.*Object\.prototype\.poison/),
    },
  },
  {
    what: "a prototype that it changes while it renders",
    edit: whileRendering('Array.prototype.map = () => ["poison"]; String.prototype.poison = 1;'),
    logged: { phase: "blocked", why: "altered", err: expect.stringContaining("Array.prototype.map") },
  },
  {
    what: "a style that hides everything",
    edit: HIDES_ALL,
    logged: { phase: "contract", err: expect.stringContaining("* in web/pages-CataloguePage.css") },
  },
];

test.describe("a broken version that somebody has put past every check", () => {
  let good = "";
  test.beforeAll(async ({ server }) => {
    good = await liveVersion(server, "courses");
    await serambi(server, "keys", "new", "others");
  });

  for (const [index, { what, edit, place, harm, target = "/Courses", logged, stays = false }] of KINDS.entries())
    test(`${what}: the page stands and the log names it`, async ({ server }) => {
      const version = `9.${index}.0`;
      await placeVersion(server, "courses", version, { ...place, ...(edit && { edit }) }, harm);
      const { status, text } = await server.ask("main", target);
      expect(status).toBe(200);
      expect(text).toContain(target === "/" ? "The season, January to June" : "courses you can take");
      expect(text.endsWith("</body></html>")).toBe(true);
      expect(text).toContain(`/remotes/courses/${stays ? version : good}/`);
      expect(text).not.toMatch(/poison|\{\*\{display:none/);
      // What it did is done: the next visitor waits for nothing, and no other page is worse for it.
      const others = await Promise.all(
        (["main", "demo", "campus"] as const).map(async (tenant) => (await server.ask(tenant)).status),
      );
      expect(others).toEqual([200, 200, 200]);
      await expect
        .poll(() => server.logs())
        .toContainEqual(expect.objectContaining({ remote: "courses", version, ...logged }));
      await putBack(server, "courses", good);
    });

  test("a prototype that it changes in the browser: the server's page stands", async ({ server, browser }) => {
    const poison = 'Array.prototype.map = () => { throw new Error("poison"); };';
    await placeVersion(server, "courses", "9.90.0", {
      edit: (file, text) => (file === "web/remote.js" ? `${poison}\n${text}` : text),
    });
    const page = await browser.newPage();
    await page.goto(server.url("main", "/Courses"));
    await page.waitForFunction(() => Array.prototype.map.toString().includes("poison"));
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/courses you can take$/);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.close();
    await putBack(server, "courses", good);
  });
});

test("what the command does not take is named, and nothing of it gets into store or registry", async ({ server }) => {
  const builds = await makeEmptyDataDir();
  const build = async (version: string): Promise<string> => {
    await buildTiny(path.join(builds, version), version);
    return path.join(builds, version);
  };
  const ship = (folder: string, ...more: readonly string[]) =>
    serambi(server, "ship", "tiny", "--from", folder, ...more);
  await serambi(server, "keys", "new", "strangers");
  const { publicKey } = JSON.parse(await serambi(server, "keys", "new", "neighbours", "--json")) as {
    readonly publicKey: string; // the command's own format
  };
  await serambi(server, "trust", "add", "neighbours", publicKey, "--remotes", "garden");
  const signed = await build("1.0.0");
  await serambi(server, "sign", signed);
  await ship(signed);
  const state = async () => [await liveVersion(server, "tiny"), await readdir(storedVersion(server, "tiny", ""))];
  const before = await state();

  const next = await build("1.1.0");
  await expect(ship(next, "--key", path.join(server.dataDir, "keys", "neighbours.pem"))).rejects.toThrow(
    "tiny 1.1.0 is signed with a key of the team neighbours; tiny belongs to local",
  );
  const stranger = path.join(server.dataDir, "keys", "strangers.pem");
  await expect(ship(next, "--key", stranger, "--team", "local")).rejects.toThrow(
    "The signature of tiny 1.1.0 is wrong: no trusted key of the team local made it for this content",
  );
  await cp(path.join(signed, "signature.json"), path.join(next, "signature.json"));
  await expect(ship(next)).rejects.toThrow("The signature of tiny 1.1.0 is wrong");
  await expect(ship(await build("0.9.0"))).rejects.toThrow("tiny 0.9.0 is a downgrade: 1.0.0 was shipped already");
  expect(await state()).toEqual(before);
  await rm(builds, { recursive: true, force: true });
});
