import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";

import type { WholeCase } from "../../contract/portfolio/Portfolio";
import type { PortfolioMessages } from "../../messages/portfolio.id";
import s from "./CaseFacts.module.css";
import { periodText } from "./periodText";

/** For whom, in which field, when, and with how many. */
export const CaseFacts = ({ shown }: { readonly shown: WholeCase }) => {
  const t = useMessages<PortfolioMessages>();
  const language = useLanguage();
  const { clientName, kind, participants, batches } = shown;
  const counted = (count: number) => formatNumber(count, language);
  const facts = [
    { label: t["case.client"], value: clientName },
    { label: t["case.kind"], value: t[`kind.${kind}`] },
    { label: t["case.period"], value: periodText(shown, t, language, "long") },
    ...(participants === null
      ? []
      : [
          { label: t["case.batch"], value: counted(batches.length) },
          { label: t["case.participants"], value: counted(participants) },
        ]),
  ];
  return (
    <section aria-label={t["case.facts"]} className={s.frame}>
      <dl className={s.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
