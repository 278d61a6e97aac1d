import { useSyncExternalStore } from "react";

import type { Track } from "../../contract/podcast/Track";
import s from "./NativeAudio.module.css";

const never = () => () => undefined;

/**
 * The browser's own player: where scripts do not run, and where this page's do not come. As soon as they have, the player of the
 * site takes its place.
 */
export const NativeAudio = ({ track }: { readonly track: Track }) => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenOver ? null : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- all that is said stands in the transcript of its page
    <audio className={s.audio} controls preload="none" src={track.src} aria-label={track.title} />
  );
};
