/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen, within } from "@testing-library/react";

import { FREE_CHAPTER, LOCKED_CHAPTER, premiumAnswers, PREMIUM_ROUTES } from "../../testing/learning/learningFixtures";
import { settle } from "../../testing/learning/settle";
import { openPage } from "../../testing/openPage";

const ADDRESS = "/Courses/@Premium/python-bengkel";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const show = async (address = ADDRESS) => {
  const page = await openPage({ address, answers: premiumAnswers, routes: PREMIUM_ROUTES });
  await settle(() => render(page.show()));
  return page;
};

const terms = () => within(screen.getByRole("complementary", { name: "Harga kursus" }));

describe("the page of a premium course", () => {
  it("says what it costs and what is free, and leads to the free chapter", async () => {
    await show();
    expect(terms().getByText(/^Rp.275\.000$/)).toBeTruthy();
    expect(terms().getByText("Satu bab gratis untuk dicoba")).toBeTruthy();
    expect(terms().getByText("2 bab lain terbuka setelah pembayaran")).toBeTruthy();
    expect(terms().getByRole("link", { name: "Mulai dari bab gratis" }).getAttribute("href")).toBe(FREE_CHAPTER);
  });

  it("links every chapter of its syllabus", async () => {
    await show();
    expect(screen.getByRole("link", { name: "Daftar dan kamus" }).getAttribute("href")).toBe(
      "/Courses/@Premium/python-bengkel/module/banyak-baris/chapter/daftar",
    );
  });

  it("leads back to where the learner was", async () => {
    const chapter = {
      chapterSlug: "nama-angka",
      seenAt: "2026-11-20T00:00:00.000Z",
      position: 400,
      doneAt: null,
      note: "",
      noteChangedAt: "1970-01-01T00:00:00.000Z",
    };
    const classes = [{ classroomId: "ruang-pcb-31", chapters: [chapter], unsent: ["nama-angka"], bookmark: null }];
    localStorage.setItem("learning_progress", JSON.stringify({ format: 1, classes }));
    await show();
    expect(terms().getByRole("link", { name: "Lanjutkan belajar" }).getAttribute("href")).toBe(
      `${LOCKED_CHAPTER}#lanjut`,
    );
    expect(terms().getByText("Terakhir Anda di: Nama untuk angka")).toBeTruthy();
  });

  it("leads back to the locked chapter that the visitor came from", async () => {
    await show(`${ADDRESS}?kembali=${encodeURIComponent(LOCKED_CHAPTER)}`);
    expect(terms().getByRole("link", { name: "Kembali ke bab Nama untuk angka" }).getAttribute("href")).toBe(
      LOCKED_CHAPTER,
    );
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/Courses/@Premium/lain/module/m/chapter/c",
    "javascript:alert(1)",
  ])("does not lead back to %s", async (from) => {
    await show(`${ADDRESS}?kembali=${encodeURIComponent(from)}`);
    expect(terms().queryByRole("link", { name: /Kembali/ })).toBeNull();
    expect(document.body.innerHTML).not.toContain("evil.example");
  });

  it("has its own address, and its own family of links", async () => {
    const { loaded } = await show();
    expect(loaded.head.canonicalPath).toBe(ADDRESS);
  });
});

describe("the list of premium courses", () => {
  it("asks for premium courses only, whatever the address says, and links to their own pages", async () => {
    const { http } = await show("/Courses/@Premium?type=class&search=x");
    expect(http.calls[0]).toContain("filter.type=premium");
    expect(screen.getByRole("link", { name: "Python untuk Catatan Bengkel" }).getAttribute("href")).toBe(ADDRESS);
  });

  it("says how many there are", async () => {
    await show("/Courses/@Premium");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("1 kursus premium");
  });
});
