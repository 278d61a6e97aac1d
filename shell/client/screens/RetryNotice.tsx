import { Button } from "@serambi/kernel/ui";

import s from "./RetryNotice.module.css";

interface RetryNoticeProps {
  readonly label: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** A quiet line over or under markup that stands but does not answer. */
export const RetryNotice = ({ label, retryLabel, onRetry }: RetryNoticeProps) => (
  <div className={s.notice} role="status">
    <p>{label}</p>
    <Button variant="line" size="small" onClick={onRetry}>
      {retryLabel}
    </Button>
  </div>
);
