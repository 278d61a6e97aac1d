/** What a player uses of an audio element, driven by a test: no sound, no network, no clock. */
export class FakeAudio extends EventTarget {
  private address = "";
  preload = "";
  currentTime = 0;
  duration = Number.NaN;
  readyState = 0;
  paused = true;
  ended = false;
  error: object | null = null;
  volume = 1;
  muted = false;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  /** What `play` comes to. */
  answer: () => Promise<void> = () => Promise.resolve();
  loads = 0;

  get src(): string {
    return this.address;
  }

  set src(address: string) {
    this.address = address;
    this.load();
  }

  play = (): Promise<void> => {
    if (this.paused) this.tell("play");
    this.paused = false;
    this.ended = false;
    return this.answer();
  };

  pause = (): void => {
    if (this.paused) return;
    this.paused = true;
    this.tell("pause");
  };

  /** As a browser does, it is back at the beginning then, at its default speed. */
  load = (): void => {
    this.loads += 1;
    this.error = null;
    this.paused = true;
    this.readyState = 0;
    this.currentTime = 0;
    this.playbackRate = this.defaultPlaybackRate;
    this.tell("timeupdate");
  };

  removeAttribute = (): void => {
    this.address = "";
  };

  tell = (type: string): void => void this.dispatchEvent(new Event(type));

  /** Its beginning has been read. */
  begin = (seconds: number): void => {
    this.readyState = 4;
    this.duration = seconds;
    this.tell("loadedmetadata");
    this.tell("playing");
  };

  /** Sound up to there was heard. */
  hear = (seconds: number): void => {
    this.currentTime = seconds;
    this.tell("timeupdate");
  };

  break = (): void => {
    this.error = {};
    this.tell("error");
  };

  end = (): void => {
    this.currentTime = this.duration;
    this.ended = true;
    this.paused = true;
    this.tell("pause");
    this.tell("ended");
  };
}
