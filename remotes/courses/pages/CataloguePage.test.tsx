/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { PageHostProvider, RemoteScopeProvider } from "@serambi/kernel/remote";
import { Router, type Navigator } from "@serambi/kernel/router";
import { fakeDeps, type VisitedPage } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { enableStaticRendering } from "mobx-react-lite";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";

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

const STILL: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : (to.pathname ?? "") + (to.search ?? "")),
  push: () => {},
  replace: () => {},
  go: () => {},
};

/** A page whose visitor is on the way to another query of it, as a host shows it. */
const pageOnTheWay = async ({ definition, loaded, context }: VisitedPage) => {
  const { Page } = await definition.load();
  const { tenant, language, t } = context;
  const scope = { tenant, language, messages: t, deps: fakeDeps({ tenant }), sessions: new Map<string, unknown>() };
  /** @param shown the query that has been answered */
  return (search: string, shown = context.query.toString()) => (
    <Router location="/Courses" navigator={STILL}>
      <RemoteScopeProvider scope={scope}>
        <PageHostProvider
          host={{
            navigation: { state: "loading", location: { pathname: "/Courses", search } },
            reload: () => Promise.resolve(),
            submit: () => Promise.resolve(),
          }}
        >
          <Page data={loaded.data} context={{ ...context, query: new URLSearchParams(shown) }} store={undefined} />
        </PageHostProvider>
      </RemoteScopeProvider>
    </Router>
  );
};

