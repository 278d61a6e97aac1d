import path from "node:path";

import type { Page } from "@playwright/test";

import type { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";
import {
  garbling,
  inBoth,
  inBrowser,
  inServer,
  lateFeatured,
  throwingAtLoad,
  throwingInPage,
  throwingInSlot,
} from "./edits";
import { expectFrame, expectLiveCatalogue, expectLogged, notice, retryIn, untilTakenOver } from "./expectations";
import { flipByte, liveVersion, serambi, shipVersion, storedFiles, storedVersion } from "./registry";
import { untouched } from "./untouched";

const BROKEN = "9.0.0-broken";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const SOMETHING_WRONG = /something went wrong/;
const COURSES = /^\d+ courses you can take$/;

/** The answer has the tenant's header and footer, and nothing of how the server failed. */
const expectFramedError = (text: string): void => {
  for (const part of ["<header", "<main", "<footer", "something went wrong"]) expect(text).toContain(part);
  expect(text).not.toMatch(/broken while loading|noSuch|remote\.cjs|\n\s+at /);
};

/** Back at the version before, with the next request, and nothing else has moved. */
const expectRollback = async (server: ServerProcess, before: readonly string[]): Promise<void> => {
  await serambi(server, "rollback", "courses");
  const { status, text } = await server.ask("main", "/Courses");
  expect(status).toBe(200);
  expect(text).toContain("courses you can take");
  expect(text).not.toContain(BROKEN);
  expect(await untouched(server)).toEqual(before);
};

test.describe("when a shipped version of `courses` is broken", () => {
  // What the browser says of a document that failed, and of what the versions of this file throw.
  test.use({ expectedMessages: /status of 50\d|noSuch|broken while loading|SyntaxError|Unexpected token|RUNTIME-0/ });

  test("one that throws while it is packed is refused", async ({ ownServer }) => {
    const before = await liveVersion(ownServer, "courses");
    const shipping = shipVersion(
      ownServer,
      "courses",
      BROKEN,
      inServer((text) => `throw new Error("broken while packing");\n${text}`),
    );
    await expect(shipping).rejects.toThrow("broken while packing");
    expect(await liveVersion(ownServer, "courses")).toBe(before);
  });

  test("throwing while it is loaded, on both sides: the last good version goes on", async ({ ownServer, page }) => {
    const before = await untouched(ownServer);
    const good = await liveVersion(ownServer, "courses");
    await shipVersion(ownServer, "courses", BROKEN, inBoth(throwingAtLoad));
    const answer = await page.goto(ownServer.url("main", "/Courses"));
    expect(answer?.status()).toBe(200);
    const text = (await answer?.text()) ?? "";
    expect(text).toContain(`/remotes/courses/${good}/`);
    expect(text).not.toContain(BROKEN);
    await expectLogged(ownServer, { version: BROKEN, phase: "evaluate" });
    await expectFrame(page);
    await expectLiveCatalogue(page);
    await expectRollback(ownServer, before);
  });

  test("throwing while it is loaded, in the browser alone: the server's page stays and says so", async ({
    ownServer,
    page,
  }) => {
    await shipVersion(ownServer, "courses", BROKEN, inBrowser(throwingAtLoad));
    const answer = await page.goto(ownServer.url("main", "/Courses"));
    expect(answer?.status()).toBe(200);
    await expect(notice(page)).toContainText("its buttons and search do not work");
    await expect(heading(page)).toHaveText(COURSES);
    await expect
      .poll(() => ownServer.logs().filter(({ msg, remote }) => msg === "client report" && remote === "courses"))
      .toContainEqual(expect.objectContaining({ version: BROKEN, phase: "evaluate" }));
  });

  test("no version of it that its owner signed: an error screen in the frame, and a gap elsewhere", async ({
    ownServer,
    page,
  }) => {
    const { publicKey } = JSON.parse(await serambi(ownServer, "keys", "new", "others", "--json")) as {
      readonly publicKey: string; // the command's own format
    };
    await serambi(ownServer, "trust", "add", "others", publicKey, "--remotes", "courses");
    const { status, text } = await ownServer.ask("main", "/Courses");
    expect(status).toBe(503);
    expectFramedError(text);
    await expectLogged(ownServer, { version: await liveVersion(ownServer, "courses"), phase: "signature" });
    const home = await page.goto(ownServer.url("main"));
    expect(home?.status()).toBe(200);
    await expect(heading(page)).toContainText("Learn it properly");
    await expect(page.getByRole("status").filter({ hasText: "This part is not available" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "The season, January to June" })).toBeVisible();
    await expectFrame(page);
    await serambi(ownServer, "trust", "remove", "others");
    expect((await ownServer.ask("main", "/Courses")).text).toContain("courses you can take");
  });

  test("throwing while it renders on the server alone: status 500, and the browser heals it", async ({
    ownServer,
    page,
  }) => {
    const before = await untouched(ownServer);
    await shipVersion(ownServer, "courses", BROKEN, inServer(throwingInPage));
    const { status, text } = await ownServer.ask("main", "/Courses");
    expect(status).toBe(500);
    expectFramedError(text);
    await expectLogged(ownServer, { version: BROKEN, phase: "render" });
    await page.goto(ownServer.url("main", "/Courses"));
    await expect(heading(page)).toHaveText(COURSES);
    await expectFrame(page);
    await expectLiveCatalogue(page);
    await expectRollback(ownServer, before);
  });

  test("throwing while it renders in the browser alone: an error screen in its place", async ({ ownServer, page }) => {
    const before = await untouched(ownServer);
    await shipVersion(ownServer, "courses", BROKEN, inBrowser(throwingInPage));
    const answer = await page.goto(ownServer.url("main", "/Courses"));
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).toContain("courses you can take");
    await expect(heading(page)).toHaveText(SOMETHING_WRONG);
    await expect(retryIn(page)).toBeVisible();
    await expectFrame(page);
    await expectLogged(ownServer, { version: BROKEN, phase: "render" });
    await expectRollback(ownServer, before);
    await page.reload();
    await expect(heading(page)).toHaveText(COURSES);
  });

  for (const name of ["remoteEntry", "remote.", "pages-CataloguePage."])
    test(`no JavaScript in the browser's half (${name}): the server's page stays and says so`, async ({
      ownServer,
      page,
    }) => {
      await shipVersion(ownServer, "courses", BROKEN, garbling(name));
      const answer = await page.goto(ownServer.url("main", "/Courses"));
      expect(answer?.status()).toBe(200);
      await expect(notice(page)).toContainText("its buttons and search do not work");
      await expect(retryIn(page)).toBeVisible();
      await expect(heading(page)).toHaveText(COURSES);
      await expectFrame(page);
      await expectLogged(ownServer, { version: BROKEN, phase: name === "remoteEntry" ? "entry" : "chunk" });
    });

  test("a slot that throws on the server: a gap in its place, which the browser fills", async ({ ownServer, page }) => {
    await shipVersion(ownServer, "courses", BROKEN, inServer(throwingInSlot));
    // A version's first page brings its bundle, which may take longer than a page waits for a slot: that is another test.
    await expect
      .poll(async () => (await ownServer.ask("main")).text)
      .toContain("This part is not available at the moment.");
    const { status, text } = await ownServer.ask("main");
    expect(status).toBe(200);
    expect(text).toContain("The season, January to June");
    await expectLogged(ownServer, { version: BROKEN, phase: "render", slot: "courses.featured.v1" });
    await page.goto(ownServer.url("main"));
    await untilTakenOver(page);
    await page.mouse.move(20, 20); // what is below the screen waits for the visitor's first move
    await expect(page.getByRole("link", { name: /^All \d+ courses$/ })).toBeVisible();
    await expect(page.getByText("This part is not available")).toBeHidden();
  });

  test("a slot that throws on both sides: a gap in its place", async ({ ownServer, page }) => {
    const before = await untouched(ownServer);
    await ownServer.ask("main");
    await shipVersion(ownServer, "courses", BROKEN, inBoth(throwingInSlot));
    const answer = await page.goto(ownServer.url("main"));
    expect(answer?.status()).toBe(200);
    await untilTakenOver(page);
    await page.mouse.move(20, 20);
    const gap = page.getByRole("status").filter({ hasText: "This part is not available" });
    await expect(retryIn(gap)).toBeVisible();
    await expect(heading(page)).toContainText("Learn it properly");
    await expectFrame(page);
    await expect
      .poll(() => ownServer.logs().filter(({ msg, phase }) => msg === "client report" && phase === "render"))
      .toContainEqual(expect.objectContaining({ remote: "courses", version: BROKEN }));
    await expectRollback(ownServer, before);
  });

  for (const [what, file] of [
    ["its server bundle", async (folder: string) => [path.join(folder, "server", "remote.cjs")]],
    ["a chunk of the browser's half", (folder: string) => storedFiles(folder, "pages-CataloguePage")],
  ] as const)
    test(`one byte of ${what} was changed in the store: nothing of it is run, the last good version goes on`, async ({
      ownServer,
      page,
    }) => {
      const before = await untouched(ownServer);
      const good = await liveVersion(ownServer, "courses");
      await shipVersion(ownServer, "courses", BROKEN);
      const [damaged = ""] = await file(storedVersion(ownServer, "courses", BROKEN));
      await flipByte(damaged);
      const { status, text } = await ownServer.ask("main", "/Courses");
      expect(status).toBe(200);
      expect(text).toContain(`/remotes/courses/${good}/`);
      expect(text).not.toContain(BROKEN);
      await expectLogged(ownServer, { version: BROKEN, phase: "integrity" });
      const altered = await ownServer.ask("main", `/remotes/courses/${BROKEN}/${path.basename(damaged)}`);
      expect(altered.status).toBe(404);
      await page.goto(ownServer.url("main", "/Courses"));
      await expectLiveCatalogue(page);
      await expectRollback(ownServer, before);
    });
});

test("a slot that is late and then fails is a gap, on the server's word alone", async ({ ownServer, page }) => {
  const late = inServer(lateFeatured('if (tries++ === 0) throw new Error("late and broken"); return real();'));
  await shipVersion(ownServer, "courses", BROKEN, late);
  const answer = await page.goto(ownServer.url("main"));
  expect(answer?.status()).toBe(200);
  await untilTakenOver(page);
  await page.mouse.move(20, 20);
  await expectLogged(ownServer, { version: BROKEN, phase: "loader", slot: "courses.featured.v1" });
  const gap = page.getByRole("status").filter({ hasText: "This part is not available" });
  await retryIn(gap).click();
  await expect(page.getByRole("link", { name: /^All \d+ courses$/ })).toBeVisible();
  expect(ownServer.logs().filter(({ msg }) => msg === "client report")).toEqual([]);
});

test("a slot that is late and throws while it renders is logged too", async ({ ownServer }) => {
  const late = inServer((text) => lateFeatured("return real();")(throwingInSlot(text)));
  await shipVersion(ownServer, "courses", BROKEN, late);
  expect((await ownServer.ask("main")).status).toBe(200);
  await expectLogged(ownServer, { version: BROKEN, phase: "render" });
});
