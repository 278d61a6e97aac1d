import type { ShellMessages } from "../messages";
import { Notice } from "./Notice";

interface NotInteractiveNoticeProps {
  readonly t: ShellMessages;
  readonly onRetry: () => void;
}

/** Beside a page, or a part of one, that can be read but whose program could not be loaded. */
export const NotInteractiveNotice = ({ t, onRetry }: NotInteractiveNoticeProps) => (
  <Notice retryLabel={t.retry} onRetry={onRetry}>
    {t.notInteractive}
  </Notice>
);
