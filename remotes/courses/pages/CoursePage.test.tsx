/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { PageStepProvider } from "@serambi/kernel/remote";
import { answer } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { enableStaticRendering } from "mobx-react-lite";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";

import { openPage } from "../testing/openPage";
import { siteAnswers } from "../testing/sampleAnswers";
import { sampleOverview, sampleReviews } from "../testing/sampleClasses";

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const ADDRESS = "/Courses/jaringan-di-gedung-tua";
const withOverview = (overrides: Parameters<typeof sampleOverview>[0]) => ({
  ...siteAnswers,
  "services class/overview": answer(sampleOverview(overrides)),
});

describe("the page of a class", () => {
  it("shows all that there is to know", async () => {
    render((await openPage({ address: ADDRESS })).show());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Jaringan di Gedung Tua");
    const terms = within(screen.getByRole("complementary", { name: "Biaya dan jadwal" }));
    expect(terms.getByText("Gratis")).toBeTruthy();
    expect(terms.getByText("18 Jan 2027 sampai 21 Mei 2027")).toBeTruthy();
    expect(terms.getByText("Sisa 28 kursi")).toBeTruthy();
    expect(screen.getByText("3 bab")).toBeTruthy();
    expect(screen.getByText("Mengukur redaman")).toBeTruthy();
    expect(screen.getByText("Murid kelas XI yang sudah bisa menghitung subnet.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Slamet Riyadi Nugroho" })).toBeTruthy();
  });

  it("may come in steps: its heading, what the class is and costs, what is below the first screen", async () => {
    const page = (await openPage({ address: ADDRESS })).show();
    const { rerender } = render(<PageStepProvider step="heading">{page}</PageStepProvider>);
    const heading = screen.getByRole("heading", { level: 1, name: "Jaringan di Gedung Tua" });
    expect([screen.queryByText("3 bab"), screen.queryByRole("complementary")]).toEqual([null, null]);
    rerender(<PageStepProvider step="screen">{page}</PageStepProvider>);
    expect(screen.getByText("3 bab")).toBeTruthy();
    expect(within(screen.getByRole("complementary", { name: "Biaya dan jadwal" })).getByText("Gratis")).toBeTruthy();
    expect(screen.queryByText("Mengukur redaman")).toBeNull();
    rerender(<PageStepProvider step="whole">{page}</PageStepProvider>);
    expect(screen.getByText("Mengukur redaman")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 })).toBe(heading);
  });

  it("opens the first module of the syllabus, and sums up lengths", async () => {
    render((await openPage({ address: ADDRESS })).show());
    const modules = screen.getAllByRole("group");
    expect(modules.map((module) => module.hasAttribute("open"))).toEqual([true, false]);
    expect(screen.getByText("2 modul, 3 bab, 1 jam 54 mnt")).toBeTruthy();
    expect(screen.getByText("1 jam 30 mnt")).toBeTruthy();
  });

  it("leaves out what a class does not have", async () => {
    const answers = withOverview({
      seatsLeft: null,
      startsOn: null,
      endsOn: null,
      audience: "",
      outcomes: [],
      mentors: [],
      language: "",
      lengthMinutes: 0,
    });
    render((await openPage({ address: ADDRESS, answers })).show());
    expect(screen.queryByText(/kursi/i)).toBeNull();
    expect(screen.queryByText("Untuk siapa")).toBeNull();
    expect(screen.queryByText("Mentor")).toBeNull();
    expect(screen.queryByText(/Mulai/)).toBeNull();
  });

  it("shows what people said of earlier runs, with stars in words and their mean", async () => {
    render((await openPage({ address: ADDRESS, answers: withOverview({ reviews: [...sampleReviews] }) })).show());
    const reviews = within(screen.getByRole("region", { name: "Ulasan" }));
    expect(reviews.getByText("4,3 dari 5, 3 ulasan")).toBeTruthy();
    const [first, second] = reviews.getAllByRole("listitem").map((item) => within(item));
    expect(first?.getByRole("img", { name: "5 dari 5 bintang" })).toBeTruthy();
    expect(first?.getByText("Kabelnya rapi sampai sekarang.").tagName).toBe("BLOCKQUOTE");
    expect(first?.getByText("Murid kelas XI, Ternate")).toBeTruthy();
    expect(first?.getByText("24 Mei 2026").getAttribute("datetime")).toBe("2026-05-24");
    const stars = second?.getByRole("img", { name: "4 dari 5 bintang" });
    expect(stars?.querySelectorAll("[data-given]")).toHaveLength(4);
  });

  it("writes a mean without a fraction with its decimal all the same", async () => {
    const answers = withOverview({ reviews: sampleReviews.slice(1) });
    render((await openPage({ address: ADDRESS, answers })).show());
    expect(screen.getByText("4,0 dari 5, 2 ulasan")).toBeTruthy();
  });

  it.each([
    ["none", []],
    ["no list of them", undefined],
    ["something else by that name", "five stars"],
  ] as const)("has no part for reviews where the host has %s", async (_what, reviews) => {
    const answers = { ...siteAnswers, "services class/overview": answer({ ...sampleOverview(), reviews }) };
    const page = await openPage({ address: ADDRESS, answers });
    expect(page.ending).toBeNull();
    render(page.show());
    expect(screen.queryByText("Ulasan")).toBeNull();
    const [, course] = page.loaded.jsonLd ?? [];
    expect(Object.keys(course ?? {})).toContain("offers");
    expect(Object.keys(course ?? {})).not.toContain("aggregateRating");
    expect(Object.keys(course ?? {})).not.toContain("review");
  });

  it("says that a full class is full, and prices in Rupiah", async () => {
    render((await openPage({ address: ADDRESS, answers: withOverview({ seatsLeft: 0, priceIdr: 650_000 }) })).show());
    expect(screen.getByText("Kursi sudah penuh")).toBeTruthy();
    expect(screen.getByText(/^Rp.650\.000$/)).toBeTruthy();
  });

  it("leads back to the list and to the class's field", async () => {
    render((await openPage({ address: ADDRESS })).show());
    const crumbs = within(screen.getByRole("navigation", { name: "Remah roti" }));
    expect(crumbs.getByRole("link", { name: "Kelas" }).getAttribute("href")).toBe("/Courses");
    expect(crumbs.getByRole("link", { name: "Teknik Jaringan" }).getAttribute("href")).toBe(
      "/Courses?programIds=jaringan",
    );
  });

  it("stands without its syllabus, says so, and tries again", async () => {
    const answers: Record<string, unknown> = {
      ...siteAnswers,
      "services class/syllabus": new AppError("timeout", "late"),
    };
    const page = await openPage({ address: ADDRESS, answers });
    expect(page.ending).toBeNull();
    render(page.show());
    expect(screen.getByText("Silabus sedang tidak terbaca.")).toBeTruthy();
    expect(screen.getByText("Mengukur redaman")).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(page.http.calls.filter((call) => call.includes("syllabus"))).toHaveLength(2);
  });

  it("puts its first day into the visitor's own calendar", async () => {
    const saved: { name: string; text: Promise<string> }[] = [];
    let blob = new Blob();
    URL.createObjectURL = (given) => {
      blob = given as Blob; // what the page makes
      return "blob:calendar";
    };
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: blob.text() });
    });
    render((await openPage({ address: ADDRESS })).show());
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Tambah ke kalender" })));
    await screen.findByText("Berkas kalender sudah diunduh.");
    expect(saved.map(({ name }) => name)).toEqual(["jaringan-di-gedung-tua.ics"]);
    const text = await saved[0]?.text;
    expect(text).toContain("\r\nDTSTART;VALUE=DATE:20270118\r\n");
    expect(text).toContain("\r\nSUMMARY:Mulai: Jaringan di Gedung Tua\r\n");
    expect(text).toContain("\r\nURL:https://contoh.example/Courses/jaringan-di-gedung-tua\r\n");
  });

  it.each([
    ["has begun", { state: "started" }],
    ["is over", { state: "ended" }],
    ["has no day yet", { startsOn: null }],
  ] as const)("offers no calendar for a class that %s", async (_what, overrides) => {
    render((await openPage({ address: ADDRESS, answers: withOverview(overrides) })).show());
    expect(screen.queryByRole("button", { name: "Tambah ke kalender" })).toBeNull();
    expect(screen.getByRole("button", { name: "Salin tautan" })).toBeTruthy();
  });

  it("copies its address, and shows it where copying is not allowed", async () => {
    const address = "https://contoh.example/Courses/jaringan-di-gedung-tua";
    const copied: string[] = [];
    let isAllowed = true;
    const writeText = (text: string) => {
      copied.push(text);
      return isAllowed ? Promise.resolve() : Promise.reject(new DOMException("no", "NotAllowedError"));
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    render((await openPage({ address: "/Courses/TJK-201" })).show());
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Salin tautan" })));
    expect(copied).toEqual([address]);
    expect(screen.getByText("Tautan tersalin.").getAttribute("role")).toBe("status");
    isAllowed = false;
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Salin tautan" })));
    expect(screen.getByText(/Ini alamatnya/).textContent).toContain(address);
  });

  it("hands its address to the device's own sharing, and takes a change of mind for none", async () => {
    const shared: unknown[] = [];
    const share = (data: unknown) => {
      shared.push(data);
      return Promise.reject(new DOMException("closed", "AbortError"));
    };
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    render((await openPage({ address: ADDRESS })).show());
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Bagikan" })));
    expect(shared).toEqual([
      { title: "Jaringan di Gedung Tua", url: "https://contoh.example/Courses/jaringan-di-gedung-tua" },
    ]);
    expect(screen.queryByText(/Tautan/)).toBeNull();
    Reflect.deleteProperty(navigator, "share");
  });

  it("takes over the server's markup without a difference", async () => {
    const page = await openPage({ address: ADDRESS });
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
    act(() => root.unmount());
  });
});

