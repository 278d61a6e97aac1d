import { expect, test } from "../fixtures/test";

const content = (html: string, name: string): string =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";

test.describe("one host, one site", () => {
  test("main and foundation differ in language, title, description and content", async ({ server }) => {
    const [main, foundation] = await Promise.all([server.ask("main"), server.ask("foundation")]);
    expect([main.status, foundation.status]).toEqual([200, 200]);
    expect(main.text).toContain('<html lang="en"');
    expect(foundation.text).toContain('<html lang="id"');
    const titles = [main, foundation].map(({ text }) => /<title>([^<]+)</.exec(text)?.[1]);
    expect(new Set(titles).size).toBe(2);
    expect(content(main.text, "description")).not.toBe(content(foundation.text, "description"));
  });

  for (const tenant of ["main", "foundation", "demo", "coding-school"])
    test(`${tenant} has its whole home page in the HTML`, async ({ server }) => {
      const { status, text, headers } = await server.ask(tenant);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(text.match(/<h1[ >]/g)).toHaveLength(1);
      for (const landmark of ["header", "main", "footer"]) expect(text).toContain(`<${landmark}`);
      expect(text).not.toMatch(/\sstyle="/);
    });

  test("the site of one tenant has nothing of another's", async ({ server }) => {
    const list = await server.ask("main", "/Courses");
    const other = await server.ask("demo", "/Courses");
    // The festival's class has the same address wherever there is one (specification section 2.3); its words differ.
    const names = (html: string) =>
      [...html.matchAll(/\/Courses\/([a-z0-9-]+)"/g)]
        .map(([, slug]) => slug)
        .filter((slug) => slug !== "belajar-bersama");
    expect(names(list.text).length).toBeGreaterThan(0);
    expect(names(other.text).length).toBeGreaterThan(0);
    expect(names(list.text).filter((slug) => names(other.text).includes(slug))).toEqual([]);
  });

  test("plain localhost is the demo site", async ({ server }) => {
    const port = new URL(server.url("demo")).port;
    const [plain, demo] = await Promise.all([
      server.ask("demo", "/", { headers: { host: `localhost:${port}` } }),
      server.ask("demo"),
    ]);
    const title = (html: string) => /<title>([^<]+)</.exec(html)?.[1];
    expect(title(plain.text)).toBe(title(demo.text));
  });
});

test.describe("a page that is not there", () => {
  // The browser itself writes a line for each document that was not found.
  test.use({ expectedMessages: /status of 404/ });

  test("says so with status 404, in the specification's words", async ({ page, server }) => {
    const answer = await page.goto(server.url("foundation", "/Tidak-Ada"));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops.. Maaf halaman tidak ditemukan");
    await page.getByRole("link", { name: "Kembali ke halaman utama" }).click();
    await expect(page).toHaveURL(server.url("foundation"));
  });

  test("is also one that another site has", async ({ server }) => {
    const answers = await Promise.all(
      ["/Courses", "/Class/tidak-ada"].map((target) => server.ask("foundation", target)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

test("paths match in any letter case", async ({ server }) => {
  const { status, text } = await server.ask("main", "/courses");
  expect(status).toBe(200);
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/Courses"/);
});
