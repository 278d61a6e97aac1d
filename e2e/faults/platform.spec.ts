import { PlatformProcess } from "../fixtures/PlatformProcess";
import { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test as base } from "../fixtures/test";
import { expectFrame, retryIn, untilTakenOver } from "./expectations";

interface Fixtures {
  readonly platform: PlatformProcess;
  /** A shell that uses `platform`. */
  readonly shell: ServerProcess;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures needed out of this pattern: none
  platform: async ({}, provide) => {
    const platform = await PlatformProcess.start();
    await provide(platform);
    await platform.stop();
  },
  shell: async ({ platform }, provide) => {
    // No answer from before stands in, so that the missing part is seen.
    const shell = await ServerProcess.start({ ...platform.serverEnv, STALE_HOURS: "0" });
    await provide(shell);
    await shell.stop();
  },
});

const NOTICE = "Some services are not connected at the moment.";
const COURSE = "/Courses/backend-engineering-with-go";

test.describe("the platform as a process of its own", () => {
  // The browser tells of the one document that answers 503 and of calls that do, the page of its own load, which nobody took down.
  test.use({ expectedMessages: /status of 50\d|page load could not be logged Error: HTTP 503/ });

  test("stopped: pages come from the last good settings and say what is missing; started again: all is back", async ({
    platform,
    shell,
    page,
  }) => {
    test.slow(); // settings are asked for anew every two seconds, and a connection every five
    for (const target of ["/", "/Courses", COURSE]) expect((await shell.ask("main", target)).status).toBe(200);

    await platform.pause();
    const isStale = async (): Promise<boolean> => (await shell.ask("main")).text.includes(NOTICE);
    await expect.poll(isStale).toBe(true);
    expect(shell.logs()).toContainEqual(expect.objectContaining({ msg: "serving the last good settings" }));
    expect((await shell.ask("main", "/healthz")).status).toBe(200);
    const readiness = await shell.ask("main", "/readyz");
    expect([readiness.status, JSON.parse(readiness.text)]).toEqual([
      200,
      {
        status: "partly",
        registry: true,
        platform: false,
        disk: true,
        serves: { keptPages: false, newPages: true, reads: false, writes: false },
      },
    ]);

    const home = await page.goto(shell.url("main"));
    expect(home?.status()).toBe(200);
    await expectFrame(page);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Learn it properly");
    await expect(page.getByRole("heading", { name: "The season, January to June" })).toBeVisible();
    const gap = page.getByRole("status").filter({ hasText: "This part is not available" });
    await expect(retryIn(gap)).toBeVisible();

    const course = await page.goto(shell.url("main", COURSE));
    expect(course?.status()).toBe(503);
    await expectFrame(page);
    await expect(retryIn(page)).toBeVisible();
    const stranger = await shell.ask("foundation");
    expect(stranger.status).toBe(503);
    expect(Number(stranger.headers["retry-after"])).toBeGreaterThan(0);
    expect(stranger.text).not.toMatch(/\n\s+at /);

    await page.goto(shell.url("main", "/Courses"));
    await expectFrame(page);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page.getByText("The list of courses did not arrive")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

    await platform.resume();
    await expect
      .poll(async () => (await shell.ask("main", "/readyz")).text, { timeout: 15_000 })
      .toContain('"status":"ok"');
    await untilTakenOver(page);
    await retryIn(page.getByRole("main")).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
    await expect.poll(isStale, { timeout: 15_000 }).toBe(false);
    // Each host is tried again by itself, up to five seconds after it was last away.
    for (const [site, target] of [
      ["main", "/"],
      ["main", "/Courses"],
      ["main", COURSE],
      ["foundation", "/"],
    ] as const)
      await expect.poll(async () => (await shell.ask(site, target)).status).toBe(200);
    expect(shell.logs()).toContainEqual(expect.objectContaining({ msg: "settings are current again" }));
    await page.reload();
    await expect(page.getByText(NOTICE)).toBeHidden();
  });
});
