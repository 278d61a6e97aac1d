import { SKIP_AHEAD_SECONDS, SKIP_BACK_SECONDS, type PlayerCommands } from "../../contract/podcast/Player";
import type { Track } from "../../contract/podcast/Track";

const ICON_SIZE = 512;

const pictureType = (address: string): string =>
  /\.jpe?g$/i.test(address) ? "image/jpeg" : `image/${/\.(webp|avif)$/i.exec(address)?.[1] ?? "png"}`;

/** The device's own controls for what is played (Media Session). */
export class DeviceKeys {
  /** @param session missing where the browser has none */
  constructor(
    private readonly session: MediaSession | undefined,
    private readonly show: string,
  ) {}

  start = (commands: PlayerCommands): void => {
    this.on("play", commands.resume);
    this.on("pause", commands.pause);
    this.on("stop", commands.stop);
    this.on("seekbackward", ({ seekOffset }) => commands.skip(-(seekOffset ?? SKIP_BACK_SECONDS)));
    this.on("seekforward", ({ seekOffset }) => commands.skip(seekOffset ?? SKIP_AHEAD_SECONDS));
    this.on("seekto", ({ seekTime }) => seekTime !== undefined && commands.seek(seekTime));
    this.on("previoustrack", () => commands.turn(-1));
    this.on("nexttrack", () => commands.turn(1));
  };

  /** Says what is played; nothing is null. */
  tell = (track: Track | null, chapter = ""): void => {
    if (!this.session) return;
    this.session.metadata =
      track &&
      new MediaMetadata({
        title: track.title,
        artist: this.show,
        album: chapter,
        artwork: [
          track.cover
            ? { src: track.cover, type: pictureType(track.cover) }
            : { src: `/icons/${ICON_SIZE}.png`, sizes: `${ICON_SIZE}x${ICON_SIZE}`, type: "image/png" },
        ],
      });
  };

  tellState = (isPlaying: boolean, position: { seconds: number; length: number; rate: number } | null): void => {
    if (!this.session) return;
    this.session.playbackState = position === null ? "none" : isPlaying ? "playing" : "paused";
    if (position === null || !(position.length > 0)) return this.session.setPositionState?.();
    const { seconds, length, rate } = position;
    this.session.setPositionState?.({ duration: length, position: Math.min(seconds, length), playbackRate: rate });
  };

  private on(action: MediaSessionAction, handler: MediaSessionActionHandler): void {
    try {
      this.session?.setActionHandler(action, handler);
    } catch {
      // a key that this browser has never heard of
    }
  }
}
