import { Button, ButtonLink } from "@serambi/kernel/ui";

import type { ShellMessages } from "../messages";
import { Screen } from "./Screen";
import s from "./Screen.module.css";

interface ErrorScreenProps {
  readonly t: ShellMessages;
  /** HTTP status of the answer, where it is known. */
  readonly status?: number | undefined;
  /** What the failure says of itself: for whoever looks after the site. */
  readonly message?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** Something went wrong (specification section 2.4): the cloth is torn. */
export const ErrorScreen = ({ t, status, message, onRetry }: ErrorScreenProps) => (
  <Screen cloth="torn">
    {status !== undefined && <p className={s.code}>{status}</p>}
    <h1 className={s.title}>{t.errorTitle}</h1>
    <p className={s.lead}>{t.errorLead}</p>
    {message && (
      <details className={s.detail}>
        <summary>{t.errorDetail}</summary>
        <pre>{message}</pre>
      </details>
    )}
    <p className={s.actions}>
      <ButtonLink to="/">{t.backHome}</ButtonLink>
      {onRetry && (
        <Button variant="line" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
    </p>
  </Screen>
);
