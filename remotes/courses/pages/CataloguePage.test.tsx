/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { VisitedPage } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { enableStaticRendering } from "mobx-react-lite";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";

import { EVERYTHING, parseCatalogQuery } from "../contract/catalogQuery";
import type { CoursesStore } from "../stores/CoursesStore";
import { openPage } from "../testing/openPage";
import { siteAnswers } from "../testing/sampleAnswers";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const open = async (address: string, answers = siteAnswers): Promise<VisitedPage> => {
  const page = await openPage({ address, answers });
  render(page.show());
  return page;
};

const catalogOf = (page: VisitedPage) => (page.store as CoursesStore).catalog; // this remote's own store

describe("the catalogue in a browser", () => {
  it("takes over the server's markup without a difference", async () => {
    const page = await openPage({ address: "/Courses?search=kabel&state=started&page=2" });
    enableStaticRendering(true);
    const html = renderToString(page.show());
    enableStaticRendering(false);
    const saved: unknown = JSON.parse(JSON.stringify(page.store.snapshot()));
    const container = document.createElement("div");
    container.innerHTML = html;
    const problems: unknown[] = [];
    const root = await act((): Root =>
      hydrateRoot(container, page.show(saved), { onRecoverableError: (error) => problems.push(error) }),
    );
    expect(problems).toEqual([]);
    expect(container.querySelectorAll("article")).toHaveLength(6);
    act(() => root.unmount());
  });

  it("keeps both of two choices that are made in one moment", async () => {
    const { journeys } = await open("/Courses");
    act(() => {
      fireEvent.click(screen.getByRole("checkbox", { name: /Teknik Jaringan/ }));
      fireEvent.click(screen.getByRole("checkbox", { name: /Tata Busana/ }));
    });
    expect(journeys.at(-1)).toBe("replace /Courses?programIds=jaringan&programIds=busana");
  });

  it("searches when typing pauses, and replaces the address", async () => {
    const { journeys } = await open("/Courses?page=2");
    const field = screen.getByRole("searchbox", { name: "Cari kelas" });
    fireEvent.change(field, { target: { value: "kab" } });
    act(() => jest.advanceTimersByTime(200));
    fireEvent.change(field, { target: { value: "kabel " } });
    act(() => jest.advanceTimersByTime(299));
    expect(journeys).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(journeys).toEqual(["replace /Courses?search=kabel"]);
  });

  it("searches at once on Enter, and not a second time after the pause", async () => {
    const { journeys } = await open("/Courses");
    const field = screen.getByRole("searchbox");
    fireEvent.change(field, { target: { value: "kabel" } });
    fireEvent.submit(screen.getByRole("form", { name: "Saringan" }));
    act(() => jest.advanceTimersByTime(1000));
    expect(journeys).toEqual(["replace /Courses?search=kabel"]);
  });

  it("applies a filter at once, keeps the others and what is typed, and goes back to the first page", async () => {
    const { journeys } = await open("/Courses?level=Kelas+XI&page=2");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "kabel" } });
    fireEvent.click(screen.getByRole("checkbox", { name: /Tata Busana/ }));
    expect(journeys).toEqual(["replace /Courses?programIds=busana&level=Kelas+XI"]);
    act(() => jest.advanceTimersByTime(300));
    expect(journeys.at(-1)).toBe("replace /Courses?search=kabel&programIds=busana&level=Kelas+XI");
    expect(screen.getByRole("checkbox", { name: /Tata Busana/ })).toHaveProperty("checked", true);
  });

  it("sorts at once, and goes back to the first page", async () => {
    const { journeys } = await open("/Courses?level=Kelas+XI&page=2");
    fireEvent.change(screen.getByRole("combobox", { name: "Urutkan" }), { target: { value: "price" } });
    expect(journeys).toEqual(["replace /Courses?level=Kelas+XI&sort=price"]);
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "" } });
    expect(journeys.at(-1)).toBe("replace /Courses?level=Kelas+XI");
  });

  it("filters by type", async () => {
    const { journeys } = await open("/Courses");
    fireEvent.click(screen.getByRole("radio", { name: /Kursus premium/ }));
    expect(journeys).toEqual(["replace /Courses?type=premium"]);
  });

  it("keeps the classes that are chosen to be compared in the address, three at most", async () => {
    const { journeys } = await open("/Courses?page=2");
    const choice = (name: string) => screen.getByRole("checkbox", { name: `Bandingkan ${name} dengan kelas lain` });
    for (const name of ["Kelas 2", "Kelas 1", "Kelas 4"]) fireEvent.click(choice(name));
    expect(journeys).toEqual([
      "replace /Courses?page=2&compare=kelas-2",
      "replace /Courses?page=2&compare=kelas-2,kelas-1",
      "replace /Courses?page=2&compare=kelas-2,kelas-1,kelas-4",
    ]);
    expect(choice("Kelas 3")).toHaveProperty("disabled", true);
    expect(choice("Kelas 4")).toHaveProperty("disabled", false);
    expect(screen.getByText("3 kelas dipilih, sebanyak yang bisa dibandingkan.").getAttribute("role")).toBe("status");
    fireEvent.click(choice("Kelas 1"));
    expect(journeys.at(-1)).toBe("replace /Courses?page=2&compare=kelas-2,kelas-4");
    expect(choice("Kelas 3")).toHaveProperty("disabled", false);
  });

  it("keeps what is compared through filters and pages, and lets go of it with the focus on the count", async () => {
    const { journeys } = await open("/Courses?search=kabel&compare=kelas-9,kelas-1");
    expect(screen.getByRole("link", { name: "Halaman berikutnya" }).getAttribute("href")).toBe(
      "/Courses?search=kabel&page=2&compare=kelas-9,kelas-1",
    );
    expect(screen.getByRole("link", { name: /kabel/ }).getAttribute("href")).toBe("/Courses?compare=kelas-9,kelas-1");
    expect(screen.getByRole("link", { name: "Lihat perbandingan" }).getAttribute("href")).toBe("#compare");
    expect(document.getElementById("compare")).not.toBeNull();
    fireEvent.click(screen.getByRole("link", { name: "Batalkan pilihan" }));
    expect(journeys).toEqual(["push /Courses?search=kabel"]);
    expect(document.activeElement?.getAttribute("aria-live")).toBe("polite");
  });

  it("follows the address when it changes elsewhere, but not under the visitor's fingers", async () => {
    const page = await open("/Courses?search=kabel");
    const field = screen.getByRole("searchbox");
    const searchElsewhere = (query: string) =>
      act(() => catalogOf(page).want(parseCatalogQuery(new URLSearchParams(query))));
    searchElsewhere("search=tembok");
    expect(field).toHaveProperty("value", "tembok");
    fireEvent.change(field, { target: { value: "tembok tua" } });
    searchElsewhere("search=tem");
    expect(field).toHaveProperty("value", "tembok tua");
  });

  it("takes a filter off with its chip, and moves the focus to the count", async () => {
    const { journeys } = await open("/Courses?search=kabel&state=started");
    fireEvent.click(screen.getByRole("link", { name: /Sedang Berlangsung/ }));
    expect(journeys).toEqual(["push /Courses?search=kabel"]);
    expect(document.activeElement?.getAttribute("aria-live")).toBe("polite");
  });

  it("keeps the old list beside what went wrong, and tries again", async () => {
    const answers: Record<string, unknown> = {
      ...siteAnswers,
      "services class/active?page=2&pageSize=6": new AppError("offline", "down"),
    };
    const page = await open("/Courses", answers);
    await act(() => catalogOf(page).show({ ...EVERYTHING, page: 2 }));
    expect(screen.getByText("Daftar terbaru tidak sampai.")).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(6);
    const before = page.http.calls.length;
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(page.http.calls.slice(before)).toEqual(["services class/active?page=2&pageSize=6"]);
  });
});
