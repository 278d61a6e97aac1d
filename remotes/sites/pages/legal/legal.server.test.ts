import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { visitPage, type VisitOptions } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { server } from "../../remote.server";
import { LEGAL, legalRoutes, sampleLegal } from "../../testing/legal/legalFixtures";

const open = (address: string, { routes = [], ...options }: Partial<VisitOptions> = {}) =>
  visitPage(server, { address, answers: { [LEGAL]: sampleLegal }, routes: [...legalRoutes, ...routes], ...options });

const htmlOf = async (address: string, options?: Partial<VisitOptions>): Promise<string> =>
  renderToStaticMarkup((await open(address, options)).show());

const headOf = async (address: string) => (await open(address)).loaded;

describe("a text that binds", () => {
  it("is filled in with who answers for the site", async () => {
    const html = await htmlOf("/Privacy-Policy");
    expect(html).toContain("Yayasan Contoh, Jalan Contoh 1, Jakarta");
    expect(html).toContain('href="mailto:kantor@contoh.example"');
    expect(html).not.toMatch(/\{(?:site|controller|address|contact)\}/);
  });

  it("of a site that does not say who answers names the site, and no address that there is not", async () => {
    const html = await htmlOf("/Terms-And-Conditions", { answers: { [LEGAL]: new AppError("not-found", "None") } });
    expect(html).toContain("diselenggarakan oleh Sekolah Contoh");
    expect(html).not.toContain("mailto:");
  });

  it("has the clauses of what a site has, numbered without gaps", async () => {
    const html = await htmlOf("/Privacy-Policy", { routes: ["/Event/Careers/:id/:slug/Apply"] });
    expect(html).toContain('id="clause-careers"');
    expect(html).toContain('id="clause-pupils"');
    expect(html).not.toContain('id="clause-assistant"');
    const numbers = [...html.matchAll(/<h3[^>]*><span[^>]*>(\d+)<\/span>/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(10);
  });

  it("shows in the text what is new and what is gone, and hides it by a link", async () => {
    const shown = await htmlOf("/Privacy-Policy?version=3");
    expect(shown).toMatch(/<del[^>]*>180<\/del><ins[^>]*>90<\/ins>/);
    expect(shown).toMatch(/href="\/Privacy-Policy\?[^"]*changes=none"/);
    const without = await htmlOf("/Privacy-Policy?version=3&changes=none");
    expect(without).not.toMatch(/<(?:ins|del)[ >]/);
    expect(without).toContain('href="/Privacy-Policy?version=3"');
    expect(without).toContain("Halaman dan tautan yang dibuka");
  });

  it("is told in English where the frame is", async () => {
    expect(await htmlOf("/Privacy-Policy", { language: "en" })).toContain("Who answers for your data");
  });
});

describe("versions", () => {
  it("are the newest at the document's address, older ones by their number and out of search engines", async () => {
    expect((await headOf("/Privacy-Policy")).head).toMatchObject({
      title: "Kebijakan Privasi",
      canonicalPath: "/Privacy-Policy",
    });
    expect((await headOf("/Privacy-Policy")).head).not.toHaveProperty("isIndexed");
    expect((await headOf("/Privacy-Policy?version=1")).head).toMatchObject({
      title: "Kebijakan Privasi, versi 1",
      canonicalPath: "/Privacy-Policy",
      isIndexed: false,
    });
    expect((await open("/Privacy-Policy?version=5")).ending).toEqual({
      kind: "redirect",
      to: "/Privacy-Policy",
      status: 301,
    });
    expect((await open("/Privacy-Policy?version=6")).ending).toEqual({ kind: "not-found" });
  });

  it("say that they are no longer in force, and lead to the one that is", async () => {
    const html = await htmlOf("/Privacy-Policy?version=1");
    expect(html).toContain("Sejak 2 Maret 2026 versi ini tidak berlaku lagi.");
    expect(html).toMatch(/href="\/Privacy-Policy"[^>]*>Baca yang berlaku sekarang/);
    expect(html).not.toMatch(/<(?:ins|del)[ >]/);
  });

  it("wait for a host that is down", async () => {
    const down = { answers: { [LEGAL]: new AppError("timeout", "Late") } };
    expect((await open("/Terms-And-Conditions", down)).ending).toMatchObject({ kind: "failed", status: 503 });
  });
});
