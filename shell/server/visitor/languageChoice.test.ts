import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { TestServer } from "../testing/TestServer";

const HOST = "demo.localhost:3000";

describe("the language choice", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
    Object.assign(server.platform.sites.get("demo.localhost")?.settings ?? {}, {
      languages: ["id", "en"],
      navigation: { primary: [{ label: "Harga", href: "/#harga" }] },
      translations: { en: { title: "Demo site", navigation: { primary: [{ label: "Price", href: "/#harga" }] } } },
    });
  });

  afterEach(() => server.stop());

  const choose = (query: string, host = HOST) => server.get(`/_language?${query}`, {}, host);
  const chosen = ({ cookies }: { cookies: readonly object[] }) =>
    cookies.filter((cookie) => "name" in cookie && cookie.name === "language");
  const visit = async (cookie: string, host = HOST) => {
    const answer = await server.get("/", { cookie }, host);
    const edition = server.pages.visits.at(-1)?.edition;
    if (!edition) throw new Error("no page was asked for");
    return { answer, edition };
  };

  it("is kept for a year and leads back to the page it was made on", async () => {
    const answer = await choose("to=en&back=%2FCourses%3Fpage%3D2");
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("/Courses?page=2");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(chosen(answer)).toEqual([
      { name: "language", value: "en", path: "/", maxAge: 2_592_000, httpOnly: true, sameSite: "Lax" },
    ]);
  });

  it("is Secure outside loopback", async () => {
    server.platform.addSite("site.example", "main").settings["languages"] = ["en"];
    expect(chosen(await choose("to=en", "site.example"))).toEqual([expect.objectContaining({ secure: true })]);
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example",
    "/.//elsewhere.example",
    "\\/elsewhere.example",
    "javascript:alert(1)",
    "Courses",
    "/\r\nset-cookie: a=b",
    "/_language?to=en&back=/",
    "/_LANGUAGE",
    "",
  ])("never leads to %j", async (back) => {
    const answer = await choose(`to=en&back=${encodeURIComponent(back)}`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("/");
  });

  it.each(["to=fr", "to=", "", "to=en&to=id", "to[]=en"])(
    "is refused where it names no language: %j",
    async (query) => {
      const answer = await choose(`${query}&back=/Courses`);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, "/Courses"]);
      expect(chosen(answer)).toEqual([]);
    },
  );

  it("is refused on a site that has one language", async () => {
    expect(chosen(await choose("to=en", "main.localhost:3000"))).toEqual([]);
  });

  it("decides the language of the pages after it, with the frame's texts in that language", async () => {
    const { answer, edition } = await visit("language=en");
    expect(edition.tenant.language).toBe("en");
    expect(edition.tenant.settings).toMatchObject({ language: "id", title: "Demo site" });
    expect(edition.tenant.settings.navigation.primary).toEqual([{ label: "Price", href: "/#harga" }]);
    expect(answer.headers["vary"]).toBe("cookie");
  });

  it("hands no page the texts of the other language", async () => {
    for (const cookie of ["language=en", "language=id"])
      expect((await visit(cookie)).edition.tenant.settings).not.toHaveProperty("translations");
  });

  it("is the site's own without a cookie, and with one that names nothing it offers", async () => {
    for (const cookie of ["", "language=fr", "language=__proto__"])
      expect((await visit(cookie)).edition.tenant).toMatchObject({ language: "id", settings: { title: "Site demo" } });
    const { answer, edition } = await visit("language=en", "main.localhost:3000");
    expect(edition.tenant.language).toBe("id");
    expect(answer.headers["vary"]).toBeUndefined();
  });

  it("is named by an address too, before the cookie, and kept for the pages after it", async () => {
    const answer = await server.get("/?lang=en", { cookie: "language=id" }, HOST);
    expect(server.pages.visits.at(-1)?.edition.tenant.language).toBe("en");
    expect(chosen(answer)).toEqual([expect.objectContaining({ name: "language", value: "en", maxAge: 2_592_000 })]);
    expect(chosen(await server.get("/?lang=en", { cookie: "language=en" }, HOST))).toEqual([]);
  });

  it.each(["/?lang=fr", "/?lang=", "/?lang=__proto__"])("stays the visitor's where %s names none", async (target) => {
    const answer = await server.get(target, { cookie: "language=en" }, HOST);
    expect(server.pages.visits.at(-1)?.edition.tenant.language).toBe("en");
    expect(chosen(answer)).toEqual([]);
  });

  it("is not kept for a site that has one language", async () => {
    expect(chosen(await server.get("/?lang=id", {}, "main.localhost:3000"))).toEqual([]);
  });

  it("is made anew on a page whose address names another one", async () => {
    const answer = await choose("to=id&back=%2FCourses%3Flang%3Den%26page%3D2");
    expect(answer.headers.location).toBe("/Courses?page=2");
  });

  it("gives each visitor their own, whoever comes between", async () => {
    const languages = [];
    for (const cookie of ["language=en", "", "language=en", "language=id"])
      languages.push((await visit(cookie)).edition.tenant.language);
    expect(languages).toEqual(["en", "id", "en", "id"]);
    const [first, , third] = server.pages.visits;
    expect(third?.edition).toBe(first?.edition);
  });
});
