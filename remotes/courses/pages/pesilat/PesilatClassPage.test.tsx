/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";

import { openPage } from "../../testing/openPage";
import { PESILAT_ROUTES } from "../../testing/pesilat/pesilatFixtures";
import { pesilatAnswers, pesilatOverview } from "../../testing/pesilat/samplePesilat";

afterEach(cleanup);

const open = (address: string, answers: Readonly<Record<string, unknown>> = pesilatAnswers) =>
  openPage({ address, answers, routes: PESILAT_ROUTES });

describe("a class of the martial-arts programme", () => {
  it("shows all that there is to know, by its code", async () => {
    const page = await open("/Pesilat/Class/PS-01");
    expect(page.http.calls[0]).toBe("services class/overview?slug=PS-01");
    render(page.show());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Napas, Mistar, Baut");
    const terms = within(screen.getByRole("region", { name: "Keterangan kelas" }));
    const said = Object.fromEntries(
      terms
        .getAllByRole("term")
        .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]),
    );
    expect(said).toEqual({
      Tingkat: "Sabuk putih",
      Jadwal: "18 Jan 2027 sampai 21 Mei 2027",
      "Lama latihan": "1 jam 54 mnt",
      Tempat: "9 tempat tersisa",
      Biaya: "Gratis",
    });
    expect(screen.getByText("Mengukur redaman")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 3, name: "Slamet Riyadi Nugroho" })).toBeTruthy();
  });

  it("leads back to the ladder, to the list, and on to what the site has besides", async () => {
    render((await open("/Pesilat/Class/PS-01")).show());
    const further = within(screen.getByRole("navigation", { name: "Baca lebih jauh" }));
    expect(further.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/Pesilat",
      "/Pesilat/Class",
      "/Silabus",
      "/Curriculum",
    ]);
  });

  it("leaves out what is not known", async () => {
    const little = pesilatOverview({ level: "", startsOn: null, seatsLeft: null, mentors: [], lengthMinutes: 0 });
    render(
      (await open("/Pesilat/Class/PS-01", { ...pesilatAnswers, "services class/overview": answer(little) })).show(),
    );
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Biaya"]);
    expect(screen.queryByRole("region", { name: "Pelatih" })).toBeNull();
  });

  it("has one address, whether it was found by code or by slug", async () => {
    for (const key of ["PS-01", "napas-mistar-baut"]) {
      const { loaded } = await open(`/Pesilat/Class/${key}`);
      expect(loaded.head).toMatchObject({ canonicalPath: "/Pesilat/Class/napas-mistar-baut" });
    }
  });

  it("stands without its syllabus, says so, and tries again", async () => {
    const lost = new AppError("timeout", "late");
    const page = await open("/Pesilat/Class/PS-01", { ...pesilatAnswers, "services class/syllabus": lost });
    expect(page.loaded.status).toBeUndefined();
    render(page.show());
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(page.journeys).toEqual(["reload"]);
  });

  it("leads to no other classes of the site", async () => {
    expect((await open("/Pesilat/Class/PS-01")).loaded.slots ?? []).toEqual([]);
  });

  it("is not found where the host knows no such class", async () => {
    const answers = { "services class/overview": new AppError("not-found", "none") };
    expect((await open("/Pesilat/Class/PS-99", answers)).ending).toEqual({ kind: "not-found" });
  });
});

describe("the list of the programme's classes", () => {
  it("has every class, what is over last", async () => {
    const page = await open("/Pesilat/Class");
    render(page.show());
    const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toHaveLength(5);
    expect(names.at(-1)).toBe("Satu Rumah Lolos Uji");
    expect(page.loaded.head).toMatchObject({ canonicalPath: "/Pesilat/Class" });
  });

  it("is an error with a retry and status 503 while the host is down", async () => {
    const page = await open("/Pesilat/Class", { "services class/active": new AppError("timeout", "late") });
    expect(page.loaded).toMatchObject({ status: 503, head: { isIndexed: false } });
    render(page.show());
    expect(screen.getByRole("button", { name: "Coba lagi" })).toBeTruthy();
  });
});
