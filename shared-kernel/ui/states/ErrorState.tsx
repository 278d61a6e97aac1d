import { Button } from "../actions/Button";
import { Icon } from "../pictures/Icon";
import s from "./State.module.css";

export interface ErrorStateProps {
  readonly title: string;
  readonly message?: string | undefined;
  /** Small print for whoever asks for help: a code, the time. */
  readonly note?: string | undefined;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** A list or part that could not be loaded: what happened, and a way to try again. */
export const ErrorState = ({ title, message, note, retryLabel, onRetry }: ErrorStateProps) => (
  <div className={s.state} role="alert">
    <Icon name="alert" className={s.sign} />
    <p className={s.title}>{title}</p>
    {message && <p className={s.text}>{message}</p>}
    <div className={s.action}>
      <Button size="small" onClick={onRetry}>
        <Icon name="refresh" />
        {retryLabel}
      </Button>
    </div>
    {note && <p className={s.note}>{note}</p>}
  </div>
);
