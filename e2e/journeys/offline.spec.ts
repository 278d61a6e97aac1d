import type { Page } from "@playwright/test";

import { inBoth } from "../faults/edits";
import { untilTakenOver } from "../faults/expectations";
import { shipVersion } from "../faults/registry";
import { PlatformInBetween } from "../fixtures/PlatformInBetween";
import { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";

test.use({
  serverEnv: { SERVICE_WORKER: "on" },
  // Without a connection nothing new can be had, and the browser says so.
  expectedMessages: /Failed to load resource|could not be (?:logged|reported)|not kept for offline use|ERR_INTERNET/,
});

const CHAPTER =
  "/Courses/@Premium/membaca-aksara-jawa-dari-nol/module/dua-puluh-aksara/chapter/huruf-yang-sudah-berbunyi";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const coursesLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Courses", exact: true });

/** The page that is open is kept, with every script that it loads at once. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const copy = await caches.match(location.href, { ignoreVary: true });
    const html = (await copy?.text()) ?? "";
    const files = [...html.matchAll(/<link rel="preload" as="(?:script|font)"[^>]* href="([^"]+)"/g)];
    const kept = await Promise.all(files.map(([, file = ""]) => caches.match(file, { ignoreVary: true })));
    return files.length > 0 && kept.every((copyOfFile) => copyOfFile !== undefined);
  });

const untilKept = (page: Page): Promise<void> => expect.poll(() => isKept(page)).toBe(true);

const untilOfflinePageIsKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match("/_offline", { ignoreVary: true })) !== undefined))
    .toBe(true);

/** Addresses of the pages that this origin keeps. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open("serambi-pages-1");
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** Who moves need not wait: what can wait is done once the page is quiet. */
const move = async (page: Page): Promise<void> => {
  await untilTakenOver(page);
  await page.mouse.move(10, 10);
};

const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await move(page);
  await untilKept(page);
  await untilOfflinePageIsKept(page);
};

test("a page that was visited opens and works without a connection", async ({ page, context, server }) => {
  await visit(page, server.url("main", "/Courses"));
  const shown = await page.getByRole("main").innerText();
  await context.setOffline(true);
  await expect(page.getByText("You are offline. What is open can still be read.")).toBeVisible();
  await page.reload();
  await expect(heading(page)).toContainText("courses you can take");
  expect(await page.getByRole("main").innerText()).toBe(shown);
  await untilTakenOver(page);
  // A page that is alive answers; some versions of Chromium forget to tell a page from the worker that there is no connection.
  // A list that cannot be asked for stays, with what was typed.
  const search = page.getByRole("searchbox", { name: "Search courses" });
  const asked = page.waitForRequest("**/_page/Courses?search=go");
  await search.fill("go");
  await (await asked).response();
  await expect(search).toHaveValue("go");
  await expect(heading(page)).toContainText("courses you can take");
  await context.setOffline(false);
  await search.fill("postgres");
  await expect(page).toHaveURL(/search=postgres/);
});

test("a chapter that was opened is read without a connection, and what is noted there stays", async ({
  page,
  context,
  server,
}) => {
  await visit(page, server.url("demo", CHAPTER));
  const notes = page.getByRole("textbox", { name: "Catatan Anda" });
  const text = await page.getByRole("article").innerText();
  await context.setOffline(true);
  await page.reload();
  await untilTakenOver(page);
  expect(await page.getByRole("article").innerText()).toBe(text);
  await expect(notes).toBeEditable();
  await notes.fill("Ditulis di kereta");
  await page.reload();
  await expect(notes).toHaveValue("Ditulis di kereta");
  // Answers of hosts are never kept: what is locked is in no copy.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain(CHAPTER);
  expect(kept.filter((path) => path.startsWith("/api"))).toEqual([]);
});

test("a page that was reached by a link is kept too, and a link leads to it without a connection", async ({
  page,
  context,
  server,
}) => {
  await visit(page, server.url("main"));
  await coursesLink(page).click();
  await expect(heading(page)).toContainText("courses you can take");
  await untilKept(page);
  await page.getByRole("link", { name: "Backend Engineering with Go" }).click();
  await expect(heading(page)).toHaveText("Backend Engineering with Go");
  await untilKept(page);

  await context.setOffline(true);
  await page.goto(server.url("main"));
  await untilTakenOver(page);
  await coursesLink(page).click();
  await expect(heading(page)).toContainText("courses you can take");
  await page.getByRole("link", { name: "Backend Engineering with Go" }).click();
  await expect(heading(page)).toHaveText("Backend Engineering with Go");
  await page.goBack();
  await expect(heading(page)).toContainText("courses you can take");
});

