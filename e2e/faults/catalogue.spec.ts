import { expect, test } from "./betweenTest";
import { untilTakenOver } from "./expectations";
import { shipVersion } from "./registry";

/** The specification's words, letter by letter: section 8, and the screens of section 2.4. */
const TEXTS = {
  notFound: "Oops.. Maaf halaman tidak ditemukan",
  notFoundStatus: "This page could not be found",
  error: "Opps.. Maaf terjadi kesalahan pada website",
  home: "Kembali ke halaman utama",
  maintenance: "Website Sedang Dalam Perbaikan",
  maintenanceLead: "Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!",
  unknownMiddleware: "Unknown middleware",
  errorPage: "An error occurred while showing the error page",
  errorPageLead: "Unfortunately an error occurred and while showing the error page another error occurred",
  errorPageHome: "Go back to home",
} as const;

// What the browser says of documents that answer with a failure, and of what the last tests break on purpose.
test.use({ expectedMessages: /status of (?:404|50\d)|no media here/ });

const COURSE = "/Class/antrean-puskesmas";

test.beforeEach(({ product: { services } }) => services.interfere());

for (const [what, target] of [
  ["an unknown route", "/Tidak/Ada"],
  ["a route of another site", "/Liga-Smk"],
  ["a page whose validation fails: no such class", "/Class/tidak-ada-kelas-ini"],
] as const)
  test(`${what} is 404 in both texts, with a link home`, async ({ product: { shell }, page }) => {
    expect((await page.goto(shell.url("foundation", target)))?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(TEXTS.notFound);
    await expect(main.getByText(TEXTS.notFoundStatus, { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: TEXTS.home, exact: true })).toHaveAttribute("href", "/");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

test("a host that no site has is 404 in both texts", async ({ product: { shell } }) => {
  const { status, text } = await shell.ask("tidak-ada-situs");
  expect(status).toBe(404);
  expect(text).toContain(`<h1>${TEXTS.notFound}</h1>`);
  expect(text).toContain(`>${TEXTS.notFoundStatus}</p>`);
});

test("a page that fails shows the error screen with its detail and a link home", async ({
  product: { shell, services },
  page,
}) => {
  expect((await shell.ask("foundation")).status).toBe(200);
  services.interfere(({ url }, pass) => (url.includes("class/overview") ? Promise.resolve(null) : pass()));
  expect((await page.goto(shell.url("foundation", COURSE)))?.status()).toBe(503);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(TEXTS.error);
  await main.locator("summary").click();
  await expect(main.locator("pre")).not.toBeEmpty();
  await expect(main.getByRole("link", { name: TEXTS.home, exact: true })).toHaveAttribute("href", "/");
});

test("maintenance replaces the whole site, with its dark logo", async ({ product: { shell, services }, page }) => {
  let logoDark = "";
  services.changeSettings("metamorfosa", ({ isMaintenance: _missing, ...settings }) => {
    logoDark = String(settings["logoDark"]);
    return settings;
  });
  const answer = await page.goto(shell.url("metamorfosa", "/Metamorfosa"));
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()["retry-after"])).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TEXTS.maintenance);
  await expect(page.getByText(TEXTS.maintenanceLead, { exact: true })).toBeVisible();
  expect(logoDark).not.toBe("");
  await expect(page.locator("main img").first()).toHaveAttribute("src", logoDark);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("a page that asks for a check which the shell does not know is 500, on the way there too", async ({
  ownServer,
  page,
}) => {
  await shipVersion(ownServer, "courses", "9.0.0-checked", (_file, text) =>
    text.replace(/\bcatalogue: ?\{/, 'catalogue: { middleware: ["members-only"],'),
  );
  expect((await page.goto(ownServer.url("foundation", "/Class")))?.status()).toBe(500);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(TEXTS.error);
  await main.locator("summary").click();
  await expect(main.locator("pre")).toHaveText(TEXTS.unknownMiddleware);

  await page.goto(ownServer.url("main"));
  await untilTakenOver(page);
  await page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }).click();
  await main.locator("summary").click();
  await expect(main.locator("pre")).toHaveText(TEXTS.unknownMiddleware);
});

test("a frame that throws leaves the last page: texts, details and a link home", async ({
  product: { shell },
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, {
      matchMedia: () => {
        throw new Error("no media here");
      },
    }),
  );
  await page.goto(shell.url("demo"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TEXTS.errorPage);
  await expect(page.getByText(TEXTS.errorPageLead, { exact: true })).toBeVisible();
  await page.locator("summary").click();
  await expect(page.locator("pre")).toHaveText("no media here");
  await expect(page.getByRole("link", { name: TEXTS.errorPageHome, exact: true })).toHaveAttribute("href", "/");
});
