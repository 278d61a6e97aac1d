import { useEffect, useState } from "react";

import type { Track } from "../../contract/podcast/Track";
import { EpisodeCover } from "./EpisodeCover";
import s from "./TrackCover.module.css";

/**
 * The small cover of what is played. Where its picture cannot be had there is the cloth, and where that cannot either, for the
 * server draws it, an even ground: without a connection nothing on it looks broken. With one it is tried again.
 */
export const TrackCover = ({ track }: { readonly track: Track }) => {
  const [failures, setFailures] = useState(0);
  const isLost = failures > 0;
  useEffect(() => {
    if (!isLost) return undefined;
    const retry = () => setFailures(0);
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [isLost]);
  const covers = track.cover ? [track.cover, ""] : [""];
  const cover = covers[failures];
  return (
    <div className={s.cover} onErrorCapture={() => setFailures((count) => count + 1)}>
      {cover !== undefined && <EpisodeCover track={{ cover, art: track.art }} size={96} sizes="3rem" />}
    </div>
  );
};