test("a page that was not visited says so in the site's words, lists what can be read, and comes with the connection", async ({
  page,
  context,
  server,
}) => {
  await visit(page, server.url("main"));
  const title = (await page.locator("meta[property='og:title']").getAttribute("content")) ?? "";
  await context.setOffline(true);
  await page.goto(server.url("main", "/Courses"));
  await expect(heading(page)).toHaveText("There is no connection");
  const kept = page.getByRole("navigation", { name: "What can still be read" });
  await kept.getByRole("link", { name: title }).click();
  await expect(coursesLink(page)).toBeVisible();

  await page.goBack();
  await expect(heading(page)).toHaveText("There is no connection");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("There is no connection");
  await context.setOffline(false);
  await expect(heading(page)).toContainText("courses you can take");
  await expect(page).toHaveURL(/\/Courses$/);
});

test("the Indonesian site says it in Indonesian", async ({ page, context, server }) => {
  await visit(page, server.url("foundation"));
  await context.setOffline(true);
  await page.goto(server.url("foundation", "/tidak-pernah-dibuka"));
  await expect(heading(page)).toHaveText("Tidak ada sambungan");
  await expect(page.locator("html")).toHaveAttribute("lang", "id");
});

test("no site has a page of another", async ({ page, context, server }) => {
  await visit(page, server.url("main"));
  await context.setOffline(true);
  await expect(page.goto(server.url("demo"))).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  await context.setOffline(false);
  await visit(page, server.url("demo"));
  const ofDemo = await page.title();
  expect(await keptPages(page)).toEqual(["/"]);
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle(ofDemo);
});

