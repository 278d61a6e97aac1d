import { describe, expect, it } from "@jest/globals";
import { RemoteScopeProvider } from "@serambi/kernel/remote";
import { Router, type Navigator } from "@serambi/kernel/router";
import { answer, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";
import { AppError } from "@serambi/kernel/errors";
import { renderToStaticMarkup } from "react-dom/server";

import { messages } from "../messages/id";
import { sampleOverview } from "../testing/sampleClasses";
import { comparedSlot } from "./compared.server";
import { Slot } from "./ComparedCourses";

const STILL: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : (to.pathname ?? "")),
  push: () => {},
  replace: () => {},
  go: () => {},
};

const answers = {
  "services class/overview?slug=kain": answer(
    sampleOverview({ slug: "kain", name: "Kain Pertama", priceIdr: 650_000 }),
  ),
  "services class/overview?slug=kabel": answer(
    sampleOverview({ slug: "kabel", name: "Kabel Kedua", state: "ended", outcomes: [], startsOn: null, endsOn: null }),
  ),
  "services class/overview?slug=gone": new AppError("not-found", "none"),
};

const htmlOf = async (slugs: readonly string[], location = "/Courses", routes = ["/Courses", "/Courses/:slug"]) => {
  const tenant = fakeTenant({ settings: { routes } });
  const deps = fakeDeps({ tenant, http: fakeHttp(answers) });
  const props = { slugs: [...slugs] };
  const data = await comparedSlot.loader(deps, props);
  return renderToStaticMarkup(
    <Router location={location} navigator={STILL} static>
      <RemoteScopeProvider scope={{ tenant, language: "id", messages, deps, sessions: new Map() }}>
        <Slot store={undefined} props={props} data={data} />
      </RemoteScopeProvider>
    </Router>,
  );
};

describe("courses.compare.v1", () => {
  it("is a table with a column for each class, every row and column named", async () => {
    const html = await htmlOf(["kain", "kabel"]);
    expect(html.match(/<th scope="col"/g)).toHaveLength(3);
    expect([...html.matchAll(/<th scope="row">([^<]+)/g)].map(([, name]) => name)).toEqual([
      "Status",
      "Jadwal",
      "Lama belajar",
      "Tingkat",
      "Bidang",
      "Biaya",
      "Setelah selesai",
      "Mentor",
    ]);
    expect(html.match(/<td/g)).toHaveLength(16);
    expect(html).toContain('href="/Courses/kain"');
    expect(html).toContain("Rp\u00a0650.000");
    expect(html).toContain("<li>Mengukur redaman</li>");
    expect(html).toContain("<li>Ni Komang Trisnawati</li>");
  });

  it("says what is not decided, and leaves no cell empty", async () => {
    const html = await htmlOf(["kain", "kabel"]);
    expect(html.match(/Belum ditentukan/g)).toHaveLength(2);
    expect(html).not.toContain("<td></td>");
  });

  it("scrolls in a frame of its own, which the keyboard reaches", async () => {
    expect(await htmlOf(["kain"])).toMatch(/<div[^>]* role="region" tabindex="0" aria-label="Perbandingan kelas"/i);
  });

  it("takes a class out where the address has put it in, and nowhere else", async () => {
    const html = await htmlOf(["kain", "kabel"], "/Courses?search=k&compare=kain,kabel");
    expect(html).toContain('href="/Courses?search=k&amp;compare=kabel"');
    expect(html).toContain("Keluarkan dari perbandingan: Kain Pertama");
    expect(await htmlOf(["kain", "kabel"], "/")).not.toContain("Keluarkan");
  });

  it("leaves out a class that has gone, and says so when none is left", async () => {
    expect((await htmlOf(["gone", "kain"])).match(/<th scope="col"/g)).toHaveLength(2);
    expect(await htmlOf(["gone"])).toContain("Kelas yang dipilih tidak ada lagi di situs ini.");
  });

  it("links no class where the site has no page for it", async () => {
    expect(await htmlOf(["kain"], "/", ["/"])).not.toMatch(/<a[ >]/);
  });
});
