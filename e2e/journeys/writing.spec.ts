import { signInAs } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

const SITE = "demo";
const LIST = "/Editor/Writing";
const LISTS = ["/Blog", "/Blog/rss.xml", "/Blog/feed.json", "/rss.xml", "/search-index.json", "/sitemap-blog.xml"];
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
  "base64",
);

test("a writer's day: written with a picture, scheduled, published, renamed and withdrawn; the site follows each time", async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const seen = async (path: string) => {
    const { status, text, headers } = await server.ask(SITE, path);
    return { status, text, to: headers.location ?? "" };
  };
  await signInAs(page, server, { site: SITE, name: "writer", target: LIST });
  await page.getByRole("button", { name: "Baru: Blog" }).click();
  await page.waitForURL(/\/Editor\/Writing\/blog\/\d{6}$/);
  const id = page.url().split("/").at(-1) ?? "";

  await page.getByLabel("Judul", { exact: true }).fill("Kapur yang tersisa");
  await page.getByLabel("Isi, dalam Markdown").fill("## Sisa pelajaran\n\nTinggal ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("sebatang");
  await expect(page.getByRole("region", { name: "Seperti di situs" }).locator("strong")).toHaveText("sebatang");
  await page.getByLabel("Ringkasan").fill("Sebatang kapur untuk tiga kelas.");
  await page.getByLabel("Kategori").fill("Kabar Kapur");
  await page.getByLabel("Penulis", { exact: true }).fill("Ratna Dewi");
  await page.getByLabel("Pilih gambar sampul").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: PIXEL });
  await expect(page.getByText("Wajib. Atau tandai sebagai hiasan.")).toBeVisible();
  await page.getByLabel("Teks pengganti").fill("Sebatang kapur di tepi papan");
  await expect(page.getByText(/^Tersimpan/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByLabel("Tanggal dan jam").fill("2099-01-05T06:00");
  await page.getByRole("button", { name: "Jadwalkan" }).click();
  await expect(page.getByText("Akan terbit 5 Januari 2099, 06.00 WIB.")).toBeVisible();
  expect((await seen(`/Blog/${id}/kapur-yang-tersisa`)).status).toBe(404);

  await page.getByRole("button", { name: "Terbitkan" }).click();
  await expect(page.getByText(/^Terbit sejak/)).toBeVisible();
  const shown = await seen(`/Blog/${id}/kapur-yang-tersisa`);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain("Sebatang kapur di tepi papan");
  // Its cover is what others see of it.
  const [, cover = ""] = /property="og:image" content="[^"]*?(\/_image\/[^"]+)"/.exec(shown.text) ?? [];
  expect((await seen(cover)).status).toBe(200);
  /** Tells of each list of posts (the section's page, feeds, search, sitemap) whether it names this one. */
  const listed = async () =>
    Promise.all(LISTS.map(async (path) => [path, (await seen(path)).text.includes(`/Blog/${id}/`)]));
  expect(await listed()).toEqual(LISTS.map((path) => [path, true]));

  await page.getByLabel("Nama di alamat").fill("kapur-terakhir");
  await page.getByLabel("Alamat lama").fill("/Blog/2019/kapur");
  await page.getByRole("button", { name: "Alihkan" }).click();
  await expect(page.getByText("/blog/2019/kapur", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Terbitkan perubahan" }).click();
  await expect(page.getByText("kapur-yang-tersisa", { exact: true })).toBeVisible();
  const renamed = `/Blog/${id}/kapur-terakhir`;
  for (const old of [`/Blog/${id}/kapur-yang-tersisa`, "/Blog/kapur-yang-tersisa", "/Blog/2019/kapur"])
    expect(await seen(old)).toMatchObject({ status: 301, to: renamed });
  expect((await seen(renamed)).status).toBe(200);

  await page.getByRole("button", { name: "Tarik dari situs" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Tarik dari situs" }).click();
  await expect(page.getByText("Sudah ditarik. Alamatnya menjawab 404.")).toBeVisible();
  expect((await seen(renamed)).status).toBe(404);
  expect(await listed()).toEqual(LISTS.map((path) => [path, false]));
});

test.describe("without a line", () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|could not be logged/ });

  test("what is written is kept, also in a page that is closed, and saved by itself", async ({ page, server }) => {
    test.setTimeout(90_000);
    const context = page.context();
    await signInAs(page, server, { site: SITE, name: "writer", target: LIST });
    await page.getByRole("button", { name: "Baru: Blog" }).click();
    await page.waitForURL(/\/Editor\/Writing\/blog\/\d{6}$/);
    const title = page.getByLabel("Judul", { exact: true });
    await title.fill("Di darat");
    await expect(page.getByText(/^Tersimpan/)).toBeVisible();
    await context.setOffline(true);
    await title.fill("Di kapal");
    await expect(page.getByText("Tanpa sambungan: tersimpan di perangkat ini")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Tersimpan/)).toBeVisible();

    await context.setOffline(true);
    await title.fill("Di pulau seberang");
    await expect(page.getByText("Tanpa sambungan: tersimpan di perangkat ini")).toBeVisible();
    const address = page.url();
    await page.goto("about:blank");
    await context.setOffline(false);
    await page.goto(address);
    await expect(title).toHaveValue("Di pulau seberang");
    await expect(page.getByText(/^(?:Semua t|T)ersimpan/)).toBeVisible();
    await page.goto(server.url(SITE, LIST));
    await expect(page.getByRole("link", { name: "Di pulau seberang" })).toBeVisible();
  });
});
