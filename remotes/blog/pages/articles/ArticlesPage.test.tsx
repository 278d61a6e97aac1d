/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { PageHostProvider, RemoteScopeProvider, type PageHost } from "@serambi/kernel/remote";
import { Router } from "@serambi/kernel/router";
import { answerPage, fakeDeps } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";

import type { SectionData } from "../../contract/articles/SectionData";
import type { Messages } from "../../messages/id";
import { listAnswers, samplePosts } from "../../testing/articles/sampleLists";
import { openPage } from "../../testing/openPage";
import { Page } from "./ArticlesPage";

afterEach(cleanup);

const open = async (address: string, answers: Readonly<Record<string, unknown>> = listAnswers) => {
  const page = await openPage({ address, answers });
  render(page.show());
  return page;
};

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

  it("asks for list and categories again where neither came", async () => {
    const lost = new AppError("offline", "down");
    const page = await open("/Blog", { "services post/article/list": lost, "services v2/post/category": lost });
    const before = page.http.calls.length;
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(page.http.calls.slice(before)).toHaveLength(2);
  });

  it("shows what is asked for over the old list, which is busy until the next one is there", async () => {
    const { loaded, context } = await openPage({
      address: "/Blog?page=2",
      answers: {
        ...listAnswers,
        "services post/article/list": answerPage(samplePosts(6), { page: 2, perPage: 6, totalItems: 14 }),
      },
    });
    const { tenant, language, t: messages } = context;
    const location = { pathname: "/Blog", search: "?search=perahu&categorySlug=sekolah" };
    const host: PageHost = {
      navigation: { state: "loading", location },
      reload: () => Promise.resolve(),
      submit: () => Promise.resolve(),
    };
    const navigator = { createHref: String, push: () => undefined, replace: () => undefined, go: () => undefined };
    render(
      <Router location="/Blog?page=2" navigator={navigator}>
        <RemoteScopeProvider scope={{ tenant, language, messages, deps: fakeDeps(), sessions: new Map() }}>
          <PageHostProvider host={host}>
            <Page
              data={loaded.data as SectionData} // of this page's loader
              context={{ ...context, t: messages as Messages }} // of this remote
              store={undefined}
            />
          </PageHostProvider>
        </RemoteScopeProvider>
      </Router>,
    );
    expect(screen.getByText("14 tulisan, halaman 2")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("perahu");
    expect(screen.getByRole("link", { name: /^Sekolah/, current: true })).toBeTruthy();
    expect(document.querySelector("ul[aria-busy=true]")).not.toBeNull();
  });
});
