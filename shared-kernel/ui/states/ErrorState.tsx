import { Button } from "../actions/Button";
import { Icon } from "../pictures/Icon";
import s from "./State.module.css";

export interface ErrorStateProps {
  readonly title: string;
  readonly message?: string | undefined;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** A list or part that could not be loaded: what happened, and a way to try again. */
export const ErrorState = ({ title, message, retryLabel, onRetry }: ErrorStateProps) => (
  <div className={s.error} role="alert">
    <p className={s.title}>{title}</p>
    {message && <p className={s.text}>{message}</p>}
    <div className={s.action}>
      <Button variant="line" size="small" onClick={onRetry}>
        <Icon name="refresh" />
        {retryLabel}
      </Button>
    </div>
  </div>
);
