/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { DockHost, REMOTE_CONTRACT, useDock, type RemoteDefinition, type SlotModule } from "@serambi/kernel/remote";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { observer } from "mobx-react-lite";

import { FrameProvider } from "../frame/FrameContext";
import { messages as t } from "../messages/en";
import { ARRIVAL } from "../navigation/arrival";
import { SiteVisit } from "../page/SiteVisit";
import type { RemoteFailure } from "../page/types";
import { DOCKED_KEYS } from "./dockedKey";
import { Docking } from "./Docking";

interface Song {
  readonly song: string;
}

interface Parts {
  /** Brings the code of the slot for songs. */
  readonly load?: () => Promise<SlotModule>;
  /** Brings the code of the slot for films. */
  readonly loadFilm?: () => Promise<SlotModule>;
}

/** What the slot for songs was given, each time that it was rendered. */
let given: unknown[];

const Playing = ({ props, data }: { readonly props: Song; readonly data: unknown }) => {
  given.push({ props, data });
  return <output>{`Playing ${props.song}`}</output>;
};
const Film = () => <output>A film</output>;
const Broken = (): never => {
  throw new Error("a bug of this slot");
};
const noLine = () => Promise.reject(new Error("no line"));

const remoteWith = ({ load, loadFilm }: Parts): RemoteDefinition => ({
  id: "music",
  contract: REMOTE_CONTRACT,
  messages: { id: () => Promise.resolve({ messages: {} }), en: () => Promise.resolve({ messages: {} }) },
  pages: [],
  slots: [
    { name: "player.song.v1", minHeightRem: 4, load: load ?? (() => Promise.resolve({ Slot: Playing })) },
    { name: "player.film.v1", minHeightRem: 4, load: loadFilm ?? (() => Promise.resolve({ Slot: Film })) },
  ],
});

const visitOf = (parts: Parts, families: Readonly<Record<string, string>>): SiteVisit =>
  new SiteVisit({
    tenant: fakeTenant({ language: "en" }),
    release: {
      id: "r1",
      routes: [],
      slots: {},
      families,
      remotes: { music: { id: "music", version: "1.0.0", entry: "/e.js", integrity: "", container: "c" } },
    },
    source: { load: () => Promise.resolve({ kind: "loaded", remote: remoteWith(parts) }) },
    http: fakeHttp({}),
    now: () => new Date(0),
  });

/** A page that may dock songs, and close what is docked. */
const SongsPage = () => {
  const { docked, dock, close } = useDock();
  const play = (song: string) => () => dock({ name: "player.song.v1", props: { song }, onEnd: () => ended.push(song) });
  return (
    <main id="isi" tabIndex={-1}>
      <p>{docked ? "Something is docked" : "Nothing is docked"}</p>
      <button type="button" onClick={play("Rayuan")}>
        Rayuan
      </button>
      <button type="button" onClick={play("Bengawan")}>
        Bengawan
      </button>
      <button type="button" onClick={play("x".repeat(3_000))}>
        Long
      </button>
      <button type="button" onClick={close}>
        Silence
      </button>
    </main>
  );
};

let reports: RemoteFailure[];
let ended: string[];

const show = (
  parts: Parts = {},
  families: Readonly<Record<string, string>> = { player: "music" },
  docking = new Docking("below"),
) => {
  const visit = visitOf(parts, families);
  const report = (failure: RemoteFailure): void => void reports.push(failure);
  const Live = observer(({ docking: { controls, Area } }: { readonly docking: Docking }) => (
    <DockHost controls={controls}>
      <FrameProvider services={{ t, isStatic: false, report }}>
        <SongsPage />
        {Area && <Area edge="below" visit={visit} />}
      </FrameProvider>
    </DockHost>
  ));
  render(<Live docking={docking} />);
  return { docking, visit };
};
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));
const dock = () => screen.findByRole("complementary", { name: "Stays open" });

