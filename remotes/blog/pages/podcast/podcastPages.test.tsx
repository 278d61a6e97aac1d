/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { DockHost, type Docked } from "@serambi/kernel/remote";
import { answer, answerPage } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";

import { openPage } from "../../testing/openPage";
import { FakeAudio } from "../../testing/podcast/FakeAudio";
import { podcastAnswers, sampleEpisodeDetail } from "../../testing/podcast/sampleEpisodes";

const RIGHT = "/Podcast/episode-8/suara-dari-dermaga-8";

let audios: FakeAudio[];
let docked: Docked | null;

const dock = (slot: Docked): void => void (docked = slot);
const close = (): void => undefined;

const open = async (address: string, changes: Readonly<Record<string, unknown>> = {}) => {
  const page = await openPage({ address, answers: { ...podcastAnswers, ...changes } });
  await act(async () => render(<DockHost controls={{ docked: null, dock, close }}>{page.show()}</DockHost>));
  return page;
};
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));
const audio = (): FakeAudio => {
  const [only] = audios;
  if (!only || audios.length > 1) throw new Error(`There are ${audios.length} elements`);
  return only;
};
const section = (name: string) => within(screen.getByRole("region", { name }));
const marked = (name: string) =>
  section(name)
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "true")
    .map((link) => link.textContent);

beforeEach(() => {
  audios = [];
  docked = null;
  localStorage.clear();
  Object.assign(globalThis, {
    // The players of other tests are no other tabs.
    BroadcastChannel: undefined,
    Audio: class extends FakeAudio {
      constructor() {
        super();
        audios.push(this);
      }
    },
  });
});
afterEach(async () => {
  // What a player was to keep is written before the next test begins with nothing kept.
  await act(async () => void (await import("../../stores/podcast/LocalListening")));
  cleanup();
});

describe("the list of episodes", () => {
  it("has the newest first, by itself, and the others below it", async () => {
    await open("/Podcast");
    expect(screen.getByRole("heading", { level: 2, name: "Suara dari dermaga 8" })).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      [7, 6, 5, 4, 3].map((number) => `Suara dari dermaga ${number}`),
    );
    expect(screen.getByRole("link", { name: "Halaman 2" }).getAttribute("href")).toBe("/Podcast?page=2");
  });

  it("plays an episode and docks the player; the same button pauses it", async () => {
    await open("/Podcast");
    press("Putar Suara dari dermaga 6");
    expect([audio().src, audio().paused]).toEqual(["/media/contoh/episode-6.mp3", false]);
    expect(docked).toEqual({
      name: "podcast.player.v1",
      props: { episodeId: "episode-6", place: "dock" },
      onEnd: expect.any(Function),
    });
    press("Jeda Suara dari dermaga 6");
    expect(audio().paused).toBe(true);
  });

  it("falls silent when its place below the page is closed, though no player ever stood there, and knows where it was", async () => {
    await open("/Podcast");
    press("Putar Suara dari dermaga 6");
    act(() => audio().begin(145));
    act(() => audio().hear(61));
    act(() => docked?.onEnd?.());
    expect([audio().paused, audio().src]).toEqual([true, ""]);
    press("Putar Suara dari dermaga 6");
    act(() => audio().begin(145));
    expect(audio().currentTime).toBe(61);
  });

  it("searches by address, within the category that is chosen, with and without script", async () => {
    const { journeys } = await open("/Podcast?categorySlug=siniar");
    const form = screen.getByRole("search");
    expect(form.getAttribute("action")).toBe("/Podcast");
    expect(form.querySelector<HTMLInputElement>("[name=categorySlug]")?.value).toBe("siniar");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: " perahu " } });
    fireEvent.submit(form);
    expect(journeys).toEqual(["push /Podcast?search=perahu&categorySlug=siniar"]);
  });

  it("asks the host for what the address asks", async () => {
    const { http } = await open("/Podcast?page=abc&search=dermaga&categorySlug=siniar");
    expect(http.calls).toContain("services podcast/list?categorySlug=siniar&page=1&pageSize=6&search=dermaga");
  });

  it("says that nothing was found, and leads back", async () => {
    await open("/Podcast?search=zzz", { "services podcast/list": answerPage([]) });
    expect(screen.getByText("Tidak ada episode untuk “zzz”")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Hapus pencarian" }).getAttribute("href")).toBe("/Podcast");
  });

  it("says that the host did not answer, with 503, and tries again", async () => {
    const page = await open("/Podcast", { "services podcast/list": new AppError("upstream", "down") });
    expect(page.loaded).toMatchObject({ status: 503, head: { isIndexed: false } });
    await act(async () => press("Coba lagi"));
    expect(page.journeys).toEqual(["reload"]);
  });

  it("tells search engines of the series, and of its feed", async () => {
    const { head, jsonLd } = (await open("/Podcast")).loaded;
    expect(head).toMatchObject({
      canonicalPath: "/Podcast",
      alternates: [
        { path: "/Podcast/rss.xml", type: "application/rss+xml", title: "Podcast" },
        { path: "/Podcast/feed.json", type: "application/feed+json", title: "Podcast" },
      ],
    });
    expect(head).not.toHaveProperty("isIndexed");
    expect(jsonLd).toMatchObject([
      { "@type": "PodcastSeries", webFeed: "https://contoh.example/Podcast/rss.xml" },
      { "@type": "ItemList", numberOfItems: 6 },
    ]);
  });
});

