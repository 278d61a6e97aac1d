import type { Page } from "@playwright/test";

import type { HostAnswer } from "../fixtures/PlatformInBetween";
import { expect, test, type Product } from "./betweenTest";
import { untilTakenOver } from "./expectations";
import { withHostileTexts } from "./hostileTexts";

const COURSE = "/Courses/@Premium/membaca-aksara-jawa-dari-nol";
/** Texts are rich in the last two; in all of them they come from the host. */
const PAGES = [
  "/Courses?compare=geografi-membaca-peta,membaca-aksara-jawa-dari-nol",
  COURSE,
  "/Program/pelayaran",
  `${COURSE}/module/dua-puluh-aksara/chapter/huruf-yang-sudah-berbunyi`,
];
const LEARNING = /\/(?:class|program|lesson)/;

const POSTS = [
  "/Blog",
  "/Blog/515643/memindahkan-rapor-satu-angkatan-dalam-sehari",
  "/Podcast",
  "/Podcast/675226/piket-pagi",
  "/Event",
  "/Event/pentas-akhir-tahun",
  "/Gallery",
];
const PUBLISHED = /\/(?:post|podcast)\//;

const changed = ({ status, type, body }: HostAnswer): HostAnswer => {
  if (status !== 200) return { status, type, body };
  const envelope = JSON.parse(body.toString("utf8")) as Record<string, unknown>; // the platform's own
  return { status, type, body: Buffer.from(JSON.stringify({ ...envelope, data: withHostileTexts(envelope["data"]) })) };
};

test.afterEach(({ product: { services } }) => services.interfere());

/** Shows pages of which every text is hostile; nothing of it may be more than words. */
const expectWordsOnly = async ({ shell, services }: Product, page: Page, calls: RegExp, targets: readonly string[]) => {
  services.interfere(async ({ url }, pass) => (calls.test(url) ? changed(await pass()) : pass()));
  await page.addInitScript(() =>
    Object.assign(window, { hostile: () => document.documentElement.setAttribute("hostile", "") }),
  );
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "demo.localhost") elsewhere.push(request.url());
  });
  for (const target of targets) {
    expect((await page.goto(shell.url("demo", target)))?.status(), target).toBe(200);
    await untilTakenOver(page);
    const main = page.getByRole("main");
    // It is there, as words.
    await expect(main).toContainText("<script>hostile()</script>");
    await expect(main.locator("h1")).toHaveCount(1);
    await expect(
      main.locator("iframe, object, embed, base, meta, style, math, [action^=http], [onclick], [onerror], [style]"),
    ).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveAttribute("hostile");
    const addresses = await page
      .locator("[href], [src]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? each.getAttribute("src") ?? ""));
    expect(addresses.filter((each) => /^\s*(?:javascript:|data:text|\/\/|https?:\/\/evil)/i.test(each))).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
};

test("nothing of what hosts say of classes, programmes and chapters runs, leads away or covers the page", async ({
  product,
  page,
}) => {
  await expectWordsOnly(product, page, LEARNING, PAGES);
  // The last of them shows code, which is coloured once the page is quiet.
  await expect(page.locator("code span[class^=hljs]").first()).toBeAttached();
});

test("nor does anything of what they say of posts, episodes, events and pictures", async ({ product, page }) => {
  await expectWordsOnly(product, page, PUBLISHED, POSTS);
});
