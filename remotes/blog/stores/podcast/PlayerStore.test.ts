/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { Listening } from "../../contract/podcast/Listening";
import type { Track } from "../../contract/podcast/Track";
import { FakeAudio } from "../../testing/podcast/FakeAudio";
import { DeviceKeys } from "./DeviceKeys";
import { PlayerStore } from "./PlayerStore";
import { Positions } from "./Positions";

const track = (id = "1", overrides: Partial<Track> = {}): Track => ({
  id,
  number: 1,
  title: `Episode ${id}`,
  path: `/Podcast/${id}/episode`,
  src: `/media/contoh/episode-${id}.mp3`,
  seconds: 150,
  chapters: [
    { title: "Awal", from: 0 },
    { title: "Tengah", from: 40 },
    { title: "Akhir", from: 100 },
  ],
  cover: "",
  art: null,
  ...overrides,
});

let audio: FakeAudio;
let made: number;
let isOnline: boolean;
let kept: Listening;

/** What the device was told, and the keys that it may press. */
class FakeSession {
  metadata: { readonly title: string; readonly album: string } | null = null;
  playbackState = "none";
  position: MediaPositionState | undefined;
  readonly keys = new Map<string, (details: Partial<MediaSessionActionDetails>) => void>();
  setActionHandler = (name: string, handler: () => void) => {
    if (name === "stop") throw new TypeError("this browser has no such key");
    this.keys.set(name, handler);
  };
  setPositionState = (position?: MediaPositionState) => {
    this.position = position;
  };
}
let session: FakeSession;

const open = ({ isShelfLost = false } = {}) => {
  const shelf = { read: () => kept, write: (next: Listening) => void (kept = next) };
  return new PlayerStore({
    createAudio: () => {
      made += 1;
      return audio as unknown as HTMLAudioElement; // all that a player uses of one
    },
    positions: new Positions(() =>
      isShelfLost ? Promise.reject(new AppError("offline", "lost")) : Promise.resolve(shelf),
    ),
    device: () => new DeviceKeys(session as unknown as MediaSession, "Situs Contoh"), // all that a player tells one
    isOnline: () => isOnline,
  });
};

const opened = async () => {
  const player = open();
  await player.remember();
  return player;
};

beforeEach(() => {
  audio = new FakeAudio();
  made = 0;
  isOnline = true;
  kept = { format: 1, rate: 1, positions: [] };
  session = new FakeSession();
  Object.assign(globalThis, {
    MediaMetadata: function MediaMetadata(this: object, init: object) {
      Object.assign(this, init);
    },
  });
});

