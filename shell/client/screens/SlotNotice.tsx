import { Notice } from "./Notice";

interface SlotNoticeProps {
  readonly label: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Below a part of the page whose markup stands but whose program could not be loaded. */
export const SlotNotice = ({ label, retryLabel, onRetry }: SlotNoticeProps) => (
  <Notice retryLabel={retryLabel} onRetry={onRetry}>
    {label}
  </Notice>
);
