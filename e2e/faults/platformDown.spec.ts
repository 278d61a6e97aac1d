import { PlatformProcess } from "../fixtures/PlatformProcess";
import { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";

const NOTICE = "Some services are not connected at the moment.";

test("pages come from the last good settings while the platform is down, say so, and recover by themselves", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const platform = await PlatformProcess.start();
  const server = await ServerProcess.start(platform.serverEnv);
  try {
    await page.goto(server.url("main"));
    const title = await page.title();
    await expect(page.getByText(NOTICE)).toHaveCount(0);

    await platform.pause();
    await expect(async () => {
      await page.goto(server.url("main", "/Courses"));
      await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole("banner").getByRole("link", { name: "Courses", exact: true })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByText("The list of courses did not arrive")).toBeVisible();
    expect((await server.ask("main", "/healthz")).status).toBe(200);
    expect((await server.ask("main", "/readyz")).status).toBe(503);

    await platform.resume();
    await expect(async () => {
      await page.goto(server.url("main", "/Courses"));
      await expect(page.getByRole("link", { name: "Backend Engineering with Go" })).toBeVisible({ timeout: 500 });
      await expect(page.getByText(NOTICE)).toHaveCount(0);
    }).toPass({ timeout: 30_000 });
    await page.goto(server.url("main"));
    await expect(page).toHaveTitle(title);
    expect((await server.ask("main", "/readyz")).status).toBe(200);
  } finally {
    await page.close();
    await server.stop();
    await platform.stop();
  }
});