describe("the catalogue in a browser", () => {
  it("takes over the server's markup without a difference", async () => {
    const page = await openPage({ address: "/Courses?search=kabel&state=started&page=2" });
    enableStaticRendering(true);
    const html = renderToString(page.show());
    enableStaticRendering(false);
    const saved: unknown = JSON.parse(JSON.stringify(page.loaded.data));
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
    expect(journeys.at(-1)).toBe("push /Courses?programIds=jaringan&programIds=busana");
  });

  it("searches when typing pauses, as a step of the history", async () => {
    const { journeys } = await open("/Courses?page=2");
    const field = screen.getByRole("searchbox", { name: "Cari kelas" });
    fireEvent.change(field, { target: { value: "kab" } });
    act(() => jest.advanceTimersByTime(200));
    fireEvent.change(field, { target: { value: "kabel " } });
    act(() => jest.advanceTimersByTime(299));
    expect(journeys).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(journeys).toEqual(["push /Courses?search=kabel"]);
  });

  it("searches at once on Enter, and not a second time after the pause", async () => {
    const { journeys } = await open("/Courses");
    const field = screen.getByRole("searchbox");
    fireEvent.change(field, { target: { value: "kabel" } });
    fireEvent.submit(screen.getByRole("form", { name: "Saringan" }));
    act(() => jest.advanceTimersByTime(1000));
    expect(journeys).toEqual(["push /Courses?search=kabel"]);
  });

  it("applies a filter at once, keeps the others and what is typed, and goes back to the first page", async () => {
    const { journeys } = await open("/Courses?level=Kelas+XI&page=2");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "kabel" } });
    fireEvent.click(screen.getByRole("checkbox", { name: /Tata Busana/ }));
    expect(journeys).toEqual(["push /Courses?programIds=busana&level=Kelas+XI"]);
    act(() => jest.advanceTimersByTime(300));
    expect(journeys.at(-1)).toBe("push /Courses?search=kabel&programIds=busana&level=Kelas+XI");
  });

  it("shows what was chosen before its answer is there, beside the list that is", async () => {
    const show = await pageOnTheWay(await openPage({ address: "/Courses" }));
    render(show("?programIds=busana"));
    expect(screen.getByRole("checkbox", { name: /Tata Busana/ })).toHaveProperty("checked", true);
    expect(screen.getByRole("link", { name: /Tata Busana/ }).getAttribute("href")).toBe("/Courses");
    expect(screen.getAllByRole("article")).toHaveLength(6);
    expect(screen.getAllByRole("article")[0]?.closest("[aria-busy]")?.getAttribute("aria-busy")).toBe("true");
    expect(screen.getByText("14 kelas")).toBeTruthy();
  });

  it("sorts at once, and goes back to the first page", async () => {
    const { journeys } = await open("/Courses?level=Kelas+XI&page=2");
    fireEvent.change(screen.getByRole("combobox", { name: "Urutkan" }), { target: { value: "price" } });
    expect(journeys).toEqual(["push /Courses?level=Kelas+XI&sort=price"]);
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "" } });
    expect(journeys.at(-1)).toBe("push /Courses?level=Kelas+XI");
  });

  it("filters by type", async () => {
    const { journeys } = await open("/Courses");
    fireEvent.click(screen.getByRole("radio", { name: /Kursus premium/ }));
    expect(journeys).toEqual(["push /Courses?type=premium"]);
  });

  it("keeps the classes that are chosen to be compared in the address, three at most", async () => {
    const choice = (name: string) => screen.getByRole("checkbox", { name: `Bandingkan ${name} dengan kelas lain` });
    const { journeys } = await open("/Courses?page=2");
    for (const name of ["Kelas 2", "Kelas 1", "Kelas 4", "Kelas 3"]) fireEvent.click(choice(name));
    expect(journeys).toEqual([
      "push /Courses?page=2&compare=kelas-2",
      "push /Courses?page=2&compare=kelas-2,kelas-1",
      "push /Courses?page=2&compare=kelas-2,kelas-1,kelas-4",
    ]);
  });

  it("offers no fourth class to compare, and lets go of one", async () => {
    const choice = (name: string) => screen.getByRole("checkbox", { name: `Bandingkan ${name} dengan kelas lain` });
    const { journeys } = await open("/Courses?page=2&compare=kelas-2,kelas-1,kelas-4");
    expect(choice("Kelas 3")).toHaveProperty("disabled", true);
    expect(choice("Kelas 4")).toHaveProperty("disabled", false);
    expect(screen.getByText("3 kelas dipilih, sebanyak yang bisa dibandingkan.").getAttribute("role")).toBe("status");
    fireEvent.click(choice("Kelas 1"));
    expect(journeys).toEqual(["push /Courses?page=2&compare=kelas-2,kelas-4"]);
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
    const show = await pageOnTheWay(await openPage({ address: "/Courses?search=kabel" }));
    const { rerender } = render(show("?search=kabel"));
    const field = screen.getByRole("searchbox");
    rerender(show("?search=tembok", "search=tembok"));
    expect(field).toHaveProperty("value", "tembok");
    fireEvent.change(field, { target: { value: "tembok tua" } });
    rerender(show("?search=tem", "search=tem"));
    expect(field).toHaveProperty("value", "tembok tua");
  });

  it("keeps words in the field that could not be asked for", async () => {
    const show = await pageOnTheWay(await openPage({ address: "/Courses" }));
    const { rerender } = render(show(""));
    const field = screen.getByRole("searchbox");
    fireEvent.change(field, { target: { value: "kabel" } });
    act(() => jest.runAllTimers());
    rerender(show("?search=kabel"));
    rerender(show(""));
    expect(field).toHaveProperty("value", "kabel");
  });

  it("takes a filter off with its chip, and moves the focus to the count", async () => {
    const { journeys } = await open("/Courses?search=kabel&state=started");
    fireEvent.click(screen.getByRole("link", { name: /Sedang Berlangsung/ }));
    expect(journeys).toEqual(["push /Courses?search=kabel"]);
    expect(document.activeElement?.getAttribute("aria-live")).toBe("polite");
  });

  it("tries again what could not be read", async () => {
    const page = await open("/Courses", { "services class/active": new AppError("offline", "down") });
    expect(page.loaded.status).toBe(503);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(page.journeys).toEqual(["reload"]);
    expect(page.http.calls).toHaveLength(2);
  });
});
