import { Notice } from "./Notice";

interface PageNoticeProps {
  readonly label: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Above a page that can be read but whose program could not be loaded. */
export const PageNotice = ({ label, retryLabel, onRetry }: PageNoticeProps) => (
  <Notice retryLabel={retryLabel} onRetry={onRetry}>
    {label}
  </Notice>
);
