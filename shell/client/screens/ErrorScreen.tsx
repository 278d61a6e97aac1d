import { Button, ButtonLink } from "@serambi/kernel/ui";
import type { FormEvent } from "react";

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
  /** What is tried again. Where no script runs, the browser asks for it itself. */
  readonly address?: { readonly pathname: string; readonly search: string } | undefined;
}

interface RetryProps {
  readonly label: string;
  readonly onRetry: () => void;
  readonly address: NonNullable<ErrorScreenProps["address"]>;
}

/** A form, because what is tried again is this address with its query, and the button stays one. */
const Retry = ({ label, onRetry, address: { pathname, search } }: RetryProps) => {
  const retry = (event: FormEvent): void => {
    event.preventDefault();
    onRetry();
  };
  return (
    <form action={pathname} onSubmit={retry}>
      {[...new URLSearchParams(search)].map(([name, value], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a name may come twice, and none changes its place
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button variant="line" type="submit">
        {label}
      </Button>
    </form>
  );
};

/** Something went wrong (specification section 2.4): the cloth is torn. */
export const ErrorScreen = ({ t, status, message, onRetry, address }: ErrorScreenProps) => (
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
    <div className={s.actions}>
      <ButtonLink to="/">{t.backHome}</ButtonLink>
      {onRetry && address && <Retry label={t.retry} onRetry={onRetry} address={address} />}
    </div>
  </Screen>
);
