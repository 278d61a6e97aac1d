import type { Language } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Table, type TableColumn } from "@serambi/kernel/ui";

import type { WholeCase } from "../../contract/portfolio/Portfolio";
import type { PortfolioMessages } from "../../messages/portfolio.id";
import s from "./CaseBatches.module.css";
import { daysText } from "./periodText";
import { useContentLanguage } from "./useContentLanguage";

const HEADING = "case-batches";

type Batch = WholeCase["batches"][number];

const nameIn =
  (lang: Language | undefined) =>
  ({ name }: Batch) => <span lang={lang}>{name}</span>;

/** The groups that were taught one after another, and how many that makes. */
export const CaseBatches = ({ shown: { batches, participants } }: { readonly shown: WholeCase }) => {
  const t = useMessages<PortfolioMessages>();
  const language = useLanguage();
  const lang = useContentLanguage();
  const columns: readonly TableColumn<Batch>[] = [
    { id: "name", header: t["case.batch"], cell: nameIn(lang) },
    { id: "held", header: t["case.held"], cell: ({ startsOn, endsOn }) => daysText(startsOn, endsOn, language) },
    {
      id: "participants",
      header: t["case.participants"],
      cell: (batch) => formatNumber(batch.participants, language),
      numeric: true,
    },
  ];
  const isSummed = participants !== null && batches.length > 1;
  return (
    <section aria-labelledby={HEADING} className={s.frame}>
      <div className={s.batches}>
        <h2 id={HEADING} className={s.heading}>
          {t["case.batches"]}
        </h2>
        <Table
          caption={t["case.batches"]}
          hideCaption
          columns={columns}
          rows={batches}
          rowKey={({ name, startsOn }) => `${startsOn} ${name}`}
          footer={isSummed ? [t["case.total"], "", formatNumber(participants, language)] : undefined}
        />
      </div>
    </section>
  );
};
