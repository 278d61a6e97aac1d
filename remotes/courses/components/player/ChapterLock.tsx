import { formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { ButtonLink, Icon } from "@serambi/kernel/ui";

import type { Messages } from "../../messages/id";
import s from "./ChapterLock.module.css";

interface ChapterLockProps {
  readonly priceIdr: number;
  /** The course's page, which knows how to come back here. */
  readonly coursePath: string | undefined;
  /** The first chapter that can be read without paying. */
  readonly freePath: string | undefined;
}

/** In place of what the server keeps back: why, and what to do. */
export const ChapterLock = ({ priceIdr, coursePath, freePath }: ChapterLockProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return (
    <section className={s.lock} aria-labelledby="lock-heading">
      <Icon name="lock" className={s.sign} />
      <h2 id="lock-heading">{t.lockHeading}</h2>
      <p>{t.lockHelp(formatRupiah(priceIdr, language))}</p>
      <p className={s.actions}>
        {coursePath && <ButtonLink to={coursePath}>{t.lockAction}</ButtonLink>}
        {freePath && (
          <ButtonLink to={freePath} variant="line">
            {t.lockFree}
          </ButtonLink>
        )}
      </p>
    </section>
  );
};
