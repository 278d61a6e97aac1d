import { spawn, type ChildProcess } from "node:child_process";
import { utimes } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";

import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { shipVersion } from "../faults/registry";
import { ROOT } from "../fixtures/root";
import type { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";

test.use({ serverEnv: { REMOTE_OVERRIDES: "on" } });

const COURSES = /^\d+ courses? you can take$/;
const LIVE_COURSES = /^\d+ courses? that are live$/;

/** What `serambi dev --json` says once the remote is built. */
interface Offered {
  readonly opens: string;
}

/** The command, while it runs. */
const develop = async (server: ServerProcess): Promise<{ readonly opens: string; readonly stop: () => void }> => {
  const command = path.join(ROOT, "shell", "registry", "bin", "serambi.mjs");
  const { origin } = new URL(server.url("main"));
  const child: ChildProcess = spawn(process.execPath, [command, "dev", "courses", "--shell", origin, "--json"], {
    env: { ...process.env, DATA_DIR: server.dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!child.stdout) throw new Error("The command has no output");
  for await (const line of createInterface({ input: child.stdout })) {
    const { opens } = JSON.parse(line) as Offered; // the command's own format
    return { opens, stop: () => void child.kill() };
  }
  throw new Error("The command ended before it had built anything");
};

const badge = (page: Page) => page.getByRole("region", { name: /^Local build courses until/ });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search courses" });

/** Of which builds of the remote this page has loaded the entry. */
const loadedBuilds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.startsWith("http://127.0.0.1") && name.endsWith("/remoteEntry.js"))
      .map(({ name }) => name),
  );

/** Lists the parts that a page asks the developer's machine for: `page`, `slot`. */
const watchLoads = (page: Page): string[] => {
  const loads: string[] = [];
  page.on("request", (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === "127.0.0.1" && request.method() === "POST") loads.push(pathname.split("/").at(-1) ?? "");
  });
  return loads;
};

test("a local build is shown in the browser that asked for it, follows its sources, and ends", async ({
  ownServer,
  page,
}) => {
  // What is live says it otherwise than the sources do.
  await shipVersion(ownServer, "courses", "9.0.0-live", (_, text) =>
    text.replaceAll(" you can take", " that are live"),
  );
  const { opens, stop } = await develop(ownServer);
  try {
    await page.goto(opens);
    await expect(page.getByRole("definition").first()).toHaveText("courses");
    await page.getByRole("button", { name: "Use the local build" }).click();
    await expect(badge(page)).toContainText("Shown on this page.");

    const answer = await page.goto(ownServer.url("main", "/Courses"));
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    expect(await answer?.text()).not.toContain("courses that are live");
    await expect(heading(page)).toHaveText(COURSES);
    const others = await ownServer.ask("main", "/Courses");
    expect(others.text).toContain("courses that are live");
    expect(others.text).not.toContain("127.0.0.1:43");

    // Its loaders run on the developer's machine, also for a slot of a page that the server has made.
    await untilTakenOver(page);
    const loads = watchLoads(page);
    await page.goto(ownServer.url("main"));
    await page.locator('[data-slot^="courses."]').first().scrollIntoViewIfNeeded();
    await expect.poll(() => loads).toContain("slot");
    await page.goto(ownServer.url("main", "/Courses"));
    await expect(heading(page)).toHaveText(COURSES);
    expect(loads).toContain("page");

    // Another build takes its place on the page that is open, with what was typed.
    await untilTakenOver(page);
    await search(page).fill("PostgreSQL");
    await expect(page).toHaveURL(/search=PostgreSQL/);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const [before = ""] = await loadedBuilds(page);
    await utimes(path.join(ROOT, "remotes", "courses", "remote.ts"), new Date(), new Date());
    await expect.poll(() => loadedBuilds(page)).toHaveLength(2);
    expect((await loadedBuilds(page))[1]).not.toBe(before);
    await expect(search(page)).toHaveValue("PostgreSQL");
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);

    // The panel that comes with it names the build.
    await page.keyboard.press("Control+Shift+Period");
    const panel = page.getByRole("dialog", { name: "Development panel" });
    await expect(panel.getByRole("row", { name: /^courses local-\w+ ?local / })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();

    await badge(page).getByRole("button", { name: "End" }).click();
    await expect(heading(page)).toHaveText(LIVE_COURSES);
    await expect(badge(page)).toBeHidden();
  } finally {
    stop();
  }
});
