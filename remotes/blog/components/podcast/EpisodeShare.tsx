import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { Checkbox, Icon, ShareLink } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { clock } from "../../contract/podcast/clock";
import type { Player } from "../../contract/podcast/Player";
import type { Track } from "../../contract/podcast/Track";
import type { Messages } from "../../messages/id";
import s from "./EpisodeShare.module.css";

interface EpisodeShareProps {
  readonly player: Player;
  readonly track: Track;
  /** Of the recording. */
  readonly bytes: number;
  /** Of the page. */
  readonly path: string;
}

const MEGABYTE = 1_000_000;

/** To pass it on, from its beginning or from where it is heard now, and to take it along. */
export const EpisodeShare = observer(function EpisodeShare({ player, track, bytes, path }: EpisodeShareProps) {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const language = useLanguage();
  const [isTimed, setTimed] = useState(false);
  const at = player.has(track.id) ? Math.floor(player.seconds) : 0;
  return (
    <div className={s.ways}>
      {track.src && (
        <a className={s.file} href={track.src} download>
          <Icon name="download" />
          {t["episode.download"](formatNumber(bytes / MEGABYTE, language, 1))}
        </a>
      )}
      <ShareLink
        url={tenant.origin + path + (isTimed && at > 0 ? `?t=${at}` : "")}
        title={track.title}
        texts={{
          copy: t["share.copy"],
          share: t["share.native"],
          copied: t["share.copied"],
          failed: t["share.failed"],
        }}
      />
      {at > 0 && (
        <Checkbox
          className={s.time}
          label={t["episode.withTime"](clock(at, language))}
          checked={isTimed}
          onChange={({ currentTarget }) => setTimed(currentTarget.checked)}
        />
      )}
    </div>
  );
});
