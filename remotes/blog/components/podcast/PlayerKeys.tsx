import { useMessages } from "@serambi/kernel/remote";
import { cx } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { SKIP_AHEAD_SECONDS, SKIP_BACK_SECONDS, type Player } from "../../contract/podcast/Player";
import type { Messages } from "../../messages/id";
import s from "./PlayerKeys.module.css";
import { PlayerSign } from "./PlayerSign";

/** Back, play or pause, ahead. */
export const PlayerKeys = observer(function PlayerKeys({ player }: { readonly player: Player }) {
  const t = useMessages<Messages>();
  return (
    <div className={s.keys}>
      <button
        type="button"
        className={cx(s.key, s.skip)}
        data-skip
        aria-label={t["player.back"](SKIP_BACK_SECONDS)}
        onClick={() => player.skip(-SKIP_BACK_SECONDS)}
      >
        <PlayerSign name="back" figure={SKIP_BACK_SECONDS} />
      </button>
      <button
        type="button"
        className={cx(s.key, s.play)}
        aria-label={player.isOn ? t["player.pause"] : t["player.play"]}
        data-waiting={player.face === "waiting" || undefined}
        onClick={player.toggle}
      >
        <PlayerSign name={player.isOn ? "pause" : "play"} />
      </button>
      <button
        type="button"
        className={cx(s.key, s.skip)}
        data-skip
        aria-label={t["player.ahead"](SKIP_AHEAD_SECONDS)}
        onClick={() => player.skip(SKIP_AHEAD_SECONDS)}
      >
        <PlayerSign name="ahead" figure={SKIP_AHEAD_SECONDS} />
      </button>
    </div>
  );
});
