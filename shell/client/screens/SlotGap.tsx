import { Button, cx, Icon, Wrap } from "@serambi/kernel/ui";

import { roomClass } from "./roomClass";
import s from "./SlotGap.module.css";

interface SlotGapProps {
  /** Says that the part is missing, or that it is coming. */
  readonly label: string;
  readonly retryLabel?: string | undefined;
  /** Missing: there is nothing to try, the part is on its way. */
  readonly onRetry?: (() => void) | undefined;
  /** Room that the part would take: nothing below it moves. */
  readonly minHeightRem: number;
}

/** The quiet place of a part of the page that is not there. The page around it stands. */
export const SlotGap = ({ label, retryLabel, onRetry, minHeightRem }: SlotGapProps) => (
  <Wrap className={cx(s.gap, roomClass(minHeightRem))}>
    <div className={s.box} role="status">
      <p>{label}</p>
      {onRetry && (
        <Button variant="line" size="small" onClick={onRetry}>
          <Icon name="refresh" />
          {retryLabel}
        </Button>
      )}
    </div>
  </Wrap>
);