describe("the address of an episode", () => {
  it.each([
    ["/Podcast/episode-8", RIGHT],
    ["/Podcast/episode-8/lain?t=90", `${RIGHT}?t=90`],
    ["/Podcast/suara-dari-dermaga-8", RIGHT],
    ["/Podcast/suara-dari-dermaga-8/suara-dari-dermaga-8", RIGHT],
  ])("leads from %s to the right one", async (address, to) => {
    const { ending } = await openPage({ address, answers: podcastAnswers });
    expect(ending).toEqual({ kind: "redirect", to, status: 301 });
  });

  it("is right in any case of its letters", async () => {
    const { ending } = await openPage({
      address: RIGHT.toUpperCase().replace("/PODCAST", "/Podcast"),
      answers: podcastAnswers,
    });
    expect(ending).toBeNull();
  });
});

describe("an episode", () => {
  it("plays from the line or chapter that is chosen, and marks what is heard", async () => {
    await open(RIGHT);
    expect(marked("Transkrip")).toEqual([]);
    const [, second] = section("Transkrip").getAllByRole("link");
    expect(second?.getAttribute("href")).toBe("/media/contoh/episode-8.mp3#t=6.2");
    if (second) fireEvent.click(second);
    act(() => audio().begin(145.7));
    expect(audio().currentTime).toBe(6.2);
    expect(marked("Transkrip")).toEqual([expect.stringContaining("Saya menghitung yang berangkat")]);
    act(() => audio().hear(41.5));
    expect(marked("Transkrip")).toEqual([expect.stringContaining("Dan pulang?")]);
    expect(marked("Bab")).toEqual(["0.40Menghitung"]);
    fireEvent.click(section("Bab").getByRole("link", { name: /Pulang/ }));
    expect(audio().currentTime).toBe(100);
  });

  it("leaves a click alone that asks for a new tab", async () => {
    await open(RIGHT);
    const [first] = section("Transkrip").getAllByRole("link");
    if (first) fireEvent.click(first, { ctrlKey: true });
    expect(audios).toEqual([]);
  });

  it("begins where its address says", async () => {
    await open(`${RIGHT}?t=90`);
    expect(screen.getByText("Mulai dari 1.30")).toBeTruthy();
    press("Putar Suara dari dermaga 8");
    act(() => audio().begin(145.7));
    expect(audio().currentTime).toBe(90);
  });

  it("says how far it was heard, and goes on from there", async () => {
    const positions = [{ id: "episode-8", seconds: 65 }];
    localStorage.setItem("podcast_listening", JSON.stringify({ format: 1, rate: 1, positions }));
    await open(RIGHT);
    expect(await screen.findByText("Terakhir sampai 1.05")).toBeTruthy();
    press("Putar Suara dari dermaga 8");
    act(() => audio().begin(145.7));
    expect(audio().currentTime).toBe(65);
  });

  it("moves the page only for who follows what is said", async () => {
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.textContent);
    };
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    await open(RIGHT);
    press("Putar Suara dari dermaga 8");
    act(() => audio().begin(145.7));
    act(() => audio().hear(7));
    expect(seen).toEqual([]);
    fireEvent.click(screen.getByRole("switch", { name: "Ikuti yang sedang diucapkan" }));
    act(() => audio().hear(42));
    expect(seen).toEqual([expect.stringContaining("Saya menghitung"), expect.stringContaining("Dan pulang?")]);
  });

  it("can be read where there is no recording", async () => {
    const recording = { src: "https://elsewhere.example/8.mp3", mime: "audio/mpeg", bytes: 1, seconds: 9 };
    await open(RIGHT, { "services podcast/detail": answer(sampleEpisodeDetail({ audio: recording })) });
    expect(screen.getByText("Rekaman episode ini belum tersedia.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Putar/ })).toBeNull();
    expect(section("Transkrip").queryAllByRole("link")).toEqual([]);
    expect(section("Transkrip").getByText("Dan pulang?")).toBeTruthy();
  });

  it("tells search engines what is heard, and where", async () => {
    const { head, jsonLd } = (await open(RIGHT)).loaded;
    expect(head).toMatchObject({ canonicalPath: RIGHT, type: "article" });
    expect(jsonLd).toMatchObject([
      {
        "@type": "PodcastEpisode",
        episodeNumber: 8,
        url: `https://contoh.example${RIGHT}`,
        associatedMedia: {
          "@type": "AudioObject",
          contentUrl: "https://contoh.example/media/contoh/episode-8.mp3",
          duration: "PT2M26S",
        },
        partOfSeries: { "@type": "PodcastSeries", url: "https://contoh.example/Podcast" },
      },
      { "@type": "BreadcrumbList" },
    ]);
  });
});
