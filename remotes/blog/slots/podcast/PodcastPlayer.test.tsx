/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { Episode } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import { DockHost, loadCatalogue, RemoteScopeProvider, type Docked } from "@serambi/kernel/remote";
import { answer, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";

import { trackOf } from "../../contract/podcast/Track";
import { remote } from "../../remote";
import type { BlogStore } from "../../stores/BlogStore";
import { podcastOf } from "../../stores/podcast/podcastOf";
import { FakeAudio } from "../../testing/podcast/FakeAudio";
import { podcastAnswers, sampleEpisode, sampleEpisodeDetail } from "../../testing/podcast/sampleEpisodes";

let audios: FakeAudio[];
let docked: Docked[];
let closed: number;

const dock = (slot: Docked): void => void docked.push(slot);
const close = (): void => void (closed += 1);

const show = async (given: Readonly<Record<string, unknown>>, told: Partial<Episode> = {}) => {
  const slot = remote.slots.find(({ name }) => name === "podcast.player.v1");
  if (!slot) throw new Error("The remote has no player");
  const tenant = fakeTenant({ settings: { routes: ["/", "/Podcast", "/Podcast/:id/:title?"] } });
  const http = fakeHttp({ ...podcastAnswers, "services podcast/detail": answer(sampleEpisodeDetail(told)) });
  const deps = fakeDeps({ tenant, http });
  const store = remote.createStore(deps);
  const props: unknown = (await slot.schema()).schema.parse({ episodeId: "episode-8", ...given });
  const data: unknown = await slot.preload(store, props, deps);
  const [{ Slot }, messages] = await Promise.all([slot.load(), loadCatalogue(remote, slot, "id")]);
  const rendered = await act(async () =>
    render(
      <DockHost controls={{ docked: null, dock, close }}>
        <RemoteScopeProvider scope={{ tenant, language: "id", messages }}>
          <Slot store={store} props={props} data={data} />
        </RemoteScopeProvider>
      </DockHost>,
    ),
  );
  const preload = () => slot.preload(store, props, deps);
  return { ...rendered, http, preload };
};
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));
const audio = (): FakeAudio => {
  const [only] = audios;
  if (!only || audios.length > 1) throw new Error(`There are ${audios.length} elements`);
  return only;
};
const position = () => screen.getByRole<HTMLInputElement>("slider", { name: "Posisi" });
const play = async (): Promise<void> => {
  await show({ place: "dock" });
  press("Putar");
  act(() => audio().begin(145));
};

beforeEach(() => {
  audios = [];
  docked = [];
  closed = 0;
  localStorage.clear();
  Object.assign(globalThis, {
    Audio: class extends FakeAudio {
      constructor() {
        super();
        audios.push(this);
      }
    },
  });
});
afterEach(cleanup);