describe("the player", () => {
  it("makes no element before something is played, and one for all episodes", async () => {
    const player = await opened();
    player.load(track("3"));
    expect(made).toBe(0);
    player.play(track("1"));
    player.play(track("2"));
    expect([made, audio.src, audio.preload]).toEqual([1, "/media/contoh/episode-2.mp3", "none"]);
  });

  it("plays: waits for sound, then says where it is and which chapter that is", async () => {
    const player = await opened();
    player.play(track());
    expect(player.face).toBe("waiting");
    audio.begin(151.2);
    expect([player.face, player.length]).toEqual(["playing", 151.2]);
    audio.hear(41);
    expect([player.seconds, player.chapter]).toEqual([41, 1]);
    audio.tell("waiting");
    expect(player.face).toBe("waiting");
  });

  it("pauses and goes on, by its own button and by the device", async () => {
    const player = await opened();
    player.play(track());
    audio.begin(150);
    player.toggle();
    expect([player.face, audio.paused]).toEqual(["paused", true]);
    player.toggle();
    audio.tell("playing");
    audio.pause();
    expect(player.face).toBe("paused");
  });

  it("is not taken for playing where the browser wants a click first", async () => {
    const player = await opened();
    audio.answer = () => Promise.reject(new DOMException("a click first", "NotAllowedError"));
    player.play(track());
    await Promise.resolve();
    await Promise.resolve();
    expect(player.face).toBe("paused");
  });

  it("seeks before anything was fetched, within what there is", async () => {
    const player = await opened();
    player.load(track());
    player.seek(60);
    expect([player.face, player.seconds, audio.currentTime]).toEqual(["paused", 60, 0]);
    player.resume();
    audio.begin(150);
    expect(audio.currentTime).toBe(60);
    player.skip(1_000);
    expect(audio.currentTime).toBe(150);
    player.skip(-1_000);
    expect(audio.currentTime).toBe(0);
  });

  it("goes from chapter to chapter; back to the beginning of this one first", async () => {
    const player = await opened();
    player.play(track());
    audio.begin(150);
    const at = (seconds: number, chapters: number) => {
      audio.hear(seconds);
      player.turn(chapters);
      return player.seconds;
    };
    expect([at(10, 1), at(60, -1), at(41, -1), at(1, -1), at(120, 1)]).toEqual([40, 40, 0, 0, 120]);
  });

  it("keeps its speed for the next episode and the next visit", async () => {
    const player = await opened();
    player.play(track());
    player.setRate(1.5);
    player.play(track("2"));
    audio.load();
    expect([audio.playbackRate, kept.rate]).toEqual([1.5, 1.5]);
    const later = await opened();
    later.play(track("3"));
    expect([later.rate, audio.playbackRate]).toEqual([1.5, 1.5]);
  });

  it("is as loud as it was set, and not at all while muted", async () => {
    const player = await opened();
    player.setVolume(0.4);
    player.play(track());
    player.toggleMute();
    expect([audio.volume, audio.muted]).toEqual([0.4, true]);
    player.setVolume(0);
    player.toggleMute();
    expect([audio.volume, audio.muted]).toEqual([1, false]);
  });

  it("learns of chapters that a list did not tell, without beginning anew", async () => {
    const player = await opened();
    player.play(track("1", { chapters: [] }));
    audio.begin(150);
    audio.hear(45);
    expect(player.chapter).toBe(-1);
    player.load(track("1"));
    expect([player.chapter, player.seconds, audio.loads]).toEqual([1, 45, 1]);
  });
});

describe("the place in an episode", () => {
  it("is kept every five seconds, on a pause, and when another episode begins", async () => {
    const player = await opened();
    player.play(track());
    audio.begin(150);
    audio.hear(7);
    audio.hear(9);
    expect(kept.positions).toEqual([{ id: "1", seconds: 7 }]);
    player.pause();
    expect(kept.positions).toEqual([{ id: "1", seconds: 9 }]);
    audio.hear(30);
    player.play(track("2"));
    expect(kept.positions).toEqual([{ id: "1", seconds: 30 }]);
  });

  it("is where an episode goes on, unless a place is asked for", async () => {
    kept = { ...kept, positions: [{ id: "1", seconds: 70 }] };
    const player = await opened();
    expect(player.placeOf("1")).toBe(70);
    player.play(track());
    expect(player.seconds).toBe(70);
    audio.begin(150);
    expect(audio.currentTime).toBe(70);
    player.play(track(), 20);
    expect(audio.currentTime).toBe(20);
  });

  it("is gone to where it was not known yet when the episode began", async () => {
    kept = { ...kept, rate: 1.25, positions: [{ id: "1", seconds: 70 }] };
    const player = open();
    player.play(track());
    audio.begin(150);
    audio.hear(0.3);
    await player.remember();
    await Promise.resolve();
    expect([audio.currentTime, player.seconds, audio.playbackRate]).toEqual([70, 70, 1.25]);
  });

  it("is forgotten when the episode was heard to its end, which then begins anew", async () => {
    kept = { ...kept, positions: [{ id: "1", seconds: 70 }] };
    const player = await opened();
    player.play(track());
    audio.begin(150);
    audio.end();
    expect([player.face, player.seconds, kept.positions]).toEqual(["ended", 150, []]);
    player.resume();
    expect([player.seconds, audio.currentTime]).toEqual([0, 0]);
  });

  it("is kept when the page is left, and when the player is closed", async () => {
    const player = await opened();
    player.play(track());
    audio.begin(150);
    audio.hear(2);
    audio.hear(6.5);
    dispatchEvent(new Event("pagehide"));
    expect(kept.positions).toEqual([{ id: "1", seconds: 6 }]);
    player.skip(30);
    player.stop();
    expect([kept.positions, player.face, player.track, audio.src]).toEqual([
      [{ id: "1", seconds: 36 }],
      "idle",
      null,
      "",
    ]);
  });

  it("is not asked for where nothing was ever kept, before something is played", async () => {
    let asked = 0;
    const reader = async () => {
      asked += 1;
      return { read: () => kept, write: (next: Listening) => void (kept = next) };
    };
    const player = new PlayerStore({
      createAudio: () => audio as unknown as HTMLAudioElement, // all that a player uses of one
      positions: new Positions(reader, () => false),
      device: () => new DeviceKeys(undefined, ""),
      isOnline: () => true,
    });
    await player.remember();
    expect(asked).toBe(0);
    player.play(track());
    audio.begin(150);
    await Promise.resolve();
    await Promise.resolve();
    audio.hear(12);
    expect([asked, kept.positions]).toEqual([1, [{ id: "1", seconds: 12 }]]);
  });

  it("is done without where nothing can be kept", async () => {
    const player = open({ isShelfLost: true });
    player.play(track());
    audio.begin(150);
    audio.hear(50);
    await player.remember();
    player.pause();
    expect([player.face, player.placeOf("1"), player.placeOf("2")]).toEqual(["paused", 50, 0]);
  });
});

