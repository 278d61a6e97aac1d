import { Icon } from "../pictures/Icon";
import s from "./PartNotice.module.css";

export interface PartNoticeProps {
  readonly title: string;
  readonly message: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** One part of the page is missing: the page stands, and the gap says so. */
export const PartNotice = ({ title, message, retryLabel, onRetry }: PartNoticeProps) => (
  <div className={s.notice} role="status">
    <Icon name="alert" />
    <p>
      <b>{title}</b> {message}{" "}
      <button type="button" onClick={onRetry}>
        {retryLabel}
      </button>
    </p>
  </div>
);
