import { useMessages } from "@serambi/kernel/remote";
import { Button, Icon, TextLink, Wrap } from "@serambi/kernel/ui";
import { IconButton } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";

import type { Player } from "../../contract/podcast/Player";
import type { Track } from "../../contract/podcast/Track";
import type { Messages } from "../../messages/id";
import s from "./PlayerBar.module.css";
import { PlayerChoices } from "./PlayerChoices";
import { PlayerKeys } from "./PlayerKeys";
import { PlayerSlider } from "./PlayerSlider";
import { pressKey } from "./pressKey";
import { TrackCover } from "./TrackCover";

interface PlayerBarProps {
  readonly player: Player;
  /** Shown until the player has one of its own. */
  readonly track: Track;
  readonly onClose: () => void;
}

/** What is played: the way to its page, and the chapter that is heard. */
const Playing = observer(function Playing({ player, track }: Omit<PlayerBarProps, "onClose">) {
  const t = useMessages<Messages>();
  const { path, title, number, chapters } = track;
  const chapter = chapters[player.chapter]?.title ?? t["episode.number"](number);
  const { face } = player;
  return (
    <div className={s.playing}>
      <TrackCover key={track.id} track={track} />
      <div className={s.words}>
        <p className={s.title}>{path === undefined ? title : <TextLink to={path}>{title}</TextLink>}</p>
        <p className={s.chapter}>{face === "waiting" || face === "ended" ? t[`player.${face}`] : chapter}</p>
      </div>
    </div>
  );
});

/** Why it does not play, and the way to try again. */
const Trouble = observer(function Trouble({ player }: Pick<PlayerBarProps, "player">) {
  const t = useMessages<Messages>();
  const { face } = player;
  return (
    <div role="status">
      {(face === "offline" || face === "failed") && (
        <Wrap className={s.trouble}>
          <Icon name="alert" />
          <p>{t[`player.${face}`]}</p>
          <Button variant="line" size="small" onClick={player.resume}>
            {t["player.retry"]}
          </Button>
        </Wrap>
      )}
    </div>
  );
});

/** How far it is, as a line on the edge, where there is no room for the slider. */
const EdgeLine = observer(function EdgeLine({ player: { seconds, length } }: Pick<PlayerBarProps, "player">) {
  const share = length > 0 ? seconds / length : 0;
  return (
    <svg className={s.edge} aria-hidden="true">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="2" />
    </svg>
  );
});

/** The player below every page: a bar; on narrow windows a line that unfolds. */
export const PlayerBar = observer(function PlayerBar({ player, track: asked, onClose }: PlayerBarProps) {
  const t = useMessages<Messages>();
  const rest = useId();
  const [isOpen, setOpen] = useState(false);
  const track = player.track ?? asked;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that lead from any of its controls to another
    <div role="group" aria-label={t["player.name"]} className={s.player} onKeyDown={(event) => pressKey(player, event)}>
      <EdgeLine player={player} />
      <Wrap className={s.bar}>
        <Playing player={player} track={track} />
        <div id={rest} className={s.rest} data-open={isOpen || undefined}>
          <PlayerSlider player={player} />
          <PlayerChoices player={player} />
        </div>
        <div className={s.keys}>
          <PlayerKeys player={player} />
        </div>
        <div className={s.ends}>
          <IconButton
            className={s.unfold}
            icon={isOpen ? "chevron-down" : "chevron-up"}
            label={isOpen ? t["player.less"] : t["player.more"]}
            aria-expanded={isOpen}
            aria-controls={rest}
            onClick={() => setOpen(!isOpen)}
          />
          <IconButton icon="close" label={t["player.close"]} onClick={onClose} />
        </div>
      </Wrap>
      <Trouble player={player} />
    </div>
  );
});
