import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";

import type { ListedCase } from "../../contract/portfolio/Portfolio";
import type { PortfolioMessages } from "../../messages/portfolio.id";

interface CasePeopleProps {
  readonly shown: ListedCase;
  readonly className?: string | undefined;
}

/** How many took part; nothing where it was not taught in groups. */
export const CasePeople = ({ shown: { participants }, className }: CasePeopleProps) => {
  const t = useMessages<PortfolioMessages>();
  const language = useLanguage();
  if (participants === null) return null;
  return <p className={className}>{t["case.people"](formatNumber(participants, language))}</p>;
};
