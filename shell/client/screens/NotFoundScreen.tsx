import { useLocation } from "@serambi/kernel/router";
import { ButtonLink } from "@serambi/kernel/ui";

import type { ShellMessages } from "../messages";
import { Screen } from "./Screen";
import s from "./Screen.module.css";

const MAX_PATH = 80;

/** The path as a reader knows it; one that is not valid as an address is shown as it came. */
const readablePath = (pathname: string): string => {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A lone % is not worth an error screen of its own.
  }
  return path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path;
};

/** Not found (specification section 2.4): a length of the cloth is missing. */
export const NotFoundScreen = ({ t }: { readonly t: ShellMessages }) => (
  <Screen cloth="missing">
    <p className={s.code}>404</p>
    <h1 className={s.title}>{t.notFoundTitle}</h1>
    <p className={s.lead}>
      {t.notFoundBefore}
      <code>{readablePath(useLocation().pathname)}</code>
      {t.notFoundAfter}
    </p>
    <p className={s.note} lang="en">
      {t.notFoundStatus}
    </p>
    <p className={s.actions}>
      <ButtonLink to="/">{t.backHome}</ButtonLink>
    </p>
  </Screen>
);
