import { readFile } from "node:fs/promises";
import path from "node:path";

import { Person } from "../fixtures/Person";
import { ROOT } from "../fixtures/root";
import { sampled } from "../fixtures/sample";
import { expect, test } from "../fixtures/test";
import { ROUTES } from "./siteRoutes";

const SITE = "demo";
const ACCOUNT_SITE = "account";
const ROLES = [
  "superadmin",
  "admin",
  "mentor",
  "teacher",
  "student",
  "industry",
  "writer",
  "lead_program",
  "partner",
  "lead_region",
] as const;

type Role = (typeof ROLES)[number] | "visitor";

/** What of a call has to be right before the platform looks at who asks: the gateway refuses other bodies. */
const BODIES: Readonly<Record<string, object>> = {
  "POST /api/learning/progress": { classroomId: "none", chapters: {} },
  "POST /api/learning/certificate": { classroomId: "none", learnerName: "Larasati Puspa" },
  "POST /api/lms/studio/attempts": { exercise: "none", files: [{ path: "main.py", text: "" }], passed: [] },
  "POST /api/careers/desk/move": { number: "L-ABCDEF", from: "sent", to: "read" },
  "POST /api/community/league/note": {
    match: "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f10",
    id: "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f11",
    seen: 0,
    kind: "begin",
    at: "2026-11-28T02:00:00.000Z",
  },
  "POST /api/services/v1/class/payment/detail": { number: "INV-2026-9999" },
  "PUT /api/services/demo/cms/app/draft": { version: 999_999, values: {} },
  ...Object.fromEntries(
    ["draft/undo", "draft/redo", "draft/discard", "draft/publish", "draft/unschedule", "history/1/restore"].map(
      (step) => [`POST /api/services/demo/cms/app/${step}`, { version: 999_999 }],
    ),
  ),
  "POST /api/services/demo/cms/app/import": { version: 999_999, site: { format: 1, settings: {} } },
  "POST /api/services/demo/cms/app/previews": { hours: 1 },
  "PUT /api/services/demo/cms/app/settings": { value: 1 },
  "PUT /api/services/demo/cms/app/setting/title": { value: 1 },
};

/** Calls that everybody may make. */
const OPEN_CALLS = [
  "GET /api/services/class/active",
  "GET /api/services/post/list",
  "GET /api/services/podcast/list",
  "GET /api/services/cms/app/settings",
  "GET /api/services/demo/cms/app/settings",
  "GET /api/programs/programs",
  "GET /api/learning/lesson",
  "GET /api/learning/certificate?code=none",
] as const;

type Rules = ReadonlyMap<string, ReadonlySet<Role>>;

const rolesOf = (text: string): ReadonlySet<Role> =>
  new Set(text === "signed in" ? ROLES : ROLES.filter((role) => text.split(", ").includes(role)));

/** The rows of the table below a heading of docs/roles.md. */
const readRules = async (heading: string): Promise<Rules> => {
  const text = await readFile(path.join(ROOT, "docs", "roles.md"), "utf8");
  const [, part = ""] = text.split(`## ${heading}\n`);
  const [table = ""] = part.split("\n## ");
  const rows = [...table.matchAll(/^\| `([^`]+)` \| ([^|]+) \|$/gm)];
  return new Map(rows.map(([, what = "", who = ""]) => [what.replace("{app}", SITE), rolesOf(who.trim())]));
};

/** A server of its own: an administrator who signs in has a second step from then on, and the tests of signing in set one up. */
test.use({ serverEnv: { VITALS_SAMPLE: "0" } });

/** Whether what came is a refusal for who asked: 401, 403, or the way to log in. */
const isRefused = (status: number, location = ""): boolean =>
  status === 401 || status === 403 || location.startsWith("/Login?") || location.startsWith("/sign-in");

test("pages and calls are open to those that docs/roles.md names, and to nobody else", async ({ server }) => {
  test.setTimeout(180_000);
  const people: [Role, Person][] = [["visitor", new Person(server)]];
  for (const role of ROLES) people.push([role, await new Person(server).signIn(SITE, role.replace("_", "-"))]);

  /** Asks as everybody. @returns who was let in */
  const letIn = async (
    site: string,
    method: string,
    target: string,
    asked: readonly (typeof people)[number][] = people,
  ): Promise<readonly Role[]> => {
    const roles: Role[] = [];
    for (const [role, person] of asked) {
      const body = BODIES[`${method} ${target}`] ?? (method === "GET" ? undefined : {});
      const { status, headers, text } = await person.call(site, method, target, body);
      expect(status, `${method} ${target} as ${role}: ${text.slice(0, 200)}`).toBeLessThan(500);
      if (!isRefused(status, headers.location)) roles.push(role);
    }
    return roles;
  };

  const everybody = people.map(([role]) => role);
  // A page without a rule of its own looks at nobody's role.
  const few = sampled(people, people.slice(0, 2));
  const pages = await readRules("Pages");
  for (const target of new Set([...(ROUTES[SITE] ?? []), ...pages.keys()]))
    expect
      .soft([target, await letIn(SITE, "GET", target, pages.has(target) ? people : few)])
      .toEqual([target, [...(pages.get(target) ?? few.map(([role]) => role))]]);

  const calls = await readRules("Calls of pages");
  for (const call of [...OPEN_CALLS, ...calls.keys()]) {
    const [method = "", target = ""] = call.split(" ");
    expect.soft([call, await letIn(SITE, method, target)]).toEqual([call, [...(calls.get(call) ?? everybody)]]);
  }

  for (const [target, roles] of await readRules("Pages of the account site"))
    expect.soft([target, await letIn(ACCOUNT_SITE, "GET", target)]).toEqual([target, [...roles]]);

  // What was kept for visitors is still theirs, after everybody has been there.
  for (const target of ["/", "/Courses"])
    expect((await server.ask(SITE, target)).text).not.toMatch(/"session":|(admin|student)@/);
});
