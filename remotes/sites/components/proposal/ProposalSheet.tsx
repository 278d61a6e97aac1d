import type { Language } from "@serambi/kernel/contracts";
import { formatDate, formatRupiah } from "@serambi/kernel/i18n";

import { dayAfter } from "../../contract/proposal/months";
import type { Proposal } from "../../contract/proposal/Proposal";
import { countText, factsOf } from "../../contract/proposal/proposalTexts";
import { reckon } from "../../contract/proposal/reckon";
import type { ProposalMessages } from "../../messages/proposal.id";
import s from "./ProposalSheet.module.css";

interface ProposalSheetProps {
  readonly proposal: Proposal;
  readonly t: ProposalMessages;
  readonly language: Language;
}

const Prices = ({ proposal: { people, words }, t, language }: ProposalSheetProps) => {
  const { lines, totalIdr } = reckon(words.offer.prices, people);
  if (lines.length === 0) return <p>{t.noPrices}</p>;
  return (
    <table className={s.prices}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.text}>
            <th scope="row">
              {line.text}
              <small>{countText(line, t, language)}</small>
            </th>
            <td>{formatRupiah(line.sumIdr, language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          <td>{formatRupiah(totalIdr, language)}</td>
        </tr>
      </tfoot>
    </table>
  );
};

/** A proposal to be read on a screen; the file says the same on one sheet of paper. */
export const ProposalSheet = (props: ProposalSheetProps) => {
  const { proposal, t, language } = props;
  const { offer, needsLabel } = proposal.words;
  return (
    <article className={s.sheet} lang={proposal.language === language ? undefined : proposal.language}>
      <header className={s.head}>
        <h2 className={s.title}>{offer.title}</h2>
        <p>{t.forWhom(proposal.organization, proposal.name)}</p>
        <p className={s.lead}>{offer.lead}</p>
      </header>
      <section className={s.asked}>
        <h3>{t.asked}</h3>
        <dl>
          {factsOf(proposal, t, language).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h4>{needsLabel}</h4>
        <p className={s.needs}>{proposal.needs}</p>
      </section>
      <section className={s.offered}>
        <h3>{t.includes}</h3>
        <ul>
          {offer.includes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className={s.steps}>
        <h3>{t.steps}</h3>
        <ol>
          {offer.steps.map(({ weeks, title, text }) => (
            <li key={title}>
              <time dateTime={dayAfter(proposal.start, weeks)}>
                {formatDate(dayAfter(proposal.start, weeks), language)}
              </time>
              <b>{title}</b>
              {text}
            </li>
          ))}
        </ol>
      </section>
      <section className={s.sum}>
        <h3>{t.prices}</h3>
        <Prices {...props} />
        <p className={s.terms}>{offer.terms}</p>
      </section>
    </article>
  );
};
