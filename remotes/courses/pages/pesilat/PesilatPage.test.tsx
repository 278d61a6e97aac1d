/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";

import { openPage } from "../../testing/openPage";
import { PESILAT_ROUTES } from "../../testing/pesilat/pesilatFixtures";
import { pesilatAnswers } from "../../testing/pesilat/samplePesilat";
import { listAnswer } from "../../testing/sampleAnswers";

afterEach(cleanup);

const lost = new AppError("timeout", "late");

const open = (
  answers: Readonly<Record<string, unknown>> = pesilatAnswers,
  routes: readonly string[] = PESILAT_ROUTES,
) => openPage({ address: "/Pesilat", answers, routes });

const rung = (name: string) => {
  const item = screen.getByRole("heading", { level: 3, name }).closest("li");
  if (!item) throw new Error(`No rung ${name}`);
  return within(item);
};

describe("the page of the martial-arts programme", () => {
  it("puts every class on the rung of its belt, from white to black", async () => {
    render((await open()).show());
    const belts = within(screen.getByRole("region", { name: /^Dari putih/ })).getAllByRole("heading", { level: 3 });
    expect(belts.map(({ textContent }) => textContent)).toEqual(["Putih", "Kuning", "Hijau", "Merah", "Hitam"]);
    expect(rung("Putih").getByRole("link", { name: "Napas, Mistar, Baut" }).getAttribute("href")).toBe(
      "/Pesilat/Class/napas-mistar-baut",
    );
    expect(rung("Putih").getAllByRole("heading", { level: 4 })).toHaveLength(2);
    expect(rung("Merah").getByText(/^Belum ada kelas/)).toBeTruthy();
    expect(rung("Hitam").getByText(/^Sabuk terakhir/)).toBeTruthy();
  });

  it("says of each class when it runs, what is left and who teaches", async () => {
    render((await open()).show());
    const white = rung("Kuning");
    expect(white.getByText("18 Jan 2027 sampai 21 Mei 2027")).toBeTruthy();
    expect(white.getByText("9 tempat tersisa")).toBeTruthy();
    expect(white.getByText("Bersama Slamet Riyadi Nugroho, Ni Komang Trisnawati")).toBeTruthy();
    const coaches = within(screen.getByRole("region", { name: "Yang berdiri di depan barisan" }));
    expect(coaches.getAllByText("Melatih PS-01, PS-04, PS-02, PS-03, PS-07")).toHaveLength(2);
  });

  it("leads from each stair to its rung", async () => {
    const { container } = render((await open()).show());
    const stairs = within(screen.getByRole("navigation", { name: "Sabuk demi sabuk" })).getAllByRole("link");
    expect(stairs).toHaveLength(5);
    for (const stair of stairs) expect(container.querySelector(stair.getAttribute("href") ?? "")).not.toBeNull();
  });

  it("has a calendar that is a table, with the classes whose days are set", async () => {
    render((await open()).show());
    const table = within(
      screen.getByRole("table", { name: "Kelas yang berjalan dan yang akan datang, menurut bulan" }),
    );
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Kelas",
      "Jan 2027",
      "Feb 2027",
      "Mar 2027",
      "Apr 2027",
      "Mei 2027",
    ]);
    expect(table.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "PS-01, Sabuk putihNapas, Mistar, Baut",
      "PS-02, Sabuk kuningPagar Dua Belas Meter",
      "PS-07, TerbukaSilat Dasar, Selasa Malam",
    ]);
    expect(screen.getByText("Tanggalnya menyusul:", { exact: false }).textContent).toContain("Kuda-Kuda");
  });

  it("has no ladder where no class has a belt, and leads to no page that the site lacks", async () => {
    const answers = { ...pesilatAnswers, "services class/active": listAnswer([]) };
    render((await open(answers, ["/", "/Pesilat"])).show());
    expect(screen.getByText("Belum ada kelas silat")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("stands without places and coaches, says so, and tries again", async () => {
    const page = await open({ ...pesilatAnswers, "services class/overview": lost });
    expect(page.loaded.status).toBeUndefined();
    render(page.show());
    expect(screen.getByText("Sisa tempat dan nama pelatih tidak terbaca untuk semua kelas.")).toBeTruthy();
    expect(screen.queryByText(/tempat tersisa|Bersama/)).toBeNull();
    const asked = page.http.calls.length;
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(page.journeys).toEqual(["reload"]);
    expect(page.http.calls).toHaveLength(2 * asked);
  });

  it("says that the classes did not arrive, with a status that says so too", async () => {
    const page = await open({ "services class/active": lost });
    expect(page.loaded).toMatchObject({ status: 503, head: { isIndexed: false } });
    render(page.show());
    expect(screen.getByRole("alert").textContent).toContain("Daftar kelas tidak sampai");
  });

  it("tells search engines of its classes, each under its own address", async () => {
    const { head, jsonLd } = (await open()).loaded;
    expect(head).toMatchObject({ canonicalPath: "/Pesilat" });
    expect(jsonLd).toMatchObject([{ "@type": "BreadcrumbList" }, { "@type": "ItemList", numberOfItems: 5 }]);
  });
});
