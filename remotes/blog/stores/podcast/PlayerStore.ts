import { action, computed, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import { lastStarted } from "../../contract/podcast/lastStarted";
import type { Player, PlayerFace } from "../../contract/podcast/Player";
import type { Track } from "../../contract/podcast/Track";
import type { DeviceKeys } from "./DeviceKeys";
import type { OtherTabs } from "./OtherTabs";
import type { Positions } from "./Positions";

interface PlayerDeps {
  /** Called with the first episode: before, a page has no player. It is never part of a page, so that no page takes it away. */
  readonly createAudio: () => HTMLAudioElement;
  readonly positions: Positions;
  readonly device: () => DeviceKeys;
  readonly tabs: () => OtherTabs;
  readonly isOnline: () => boolean;
}

/** How far one may have listened from the beginning, while the kept place was still being fetched. */
const JUST_BEGUN_SECONDS = 2;
const KEEP_EVERY_SECONDS = 5;
/** Within so much of a chapter's beginning, going back means the one before. */
const CHAPTER_BEGUN_SECONDS = 3;

/** The player over the browser's own audio element. */
export class PlayerStore implements Player {
  track: Track | null = null;
  face: PlayerFace = "idle";
  seconds = 0;
  rate = 1;
  volume = 1;
  isMuted = false;
  /** As the recording itself says; 0 until it does. */
  private heardLength = 0;
  private audio: HTMLAudioElement | null = null;
  private device: DeviceKeys | null = null;
  /** The episode that the element has. */
  private sounding: string | null = null;
  /** Where to begin once the recording's own beginning has been read. */
  private pending: number | null = null;
  private keptAt = 0;

  constructor(private readonly deps: PlayerDeps) {
    makeObservable<this, "heardLength" | "put" | "tick" | "become" | "setLength">(this, {
      track: observableRef,
      face: observable,
      seconds: observable,
      rate: observable,
      volume: observable,
      isMuted: observable,
      heardLength: observable,
      length: computed,
      isOn: computed,
      chapter: computed,
      put: action,
      tick: action,
      become: action,
      setLength: action,
      complete: action,
      setRate: action,
      setVolume: action,
      toggleMute: action,
    });
  }

  get length(): number {
    return this.heardLength || (this.track?.seconds ?? 0);
  }

  get isOn(): boolean {
    return this.face === "playing" || this.face === "waiting";
  }

  /** Whether it would play, and cannot. */
  get isBroken(): boolean {
    return this.face === "offline" || this.face === "failed";
  }

  get chapter(): number {
    return lastStarted(this.track?.chapters ?? [], this.seconds);
  }

  has = (id: string): boolean => this.track?.id === id;

  placeOf = (id: string): number => (this.has(id) ? this.seconds : this.deps.positions.of(id));

  remember = (): Promise<void> => this.deps.positions.remember();

  play = (track: Track, from?: number): void => {
    this.load(track, from);
    this.resume();
  };

  load = (track: Track, from?: number): void => {
    if (this.has(track.id)) {
      this.complete(track);
      if (from !== undefined) this.seek(from);
      return;
    }
    this.keep();
    this.audio?.pause();
    this.put(track, from ?? this.deps.positions.of(track.id));
    if (!this.deps.positions.isOpen) void this.recall(track.id, from);
  };

  /** Adds what a list did not tell of the episode that is loaded. */
  complete = (track: Track): void => {
    if (this.has(track.id) && track.chapters.length > 0) this.track = track;
    this.device?.tell(this.track, this.chapterTitle);
  };

  resume = (): void => {
    const { track } = this;
    if (!track) return;
    const audio = (this.audio ??= this.open());
    if (this.face === "ended") this.seek(0);
    if (this.sounding !== track.id || this.isBroken || audio.error) {
      this.pending = this.seconds > 0 ? this.seconds : null;
      this.sounding = track.id;
      audio.src = track.src; // loads it anew, too
      this.applyRate();
    }
    this.become("waiting");
    audio.play().catch((error: unknown) => {
      // Browsers that want a click first; a loading that was overtaken by another is none of it.
      if (error instanceof DOMException && error.name === "NotAllowedError") this.become("paused");
    });
  };

  pause = (): void => {
    this.audio?.pause();
    if (this.isOn || this.isBroken) this.become("paused");
    this.keep();
  };

  toggle = (): void => (this.isOn ? this.pause() : this.resume());

  seek = (seconds: number): void => {
    const { audio, track } = this;
    if (!track) return;
    const to = Math.min(Math.max(0, seconds), this.length || Infinity);
    if (this.face === "ended") this.become("paused");
    this.pending = null;
    this.tick(to);
    if (audio && this.sounding === track.id && audio.readyState > 0) audio.currentTime = to;
    else this.pending = to;
    this.keep();
    this.tellState();
  };

  skip = (seconds: number): void => this.seek(this.seconds + seconds);

  turn = (chapters: number): void => {
    const list = this.track?.chapters ?? [];
    const now = list[this.chapter];
    const isWellInside = now !== undefined && this.seconds - now.from > CHAPTER_BEGUN_SECONDS;
    const next = list[this.chapter + (chapters < 0 && isWellInside ? chapters + 1 : chapters)];
    if (next) this.seek(next.from);
    else if (chapters < 0) this.seek(0);
  };

  setRate = (rate: number): void => {
    this.rate = rate;
    this.applyRate();
    this.deps.positions.keepRate(rate);
    this.tellState();
  };

  setVolume = (volume: number): void => {
    this.volume = volume;
    this.isMuted = volume === 0;
    this.applyVolume();
  };

  toggleMute = (): void => {
    this.isMuted = !this.isMuted;
    if (!this.isMuted && this.volume === 0) this.volume = 1;
    this.applyVolume();
  };

  stop = (): void => {
    this.keep();
    this.put(null, 0);
    const { audio } = this;
    if (!audio) return;
    audio.pause();
    audio.removeAttribute("src");
    audio.load();
  };

  private get chapterTitle(): string {
    return this.track?.chapters[this.chapter]?.title ?? "";
  }

  /** The element, heard from now on for as long as the page is open. */
  private open(): HTMLAudioElement {
    const audio = this.deps.createAudio();
    audio.preload = "none";
    const tabs = this.deps.tabs();
    tabs.listen(this.yieldTo);
    const on = (type: keyof HTMLMediaElementEventMap, run: () => void): void =>
      audio.addEventListener(type, () => this.sounding !== null && run());
    on("loadedmetadata", () => {
      this.setLength(audio.duration);
      if (this.pending !== null) audio.currentTime = this.pending;
      this.pending = null;
    });
    on("durationchange", () => this.setLength(audio.duration));
    on("timeupdate", () => this.hear(audio.currentTime));
    on("play", tabs.silence);
    on("playing", () => this.become("playing"));
    on("waiting", () => this.isOn && this.become(this.deps.isOnline() ? "waiting" : "offline"));
    on("pause", () => this.isOn && !audio.ended && this.pause());
    on("ended", () => {
      this.tick(this.length);
      this.become("ended");
      this.keep();
    });
    on("error", () => this.become(this.deps.isOnline() ? "failed" : "offline"));
    addEventListener("online", () => this.face === "offline" && this.resume());
    addEventListener("pagehide", this.keep);
    this.device = this.deps.device();
    this.device.start(this);
    this.applyVolume();
    return audio;
  }

  /** Another tab plays now. What would go on by itself with the next connection does not, either. */
  private readonly yieldTo = (): void => {
    if (this.isOn || this.face === "offline") this.pause();
  };

  private hear(seconds: number): void {
    if (this.pending !== null || this.isBroken) return;
    const { chapter } = this;
    this.tick(seconds);
    if (chapter !== this.chapter) this.device?.tell(this.track, this.chapterTitle);
    if (Math.abs(seconds - this.keptAt) >= KEEP_EVERY_SECONDS) this.keep();
  }

  /** Goes to where an episode was left, where that was not known when it began. */
  private async recall(id: string, from: number | undefined): Promise<void> {
    await this.deps.positions.open();
    if (!this.deps.positions.isOpen) return;
    if (this.rate === 1) this.setRate(this.deps.positions.rate);
    const place = this.deps.positions.of(id);
    if (this.has(id) && from === undefined && place > 0 && this.seconds < JUST_BEGUN_SECONDS) this.seek(place);
  }

  private readonly keep = (): void => {
    if (!this.track) return;
    this.keptAt = this.seconds;
    this.deps.positions.keep(this.track.id, this.seconds, this.length);
  };

  private applyRate(): void {
    if (!this.audio) return;
    // A recording that is loaded anew goes back to its default.
    this.audio.defaultPlaybackRate = this.rate;
    this.audio.playbackRate = this.rate;
  }

  private applyVolume(): void {
    if (!this.audio) return;
    this.audio.volume = this.volume;
    this.audio.muted = this.isMuted;
  }

  private put(track: Track | null, seconds: number): void {
    this.track = track;
    this.sounding = null;
    this.seconds = seconds;
    this.keptAt = seconds;
    this.heardLength = 0;
    this.pending = seconds > 0 ? seconds : null;
    if (track && this.deps.positions.isOpen) this.rate = this.deps.positions.rate;
    this.become(track ? "paused" : "idle");
    this.device?.tell(track, this.chapterTitle);
  }

  private tick(seconds: number): void {
    this.seconds = seconds;
  }

  private setLength(seconds: number): void {
    if (Number.isFinite(seconds)) this.heardLength = seconds;
  }

  private become(face: PlayerFace): void {
    this.face = face;
    this.tellState();
  }

  private tellState(): void {
    const { seconds, length, rate } = this;
    this.device?.tellState(this.isOn, this.track && { seconds, length, rate });
  }
}