describe("the player in the dock", () => {
  it("stands ready, without having fetched or played anything", async () => {
    await show({ place: "dock" });
    expect(screen.getByRole("group", { name: "Pemutar podcast" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Suara dari dermaga 8" }).getAttribute("href")).toBe(
      "/Podcast/episode-8/suara-dari-dermaga-8",
    );
    expect(audios).toEqual([]);
  });

  it("says where it is, in words", async () => {
    await play();
    act(() => audio().hear(65));
    expect(position().getAttribute("aria-valuetext")).toBe("1 menit 5 detik dari 2 menit 25 detik");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Bab" }).value).toBe("1");
  });

  it("goes where the handle is let go, not where it is pulled past", async () => {
    await play();
    fireEvent.input(position(), { target: { value: "30" } });
    fireEvent.input(position(), { target: { value: "80" } });
    expect([audio().currentTime, position().value]).toEqual([0, "80"]);
    fireEvent(position(), new Event("change", { bubbles: true }));
    expect(audio().currentTime).toBe(80);
  });

  it("skips, turns to a chapter, changes its speed and is muted", async () => {
    await play();
    press("Maju 30 detik");
    expect(audio().currentTime).toBe(30);
    press("Mundur 15 detik");
    expect(audio().currentTime).toBe(15);
    fireEvent.change(screen.getByRole("combobox", { name: "Bab" }), { target: { value: "2" } });
    expect(audio().currentTime).toBe(100);
    fireEvent.change(screen.getByRole("combobox", { name: "Kecepatan" }), { target: { value: "1.5" } });
    expect(audio().playbackRate).toBe(1.5);
    press("Bisukan");
    expect(audio().muted).toBe(true);
    press("Bunyikan");
    expect(audio().muted).toBe(false);
  });

  it("is played by keys from any of its controls, and leaves them what is theirs", async () => {
    await play();
    const link = screen.getByRole("link");
    for (const [key, seconds] of [
      ["l", 30],
      ["j", 15],
      ["ArrowRight", 20],
      ["ArrowLeft", 15],
    ] as const) {
      fireEvent.keyDown(link, { key });
      expect(audio().currentTime).toBe(seconds);
    }
    fireEvent.keyDown(link, { key: "k" });
    expect(audio().paused).toBe(true);
    fireEvent.keyDown(position(), { key: " " });
    expect(audio().paused).toBe(false);
    const theirs = [
      [screen.getByRole("button", { name: "Jeda" }), " "],
      [screen.getByRole("combobox", { name: "Bab" }), "l"],
      [screen.getByRole("slider", { name: "Volume" }), "ArrowRight"],
    ] as const;
    for (const [control, key] of theirs) fireEvent.keyDown(control, { key });
    fireEvent.keyDown(link, { key: "l", ctrlKey: true });
    expect([audio().currentTime, audio().paused]).toEqual([15, false]);
  });

  it("says why it does not play, and tries again", async () => {
    await play();
    act(() => audio().break());
    expect(screen.getByRole("status").textContent).toContain("Suara tidak sampai. Posisi Anda tersimpan.");
    press("Coba lagi");
    act(() => audio().begin(145));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("has no broken picture: the cloth for a cover, an even ground for the cloth, both anew with the connection", async () => {
    const { container } = await show({ place: "dock" }, { cover: "https://media.example/8.webp" });
    const images = () => [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"));
    const lose = () => container.querySelectorAll("img").forEach((image) => fireEvent.error(image));
    expect(images()).toEqual([expect.stringContaining("media.example")]);
    lose();
    expect(images()).toEqual([expect.stringMatching(/^\/kain\/cover\//)]);
    lose();
    expect(images()).toEqual([]);
    act(() => void dispatchEvent(new Event("online")));
    expect(images()).toEqual([expect.stringContaining("media.example")]);
  });

  it("unfolds, and says so", async () => {
    await show({ place: "dock" });
    const more = screen.getByRole("button", { name: "Kendali lain" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(more);
    expect(screen.getByRole("button", { name: "Lipat kendali" }).getAttribute("aria-expanded")).toBe("true");
  });

  it("is closed by its own button, and falls silent with its place", async () => {
    const { unmount } = await show({ place: "dock" });
    press("Putar");
    press("Tutup pemutar");
    expect(closed).toBe(1);
    unmount();
    expect([audio().paused, audio().src]).toEqual([true, ""]);
  });

  it("begins by itself where it is asked to, once: a page that is loaded anew is silent", async () => {
    await show({ place: "dock", autoplay: true });
    expect(audio().paused).toBe(false);
    expect(docked).toEqual([
      { name: "podcast.player.v1", props: { episodeId: "episode-8", place: "dock" }, onEnd: expect.any(Function) },
    ]);
  });

  it("is there for an episode that plays, though the host no longer answers", async () => {
    const slot = remote.slots.find(({ name }) => name === "podcast.player.v1");
    const tenant = fakeTenant();
    const deps = fakeDeps({ tenant, http: fakeHttp({ "services podcast/detail": new AppError("offline", "down") }) });
    const store = remote.createStore(deps) as BlogStore; // what this remote makes
    const props = { episodeId: "episode-8", place: "dock", autoplay: false };
    await expect(slot?.preload(store, props, deps)).rejects.toThrow("down");
    const listed = trackOf(tenant, sampleEpisode());
    podcastOf(store).player.load(listed);
    expect(await slot?.preload(store, props, deps)).toEqual(listed);
  });

  it("asks the host for an episode once", async () => {
    const { http, preload } = await show({ place: "dock" });
    await preload();
    expect(http.calls).toEqual(["services podcast/detail?id=episode-8"]);
  });
});

describe("the player in a page", () => {
  it("is a card with its button, which docks the player", async () => {
    await show({});
    press("Putar Suara dari dermaga 8");
    expect(audio().paused).toBe(false);
    expect(docked).toEqual([
      { name: "podcast.player.v1", props: { episodeId: "episode-8", place: "dock" }, onEnd: expect.any(Function) },
    ]);
  });
});