describe("a recording that does not come", () => {
  it("says that there is no connection, keeps its place, and goes on by itself when there is one again", async () => {
    const player = await opened();
    player.play(track());
    audio.begin(150);
    audio.hear(62);
    isOnline = false;
    audio.tell("waiting");
    expect(player.face).toBe("offline");
    audio.break();
    expect([player.face, player.seconds]).toEqual(["offline", 62]);
    isOnline = true;
    dispatchEvent(new Event("online"));
    expect([player.face, player.seconds, audio.loads]).toEqual(["waiting", 62, 2]);
    audio.begin(150);
    expect([player.face, audio.currentTime]).toEqual(["playing", 62]);
  });

  it("says that it failed where the connection is not to blame, and is tried again by hand", async () => {
    const player = await opened();
    player.play(track());
    audio.break();
    expect(player.face).toBe("failed");
    dispatchEvent(new Event("online"));
    expect(player.face).toBe("failed");
    player.toggle();
    expect([player.face, audio.loads]).toEqual(["waiting", 2]);
  });

  it("does not begin by itself again once it was paused", async () => {
    const player = await opened();
    player.play(track());
    audio.begin(150);
    isOnline = false;
    audio.break();
    player.pause();
    isOnline = true;
    dispatchEvent(new Event("online"));
    expect(player.face).toBe("paused");
    player.resume();
    expect(audio.loads).toBe(2);
  });
});

describe("the device's own keys", () => {
  it("know what is played, where it is, and whether it plays", async () => {
    const player = await opened();
    player.play(track());
    audio.begin(150);
    audio.hear(45);
    expect(session.metadata).toMatchObject({ title: "Episode 1", artist: "Situs Contoh", album: "Tengah" });
    player.seek(50);
    expect(session.position).toEqual({ duration: 150, position: 50, playbackRate: 1 });
    expect(session.playbackState).toBe("playing");
    player.pause();
    expect(session.playbackState).toBe("paused");
    player.stop();
    expect([session.metadata, session.playbackState, session.position]).toEqual([null, "none", undefined]);
  });

  it("play, pause, skip, seek and turn chapters", async () => {
    const player = await opened();
    player.play(track());
    player.pause();
    const press = (key: string, details = {}) => session.keys.get(key)?.(details);
    press("play");
    audio.begin(150);
    expect(player.face).toBe("playing");
    press("seekforward");
    expect(player.seconds).toBe(30);
    press("seekbackward", { seekOffset: 10 });
    expect(player.seconds).toBe(20);
    press("seekto", { seekTime: 90 });
    expect(player.seconds).toBe(90);
    press("nexttrack");
    expect(player.seconds).toBe(100);
    press("previoustrack");
    expect(player.seconds).toBe(40);
    press("pause");
    expect(player.face).toBe("paused");
  });
});