/** jsdom has no layout to observe. */
class NoResizeObserver {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeEach(() => {
  reports = [];
  given = [];
  ended = [];
  sessionStorage.clear();
  Object.assign(window, { ResizeObserver: NoResizeObserver });
});
afterEach(cleanup);

describe("the dock", () => {
  it("is empty until a page docks something, and says to pages what is there", async () => {
    show();
    expect(screen.queryByRole("complementary")).toBeNull();
    press("Rayuan");
    expect(await screen.findByText("Playing Rayuan")).toBeTruthy();
    expect((await dock()).textContent).toBe("Playing Rayuan");
    expect(screen.getByText("Something is docked")).toBeTruthy();
  });

  it("gives a slot the properties that it was docked with, and no data: no loader runs for it", async () => {
    show();
    press("Rayuan");
    await screen.findByText("Playing Rayuan");
    expect(given.at(-1)).toEqual({ props: { song: "Rayuan" }, data: null });
  });

  it("keeps what is there until what takes its place has come", async () => {
    let arrive = (): void => undefined;
    const coming = new Promise<SlotModule>((resolve) => (arrive = () => resolve({ Slot: Film })));
    const { docking } = show({ loadFilm: () => coming });
    press("Rayuan");
    const shown = await screen.findByText("Playing Rayuan");
    press("Bengawan");
    expect((await screen.findByText("Playing Bengawan")).isSameNode(shown)).toBe(true);
    await act(async () => docking.controls.dock({ name: "player.film.v1", props: {} }));
    expect(screen.getByText("Playing Bengawan")).toBe(shown);
    await act(async () => arrive());
    expect((await dock()).textContent).toBe("A film");
  });

  it("closes, and gives the focus to the page where it would be lost", async () => {
    show();
    press("Rayuan");
    await screen.findByText("Playing Rayuan");
    press("Silence");
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(sessionStorage.getItem(DOCKED_KEYS.below)).toBeNull();
  });

  it("says what could not be shown, tries again, and can be closed then too", async () => {
    let isDown = true;
    show({ load: () => (isDown ? noLine() : Promise.resolve({ Slot: Playing })) });
    press("Rayuan");
    expect(await screen.findByText(t.slotFailed)).toBeTruthy();
    expect(reports.map(({ remote, phase }) => `${remote} ${phase}`)).toEqual(["music chunk"]);
    isDown = false;
    press(t.retry);
    expect(await screen.findByText("Playing Rayuan")).toBeTruthy();
  });

  it("ends what was begun for it when it is closed, though it never came", async () => {
    show({ load: noLine });
    press("Rayuan");
    await screen.findByText(t.slotFailed);
    expect(ended).toEqual([]);
    press("Close");
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(ended).toEqual(["Rayuan"]);
  });

  it("ends what gives way to another slot, and not what goes on as the same", async () => {
    const { docking } = show();
    press("Rayuan");
    await screen.findByText("Playing Rayuan");
    press("Bengawan");
    await screen.findByText("Playing Bengawan");
    expect(ended).toEqual([]);
    await act(async () => docking.controls.dock({ name: "notes.pad.v1", props: {} }));
    expect(ended).toEqual(["Bengawan"]);
  });

  it("leaves what its code did not come for to the page that began it, and ends it with that page", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    let asked = 0;
    const code = async () => {
      asked += 1;
      throw new Error("gone");
    };
    const { docking } = show({}, undefined, new Docking("below", code));
    press("Rayuan");
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect([asked, ended, docking.controls.docked?.name]).toEqual([1, [], "player.song.v1"]);
    await act(async () => dispatchEvent(new Event(ARRIVAL)));
    expect([asked, ended, docking.controls.docked]).toEqual([2, ["Rayuan"], null]);
    jest.restoreAllMocks();
  });

  it("keeps a bug of a slot to itself, and lets it be closed", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    show({ load: () => Promise.resolve({ Slot: Broken }) });
    press("Rayuan");
    expect(await screen.findByText(t.slotFailed)).toBeTruthy();
    expect(reports.map(({ remote, phase }) => `${remote} ${phase}`)).toEqual(["music render"]);
    press("Close");
    expect(screen.queryByRole("complementary")).toBeNull();
    jest.restoreAllMocks();
  });

  it("is put back after the page is loaded anew", async () => {
    show();
    press("Rayuan");
    await screen.findByText("Playing Rayuan");
    const kept = sessionStorage.getItem(DOCKED_KEYS.below);
    cleanup();
    sessionStorage.setItem(DOCKED_KEYS.below, kept ?? "");
    const { docking, visit } = show();
    await act(() => docking.restore(visit));
    expect(await screen.findByText("Playing Rayuan")).toBeTruthy();
  });

  it("puts nothing back that this page knows no remote for, and keeps it for one that does", async () => {
    const kept = JSON.stringify({ name: "player.song.v1", props: { song: "Rayuan" } });
    sessionStorage.setItem(DOCKED_KEYS.below, kept);
    const { docking, visit } = show({}, {});
    await act(() => docking.restore(visit));
    expect(docking.controls.docked).toBeNull();
    expect(sessionStorage.getItem(DOCKED_KEYS.below)).toBe(kept);
  });

  it.each(["", "null", "{", '{"name":1,"props":{}}', '{"name":"player.song.v1"}', '{"name":"constructor","props":{}}'])(
    "puts nothing back of what it did not write: %s",
    async (kept) => {
      sessionStorage.setItem(DOCKED_KEYS.below, kept);
      const { docking, visit } = show();
      await act(() => docking.restore(visit));
      expect(docking.controls.docked).toBeNull();
    },
  );

  it("keeps nothing of more than 2 KB", async () => {
    show();
    press("Long");
    await waitFor(() => expect(screen.queryByText(/Playing x/)).toBeTruthy());
    expect(sessionStorage.getItem(DOCKED_KEYS.below)).toBeNull();
  });

  it("stays closed where it was closed before its code came", async () => {
    const { docking } = show();
    act(() => docking.controls.dock({ name: "player.song.v1", props: { song: "Rayuan" } }));
    act(() => docking.controls.close());
    await waitFor(() => expect(docking.Area).not.toBeNull());
    expect(screen.queryByRole("complementary")).toBeNull();
  });
});
