import { untilTakenOver } from "./expectations";
import { ServerProcess } from "../fixtures/ServerProcess";
import { STRANGERS_CLIENT, StrangersProvider } from "../fixtures/StrangersProvider";
import { expect, test } from "../fixtures/test";

// Their pages are their own: what they want of a log-out is not what ours does.
test.use({ expectedMessages: /Clear-Site-Data|Failed to load resource/ });

test("another OpenID provider takes the account site's place", async ({ page, context }) => {
  test.setTimeout(90_000);
  let server: ServerProcess | undefined;
  const provider = await StrangersProvider.start(() => (server ? [server.url("demo", "/CallbackAuth")] : []));
  try {
    server = await ServerProcess.start({
      ACCOUNT_URL: provider.issuer,
      CLIENT_ID: STRANGERS_CLIENT.id,
      CLIENT_SECRET: STRANGERS_CLIENT.secret,
    });
    await page.goto(server.url("demo", "/Welcome"));
    await expect(page).toHaveURL(server.url("demo", "/Welcome"));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Wayan");
    await untilTakenOver(page);
    await page.getByRole("button", { name: "Keluar" }).click();
    await page.waitForURL(`${provider.issuer}/**`);
    const left = await context.cookies(server.url("demo"));
    expect(left.filter(({ name }) => name === "access_token")).toEqual([]);
  } finally {
    await provider.stop();
    await server?.stop();
  }
});