test("who chooses another language finds nothing in the one before", async ({ page, context, server }) => {
  await visit(page, server.url("demo"));
  await page.getByRole("banner").getByRole("link", { name: "EN English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await move(page);
  await untilKept(page);
  await untilOfflinePageIsKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto(server.url("demo", "/never-opened"));
  await expect(heading(page)).toHaveText("There is no connection");
});

test("what a worker kept in another way than the present one is deleted, and nothing else", async ({
  page,
  server,
}) => {
  await page.goto(server.url("main", "/robots.txt"));
  await page.evaluate(() => Promise.all(["serambi-pages-0", "of-somebody-else"].map((name) => caches.open(name))));
  await visit(page, server.url("main"));
  const names = await page.evaluate(() => caches.keys());
  expect(names).not.toContain("serambi-pages-0");
  expect(names).toContain("of-somebody-else");
});

test("a worker takes over at once, unless it keeps things in another way: then it waits for the open tabs", async ({
  page,
  context,
  server,
}) => {
  await visit(page, server.url("main"));
  const register = (address: string) =>
    page.evaluate((at) => navigator.serviceWorker.register(at).then(() => true), address);
  const inCharge = () =>
    page.evaluate(() => {
      const { scriptURL = "", state = "none" } = navigator.serviceWorker.controller ?? {};
      return `${state} ${scriptURL}`;
    });
  const next = `activated ${server.url("main", "/sw.js?next")}`;
  await register("/sw.js?next");
  await expect.poll(inCharge).toBe(next);

  // What a worker of before has kept, seen by one that keeps it otherwise.
  await page.evaluate(() => caches.open("serambi-pages-0").then(() => true));
  await register("/sw.js?other");
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL ?? "none");
  await expect.poll(waiting).toBe(server.url("main", "/sw.js?other"));
  await page.reload();
  expect(await inCharge()).toBe(next);
  expect(await page.evaluate(() => caches.has("serambi-pages-0"))).toBe(true);

  // A tab that was loaded past the worker is none of its tabs: it looks on while the last of those is closed.
  const onlooker = await context.newPage();
  const session = await context.newCDPSession(onlooker);
  await session.send("Network.enable");
  await session.send("Network.setBypassServiceWorker", { bypass: true });
  await onlooker.goto(server.url("main", "/robots.txt"));
  const isKeptStill = () => onlooker.evaluate(() => caches.has("serambi-pages-0"));
  expect(await isKeptStill()).toBe(true);
  await page.close();
  await expect.poll(isKeptStill).toBe(false);
});

test("a site in maintenance is shown as that, not as its copy", async ({ page, hosts }) => {
  test.slow(); // a platform starts before the product
  const between = await PlatformInBetween.start(hosts.serverEnv["SERVICES_URL"] ?? "");
  const server = await ServerProcess.start({
    ...hosts.serverEnv,
    SERVICES_URL: between.url,
    SERVICE_WORKER: "on",
  });
  try {
    await visit(page, server.url("main"));
    between.changeSettings("main", (settings) => ({ ...settings, isMaintenance: true }));
    await expect.poll(async () => (await server.ask("main")).status).toBe(503);
    await page.reload();
    await expect(heading(page)).toHaveText("This Website Is Under Maintenance");
    expect(await keptPages(page)).toEqual(["/"]);
  } finally {
    await server.stop();
    await between.stop();
  }
});

/** Which immutable files a server was asked for, each as often as it was. */
const filesAskedFor = (server: ServerProcess): string[] =>
  server
    .logs()
    .filter(({ msg, method }) => msg === "request" && method === "GET")
    .map(({ path }) => String(path))
    .filter((path) => /^\/(?:assets|remotes|fonts)\//.test(path));

test("a first visit asks for no file twice, and for the worker only once it stands", async ({ page, ownServer }) => {
  await visit(page, ownServer.url("main", "/Courses"));
  const files = filesAskedFor(ownServer);
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
  expect(files.length).toBeGreaterThan(5);
  const order = ownServer.logs().map(({ path }) => String(path));
  expect(order.filter((path) => path === "/sw.js")).toHaveLength(1);
  expect(order.indexOf("/sw.js")).toBeGreaterThan(
    order.lastIndexOf(String(files.find((file) => /shell\./.test(file)))),
  );
});

const NEW_WORDS = "courses to choose from";
const reworded = inBoth((text) => text.replaceAll(/ you can take(?=["`])/g, " to choose from"));

test("a new release shows at the next load; a tab of the old one goes on, and both are readable offline", async ({
  page,
  context,
  ownServer,
}) => {
  await visit(page, ownServer.url("main", "/Courses"));
  await shipVersion(ownServer, "courses", "9.0.0-reworded", reworded);
  const other = await context.newPage();
  await visit(other, ownServer.url("main", "/Courses"));
  await expect(heading(other)).toContainText(NEW_WORDS);

  await page.getByRole("link", { name: "Backend Engineering with Go" }).click();
  await expect(heading(page)).toHaveText("Backend Engineering with Go");
  await page.goBack();
  await expect(heading(page)).toContainText("courses you can take");

  await context.setOffline(true);
  await other.reload();
  await expect(heading(other)).toContainText(NEW_WORDS);
  await untilTakenOver(other);
});

test("a page of somebody who is logged in is not kept, nor does an older copy stand in for it", async ({
  page,
  context,
  server,
}) => {
  await visit(page, server.url("main", "/Courses"));
  expect(await keptPages(page)).toEqual(["/Courses"]);
  await context.addCookies([{ name: "access_token", value: "token", url: server.url("main") }]);
  await page.reload();
  await expect.poll(() => keptPages(page)).toEqual([]);
  await page.goto(server.url("main"));
  await untilTakenOver(page);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText("There is no connection");
});

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const allCaches = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test("the operator's switch takes worker and copies away with the next page, and keeps them away", async ({
  context,
  hosts,
}) => {
  test.slow(); // two products start one after the other
  const first = await ServerProcess.start({ ...hosts.serverEnv, SERVICE_WORKER: "on" });
  const address = first.url("main");
  const page = await context.newPage();
  await visit(page, address);
  expect(await registrations(page)).toBe(1);
  await first.stop();

  const second = await ServerProcess.start({ ...hosts.serverEnv, SERVICE_WORKER: "off", PORT: new URL(address).port });
  try {
    await page.goto(address);
    await move(page);
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => allCaches(page)).toEqual([]);
    await page.reload();
    await untilTakenOver(page);
    expect(await registrations(page)).toBe(0);
  } finally {
    await second.stop();
  }
});
