/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";

import { PlayerRig, sampleTrack as track } from "../../testing/podcast/PlayerRig";

let rig: PlayerRig;
beforeEach(() => {
  rig = new PlayerRig();
});

describe("the player", () => {
  it("makes no element before something is played, and one for all episodes", async () => {
    const player = await rig.opened();
    player.load(track("3"));
    expect(rig.made).toBe(0);
    player.play(track("1"));
    player.play(track("2"));
    expect([rig.made, rig.audio.src, rig.audio.preload]).toEqual([1, "/media/contoh/episode-2.mp3", "none"]);
  });

  it("plays: waits for sound, then says where it is and which chapter that is", async () => {
    const player = await rig.opened();
    player.play(track());
    expect(player.face).toBe("waiting");
    rig.audio.begin(151.2);
    expect([player.face, player.length]).toEqual(["playing", 151.2]);
    rig.audio.hear(41);
    expect([player.seconds, player.chapter]).toEqual([41, 1]);
    rig.audio.tell("waiting");
    expect(player.face).toBe("waiting");
  });

  it("pauses and goes on, by its own button and by the device", async () => {
    const player = await rig.opened();
    player.play(track());
    rig.audio.begin(150);
    player.toggle();
    expect([player.face, rig.audio.paused]).toEqual(["paused", true]);
    player.toggle();
    rig.audio.tell("playing");
    rig.audio.pause();
    expect(player.face).toBe("paused");
  });

  it("is not taken for playing where the browser wants a click first", async () => {
    const player = await rig.opened();
    rig.audio.answer = () => Promise.reject(new DOMException("a click first", "NotAllowedError"));
    player.play(track());
    await Promise.resolve();
    await Promise.resolve();
    expect(player.face).toBe("paused");
  });

  it("seeks before anything was fetched, within what there is", async () => {
    const player = await rig.opened();
    player.load(track());
    player.seek(60);
    expect([player.face, player.seconds, rig.audio.currentTime]).toEqual(["paused", 60, 0]);
    player.resume();
    rig.audio.begin(150);
    expect(rig.audio.currentTime).toBe(60);
    player.skip(1_000);
    expect(rig.audio.currentTime).toBe(150);
    player.skip(-1_000);
    expect(rig.audio.currentTime).toBe(0);
  });

  it("goes from chapter to chapter; back to the beginning of this one first", async () => {
    const player = await rig.opened();
    player.play(track());
    rig.audio.begin(150);
    const at = (seconds: number, chapters: number) => {
      rig.audio.hear(seconds);
      player.turn(chapters);
      return player.seconds;
    };
    expect([at(10, 1), at(60, -1), at(41, -1), at(1, -1), at(120, 1)]).toEqual([40, 40, 0, 0, 120]);
  });

  it("keeps its speed for the next episode and the next visit", async () => {
    const player = await rig.opened();
    player.play(track());
    player.setRate(1.5);
    player.play(track("2"));
    rig.audio.load();
    expect([rig.audio.playbackRate, rig.kept.rate]).toEqual([1.5, 1.5]);
    const later = await rig.opened();
    later.play(track("3"));
    expect([later.rate, rig.audio.playbackRate]).toEqual([1.5, 1.5]);
  });

  it("is as loud as it was set, and not at all while muted", async () => {
    const player = await rig.opened();
    player.setVolume(0.4);
    player.play(track());
    player.toggleMute();
    expect([rig.audio.volume, rig.audio.muted]).toEqual([0.4, true]);
    player.setVolume(0);
    player.toggleMute();
    expect([rig.audio.volume, rig.audio.muted]).toEqual([1, false]);
  });

  it("learns of chapters that a list did not tell, without beginning anew", async () => {
    const player = await rig.opened();
    player.play(track("1", { chapters: [] }));
    rig.audio.begin(150);
    rig.audio.hear(45);
    expect(player.chapter).toBe(-1);
    player.load(track("1"));
    expect([player.chapter, player.seconds, rig.audio.loads]).toEqual([1, 45, 1]);
  });
});

describe("a recording that does not come", () => {
  it("says that there is no connection, keeps its place, and goes on by itself when there is one again", async () => {
    const player = await rig.opened();
    player.play(track());
    rig.audio.begin(150);
    rig.audio.hear(62);
    rig.isOnline = false;
    rig.audio.tell("waiting");
    expect(player.face).toBe("offline");
    rig.audio.break();
    expect([player.face, player.seconds]).toEqual(["offline", 62]);
    rig.isOnline = true;
    dispatchEvent(new Event("online"));
    expect([player.face, player.seconds, rig.audio.loads]).toEqual(["waiting", 62, 2]);
    rig.audio.begin(150);
    expect([player.face, rig.audio.currentTime]).toEqual(["playing", 62]);
  });

  it("says that it failed where the connection is not to blame, and is tried again by hand", async () => {
    const player = await rig.opened();
    player.play(track());
    rig.audio.break();
    expect(player.face).toBe("failed");
    dispatchEvent(new Event("online"));
    expect(player.face).toBe("failed");
    player.toggle();
    expect([player.face, rig.audio.loads]).toEqual(["waiting", 2]);
  });

  it("does not begin by itself again once it was paused", async () => {
    const player = await rig.opened();
    player.play(track());
    rig.audio.begin(150);
    rig.isOnline = false;
    rig.audio.break();
    player.pause();
    rig.isOnline = true;
    dispatchEvent(new Event("online"));
    expect(player.face).toBe("paused");
    player.resume();
    expect(rig.audio.loads).toBe(2);
  });
});

describe("the device's own keys", () => {
  it("know what is played, where it is, and whether it plays", async () => {
    const player = await rig.opened();
    player.play(track());
    rig.audio.begin(150);
    rig.audio.hear(45);
    expect(rig.session.metadata).toMatchObject({ title: "Episode 1", artist: "Situs Contoh", album: "Tengah" });
    player.seek(50);
    expect(rig.session.position).toEqual({ duration: 150, position: 50, playbackRate: 1 });
    expect(rig.session.playbackState).toBe("playing");
    player.pause();
    expect(rig.session.playbackState).toBe("paused");
    player.stop();
    expect([rig.session.metadata, rig.session.playbackState, rig.session.position]).toEqual([null, "none", undefined]);
  });

  it("play, pause, skip, seek and turn chapters", async () => {
    const player = await rig.opened();
    player.play(track());
    player.pause();
    const press = (key: string, details = {}) => rig.session.keys.get(key)?.(details);
    press("play");
    rig.audio.begin(150);
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
