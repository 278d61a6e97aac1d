/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answerPage } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";

import { articlesOf } from "../../stores/articles/articlesOf";
import type { BlogStore } from "../../stores/BlogStore";
import { listAnswers, samplePosts } from "../../testing/articles/sampleLists";
import { openPage } from "../../testing/openPage";

afterEach(cleanup);

const open = async (address: string, answers: Readonly<Record<string, unknown>> = listAnswers) => {
  const page = await openPage({ address, answers });
  render(page.show());
  return page;
};

const sectionOf = ({ store }: { readonly store: unknown }) => articlesOf(store as BlogStore).section("blog"); // this remote's own

describe("the list of a section in a browser", () => {
  it("searches when the form is sent, within the category", async () => {
    const { journeys } = await open("/Blog?categorySlug=sekolah&page=2");
    fireEvent.change(screen.getByRole("searchbox", { name: "Cari di Blog" }), { target: { value: " perahu " } });
    expect(journeys).toEqual([]);
    fireEvent.submit(screen.getByRole("search"));
    expect(journeys).toEqual(["push /Blog?categorySlug=sekolah&search=perahu"]);
  });

  it("shows everything again when nothing is searched for", async () => {
    const { journeys } = await open("/Blog?search=perahu");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "  " } });
    fireEvent.submit(screen.getByRole("search"));
    expect(journeys).toEqual(["push /Blog"]);
  });

  it("tells politely how much there is", async () => {
    await open("/Blog?search=perahu");
    expect(screen.getByText("14 tulisan untuk “perahu”").getAttribute("aria-live")).toBe("polite");
    expect(screen.getByRole("link", { name: /^perahu.*hapus pencarian$/ }).getAttribute("href")).toBe("/Blog");
  });

  it("names each link once: the category before the headline, the headline for the whole story", async () => {
    await open("/Blog?page=2");
    const rows = screen.getAllByRole("listitem").filter((item) => item.querySelector("h2"));
    const links = rows.map((row) => [...row.querySelectorAll("a")].map(({ textContent }) => textContent));
    expect(links[0]).toEqual(["Sekolah", "Tulisan 1"]);
  });

  it("keeps the old list beside what went wrong, and tries again", async () => {
    const answers: Record<string, unknown> = {
      ...listAnswers,
      "services post/article/list?kind=blog&page=2&pageSize=6": new AppError("offline", "down"),
    };
    const page = await open("/Blog", answers);
    await act(() => sectionOf(page).show({ page: 2 }));
    expect(screen.getByText("Daftar terbaru tidak sampai.")).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(6);
    const before = page.http.calls.length;
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(page.http.calls.slice(before)).toEqual(["services post/article/list?kind=blog&page=2&pageSize=6"]);
  });

  it("asks for list and categories again where neither came", async () => {
    const lost = new AppError("offline", "down");
    const page = await open("/Blog", { "services post/article/list": lost, "services v2/post/category": lost });
    const before = page.http.calls.length;
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(page.http.calls.slice(before)).toHaveLength(2);
  });

  it("stays busy over the old list until the next one is there", async () => {
    const page = await open("/Blog", {
      ...listAnswers,
      "services post/article/list?kind=blog&page=2&pageSize=6": answerPage(samplePosts(1), {
        page: 2,
        totalItems: 7,
        perPage: 6,
      }),
    });
    let shown: Promise<void> | undefined;
    await act(async () => {
      shown = sectionOf(page).show({ page: 2 });
      await Promise.resolve();
    });
    await act(async () => shown);
    expect(screen.getByText("7 tulisan, halaman 2")).toBeTruthy();
  });
});