describe("what becomes of the page of a class", () => {
  it.each(["not-found", "bad-request", "invalid"] as const)("is not found when the host says %s", async (code) => {
    const answers = { ...siteAnswers, "services class/overview": new AppError(code, "none") };
    expect((await openPage({ address: "/Courses/tidak-ada", answers })).ending).toEqual({ kind: "not-found" });
  });

  it("fails with the host's failure", async () => {
    const answers = { ...siteAnswers, "services class/overview": new AppError("timeout", "late") };
    await expect(openPage({ address: ADDRESS, answers })).rejects.toMatchObject({ code: "timeout" });
  });

  it("is found by its code, under the slug's address", async () => {
    const { loaded, http } = await openPage({
      address: "/Class/TJK-201",
      routes: ["/Class", "/Class/:code"],
    });
    expect(http.calls[0]).toBe("services class/overview?slug=TJK-201");
    expect(loaded.head).toMatchObject({
      title: "Jaringan di Gedung Tua",
      canonicalPath: "/Class/jaringan-di-gedung-tua",
    });
  });

  it("describes the course, its price and its run to search engines", async () => {
    const { loaded } = await openPage({ address: ADDRESS });
    expect(loaded.jsonLd).toMatchObject([
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { name: "Sekolah Contoh" },
          { item: "https://contoh.example/Courses" },
          { name: "Jaringan di Gedung Tua" },
        ],
      },
      {
        "@type": "Course",
        url: "https://contoh.example/Courses/jaringan-di-gedung-tua",
        offers: { price: 0, priceCurrency: "IDR", category: "Free" },
        hasCourseInstance: { "@type": "CourseInstance", courseWorkload: "PT114M", startDate: "2027-01-18" },
      },
    ]);
  });

  it("tells search engines of its reviews and their mean", async () => {
    const answers = withOverview({ reviews: [...sampleReviews] });
    const { loaded } = await openPage({ address: ADDRESS, answers });
    const [, course] = loaded.jsonLd ?? [];
    expect(course).toMatchObject({
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4.3, reviewCount: 3, bestRating: 5 },
      review: [
        {
          "@type": "Review",
          author: { "@type": "Person", name: "Yusuf Habibie Lamo" },
          reviewRating: { ratingValue: 5 },
          datePublished: "2026-05-24",
        },
        { author: { name: "Ibu Wulan" } },
        { author: { name: "Jefri Tambunan" } },
      ],
    });
  });

  it("asks for jobs that want it, and for other classes, but not for this one", async () => {
    const { loaded } = await openPage({ address: "/Courses/TJK-201" });
    expect(loaded.slots).toMatchObject([
      { name: "careers.for-course.v1", props: { course: "jaringan-di-gedung-tua" }, isOptional: true },
      { name: "courses.featured.v1", props: { exclude: "jaringan-di-gedung-tua", layout: "grid" } },
    ]);
  });
});
