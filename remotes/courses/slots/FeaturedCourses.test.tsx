import { describe, expect, it } from "@jest/globals";
import { loadCatalogue, RemoteScopeProvider } from "@serambi/kernel/remote";
import { Router, type Navigator } from "@serambi/kernel/router";
import { fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { remote } from "../remote";
import { listAnswer, siteAnswers } from "../testing/sampleAnswers";
import { sampleClasses } from "../testing/sampleClasses";

const STILL: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : (to.pathname ?? "")),
  push: () => {},
  replace: () => {},
  go: () => {},
};

const htmlOf = async (
  given: Record<string, unknown>,
  answers = siteAnswers,
  routes = ["/Courses", "/Courses/:slug"],
) => {
  const [slot] = remote.slots;
  if (!slot) throw new Error("The remote has no slot");
  const props: unknown = (await slot.schema()).schema.parse({ title: "Kelas pilihan", ...given });
  const tenant = fakeTenant({ settings: { routes } });
  const deps = fakeDeps({ tenant, http: fakeHttp(answers) });
  const store = remote.createStore(deps);
  const data: unknown = await slot.preload(store, props, deps);
  const [{ Slot }, messages] = await Promise.all([slot.load(), loadCatalogue(remote, slot, "id")]);
  return renderToStaticMarkup(
    <Router location="/" navigator={STILL} static>
      <RemoteScopeProvider scope={{ tenant, language: "id", messages }}>
        <Slot store={store} props={props} data={data} />
      </RemoteScopeProvider>
    </Router>,
  );
};

describe("courses.featured.v1", () => {
  it.each(["feature-list", "rows", "grid"])(
    "shows as many classes as asked for, as %s, and the way to all",
    async (layout) => {
      const html = await htmlOf({ layout, limit: 4, intro: "Dibaca orang sungguhan." });
      expect(html.match(/href="\/Courses\/kelas-\d"/g)).toHaveLength(4);
      expect(html).toContain("Dibaca orang sungguhan.");
      expect(html).toMatch(/href="\/Courses"[^>]*>Semua 14 kelas/);
      expect(html).not.toContain("style=");
    },
  );

  it("is a section under its own heading, below the page's", async () => {
    const html = await htmlOf({});
    const [, id] = /<section[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<h2 id="${id}"`);
    expect(html).not.toContain("<h1");
  });

  it("shows nothing beside the only class there is", async () => {
    const [only] = sampleClasses(1);
    const answers = { "services class/active": listAnswer(only ? [only] : []) };
    expect(await htmlOf({ layout: "rows" }, answers)).toContain(only?.name);
    expect(await htmlOf({ layout: "rows", exclude: only?.slug }, answers)).toBe("");
  });

  it.each(["feature-list", "rows", "grid"])("says quietly that nothing is open, as %s", async (layout) => {
    const html = await htmlOf({ layout }, { "services class/active": listAnswer([]) });
    expect(html).toContain("Belum ada kelas yang dibuka.");
    expect(html).toContain("Semua kelas");
  });

  it("links nothing on a site without those pages", async () => {
    expect(await htmlOf({}, siteAnswers, ["/"])).not.toMatch(/<a[ >]/);
  });
});
