import type { Track } from "./Track";

/**
 * `idle`: nothing is loaded. `waiting`: it is to play, and sound is on its way. `offline` and `failed`: it cannot play; its place
 * is kept.
 */
export type PlayerFace = "idle" | "waiting" | "playing" | "paused" | "ended" | "offline" | "failed";

export const RATES: readonly number[] = [0.75, 1, 1.25, 1.5, 1.75, 2];
export const SKIP_BACK_SECONDS = 15;
export const SKIP_AHEAD_SECONDS = 30;

/** What keys of a keyboard, a headset or a locked screen may ask for. */
export interface PlayerCommands {
  readonly resume: () => void;
  readonly pause: () => void;
  /** Ends it for good; its place is kept. */
  readonly stop: () => void;
  readonly skip: (seconds: number) => void;
  readonly seek: (seconds: number) => void;
  /** To the chapter so many after this one. */
  readonly turn: (chapters: number) => void;
}

/** The one player of a visit: pages and the dock see the same. */
export interface Player extends PlayerCommands {
  readonly track: Track | null;
  readonly face: PlayerFace;
  readonly seconds: number;
  /** Seconds of the whole. */
  readonly length: number;
  readonly rate: number;
  readonly volume: number;
  readonly isMuted: boolean;
  /** Whether it plays, or is about to. */
  readonly isOn: boolean;
  /** Place of the present chapter among the track's; -1 where there is none. */
  readonly chapter: number;
  /** Whether this episode is the one that is loaded. */
  readonly has: (id: string) => boolean;
  /** Where an episode would go on, in seconds. */
  readonly placeOf: (id: string) => number;
  /** Learns what this browser knows of earlier listening. */
  readonly remember: () => Promise<void>;
  /** Plays, in the visitor's own click. @param from in seconds; missing: where it was left */
  readonly play: (track: Track, from?: number) => void;
  /** Makes ready, without fetching anything. */
  readonly load: (track: Track, from?: number) => void;
  readonly toggle: () => void;
  readonly setRate: (rate: number) => void;
  /** @param volume 0 to 1 */
  readonly setVolume: (volume: number) => void;
  readonly toggleMute: () => void;
}
