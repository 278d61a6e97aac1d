import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { expect, test } from "../fixtures/test";
import { liveVersion, serambi, shipVersion } from "./registry";

const OLD = "you can take";
const NEW = "to choose from";
const reworded = (_file: string, text: string): string => text.replaceAll(OLD, NEW);

const FLIP_EVERY_MS = 50;
const FLIP_FOR_MS = 10_000;
const VISITORS = 50;
const TENANTS = ["main", "demo", "coding-school"] as const;

test("a shipped version is in the next request, an open page keeps its own, and a rollback brings the old one back", async ({
  ownServer,
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const before = { courses: await liveVersion(ownServer, "courses"), sites: await liveVersion(ownServer, "sites") };
  await page.goto(ownServer.url("main", "/Courses"));
  await expect(heading).toContainText(OLD);

  await shipVersion(ownServer, "courses", "9.0.0-reworded", reworded);
  expect((await ownServer.ask("main", "/Courses")).text).toContain(NEW);
  await page.getByRole("link", { name: "Backend Engineering with Go" }).click();
  await expect(heading).toHaveText("Backend Engineering with Go");
  await page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }).click();
  await expect(heading).toContainText(OLD);
  await page.reload();
  await expect(heading).toContainText(NEW);

  await serambi(ownServer, "rollback", "courses");
  expect((await ownServer.ask("main", "/Courses")).text).toContain(OLD);
  expect(await liveVersion(ownServer, "courses")).toBe(before.courses);
  expect(await liveVersion(ownServer, "sites")).toBe(before.sites);
});

test("fifty visitors of three sites see one version each while it is flipped every 50 ms", async ({ ownServer }) => {
  const file = path.join(ownServer.dataDir, "registry.json");
  const first = await readFile(file, "utf8");
  await shipVersion(ownServer, "courses", "9.0.0-reworded", reworded);
  const second = await readFile(file, "utf8");
  const end = Date.now() + FLIP_FOR_MS;

  const flip = async () => {
    for (let turn = 0; Date.now() < end; turn += 1) {
      await writeFile(`${file}.next`, turn % 2 === 0 ? first : second);
      await rename(`${file}.next`, file);
      await sleep(FLIP_EVERY_MS);
    }
  };
  const problems: string[] = [];
  const seen = new Set<string>();
  const visit = async (number: number) => {
    const tenant = TENANTS[number % TENANTS.length] ?? "main";
    while (Date.now() < end) {
      const { status, text } = await ownServer.ask(tenant, "/Courses");
      const versions = new Set(
        Array.from(text.matchAll(/\/remotes\/courses\/([^/]+)\//g), ([, version = ""]) => version),
      );
      const [version = ""] = versions;
      seen.add(`${tenant} ${version}`);
      if (status !== 200) problems.push(`${tenant}: status ${status}`);
      if (versions.size !== 1) problems.push(`${tenant}: versions ${[...versions].join(" and ")}`);
      if (!text.includes(`"key":"${tenant}"`)) problems.push(`${tenant}: another site`);
      if (tenant === "main" && text.includes(NEW) !== version.startsWith("9."))
        problems.push(`${version} with the other's words`);
    }
  };
  await Promise.all([flip(), ...Array.from({ length: VISITORS }, (_, number) => visit(number))]);
  expect(problems).toEqual([]);
  expect(seen.size).toBe(2 * TENANTS.length);
});
