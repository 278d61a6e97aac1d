/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { AddToCalendar } from "./AddToCalendar";
import { ShareLink } from "./ShareLink";

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe("AddToCalendar", () => {
  const texts = { add: "Tambah", addNamed: (name: string) => `Tambah: ${name}`, done: "Diunduh.", failed: "Gagal." };
  const event = { uid: "a@b", title: "Rapat", description: "", url: "https://b.example/", when: { day: "2027-01-18" } };

  it("names what is added, makes the file at a click and says so", async () => {
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} });
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    render(<AddToCalendar event={event} fileName="rapat" name="Rapat" texts={texts} />);
    fireEvent.click(screen.getByRole("button", { name: "Tambah: Rapat" }));
    await screen.findByText("Diunduh.");
    expect(files.map(({ type }) => type)).toEqual(["text/calendar;charset=utf-8"]);
    expect(click.mock.contexts).toMatchObject([{ download: "rapat.ics", href: "blob:1" }]);
  });
});

describe("ShareLink", () => {
  const texts = {
    copy: "Salin",
    share: "Bagikan",
    copied: "Tersalin.",
    failed: (address: string) => `Salin sendiri: ${address}`,
  };
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });

  it("copies the address and says so", async () => {
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    render(<ShareLink url="https://b.example/a" title="A" texts={texts} />);
    fireEvent.click(screen.getByRole("button", { name: "Salin" }));
    await screen.findByText("Tersalin.");
    expect(copied).toEqual(["https://b.example/a"]);
  });

  it("shows the address where a page may not copy", async () => {
    clipboard(() => Promise.reject(new Error("denied")));
    render(<ShareLink url="https://b.example/a" title="A" texts={texts} />);
    fireEvent.click(screen.getByRole("button", { name: "Salin" }));
    await screen.findByText("Salin sendiri: https://b.example/a");
  });
});
