import { Button, cx, Icon, Wrap } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import s from "./Notice.module.css";

interface NoticeProps {
  readonly children: ReactNode;
  readonly retryLabel?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** One line across the page that says what is not as it should be. */
export const Notice = ({ children, retryLabel, onRetry, className }: NoticeProps) => (
  <div className={cx(s.notice, className)} role="status">
    <Wrap className={s.line}>
      <Icon name="alert" className={s.sign} />
      <p className={s.words}>{children}</p>
      {onRetry && (
        <Button variant="line" size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Wrap>
  </div>
);
