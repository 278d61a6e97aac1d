import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";

import { clock, clockParts } from "../../contract/podcast/clock";
import type { Player } from "../../contract/podcast/Player";
import type { Messages } from "../../messages/id";
import s from "./PlayerSlider.module.css";
import { ShareTrack } from "./ShareTrack";

/** Where one is in the recording, and the way to any other place. The recording goes there when the handle is let go. */
export const PlayerSlider = observer(function PlayerSlider({ player }: { readonly player: Player }) {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const range = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const { length } = player;
  const seconds = held ?? player.seconds;

  // The browser's own event: React's is told of every step of a handle that is being pulled.
  useEffect(() => {
    const element = range.current;
    const settle = () => {
      setHeld(null);
      if (element) player.seek(element.valueAsNumber);
    };
    element?.addEventListener("change", settle);
    return () => element?.removeEventListener("change", settle);
  }, [player]);

  const spoken = (value: number): string => t["player.spoken"](...clockParts(value));
  return (
    <div className={s.place}>
      <span className={s.time} aria-hidden="true">
        {clock(seconds, language)}
      </span>
      <ShareTrack share={length > 0 ? seconds / length : 0}>
        <input
          ref={range}
          type="range"
          min={0}
          max={Math.max(1, Math.floor(length))}
          step={1}
          value={Math.floor(seconds)}
          aria-label={t["player.position"]}
          aria-valuetext={t["player.of"](spoken(seconds), spoken(length))}
          onChange={({ currentTarget }) => setHeld(currentTarget.valueAsNumber)}
        />
      </ShareTrack>
      <span className={s.time} aria-hidden="true">
        {clock(length, language)}
      </span>
    </div>
  );
});
