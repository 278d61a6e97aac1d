/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";

import { eventRoutes } from "../../testing/events/eventFixtures";
import { eventAnswers, sampleEvent, sampleEventDetail } from "../../testing/events/sampleEvents";
import { openPage } from "../../testing/openPage";

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const open = (address: string, answers: Readonly<Record<string, unknown>> = eventAnswers) =>
  openPage({ address, answers, routes: eventRoutes });

const lost = new AppError("offline", "Tidak ada sambungan");
const PAST = "services post/list?kind=event&page=1&pageSize=6&active=false";

describe("the list of events", () => {
  it("is loaded again where a part was lost", async () => {
    const answers: Record<string, unknown> = { ...eventAnswers, [PAST]: lost };
    const page = await open("/Event", answers);
    render(page.show());
    expect(screen.getByText("Acara yang sudah lewat sedang tidak terbaca.")).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(page.journeys).toEqual(["reload"]);
  });

  it("names its parts and every control", async () => {
    render((await open("/Event")).show());
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Acara",
      "Akan datang",
      "Malam baca: halaman yang dibuang",
      "Lokakarya merekam bunyi",
      "Sudah lewat",
      "Pameran: seratus dua belas peta",
    ]);
    expect(screen.getAllByRole("navigation").map((nav) => nav.getAttribute("aria-label"))).toEqual([
      "Jenis acara",
      "Tampilan",
      "Halaman",
    ]);
    const views = within(screen.getByRole("navigation", { name: "Tampilan" }));
    expect(views.getByRole("link", { current: "page" }).textContent?.trim()).toBe("Daftar");
  });
});

describe("the calendar", () => {
  it("is read as a table with days of the week, and each event by its name", async () => {
    render((await open("/Event?view=calendar&month=2026-12")).show());
    const table = within(screen.getByRole("table", { name: "Kalender Desember 2026" }));
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(
      "Senin Selasa Rabu Kamis Jumat Sabtu Minggu".split(" "),
    );
    expect(table.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Malam baca: halaman yang dibuang",
      "Lokakarya merekam bunyi",
    ]);
  });

  it("offers another try where a month is lost", async () => {
    const page = await open("/Event?view=calendar&month=2026-12", { "services post/list": lost });
    render(page.show());
    expect(screen.getByRole("alert").textContent).toContain("Kalender tidak sampai");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(page.journeys).toEqual(["reload"]);
  });
});

describe("an event", () => {
  it("goes into the visitor's calendar with its place, its address and its hours", async () => {
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    render((await open("/Event/malam-baca")).show());
    fireEvent.click(screen.getByRole("button", { name: "Tambah ke kalender" }));
    await screen.findByText("Berkas kalender sudah diunduh.");
    const text = (await files[0]?.text())?.replaceAll("\r\n ", "");
    for (const line of [
      "UID:acara-11@contoh.example",
      "DTSTART:20261205T120000Z",
      "DTEND:20261205T143000Z",
      "LOCATION:Rumah Baca Teras\\, Jalan Mawar Dalam 14\\, Surakarta",
      "URL:https://contoh.example/Event/malam-baca",
    ])
      expect(text?.split("\r\n")).toContain(line);
  });

  it("tells the visitor's own hour where the clocks differ, and nothing where they agree", async () => {
    // The tests' clock is UTC's.
    render((await open("/Event/malam-baca")).show());
    expect(screen.getByText("Di jam Anda: pukul 12.00")).toBeTruthy();
    cleanup();
    const night = sampleEventDetail({ startsAt: "2026-12-05T19:00:00Z", endsAt: "2026-12-05T20:00:00Z" });
    render((await open("/Event/malam-baca", { "services post/detail": answer(night) })).show());
    expect(screen.getByText("Di jam Anda: Sabtu, 5 Desember 2026, pukul 19.00")).toBeTruthy();
    cleanup();
    const utc = sampleEventDetail({ timeZone: "UTC" });
    render((await open("/Event/malam-baca", { "services post/detail": answer(utc) })).show());
    expect(screen.queryByText(/Di jam Anda/)).toBeNull();
  });

  it("is in the language that it was written in", async () => {
    const english = sampleEventDetail({ language: "en", title: "Night of pages" });
    render((await open("/Event/malam-baca", { "services post/detail": answer(english) })).show());
    expect(screen.getByRole("heading", { level: 1 }).getAttribute("lang")).toBe("en");
  });

  it("shows its own picture where it has one", async () => {
    const answers = { "services post/list": answerPage([sampleEvent({ cover: "https://cdn.example/a.jpg" })]) };
    const { container } = render((await open("/Event", answers)).show());
    expect(container.querySelector("article img")?.getAttribute("src")).toBe("/_image/w_960/https/cdn.example/a.jpg");
  });
});
