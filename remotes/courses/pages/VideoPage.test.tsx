/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";

import { openPage } from "../testing/openPage";
import { sampleWebinar, sampleWebinars, webinarAnswer } from "../testing/sampleWebinars";

afterEach(cleanup);

const LIST = "services class/webinar";
const open = (answers: Readonly<Record<string, unknown>>, address = "/Video", routes = ["/", "/Video"]) =>
  openPage({ address, answers, routes });

const names = (region: string) =>
  within(screen.getByRole("region", { name: region }))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

describe("the webinars", () => {
  it("are parted into those to come, the one that is on among them, and those that have been", async () => {
    render((await open({ [LIST]: webinarAnswer(sampleWebinars) })).show());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Webinar");
    expect(screen.getByText("3 webinar").getAttribute("aria-live")).toBe("polite");
    expect(names("Akan datang")).toEqual(["Kabel yang selamat dari banjir", "Menambal atap tanpa mematikan listrik"]);
    expect(names("Sudah berlangsung")).toEqual(["Sejarah kabel telepon di Semarang"]);
    expect(screen.getAllByText("Sedang berlangsung")).toHaveLength(1);
  });

  it("tell the day and the hour in Jakarta, and who speaks", async () => {
    render((await open({ [LIST]: webinarAnswer([sampleWebinar()]) })).show());
    const article = within(screen.getByRole("article"));
    expect(article.getByText("28")).toBeTruthy();
    expect(article.getByText("pukul 19.00 WIB")).toBeTruthy();
    expect(article.getByText("Slamet Riyadi Nugroho")).toBeTruthy();
    expect(article.getByText("1 jam 30 mnt · Gratis")).toBeTruthy();
  });

  it("can be put into a calendar while they are to come", async () => {
    render((await open({ [LIST]: webinarAnswer(sampleWebinars) })).show());
    expect(
      screen.getAllByRole("button", { name: /Tambah ke kalender/ }).map((each) => each.getAttribute("aria-label")),
    ).toEqual(["Tambah ke kalender: Kabel yang selamat dari banjir"]);
  });

  it("lead to their class only where the site has a page for it", async () => {
    const answers = { [LIST]: webinarAnswer([sampleWebinar()]) };
    render((await open(answers)).show());
    expect(screen.queryByRole("link")).toBeNull();
    cleanup();
    render((await open(answers, "/Video", ["/Video", "/Class/:code"])).show());
    expect(screen.getByRole("link").getAttribute("href")).toBe("/Class/kabel-selamat-banjir");
  });

  it("say when there are none, and lead back from a page behind the last", async () => {
    render((await open({ [LIST]: webinarAnswer([]) })).show());
    expect(screen.getByText("Belum ada webinar di sini")).toBeTruthy();
    cleanup();
    render((await open({ [LIST]: webinarAnswer([], { page: 9, totalItems: 9 }) }, "/Video?page=9")).show());
    expect(screen.getByRole("link", { name: "Ke halaman terakhir" }).getAttribute("href")).toBe("/Video?page=2");
  });

  it("stand when they cannot be read, and are tried again", async () => {
    const page = await open({ [LIST]: new AppError("timeout", "late") });
    expect(page.loaded.status).toBe(503);
    render(page.show());
    expect(screen.getByText("Daftar webinar tidak sampai")).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(page.http.calls).toHaveLength(2);
  });

  it("are events to search engines, page by page", async () => {
    const { loaded } = await open(
      { [LIST]: webinarAnswer([sampleWebinar()], { page: 2, totalItems: 7 }) },
      "/Video?page=2",
    );
    expect(loaded.head).toMatchObject({
      title: "Webinar, halaman 2",
      canonicalPath: "/Video?page=2",
    });
    expect(loaded.jsonLd).toMatchObject([
      { "@type": "BreadcrumbList" },
      {
        "@type": "EducationEvent",
        startDate: "2026-11-28T12:00:00.000Z",
        duration: "PT90M",
        isAccessibleForFree: true,
        performer: [{ name: "Slamet Riyadi Nugroho" }],
      },
    ]);
  });

  it("are kept out of search engines where there are none", async () => {
    const { loaded } = await open({ [LIST]: webinarAnswer([]) });
    expect(loaded.head.isIndexed).toBe(false);
  });
});
