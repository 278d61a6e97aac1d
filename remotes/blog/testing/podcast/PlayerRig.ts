import { AppError } from "@serambi/kernel/errors";

import type { Listening } from "../../contract/podcast/Listening";
import type { Track } from "../../contract/podcast/Track";
import { DeviceKeys } from "../../stores/podcast/DeviceKeys";
import { OtherTabs } from "../../stores/podcast/OtherTabs";
import { PlayerStore } from "../../stores/podcast/PlayerStore";
import { Positions } from "../../stores/podcast/Positions";
import { FakeAudio } from "./FakeAudio";

/** An episode of two and a half minutes, in three chapters. */
export const sampleTrack = (id = "1", overrides: Partial<Track> = {}): Track => ({
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
  art: { motif: "", seed: id },
  ...overrides,
});

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

/** Tabs of one site: each hears what the others post. */
export class FakeTabs {
  private readonly ends: EventTarget[] = [];

  /** A tab's own end. */
  open = (): OtherTabs => {
    const end = new EventTarget();
    this.ends.push(end);
    return new OtherTabs({
      addEventListener: (type, hear) => end.addEventListener(type, hear),
      postMessage: () => {
        for (const other of this.ends) if (other !== end) other.dispatchEvent(new Event("message"));
      },
    });
  };
}

/** A player, with everything around it in the hands of a test. */
export class PlayerRig {
  readonly audio = new FakeAudio();
  readonly session = new FakeSession();
  /** How many elements were asked for. */
  made = 0;
  isOnline = true;
  kept: Listening = { format: 1, rate: 1, positions: [] };
  readonly shelf = { read: () => this.kept, write: (next: Listening) => void (this.kept = next) };

  /** @param tabs that this player has beside it; none */
  constructor(private readonly tabs = new FakeTabs()) {
    Object.assign(globalThis, {
      MediaMetadata: function MediaMetadata(this: object, init: object) {
        Object.assign(this, init);
      },
    });
  }

  open = ({ isShelfLost = false, positions = this.positions(isShelfLost) } = {}): PlayerStore =>
    new PlayerStore({
      createAudio: () => {
        this.made += 1;
        return this.audio as unknown as HTMLAudioElement; // all that a player uses of one
      },
      positions,
      device: () => new DeviceKeys(this.session as unknown as MediaSession, "Situs Contoh"), // all that a player tells one
      tabs: this.tabs.open,
      isOnline: () => this.isOnline,
    });

  /** One that knows already what this browser keeps. */
  opened = async (): Promise<PlayerStore> => {
    const player = this.open();
    await player.remember();
    return player;
  };

  private positions(isShelfLost: boolean): Positions {
    return new Positions(() =>
      isShelfLost ? Promise.reject(new AppError("offline", "lost")) : Promise.resolve(this.shelf),
    );
  }
}
