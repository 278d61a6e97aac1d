import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { TestServer } from "../testing/TestServer";

const SECRET = "a-secret-of-a-link-0123456789ab";

describe("a draft of a site", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
    await server.get("/");
  });

  afterEach(() => server.stop());

  const shown = () => server.pages.visits.at(-1);

  it("is shown to whoever the platform says may edit it, and kept by nobody", async () => {
    server.platform.drafts.set("draft Bearer theirs", "Dalam draf");
    const page = await server.get("/Courses?preview=draft", { cookie: "access_token=theirs" });
    expect([page.statusCode, shown()?.edition.tenant.settings.title, shown()?.isDraft]).toEqual([
      200,
      "Dalam draf",
      true,
    ]);
    expect(shown()?.edition.tenant.isDraft).toBeUndefined();
    expect(page.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
    await shown()?.http.services.get("main/cms/app/setting/home");
    expect(server.platform.callsTo("setting/home")[0]?.headers["x-preview"]).toBe("draft");
    expect((await server.get("/")).body).toContain("Site main");
  });

  it.each([401, 403])("is %i for anybody else who asks by that word", async (refusal) => {
    server.platform.noDraft = refusal;
    expect((await server.get("/?preview=draft")).statusCode).toBe(refusal);
  });

  it("is opened by a link, whose secret leaves the address, and goes on over the pages after it until it is left", async () => {
    server.platform.drafts.set(SECRET, "Dari tautan");
    const opened = await server.get(`/Courses?page=2&preview=${SECRET}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, "/Courses?page=2"]);
    expect(opened.cookies).toContainEqual(
      expect.objectContaining({ name: "preview", value: SECRET, httpOnly: true, sameSite: "Lax" }),
    );
    await server.get("/", { cookie: `preview=${SECRET}` });
    expect(shown()?.edition.tenant).toMatchObject({ isDraft: true, settings: { title: "Dari tautan" } });
    const left = await server.get("/?preview=", { cookie: `preview=${SECRET}` });
    expect([left.statusCode, left.headers.location]).toEqual([302, "/"]);
    expect(left.cookies).toContainEqual(expect.objectContaining({ name: "preview", value: "" }));
  });

  it("says of a link that is over that it is, and the next page is the site as it is", async () => {
    const page = await server.get(`/?preview=${SECRET}`);
    expect([page.statusCode, page.cookies[0]]).toEqual([410, expect.objectContaining({ name: "preview", value: "" })]);
    expect(page.body).toContain("Tautan pratinjau ini sudah berakhir");
    expect((await server.get("/", { cookie: "preview=%3Cscript%3E" })).body).toContain("Site main");
  });

  it("is loaded whole where a click can no longer have it", async () => {
    const click = await server.get("/_page/Courses", { cookie: `preview=${SECRET}` });
    expect(click.body).toContain("reload");
  });
});
