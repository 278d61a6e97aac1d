import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

import type { Page } from "@playwright/test";

import { ServerProcess } from "../fixtures/ServerProcess";
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

/** One product for nearly all tests: each ships a version of its own, and leaves the registry as it found it. */
let product: ServerProcess;
let broken = "";
let shipped = 0;
let registered = "";

const registryFile = (): string => path.join(product.dataDir, "registry.json");

test.beforeAll(async ({ hosts }) => {
  test.setTimeout(90_000);
  product = await ServerProcess.start(hosts.serverEnv, ["main"]);
  registered = await readFile(registryFile(), "utf8");
});
test.beforeEach(() => {
  broken = `9.0.${(shipped += 1)}-broken`;
});
test.afterEach(async () => {
  await writeFile(`${registryFile()}.before`, registered);
  await rename(`${registryFile()}.before`, registryFile());
});
test.afterAll(() => product.stop());

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
  expect(text).not.toContain(broken);
  expect(await untouched(server)).toEqual(before);
};

test.describe("when a shipped version of `courses` is broken", () => {
  // What the browser says of a document that failed, and of what the versions of this file throw.
  test.use({ expectedMessages: /status of 50\d|noSuch|broken while loading|SyntaxError|Unexpected token/ });

  test("one that throws while it is packed is refused", async () => {
    const before = await liveVersion(product, "courses");
    const shipping = shipVersion(
      product,
      "courses",
      broken,
      inServer((text) => `throw new Error("broken while packing");\n${text}`),
    );
    await expect(shipping).rejects.toThrow("broken while packing");
    expect(await liveVersion(product, "courses")).toBe(before);
  });

  test("throwing while it is loaded, on both sides: the last good version goes on", async ({ page }) => {
    const before = await untouched(product);
    const good = await liveVersion(product, "courses");
    await shipVersion(product, "courses", broken, inBoth(throwingAtLoad));
    const answer = await page.goto(product.url("main", "/Courses"));
    expect(answer?.status()).toBe(200);
    const text = (await answer?.text()) ?? "";
    expect(text).toContain(`/remotes/courses/${good}/`);
    expect(text).not.toContain(broken);
    await expectLogged(product, { version: broken, phase: "evaluate" });
    await expectFrame(page);
    await expectLiveCatalogue(page);
    await expectRollback(product, before);
  });

  test("throwing while it is loaded, in the browser alone: the server's page stays and says so", async ({ page }) => {
    await shipVersion(product, "courses", broken, inBrowser(throwingAtLoad));
    const answer = await page.goto(product.url("main", "/Courses"));
    expect(answer?.status()).toBe(200);
    await expect(notice(page)).toContainText("its buttons and search do not work");
    await expect(heading(page)).toHaveText(COURSES);
    await expect
      .poll(() => product.logs().filter(({ msg, remote }) => msg === "client report" && remote === "courses"))
      .toContainEqual(expect.objectContaining({ version: broken, phase: "evaluate" }));
  });

  // On a product of its own, which has not yet loaded the version.
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

  test("throwing while it renders on the server alone: status 500, and the browser heals it", async ({ page }) => {
    const before = await untouched(product);
    await shipVersion(product, "courses", broken, inServer(throwingInPage));
    const { status, text } = await product.ask("main", "/Courses");
    expect(status).toBe(500);
    expectFramedError(text);
    await expectLogged(product, { version: broken, phase: "render" });
    await page.goto(product.url("main", "/Courses"));
    await expect(heading(page)).toHaveText(COURSES);
    await expectFrame(page);
    await expectLiveCatalogue(page);
    await expectRollback(product, before);
  });

  test("throwing while it renders in the browser alone: an error screen in its place", async ({ page }) => {
    const before = await untouched(product);
    await shipVersion(product, "courses", broken, inBrowser(throwingInPage));
    const answer = await page.goto(product.url("main", "/Courses"));
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).toContain("courses you can take");
    await expect(heading(page)).toHaveText(SOMETHING_WRONG);
    await expect(retryIn(page)).toBeVisible();
    await expectFrame(page);
    await expectLogged(product, { version: broken, phase: "render" });
    await expectRollback(product, before);
    await page.reload();
    await expect(heading(page)).toHaveText(COURSES);
  });

  for (const name of ["remoteEntry", "remote.", "pages-CataloguePage."])
    test(`no JavaScript in the browser's half (${name}): the server's page stays and says so`, async ({ page }) => {
      await shipVersion(product, "courses", broken, garbling(name));
      const answer = await page.goto(product.url("main", "/Courses"));
      expect(answer?.status()).toBe(200);
      await expect(notice(page)).toContainText("its buttons and search do not work");
      await expect(retryIn(page)).toBeVisible();
      await expect(heading(page)).toHaveText(COURSES);
      await expectFrame(page);
      await expectLogged(product, { version: broken, phase: name === "remoteEntry" ? "entry" : "chunk" });
    });

  test("a slot that throws on the server: a gap in its place, which the browser fills", async ({ page }) => {
    await shipVersion(product, "courses", broken, inServer(throwingInSlot));
    // A version's first page brings its bundle, which may take longer than a page waits for a slot: that is another test.
    await expect
      .poll(async () => (await product.ask("main")).text)
      .toContain("This part is not available at the moment.");
    const { status, text } = await product.ask("main");
    expect(status).toBe(200);
    expect(text).toContain("The season, January to June");
    await expectLogged(product, { version: broken, phase: "render", slot: "courses.featured.v1" });
    await page.goto(product.url("main"));
    await untilTakenOver(page);
    await page.mouse.move(20, 20); // what is below the screen waits for the visitor's first move
    await expect(page.getByRole("link", { name: /^All \d+ courses$/ })).toBeVisible();
    await expect(page.getByText("This part is not available")).toBeHidden();
  });

  test("a slot that throws on both sides: a gap in its place", async ({ page }) => {
    const before = await untouched(product);
    await product.ask("main");
    await shipVersion(product, "courses", broken, inBoth(throwingInSlot));
    const answer = await page.goto(product.url("main"));
    expect(answer?.status()).toBe(200);
    await untilTakenOver(page);
    await page.mouse.move(20, 20);
    const gap = page.getByRole("status").filter({ hasText: "This part is not available" });
    await expect(retryIn(gap)).toBeVisible();
    await expect(heading(page)).toContainText("Learn it properly");
    await expectFrame(page);
    await expect
      .poll(() => product.logs().filter(({ msg, phase }) => msg === "client report" && phase === "render"))
      .toContainEqual(expect.objectContaining({ remote: "courses", version: broken }));
    await expectRollback(product, before);
  });

  for (const [what, file] of [
    ["its server bundle", async (folder: string) => [path.join(folder, "server", "remote.cjs")]],
    ["a chunk of the browser's half", (folder: string) => storedFiles(folder, "pages-CataloguePage")],
  ] as const)
    test(`one byte of ${what} was changed in the store: nothing of it is run, the last good version goes on`, async ({
      page,
    }) => {
      const before = await untouched(product);
      const good = await liveVersion(product, "courses");
      await shipVersion(product, "courses", broken);
      const [damaged = ""] = await file(storedVersion(product, "courses", broken));
      await flipByte(damaged);
      const { status, text } = await product.ask("main", "/Courses");
      expect(status).toBe(200);
      expect(text).toContain(`/remotes/courses/${good}/`);
      expect(text).not.toContain(broken);
      await expectLogged(product, { version: broken, phase: "integrity" });
      const altered = await product.ask("main", `/remotes/courses/${broken}/${path.basename(damaged)}`);
      expect(altered.status).toBe(404);
      await page.goto(product.url("main", "/Courses"));
      await expectLiveCatalogue(page);
      await expectRollback(product, before);
    });
});

test("a slot that is late and then fails is a gap, on the server's word alone", async ({ page }) => {
  const late = inServer(lateFeatured('if (tries++ === 0) throw new Error("late and broken"); return real();'));
  await shipVersion(product, "courses", broken, late);
  const answer = await page.goto(product.url("main"));
  expect(answer?.status()).toBe(200);
  await untilTakenOver(page);
  await page.mouse.move(20, 20);
  await expectLogged(product, { version: broken, phase: "loader", slot: "courses.featured.v1" });
  const gap = page.getByRole("status").filter({ hasText: "This part is not available" });
  // Once more for each process that renders: the part counts its tries by itself.
  await expect(async () => {
    if (await gap.isVisible()) await retryIn(gap).click();
    await expect(page.getByRole("link", { name: /^All \d+ courses$/ })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const reports = product.logs().filter(({ msg, version }) => msg === "client report" && version === broken);
  expect(reports).toEqual([]);
});

test("a slot that is late and throws while it renders is logged too", async () => {
  const late = inServer((text) => lateFeatured("return real();")(throwingInSlot(text)));
  await shipVersion(product, "courses", broken, late);
  expect((await product.ask("main")).status).toBe(200);
  await expectLogged(product, { version: broken, phase: "render" });
});
