/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { DockHost, loadCatalogue, RemoteScopeProvider, type Docked } from "@serambi/kernel/remote";
import { answer, fakeDeps, fakeHttp, fakeTenant, type Answers } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";

import { PLAYER_SLOT } from "../../contract/podcast/playerDock";
import type { Episode } from "../../contract/hosts/posts";
import { remote } from "../../remote";
import { FakeAudio } from "../../testing/podcast/FakeAudio";
import { PlayerRig, sampleTrack } from "../../testing/podcast/PlayerRig";
import { podcastAnswers, sampleEpisodeDetail } from "../../testing/podcast/sampleEpisodes";
import { playerSlot } from "./player.server";
import { Slot } from "./PodcastPlayer";

let audios: FakeAudio[];
let docked: Docked[];
let closed: number;

const dock = (slot: Docked): void => void docked.push(slot);
const close = (): void => void (closed += 1);

interface ShowOptions {
  readonly told?: Partial<Episode>;
  readonly answers?: Answers;
  /** Stores of the visit, by name. */
  readonly sessions?: Map<string, unknown>;
}

/** The slot as a host shows it: one in a page over what its loader gives, the docked one over nothing. */
const show = async (
  given: Readonly<Record<string, unknown>>,
  { told = {}, answers = {}, sessions = new Map() }: ShowOptions = {},
) => {
  const tenant = fakeTenant({ settings: { routes: ["/", "/Podcast", "/Podcast/:id/:title?"] } });
  const detail = { "services podcast/detail": answer(sampleEpisodeDetail(told)) };
  const http = fakeHttp({ ...podcastAnswers, ...detail, ...answers });
  const deps = fakeDeps({ tenant, http });
  const props = playerSlot.schema.parse({ episodeId: "episode-8", ...given });
  const data = await playerSlot.loader(deps, props);
  const messages = await loadCatalogue(remote, { texts: "podcast" }, "id");
  const rendered = await act(async () =>
    render(
      <DockHost controls={{ docked: null, dock, close }}>
        <RemoteScopeProvider scope={{ tenant, language: "id", messages, deps, sessions }}>
          <Slot props={props} data={data} store={undefined} />
        </RemoteScopeProvider>
      </DockHost>,
    ),
  );
  return { ...rendered, http, data };
};
/** A player that plays this track already. */
const playing = (track = sampleTrack("episode-8")): Map<string, unknown> => {
  const rig = new PlayerRig();
  const player = rig.open();
  player.play(track);
  rig.audio.begin(145);
  return new Map([["player", player]]);
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
    const { container } = await show({ place: "dock" }, { told: { cover: "https://media.example/8.webp" } });
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
      { name: PLAYER_SLOT, props: { episodeId: "episode-8", place: "dock" }, onEnd: expect.any(Function) },
    ]);
  });

  it("is there for an episode that plays, though the host no longer answers", async () => {
    const { http } = await show(
      { place: "dock" },
      {
        sessions: playing(sampleTrack("episode-8", { chapters: [] })),
        answers: { "services podcast/detail": new AppError("offline", "down") },
      },
    );
    expect(screen.getByText("Episode episode-8")).toBeTruthy();
    expect(http.calls).toEqual(["services podcast/detail?id=episode-8"]);
  });

  it("asks for nothing where all is known of what plays", async () => {
    const { http, data } = await show({ place: "dock" }, { sessions: playing() });
    expect(screen.getByRole("combobox", { name: "Bab" })).toBeTruthy();
    expect([http.calls, data]).toEqual([[], null]);
  });

  it("learns of the chapters that a list did not tell", async () => {
    const { http } = await show({ place: "dock" }, { sessions: playing(sampleTrack("episode-8", { chapters: [] })) });
    expect(await screen.findByRole("combobox", { name: "Bab" })).toBeTruthy();
    expect(http.calls).toEqual(["services podcast/detail?id=episode-8"]);
  });

  it("says that an episode could not be had, and asks once more", async () => {
    const { http } = await show(
      { place: "dock" },
      { answers: { "services podcast/detail": new AppError("offline", "down") } },
    );
    expect(screen.getByRole("status").textContent).toBe("Episode ini tidak sampai.");
    await act(async () => press("Coba lagi"));
    expect(http.calls).toHaveLength(2);
    press("Tutup pemutar");
    expect(closed).toBe(1);
  });
});

describe("the player in a page", () => {
  it("is a card with its button, which docks the player", async () => {
    await show({});
    press("Putar Suara dari dermaga 8");
    expect(audio().paused).toBe(false);
    expect(docked).toEqual([
      { name: PLAYER_SLOT, props: { episodeId: "episode-8", place: "dock" }, onEnd: expect.any(Function) },
    ]);
  });
});
