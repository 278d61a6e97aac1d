import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import { clock } from "../../contract/podcast/clock";
import { RATES, type Player } from "../../contract/podcast/Player";
import type { Messages } from "../../messages/id";
import s from "./PlayerChoices.module.css";
import { PlayerSign } from "./PlayerSign";
import { ShareTrack } from "./ShareTrack";

interface PlayerChoicesProps {
  readonly player: Player;
}

const Chapters = observer(function Chapters({ player }: PlayerChoicesProps) {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const chapters = player.track?.chapters ?? [];
  if (chapters.length === 0) return null;
  return (
    <select
      className={s.chapters}
      aria-label={t["player.chapter"]}
      value={player.chapter}
      onChange={({ currentTarget }) => player.seek(chapters[Number(currentTarget.value)]?.from ?? 0)}
    >
      {player.chapter < 0 && <option value={-1}>{clock(0, language)}</option>}
      {chapters.map(({ title, from }, index) => (
        <option key={`${from} ${title}`} value={index}>
          {clock(from, language)} {title}
        </option>
      ))}
    </select>
  );
});

const Speed = observer(function Speed({ player }: PlayerChoicesProps) {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const rates = RATES.includes(player.rate) ? RATES : [...RATES, player.rate].toSorted((a, b) => a - b);
  return (
    <select
      className={s.speed}
      aria-label={t["player.speed"]}
      value={player.rate}
      onChange={({ currentTarget }) => player.setRate(Number(currentTarget.value))}
    >
      {rates.map((rate) => (
        <option key={rate} value={rate}>
          {t["player.times"](formatNumber(rate, language))}
        </option>
      ))}
    </select>
  );
});

const Volume = observer(function Volume({ player }: PlayerChoicesProps) {
  const t = useMessages<Messages>();
  const volume = player.isMuted ? 0 : player.volume;
  return (
    <div className={s.volume}>
      <button
        type="button"
        className={s.sign}
        aria-label={player.isMuted ? t["player.unmute"] : t["player.mute"]}
        onClick={player.toggleMute}
      >
        <PlayerSign name={player.isMuted ? "silence" : "sound"} />
      </button>
      <span className={s.loud}>
        <ShareTrack share={volume}>
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={volume}
            aria-label={t["player.volume"]}
            aria-valuetext={`${Math.round(volume * 100)}%`}
            onChange={({ currentTarget }) => player.setVolume(currentTarget.valueAsNumber)}
          />
        </ShareTrack>
      </span>
    </div>
  );
});

/** What one chooses now and then: the chapter, the speed, how loud it is. */
export const PlayerChoices = ({ player }: PlayerChoicesProps) => (
  <div className={s.choices}>
    <Chapters player={player} />
    <Speed player={player} />
    <Volume player={player} />
  </div>
);
