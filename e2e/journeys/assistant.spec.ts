import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

const STREAM = "**/api/chat/v2/chat";

test.describe("the assistant", () => {
  test.use({ expectedMessages: /The chat stream failed|Failed to load resource/ });

  test("stands beside the page, names its source, stays when that is followed, and can be stopped, asked again and forgotten", async ({
    page,
    server,
  }) => {
    await page.goto(server.url("main", "/Courses"));
    await untilTakenOver(page);
    await page.getByRole("banner").getByRole("button", { name: "Ask", exact: true }).click();
    const panel = page.getByRole("region", { name: "Ask Serambi" });
    const box = panel.getByRole("textbox", { name: "Question" });
    await expect(box).toBeFocused();

    await page.keyboard.type("How much is PostgreSQL in Production?");
    await page.keyboard.press("Enter");
    const citation = panel.getByRole("link", { name: "Source 1" });
    await expect(citation).toBeVisible();
    await expect(panel).toContainText("650,000");
    expect(await violationsOf(page)).toEqual([]);
    await citation.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/PostgreSQL in Production/);
    await expect(panel).toContainText("650,000");

    await page.route(STREAM, () => undefined);
    await box.fill("Who teaches it?");
    await page.keyboard.press("Enter");
    await panel.getByRole("button", { name: "Stop" }).click();
    await expect(panel.getByRole("button", { name: "Send", exact: true })).toBeVisible();
    await expect(panel.getByRole("alert")).toHaveCount(0);

    await page.unroute(STREAM);
    await page.route(STREAM, (route) => route.abort());
    await box.fill("When does it start?");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("alert")).toContainText("did not arrive");
    await page.unroute(STREAM);
    await panel.getByRole("alert").getByRole("button", { name: "Ask again" }).click();
    await expect(panel).toContainText("30 November 2026");

    await panel.getByRole("button", { name: "Earlier conversations" }).click();
    await panel.getByRole("button", { name: "Delete “How much is PostgreSQL in Production?”" }).click();
    await expect(panel).toContainText("There is no conversation in this browser yet.");
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
  });
});

test.describe("the assistant without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("is a form that answers as a page", async ({ page, server }) => {
    await page.goto(server.url("main", "/Courses"));
    await page.getByRole("banner").getByRole("link", { name: "Ask", exact: true }).click();
    await page.getByRole("textbox", { name: "Question" }).fill("How much is PostgreSQL in Production?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("article").first()).toContainText("650,000");
    await page.getByRole("link", { name: "Source 1" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/PostgreSQL in Production/);
  });
});
