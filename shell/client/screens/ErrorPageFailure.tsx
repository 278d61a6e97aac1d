import { ButtonLink, cx, Wrap } from "@serambi/kernel/ui";

import type { ShellMessages } from "../messages";
import s from "./Screen.module.css";

interface ErrorPageFailureProps {
  readonly t: ShellMessages;
  readonly error: unknown;
}

/**
 * The second layer of failure (specification section 8): the frame itself threw, and with it whatever would have said so.
 * Depends on nothing that a site or a layout brings. The specification's words are English wherever they stand.
 */
export const ErrorPageFailure = ({ t, error }: ErrorPageFailureProps) => (
  <main className={cx(s.screen, s.whole)} data-screen="error-page">
    <Wrap className={s.words}>
      <p className={s.code}>500</p>
      <h1 className={s.title} lang="en">
        {t.errorPageTitle}
      </h1>
      <p className={s.lead} lang="en">
        {t.errorPageText}
      </p>
      {t.errorPageNote && <p className={s.note}>{t.errorPageNote}</p>}
      <details className={s.detail}>
        <summary>{t.errorDetail}</summary>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
      </details>
      <p className={s.actions} lang="en">
        <ButtonLink to="/">{t.errorPageHome}</ButtonLink>
      </p>
    </Wrap>
  </main>
);
