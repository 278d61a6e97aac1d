import { expect, test } from "../fixtures/test";

const TENANTS = ["main", "foundation", "demo", "pesilat", "aksara", "hackathon"] as const;

const property = (html: string, name: string): string =>
  (new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "").replaceAll("&amp;", "&");

/** The part of an address that is asked of the server. */
const targetOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const pngSize = (bytes: Buffer): readonly [number, number] => {
  expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test.describe("the card of a page", () => {
  for (const tenant of TENANTS)
    test(`is drawn for ${tenant}, as large as its head says, and never changes`, async ({ server }) => {
      const { text } = await server.ask(tenant);
      const address = property(text, "og:image");
      expect(address).toMatch(new RegExp(`^http://${tenant}\\.localhost:\\d+/social/[\\w-]{22}\\.png\\?page=%2F$`));
      const card = await server.ask(tenant, targetOf(address));
      expect(card.status).toBe(200);
      expect(card.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(pngSize(card.body).map(String)).toEqual([
        property(text, "og:image:width"),
        property(text, "og:image:height"),
      ]);
      const again = await server.ask(tenant, targetOf(address), {
        headers: { "if-none-match": String(card.headers.etag) },
      });
      expect(again.status).toBe(304);
    });

  test("is another for another page and another site", async ({ server }) => {
    const pages = [
      await server.ask("main"),
      await server.ask("main", "/Courses"),
      await server.ask("demo"),
      await server.ask("demo", "/Courses"),
    ];
    const addresses = pages.map(({ text }) => targetOf(property(text, "og:image")));
    expect(new Set(addresses.map((address) => address.slice(0, 30))).size).toBe(4);
    const cards = await Promise.all(
      addresses.map((address, index) => server.ask(index < 2 ? "main" : "demo", address)),
    );
    expect(new Set(cards.map(({ body }) => body.toString("base64"))).size).toBe(4);
  });

  test("that is no longer, or never was, leads to the one of today, and no other words are drawn", async ({
    server,
  }) => {
    const invented = `/social/${"A".repeat(22)}.png?page=%2FCourses&title=Palsu`;
    const { status, headers } = await server.ask("main", invented);
    const { text } = await server.ask("main", "/Courses");
    expect([status, headers.location]).toEqual([302, targetOf(property(text, "og:image"))]);
    expect((await server.ask("main", `/social/${"A".repeat(22)}.png?page=%2FTidak-Ada`)).status).toBe(404);
  });
});

test.describe("the icons of a site", () => {
  test("are what its manifest says, in its size", async ({ server }) => {
    const manifest = JSON.parse((await server.ask("foundation", "/manifest.webmanifest")).text) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
    for (const { src, sizes } of manifest.icons) {
      const { status, body } = await server.ask("foundation", src);
      expect([status, pngSize(body).join("x")]).toEqual([200, sizes]);
    }
  });

  test("stand in the head for home screens, with the colours of both themes", async ({ server }) => {
    const { text } = await server.ask("foundation");
    const [, touch = ""] = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(text) ?? [];
    expect(pngSize((await server.ask("foundation", touch)).body)).toEqual([180, 180]);
    expect(
      text.match(/<meta name="theme-color" content="#[0-9a-f]{6}" media="\(prefers-color-scheme: (?:light|dark)\)">/g),
    ).toHaveLength(2);
    const { headers } = await server.ask("foundation", "/favicon.ico");
    expect(headers["content-type"]).toBe("image/x-icon");
  });

  test("differ from site to site", async ({ server }) => {
    const icons = await Promise.all(TENANTS.map((tenant) => server.ask(tenant, "/icons/192.png")));
    expect(new Set(icons.map(({ body }) => body.toString("base64"))).size).toBe(TENANTS.length);
  });
});

test.describe("the image proxy", () => {
  const LOGO = "/_image/w_256/media/foundation/logo-dark.svg";

  test("gives each browser the format it takes best, and a browser shows it", async ({ page, server }) => {
    const types = await Promise.all(
      ["image/avif,*/*", "image/webp,*/*", "*/*"].map(
        async (accept) => (await server.ask("foundation", LOGO, { headers: { accept } })).headers["content-type"],
      ),
    );
    expect(types).toEqual(["image/avif", "image/webp", "image/png"]);
    await page.goto(server.url("foundation"));
    const width = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image.naturalWidth;
    }, LOGO);
    expect(width).toBe(256);
  });

  for (const source of [
    "https/example.com/a.png",
    "https/169.254.169.254/latest/meta-data",
    "media/foundation/tidak-ada.png",
    "remotes/sites/1/remoteEntry.js",
  ])
    test(`has nothing at ${source}`, async ({ server }) => {
      expect((await server.ask("foundation", `/_image/w_256/${source}`)).status).toBe(404);
    });
});

test.describe("the film of a chapter", () => {
  const CHAPTER =
    "/Courses/@Premium/membaca-aksara-jawa-dari-nol/module/dua-puluh-aksara/chapter/huruf-yang-sudah-berbunyi";

  test("comes in the parts that a player asks for, with captions and all of it as text", async ({ server }) => {
    const { text } = await server.ask("demo", CHAPTER);
    const film = /<video[^>]* src="(\/media\/demo\/[a-z0-9-]+\.mp4)"/.exec(text)?.[1] ?? "";
    const part = await server.ask("demo", film, { headers: { range: "bytes=0-99" } });
    expect([part.status, part.body.length, part.headers["content-type"]]).toEqual([206, 100, "video/mp4"]);
    expect(part.headers["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
    const captions = /<track[^>]* src="(\/media\/demo\/[a-z0-9-]+\.vtt)"/.exec(text)?.[1] ?? "";
    expect((await server.ask("demo", captions)).text).toMatch(/^WEBVTT/);
    expect(text).toContain("Film ini tanpa suara.");
  });

  test("is fetched once it is played", async ({ page, server }) => {
    const asked: string[] = [];
    page.on("request", (request) => void (request.url().endsWith(".mp4") && asked.push(request.url())));
    await page.goto(server.url("demo", CHAPTER));
    const film = page.locator("video");
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty("preload", "none");
    expect(asked).toEqual([]);
    const coming = page.waitForRequest(/\.mp4$/);
    await film.evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined));
    await coming;
  });
});

test.describe("the files of a certificate", () => {
  test("are nothing without its code", async ({ server }) => {
    for (const file of ["certificate.pdf", "certificate.png", "card.png"])
      expect((await server.ask("demo", `/certificates/AAAA-AAAA-AAAA/${file}`)).status).toBe(404);
  });
});
