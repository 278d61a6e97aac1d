import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { cx } from "@serambi/kernel/ui";

import type { ListedCase } from "../../contract/portfolio/Portfolio";
import type { PortfolioMessages } from "../../messages/portfolio.id";
import s from "./CaseWhose.module.css";
import { periodText } from "./periodText";

interface CaseWhoseProps {
  readonly shown: ListedCase;
  readonly className?: string | undefined;
}

/** For whom it was, and when. */
export const CaseWhose = ({ shown, className }: CaseWhoseProps) => {
  const t = useMessages<PortfolioMessages>();
  const language = useLanguage();
  return (
    <p className={cx(s.whose, className)}>
      <span className={s.client}>{shown.clientName}</span>
      <span className={s.period}>{periodText(shown, t, language)}</span>
    </p>
  );
};
