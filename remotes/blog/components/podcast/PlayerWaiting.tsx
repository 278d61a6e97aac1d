import { useMessages } from "@serambi/kernel/remote";
import { Button, Skeleton, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { IconButton } from "@serambi/kernel/ui/controls";

import type { Messages } from "../../messages/id";
import s from "./PlayerBar.module.css";

interface PlayerWaitingProps {
  /** The episode could not be had. */
  readonly isLost: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The player below a page while it is not known what it is to play: a page that was loaded anew asks for that. */
export const PlayerWaiting = ({ isLost, onRetry, onClose }: PlayerWaitingProps) => {
  const t = useMessages<Messages>();
  return (
    <div role="group" aria-label={t["player.name"]} aria-busy={!isLost} className={s.player}>
      <Wrap className={s.bar}>
        <div className={s.playing} role="status">
          {isLost ? (
            <p className={s.title}>{t["player.lost"]}</p>
          ) : (
            <VisuallyHidden as="p">{t["player.loading"]}</VisuallyHidden>
          )}
          {!isLost && <Skeleton shape="line" />}
        </div>
        <div className={s.keys}>
          {isLost && (
            <Button variant="line" size="small" onClick={onRetry}>
              {t["player.retry"]}
            </Button>
          )}
        </div>
        <div className={s.ends}>
          <IconButton icon="close" label={t["player.close"]} onClick={onClose} />
        </div>
      </Wrap>
    </div>
  );
};
