/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";

import { PlayerRig, sampleTrack as track } from "../../testing/podcast/PlayerRig";
import { Positions } from "./Positions";

let rig: PlayerRig;
beforeEach(() => {
  rig = new PlayerRig();
});

describe("the place in an episode", () => {
  it("is rig.kept every five seconds, on a pause, and when another episode begins", async () => {
    const player = await rig.opened();
    player.play(track());
    rig.audio.begin(150);
    rig.audio.hear(7);
    rig.audio.hear(9);
    expect(rig.kept.positions).toEqual([{ id: "1", seconds: 7 }]);
    player.pause();
    expect(rig.kept.positions).toEqual([{ id: "1", seconds: 9 }]);
    rig.audio.hear(30);
    player.play(track("2"));
    expect(rig.kept.positions).toEqual([{ id: "1", seconds: 30 }]);
  });

  it("is where an episode goes on, unless a place is asked for", async () => {
    rig.kept = { ...rig.kept, positions: [{ id: "1", seconds: 70 }] };
    const player = await rig.opened();
    expect(player.placeOf("1")).toBe(70);
    player.play(track());
    expect(player.seconds).toBe(70);
    rig.audio.begin(150);
    expect(rig.audio.currentTime).toBe(70);
    player.play(track(), 20);
    expect(rig.audio.currentTime).toBe(20);
  });

  it("is gone to where it was not known yet when the episode began", async () => {
    rig.kept = { ...rig.kept, rate: 1.25, positions: [{ id: "1", seconds: 70 }] };
    const player = rig.open();
    player.play(track());
    rig.audio.begin(150);
    rig.audio.hear(0.3);
    await player.remember();
    await Promise.resolve();
    expect([rig.audio.currentTime, player.seconds, rig.audio.playbackRate]).toEqual([70, 70, 1.25]);
  });

  it("is forgotten when the episode was heard to its end, which then begins anew", async () => {
    rig.kept = { ...rig.kept, positions: [{ id: "1", seconds: 70 }] };
    const player = await rig.opened();
    player.play(track());
    rig.audio.begin(150);
    rig.audio.end();
    expect([player.face, player.seconds, rig.kept.positions]).toEqual(["ended", 150, []]);
    player.resume();
    expect([player.seconds, rig.audio.currentTime]).toEqual([0, 0]);
  });

  it("is rig.kept when the page is left, and when the player is closed", async () => {
    const player = await rig.opened();
    player.play(track());
    rig.audio.begin(150);
    rig.audio.hear(2);
    rig.audio.hear(6.5);
    dispatchEvent(new Event("pagehide"));
    expect(rig.kept.positions).toEqual([{ id: "1", seconds: 6 }]);
    player.skip(30);
    player.stop();
    expect([rig.kept.positions, player.face, player.track, rig.audio.src]).toEqual([
      [{ id: "1", seconds: 36 }],
      "idle",
      null,
      "",
    ]);
  });

  it("is not asked for where nothing was ever rig.kept, before something is played", async () => {
    let asked = 0;
    const reader = async () => {
      asked += 1;
      return rig.shelf;
    };
    const player = rig.open({ positions: new Positions(reader, () => false) });
    await player.remember();
    expect(asked).toBe(0);
    player.play(track());
    rig.audio.begin(150);
    await Promise.resolve();
    await Promise.resolve();
    rig.audio.hear(12);
    expect([asked, rig.kept.positions]).toEqual([1, [{ id: "1", seconds: 12 }]]);
  });

  it("is done without where nothing can be kept", async () => {
    const player = rig.open({ isShelfLost: true });
    player.play(track());
    rig.audio.begin(150);
    rig.audio.hear(50);
    await player.remember();
    player.pause();
    expect([player.face, player.placeOf("1"), player.placeOf("2")]).toEqual(["paused", 50, 0]);
    player.stop();
    expect([player.face, player.placeOf("1")]).toEqual(["idle", 50]);
    player.play(track());
    expect(player.seconds).toBe(50);
  });
});
