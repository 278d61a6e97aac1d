import type { PublicTenant } from "@serambi/kernel/contracts";
import { inVoice } from "@serambi/kernel/remote";
import { useLocation } from "@serambi/kernel/router";
import { ButtonLink, cx, VisuallyHidden, Wrap } from "@serambi/kernel/ui";

import type { MissingLook } from "../layouts/types";
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

interface NotFoundScreenProps {
  readonly tenant: PublicTenant;
  readonly look?: MissingLook | undefined;
  readonly t: ShellMessages;
}

const CODE = "404";

/** Not found (specification section 2.4): a length of the cloth is missing, or the number is the picture, as the layout says. */
export const NotFoundScreen = ({ tenant, look, t }: NotFoundScreenProps) => {
  const path = <code>{readablePath(useLocation().pathname)}</code>;
  const voice = inVoice(tenant, "shell.not-found");
  const words = (
    <>
      <h1 className={s.title}>{t.notFoundTitle}</h1>
      {voice && <p className={s.lead}>{voice}</p>}
      <p className={voice ? s.note : s.lead}>
        {t.notFoundBefore}
        {path}
        {t.notFoundAfter}
      </p>
      <p className={s.note} lang="en">
        {t.notFoundStatus}
      </p>
      <p className={s.actions}>
        <ButtonLink to="/">{t.backHome}</ButtonLink>
      </p>
    </>
  );
  if (look?.form !== "figure")
    return (
      <Screen cloth="missing">
        <p className={s.code}>{CODE}</p>
        {words}
      </Screen>
    );
  return (
    <Wrap as="section" className={cx(s.screen, s.missingFigure)}>
      <p className={s.figure} data-part="figure">
        <VisuallyHidden>{CODE}</VisuallyHidden>
        <span aria-hidden="true" lang={look.figureLanguage}>
          {look.figure ?? CODE}
        </span>
      </p>
      <div className={s.missingWords}>{words}</div>
    </Wrap>
  );
};
