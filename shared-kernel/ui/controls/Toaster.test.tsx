/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { Toaster } from "./Toaster";
import { ToastQueue } from "./ToastQueue";
import type { ToastWords } from "./Toast";

let queue = new ToastQueue();

beforeEach(() => {
  jest.useFakeTimers();
  queue = new ToastQueue();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const toaster = () => <Toaster queue={queue} label="Pemberitahuan" dismissLabel="Tutup" />;
const draw = () =>
  render(
    <>
      <button type="button">Simpan</button>
      {toaster()}
    </>,
  );
const show = (words: ToastWords) =>
  act(() => {
    queue.show(words);
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole("region", { name: "Pemberitahuan" });

describe("Toaster", () => {
  it("is a polite place that is there before the first message", () => {
    expect(renderToStaticMarkup(toaster())).toMatch(/^<div[^>]*aria-live="polite"><\/div>$/);
  });

  it("shows what is said and takes it away after a while", () => {
    draw();
    show({ title: "Tersimpan." });
    expect(region().textContent).toContain("Tersimpan.");
    pass(60_000);
    expect(screen.queryByText("Tersimpan.")).toBeNull();
  });

  it("waits while the pointer or the focus is on it", () => {
    draw();
    show({ title: "Tersimpan." });
    fireEvent(region(), new Event("pointerenter"));
    pass(60_000);
    fireEvent(region(), new Event("pointerleave"));
    expect(screen.queryByText("Tersimpan.")).not.toBeNull();
    act(() => screen.getByRole("button", { name: "Tutup" }).focus());
    pass(60_000);
    expect(screen.queryByText("Tersimpan.")).not.toBeNull();
    act(() => screen.getByRole("button", { name: "Tutup" }).blur());
    pass(60_000);
    expect(screen.queryByText("Tersimpan.")).toBeNull();
  });

  it("keeps what went wrong and what can be taken back until it is taken away", () => {
    draw();
    const undone: string[] = [];
    show({ title: "Terhapus.", action: { label: "Urungkan", onPress: () => undone.push("delete") } });
    show({ title: "Belum terkirim.", tone: "danger" });
    pass(600_000);
    expect(region().textContent).toContain("Belum terkirim.");
    fireEvent.click(screen.getByRole("button", { name: "Urungkan" }));
    expect(undone).toEqual(["delete"]);
    expect(region().textContent).not.toContain("Terhapus.");
  });

  it("hands the focus to the next cross, at last to where it came from", () => {
    draw();
    show({ title: "Satu.", action: { label: "Urungkan", onPress: () => {} } });
    show({ title: "Dua.", action: { label: "Urungkan", onPress: () => {} } });
    screen.getByText("Simpan").focus();
    act(() => screen.getAllByRole("button", { name: "Tutup" })[0]?.focus());
    fireEvent.click(screen.getAllByRole("button", { name: "Tutup" })[0] ?? document.body);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Tutup" }));
    fireEvent.click(screen.getByRole("button", { name: "Tutup" }));
    expect(document.activeElement).toBe(screen.getByText("Simpan"));
  });
});

describe("ToastQueue", () => {
  it("shows the newest three, and the others when there is room", () => {
    const close = ["Satu", "Dua", "Tiga", "Empat"].map((title) => queue.show({ title }));
    expect(queue.current().map(({ title }) => title)).toEqual(["Dua", "Tiga", "Empat"]);
    close[2]?.();
    expect(queue.current().map(({ title }) => title)).toEqual(["Satu", "Dua", "Empat"]);
  });

  it("gives the same list until it changes", () => {
    queue.show({ title: "Satu" });
    expect(queue.current()).toBe(queue.current());
  });
});
