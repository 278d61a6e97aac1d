/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { standInTopLayer } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";

import { browseGallery, settleGallery } from "../../testing/gallery/browseGallery";
import { galleryAnswers } from "../../testing/gallery/galleryFixtures";
import { samplePageAnswer } from "../../testing/gallery/samplePictures";

beforeEach(() => {
  standInTopLayer();
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
});
afterEach(cleanup);

const LIST = "services post/gallery/list";
const lost = new AppError("offline", "down");

const thumbs = () => [...document.querySelectorAll<HTMLAnchorElement>("li a")];
const thumb = (number: number) => screen.getByRole("link", { name: new RegExp(`Kain nomor ${number}$`) });
const press = async (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await settleGallery();
};
const click = async (element: Element, init = {}) => {
  const isFollowed = fireEvent.click(element, init);
  await settleGallery();
  return isFollowed;
};
const open = async (number: number) => {
  thumb(number).focus();
  await click(thumb(number));
};
const dialog = () => within(screen.getByRole("dialog"));
const title = () => dialog().getByRole("heading", { level: 2 }).textContent;

describe("the gallery", () => {
  it("adds the next pictures below, says how many there are, and leaves the focus where it was", async () => {
    const { history } = await browseGallery("/Gallery", galleryAnswers);
    const more = screen.getByRole("link", { name: "Tampilkan lebih banyak" });
    more.focus();
    expect(await click(more)).toBe(false);
    expect(thumbs()).toHaveLength(12);
    expect(screen.getByText("Gambar 1–12 dari 20").getAttribute("aria-live")).toBe("polite");
    expect(document.activeElement).toBe(more);
    expect(more.getAttribute("href")).toBe("/Gallery?page=3");
    expect(history()).toEqual({ addresses: ["/Gallery?page=2"], at: 0 });
  });

  it("puts the focus on the first of the last ones, for nothing is left to ask for", async () => {
    await browseGallery("/Gallery?page=3", galleryAnswers);
    const more = screen.getByRole("link", { name: "Tampilkan lebih banyak" });
    more.focus();
    await click(more);
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(document.activeElement).toBe(thumb(19));
  });

  it("adds those before it above", async () => {
    await browseGallery("/Gallery?page=2", galleryAnswers);
    await click(screen.getByRole("link", { name: "Tampilkan yang lebih baru" }));
    expect(
      thumbs()
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(["gambar-gambar-1", "gambar-gambar-2"]);
    expect(screen.queryByRole("link", { name: "Tampilkan yang lebih baru" })).toBeNull();
  });

  it("keeps what it shows where more does not arrive, and offers to try again", async () => {
    const { http } = await browseGallery("/Gallery", { ...galleryAnswers, [`${LIST}?page=2`]: lost });
    await click(screen.getByRole("link", { name: "Tampilkan lebih banyak" }));
    expect(screen.getByText("Gambar lainnya tidak sampai.")).toBeTruthy();
    expect(thumbs()).toHaveLength(6);
    await click(screen.getByRole("button", { name: "Coba lagi" }));
    expect(http.calls.filter((call) => call.endsWith("page=2"))).toHaveLength(2);
  });

  it("says that more does not arrive where there is no connection", async () => {
    const { history, disconnect } = await browseGallery("/Gallery", galleryAnswers);
    disconnect();
    await click(screen.getByRole("link", { name: "Tampilkan lebih banyak" }));
    expect(screen.getByText("Gambar lainnya tidak sampai.")).toBeTruthy();
    expect([thumbs().length, history().addresses]).toEqual([6, ["/Gallery"]]);
  });

  it("leaves a click for a new tab to the browser", async () => {
    await browseGallery("/Gallery", galleryAnswers);
    // The browser would open the tab; there is none here.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await click(thumb(1), { ctrlKey: true });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says what was to be seen on a picture whose file is missing", async () => {
    await browseGallery("/Gallery", galleryAnswers);
    fireEvent.error(within(thumb(2)).getByRole("img"));
    expect(within(thumb(2)).getByText("Gambar ini tidak bisa dimuat")).toBeTruthy();
    expect(within(thumb(2)).getByText("Kain dengan 2 bintang.")).toBeTruthy();
  });

  it("comes when it is asked for once more", async () => {
    const { http } = await browseGallery("/Gallery", { [LIST]: lost });
    expect(screen.getByRole("alert").textContent).toContain("Galeri tidak sampai");
    await click(screen.getByRole("button", { name: "Coba lagi" }));
    expect(http.calls).toHaveLength(2);
  });
});

describe("a picture over the page", () => {
  it("has an address of its own, a name, its caption and its place among all", async () => {
    const { history } = await browseGallery("/Gallery", galleryAnswers);
    await open(3);
    expect(screen.getByRole("dialog", { name: "Kain nomor 3" })).toBeTruthy();
    expect(dialog().getByText("Ditenun selama 3 hari.")).toBeTruthy();
    expect(dialog().getByText("3 dari 20")).toBeTruthy();
    expect(history()).toEqual({ addresses: ["/Gallery", "/Gallery?picture=gambar-3"], at: 1 });
  });

  it("gives way to its neighbours by the arrow keys, and reads the next page before its end is reached", async () => {
    const { http, history } = await browseGallery("/Gallery", galleryAnswers);
    await open(5);
    expect(http.calls).toContain(`${LIST}?page=2`);
    await press("ArrowRight");
    await press("ArrowRight");
    expect(title()).toBe("Kain nomor 7");
    expect(dialog().getByText("Gambar 7 dari 20: Kain nomor 7").closest("[role=status]")).not.toBeNull();
    await press("ArrowLeft");
    expect(title()).toBe("Kain nomor 6");
    expect(history()).toEqual({ addresses: ["/Gallery", "/Gallery?picture=gambar-6"], at: 1 });
  });

  it("gives way to the first and the last of all", async () => {
    await browseGallery("/Gallery", galleryAnswers);
    await open(2);
    await press("End");
    expect(title()).toBe("Kain nomor 20");
    expect(dialog().getByRole("button", { name: "Gambar berikutnya" }).getAttribute("aria-disabled")).toBe("true");
    await press("ArrowRight");
    expect(title()).toBe("Kain nomor 20");
    await press("Home");
    expect(title()).toBe("Kain nomor 1");
  });

  it("goes by Escape, and the focus is on the one that was looked at last", async () => {
    const { history } = await browseGallery("/Gallery", galleryAnswers);
    await open(3);
    await press("ArrowRight");
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    await settleGallery();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(thumb(4));
    expect(history()).toEqual({ addresses: ["/Gallery", "/Gallery?picture=gambar-4"], at: 0 });
  });

  it("goes by Back", async () => {
    const { back } = await browseGallery("/Gallery", galleryAnswers);
    await open(3);
    await back();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(thumb(3));
  });

  it("opens by its address alone, and leaves the visitor in the gallery", async () => {
    const { history } = await browseGallery("/Gallery?picture=gambar-9", galleryAnswers);
    expect(title()).toBe("Kain nomor 9");
    await click(dialog().getByRole("button", { name: "Tutup gambar" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.querySelector("figure")).toBeNull();
    expect(document.activeElement).toBe(thumb(9));
    expect(history()).toEqual({ addresses: ["/Gallery?page=2"], at: 0 });
  });

  it("is shown, and gives way to others, without a connection; it goes when it is closed", async () => {
    const { history, disconnect } = await browseGallery("/Gallery", galleryAnswers);
    disconnect();
    await open(2);
    await press("ArrowRight");
    expect(title()).toBe("Kain nomor 3");
    await click(dialog().getByRole("button", { name: "Tutup gambar" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(history()).toEqual({ addresses: ["/Gallery"], at: 0 });
  });

  it("is one step in the history, however fast others follow it", async () => {
    const { history } = await browseGallery("/Gallery", galleryAnswers);
    fireEvent.click(thumb(2));
    fireEvent.click(thumb(3));
    await settleGallery();
    expect(title()).toBe("Kain nomor 3");
    expect(history()).toEqual({ addresses: ["/Gallery", "/Gallery?picture=gambar-3"], at: 1 });
  });

  it("stays where the next one does not arrive, and says so", async () => {
    const answers = { ...galleryAnswers, [`${LIST}?page=2`]: lost };
    await browseGallery("/Gallery?picture=gambar-6", {
      ...answers,
      [`${LIST}?page=1&slug=gambar-6`]: samplePageAnswer(1),
    });
    await press("ArrowRight");
    expect(title()).toBe("Kain nomor 6");
    expect(await dialog().findByText("Gambar lainnya tidak sampai.")).toBeTruthy();
  });

  it("is enlarged and given its size again by a button", async () => {
    await browseGallery("/Gallery", galleryAnswers);
    await open(1);
    await click(dialog().getByRole("button", { name: "Perbesar" }));
    await click(dialog().getByRole("button", { name: "Kembalikan ukurannya" }));
    expect(dialog().getByRole("button", { name: "Perbesar" })).toBeTruthy();
  });

  it("can be sent to somebody", async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { clipboard: { writeText } });
    await browseGallery("/Gallery", galleryAnswers);
    await open(1);
    await click(dialog().getByRole("button", { name: "Salin tautan" }));
    expect(writeText).toHaveBeenCalledWith("https://contoh.example/Gallery?picture=gambar-1");
  });
});
