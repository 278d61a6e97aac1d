import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import type { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";
import { inBoth } from "./edits";
import { liveVersion, shipVersion } from "./registry";

const FLIP_EVERY_MS = 50;
const FLIP_FOR_MS = 10_000;
const VISITORS = 50;

const NEXT = "9.0.0-marked";
const MARK = "(version nine)";
/** Marks a text of the list, of a course and of the featured courses, in both languages. */
const marked = inBoth((text) =>
  text
    .replaceAll(/\b(filters: ?)"(Filters|Saringan)"/g, `$1"$2 ${MARK}"`)
    .replaceAll(/\b(syllabus: ?)"(Syllabus|Silabus)"/g, `$1"$2 ${MARK}"`)
    .replaceAll(/\b(allCourses: ?\(?\w+\)? ?=> ?`)/g, `$1${MARK} `),
);

/** Sites with the address of their list, and whether their home page shows courses. */
const SITES = [
  { tenant: "main", list: "/Courses", hasFeatured: true },
  { tenant: "demo", list: "/Courses", hasFeatured: false },
  { tenant: "foundation", list: "/Class", hasFeatured: false },
] as const;

interface Visit {
  readonly tenant: string;
  readonly target: string;
  /** Whether the page shows anything of `courses`. */
  readonly hasCourses: boolean;
}

/** `registry.json` before and after: switching between them is what `serambi live` writes, without a process each time. */
const flip = async (file: string, states: readonly string[], until: number): Promise<number> => {
  let turns = 0;
  for (; Date.now() < until; turns += 1) {
    await writeFile(`${file}.flip`, states[turns % states.length] ?? "");
    await rename(`${file}.flip`, file);
    await sleep(FLIP_EVERY_MS);
  }
  return turns;
};

/** Slugs of a tenant's courses: nobody else's page may have one. */
const slugsOf = async (server: ServerProcess, { tenant, list }: (typeof SITES)[number]): Promise<readonly string[]> => {
  const { text } = await server.ask(tenant, list);
  return Array.from(text.matchAll(/"slug":"([a-z0-9-]+)"/g), ([, slug = ""]) => slug);
};

test("fifty visitors of three sites never see two versions or two sites in a page while versions flip every 50 ms", async ({
  ownServer,
}) => {
  test.slow();
  const first = await liveVersion(ownServer, "courses");
  const file = path.join(ownServer.dataDir, "registry.json");
  const before = await readFile(file, "utf8");
  const slugs = new Map<string, readonly string[]>();
  for (const site of SITES) slugs.set(site.tenant, await slugsOf(ownServer, site));
  for (const own of slugs.values()) expect(own).toHaveLength(6);
  const visits: readonly Visit[] = SITES.flatMap(({ tenant, list, hasFeatured }) => [
    { tenant, target: "/", hasCourses: hasFeatured },
    { tenant, target: list, hasCourses: true },
    { tenant, target: `${list}/${slugs.get(tenant)?.[0] ?? ""}`, hasCourses: true },
  ]);
  await shipVersion(ownServer, "courses", NEXT, marked);
  const after = await readFile(file, "utf8");

  const problems: string[] = [];
  const seen = new Map<string, number>();
  const check = ({ tenant, target, hasCourses }: Visit, status: number, text: string): void => {
    const versions = new Set(Array.from(text.matchAll(/\/remotes\/courses\/([^/"]+)\//g), ([, version]) => version));
    const [version = "none"] = versions;
    const name = `${tenant}${target} of ${version}`;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    if (status !== 200) {
      problems.push(`${name}: status ${status}, ${/<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? "no heading"}`);
      return;
    }
    if (versions.size !== 1) problems.push(`${name}: versions ${[...versions].join(" and ")}`);
    if (hasCourses && text.includes(MARK) !== (version === NEXT)) problems.push(`${name}: words of the other version`);
    if (!text.includes(`"key":"${tenant}"`)) problems.push(`${name}: another site`);
    // The festival's class has one address wherever there is one (specification section 2.3): that tells of no other site.
    const own = new Set(slugs.get(tenant));
    const foreign = [...slugs.values()].flat().filter((slug) => !own.has(slug));
    if (foreign.some((slug) => text.includes(`"${slug}"`))) problems.push(`${name}: a course of another site`);
    if (!text.endsWith("</html>")) problems.push(`${name}: cut off`);
  };
  const end = Date.now() + FLIP_FOR_MS;
  const visitor = async (number: number): Promise<void> => {
    for (let turn = number; Date.now() < end; turn += 1) {
      const visit = visits[turn % visits.length];
      if (!visit) return;
      const { status, text } = await ownServer.ask(visit.tenant, visit.target);
      check(visit, status, text);
    }
  };
  const [turns] = await Promise.all([
    flip(file, [before, after], end),
    ...Array.from({ length: VISITORS }, (_, number) => visitor(number)),
  ]);

  expect(problems).toEqual([]);
  // Where the machine has other things to do, a turn takes longer.
  expect(turns).toBeGreaterThan(20);
  expect(seen.size).toBe(2 * visits.length);
  expect([...seen.keys()].filter((name) => name.endsWith(first))).toHaveLength(visits.length);
});
