import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures/test";
import { countDocuments } from "./breaks";
import { inBoth } from "./edits";
import { expectLiveCatalogue, untilTakenOver } from "./expectations";
import { liveVersion, serambi, shipVersion } from "./registry";
import { untouched } from "./untouched";

const NEXT = "9.0.0-reworded";
const OLD_WORDS = "courses you can take";
const NEW_WORDS = "courses to choose from";
const reworded = inBoth((text) => text.replaceAll(/ you can take(?=["`])/g, " to choose from"));

/** A version is built beside the page: on a busy machine its scripts come later than a browser likes. */
test.use({ expectedMessages: /was preloaded using link preload but not used/ });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Which files of `courses` a page asks for from now on. */
const filesOfCourses = (page: Page): readonly string[] => {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/remotes/courses/")) files.push(pathname);
  });
  return files;
};

test("a shipped version is in the next request; an open page goes on with its own; a rollback brings the old one back", async ({
  ownServer,
  page,
  context,
}) => {
  const before = await untouched(ownServer);
  const old = await liveVersion(ownServer, "courses");
  const documents = countDocuments(page);
  await page.goto(ownServer.url("main", "/Courses"));
  await untilTakenOver(page);
  await expect(heading(page)).toContainText(OLD_WORDS);

  await shipVersion(ownServer, "courses", NEXT, reworded);
  const next = await ownServer.ask("main", "/Courses");
  expect(next.text).toContain(NEW_WORDS);
  expect(next.text).not.toContain(OLD_WORDS);
  expect(next.text).not.toContain(`/remotes/courses/${old}/`);
  const registry = await ownServer.ask("main", "/registry.json");
  expect(registry.headers["cache-control"]).toBe("no-store");
  expect(JSON.parse(registry.text)).toMatchObject({
    remotes: { courses: { version: NEXT, entry: `/remotes/courses/${NEXT}/remoteEntry.js` } },
  });

  const files = filesOfCourses(page);
  await page.getByRole("link", { name: "Backend Engineering with Go" }).click();
  await expect(heading(page)).toHaveText("Backend Engineering with Go");
  await page.goBack();
  await expect(heading(page)).toContainText(OLD_WORDS);
  await expectLiveCatalogue(page);
  expect(files).toContainEqual(expect.stringContaining(`/remotes/courses/${old}/pages-CoursePage.`));
  expect(files.filter((file) => !file.startsWith(`/remotes/courses/${old}/`))).toEqual([]);
  expect(documents()).toBe(1);

  const other = await context.newPage();
  await other.goto(ownServer.url("main", "/Courses"));
  await expect(heading(other)).toContainText(NEW_WORDS);
  await expectLiveCatalogue(other);

  await serambi(ownServer, "rollback", "courses");
  const back = await ownServer.ask("main", "/Courses");
  expect(back.text).toContain(OLD_WORDS);
  expect(back.text).not.toContain(NEXT);
  await other.goto(ownServer.url("main", "/Courses"));
  await expect(heading(other)).toContainText(OLD_WORDS);
  expect(await liveVersion(ownServer, "courses")).toBe(old);
  expect(await untouched(ownServer)).toEqual(before);
});

test("a version that was rolled back can go live again, and one that was never shipped cannot", async ({
  ownServer,
}) => {
  await shipVersion(ownServer, "courses", NEXT, reworded);
  await serambi(ownServer, "rollback", "courses");
  await serambi(ownServer, "live", "courses", NEXT);
  expect((await ownServer.ask("main", "/Courses")).text).toContain(NEW_WORDS);
  await expect(serambi(ownServer, "live", "courses", "8.0.0")).rejects.toThrow("courses has no version 8.0.0");
  expect(await liveVersion(ownServer, "courses")).toBe(NEXT);
});
