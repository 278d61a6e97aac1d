/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, type Answers } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";

import { FREE_CHAPTER, LOCKED_CHAPTER, premiumAnswers, PREMIUM_ROUTES } from "../../testing/learning/learningFixtures";
import { sampleLesson } from "../../testing/learning/sampleLessons";
import { settle } from "../../testing/learning/settle";
import { openPage } from "../../testing/openPage";

const KEY = "learning_progress";
const DAFTAR = "/Courses/@Premium/python-bengkel/module/banyak-baris/chapter/daftar";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const show = async (address = FREE_CHAPTER, answers: Answers = premiumAnswers) => {
  const page = await openPage({ address, answers, routes: PREMIUM_ROUTES });
  const shown = await settle(() => render(page.show()));
  return { ...page, ...shown };
};

const kept = () => localStorage.getItem(KEY) ?? "";

/** Keeps at once what would be kept when typing pauses. */
const leave = () => act(() => void dispatchEvent(new Event("pagehide")));

describe("a chapter in a browser", () => {
  it("is marked as done, in the outline too, and stays so", async () => {
    const { unmount } = await show();
    expect(screen.getByText("0 dari 3")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Tandai selesai" }));
    expect(screen.getByText("Bab ini selesai")).toBeTruthy();
    expect(screen.getByText("1 dari 3")).toBeTruthy();
    const outline = within(screen.getByRole("navigation", { name: "Daftar isi kursus" }));
    expect(outline.getByRole("link", { name: /Satu baris di buku.*selesai/ })).toBeTruthy();
    unmount();
    await show();
    expect(screen.getByText("1 dari 3")).toBeTruthy();
  });

  it.each([
    ["code to begin with", "upah = 15000"],
    ["nothing to begin with", ""],
  ])("says where to do an exercise where there is no studio, with %s", async (_what, starter) => {
    const exercise = {
      kind: "exercise" as const,
      id: "e",
      title: "Nota",
      html: "<p>Hitung.</p>",
      language: "python",
      starter,
    };
    await show(FREE_CHAPTER, { ...premiumAnswers, "learning lesson": answer(sampleLesson({ blocks: [exercise] })) });
    const task = within(screen.getByRole("region", { name: "Nota" }));
    expect(task.getByText("Kerjakan latihan ini di editor kode yang biasa Anda pakai.")).toBeTruthy();
    expect(task.queryAllByRole("figure")).toHaveLength(starter === "" ? 0 : 1);
  });

  it("is not done by a click while a task of it is missing: it names the task, and where to log in", async () => {
    const task = {
      kind: "task" as const,
      id: "sawah",
      title: "Jarak sawah",
      task: "exercise:jarak-sawah",
      slot: "lms.exercise.v1",
      props: { exercise: "jarak-sawah" },
    };
    await show(FREE_CHAPTER, { ...premiumAnswers, "learning lesson": answer(sampleLesson({ blocks: [task] })) });
    expect(screen.queryByRole("button", { name: "Tandai selesai" })).toBeNull();
    expect(screen.getByText("Bab ini selesai setelah tugasnya lulus:")).toBeTruthy();
    const missing = screen.getByRole("link", { name: "Jarak sawah" }).getAttribute("href") ?? "";
    expect(screen.getByRole("region", { name: "Jarak sawah" }).id).toBe(missing.slice(1));
    expect(screen.getByText("Masuklah lebih dahulu supaya tugas yang lulus tercatat.")).toBeTruthy();
  });

  it("keeps a note as it is typed, and shows it next time", async () => {
    const { unmount } = await show();
    fireEvent.change(screen.getByRole("textbox", { name: "Catatan Anda" }), { target: { value: "Tanya Pak Wiryo" } });
    leave();
    expect(kept()).toContain("Tanya Pak Wiryo");
    unmount();
    await show();
    expect(screen.getByRole("textbox", { name: "Catatan Anda" })).toHaveProperty("value", "Tanya Pak Wiryo");
  });

  it("remembers where to go on", async () => {
    await show();
    leave();
    expect(kept()).toContain('"chapterTitle":"Satu baris di buku"');
  });

  it("notes nothing of a chapter that is locked", async () => {
    const page = await show(LOCKED_CHAPTER);
    leave();
    expect(kept()).not.toContain("nama-angka");
    expect(page.container.textContent).not.toContain("Tandai selesai");
  });

  it("asks nobody on a visitor's behalf", async () => {
    const { http } = await show();
    leave();
    expect(http.calls.filter((call) => call.includes("progress"))).toEqual([]);
  });

  it("goes to the chapters beside it by arrow keys, but not while one types", async () => {
    const { journeys } = await show("/Courses/@Premium/python-bengkel/module/dari-buku/chapter/nama-angka", {
      ...premiumAnswers,
      "learning lesson?classroomId=python-bengkel&chapter=nama-angka": answer(
        sampleLesson({ chapter: { ...sampleLesson().chapter, slug: "nama-angka" } }),
      ),
    });
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Catatan Anda" }), { key: "ArrowRight" });
    fireEvent.keyDown(screen.getAllByRole("group", { name: "Kode python" })[0] ?? document.body, { key: "ArrowRight" });
    fireEvent.keyDown(document.body, { key: "ArrowRight", altKey: true });
    expect(journeys).toEqual([]);
    fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(journeys).toEqual([`push ${FREE_CHAPTER}`, `push ${DAFTAR}`]);
  });

  it("shows a film of another host only once it is asked for, without rights to this page", async () => {
    const { container } = await show();
    expect(container.querySelector("iframe")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Putar dari YouTube" }));
    const frame = screen.getByTitle("Cara membaca nota");
    expect(frame.getAttribute("src")).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1");
    expect(frame.getAttribute("sandbox")).not.toMatch(/top-navigation|forms|modals/);
    expect(document.activeElement).toBe(frame);
  });

  it("links what may not be framed", async () => {
    const blocks = [{ kind: "embed" as const, src: "https://evil.example/x", title: "Halaman lain" }];
    await show(FREE_CHAPTER, { ...premiumAnswers, "learning lesson": answer(sampleLesson({ blocks })) });
    expect(screen.queryByRole("button", { name: /Putar/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Buka di tab baru" }).getAttribute("rel")).toBe("noopener noreferrer");
  });

  it("tries a chapter again that did not arrive", async () => {
    const answers: Record<string, unknown> = { ...premiumAnswers, "learning lesson": new AppError("offline", "down") };
    const { journeys } = await show(FREE_CHAPTER, answers);
    await settle(() => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(journeys).toEqual(["reload"]);
  });
});

describe("a question in a chapter", () => {
  it("asks for an answer first", async () => {
    await show();
    fireEvent.click(screen.getByRole("button", { name: "Periksa" }));
    expect(screen.getByText("Pilih satu jawaban dahulu.").closest("[aria-live=polite]")).not.toBeNull();
  });

  it("says whether the answer is right and why, and takes it back when another is chosen", async () => {
    await show();
    fireEvent.click(screen.getByRole("radio", { name: "Hasil hitungannya" }));
    fireEvent.click(screen.getByRole("button", { name: "Periksa" }));
    expect(screen.getByText("Belum tepat.")).toBeTruthy();
    expect(screen.getByText(/Tanda petik membuatnya teks/)).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "Teksnya sendiri" }));
    expect(screen.queryByText("Belum tepat.")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Periksa" }));
    expect(screen.getByText("Benar.")).toBeTruthy();
  });
});

describe("the end of a course", () => {
  const doneAt = "2026-11-20T00:00:00.000Z";
  const finish = () => {
    const slugs = ["satu-baris", "nama-angka", "daftar"];
    const chapters = slugs.map((chapterSlug) => ({
      chapterSlug,
      seenAt: doneAt,
      position: 1000,
      doneAt,
      note: "",
      noteChangedAt: "1970-01-01T00:00:00.000Z",
    }));
    const classes = [{ classroomId: "ruang-pcb-31", chapters, unsent: slugs, bookmark: null }];
    localStorage.setItem(KEY, JSON.stringify({ format: 1, classes }));
    return chapters;
  };

  it("tells a visitor that a certificate needs an account", async () => {
    finish();
    await show();
    expect(screen.getByRole("heading", { name: "Semua bab selesai" })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Nama pada sertifikat" })).toBeNull();
  });

  it("gives somebody who is logged in their certificate, once there is a name", async () => {
    const chapters = finish();
    localStorage.setItem("access_token", "cookie");
    const { http } = await show(FREE_CHAPTER, {
      ...premiumAnswers,
      "POST learning progress": answer({ classroomId: "ruang-pcb-31", chapters }),
      "POST learning certificate": answer({
        code: "7KQ2-M4XD-9PWT",
        learnerName: "Laras",
        className: "Python",
        classSlug: "python-bengkel",
        lengthMinutes: 60,
        chapters: 3,
        issuedAt: doneAt,
      }),
    });
    const ask = screen.getByRole("button", { name: /Terbitkan sertifikat/ });
    fireEvent.click(ask);
    expect(screen.getByText("Nama wajib diisi (3–100 karakter).")).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: "Nama pada sertifikat" }), { target: { value: " Laras " } });
    await settle(() => fireEvent.click(ask));
    expect(screen.getByText("7KQ2-M4XD-9PWT")).toBeTruthy();
    expect(http.calls).toContain("POST learning certificate");
  });
});
