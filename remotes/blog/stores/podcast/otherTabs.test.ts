/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from "@jest/globals";

import { FakeTabs, PlayerRig, sampleTrack as track } from "../../testing/podcast/PlayerRig";
import { OtherTabs } from "./OtherTabs";

/** Two tabs of one site, each with its player. */
const openTabs = async () => {
  const tabs = new FakeTabs();
  const [here, there] = [new PlayerRig(tabs), new PlayerRig(tabs)];
  return { here, there, mine: await here.opened(), theirs: await there.opened() };
};

describe("players in two tabs", () => {
  it("play one at a time: beginning here pauses there, and the other way round", async () => {
    const { here, there, mine, theirs } = await openTabs();
    mine.play(track());
    here.audio.begin(150);
    here.audio.hear(30);
    theirs.play(track("2"));
    there.audio.begin(150);
    expect([mine.face, here.audio.paused, theirs.face]).toEqual(["paused", true, "playing"]);
    expect(here.kept.positions).toEqual([{ id: "1", seconds: 30 }]);
    mine.resume();
    here.audio.tell("playing");
    expect([mine.face, theirs.face, there.audio.paused]).toEqual(["playing", "paused", true]);
  });

  it("do not come back with the connection once another one plays", async () => {
    const { here, mine, theirs } = await openTabs();
    mine.play(track());
    here.audio.begin(150);
    here.isOnline = false;
    here.audio.break();
    theirs.play(track("2"));
    here.isOnline = true;
    dispatchEvent(new Event("online"));
    expect([mine.face, here.audio.paused]).toEqual(["paused", true]);
  });

  it("leave one alone that has not begun, or has failed", async () => {
    const { here, mine, theirs } = await openTabs();
    mine.play(track());
    here.audio.break();
    theirs.play(track("2"));
    expect(mine.face).toBe("failed");
  });

  it("play each for itself in a browser that cannot tell them", () => {
    const alone = new OtherTabs(null);
    alone.listen(() => undefined);
    expect(() => alone.silence()).not.toThrow();
  });
});
