import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { cx, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import d from "../../components/Dyes.module.css";
import { MaybeLink } from "../../components/MaybeLink";
import type { OffersMessages } from "../../messages/offers.id";
import type { SectionProps } from "../SectionProps";
import s from "./Enrolment.module.css";
import { RegisterChoices } from "./RegisterChoices";
import type { Client, EnrolmentProps, Kind } from "./schema";
import { readChoice, shownYears } from "./shownYears";

const Entry = ({ client, kind }: { readonly client: Client; readonly kind: Kind | undefined }) => {
  const t = useMessages<OffersMessages>();
  const language = useLanguage();
  const { name, pupils, hasLeft, href } = client;
  return (
    <li className={cx(d.dyed, s.client)} data-dye={kind?.dye} data-left={hasLeft || undefined}>
      {hasLeft ? (
        <s>{name}</s>
      ) : (
        <MaybeLink to={href} as="span" className={s.name}>
          {name}
        </MaybeLink>
      )}
      {pupils !== undefined && (
        <span className={s.pupils}>
          {formatNumber(pupils, language)}
          <VisuallyHidden> {t["clients.pupils"]}</VisuallyHidden>
        </span>
      )}
      <VisuallyHidden>
        , {kind?.name}
        {hasLeft && `, ${t["clients.hasLeft"]}`}
      </VisuallyHidden>
    </li>
  );
};

/** A register by the year of joining, as schools keep one: who left is struck out, not taken out. */
export const Slot = ({ props }: SectionProps<EnrolmentProps>) => {
  const { anchor, title, kinds, years } = props;
  const t = useMessages<OffersMessages>();
  const language = useLanguage();
  const heading = useId();
  const choice = readChoice(props);
  const number = (value: number): string => formatNumber(value, language);
  return (
    <section id={anchor} aria-labelledby={heading} className={d.dyes}>
      <Wrap>
        <VisuallyHidden as="h2" id={heading}>
          {title}
        </VisuallyHidden>
        <RegisterChoices kinds={kinds} years={years} choice={choice} />
        <div className={s.register}>
          {shownYears(years, choice).map(({ year, joined, clients }) => {
            const left = clients.filter(({ hasLeft }) => hasLeft).length;
            const more = joined - clients.length;
            const isWhole = choice.by === "all";
            return (
              <div key={year} className={s.year}>
                <div>
                  <h3 className={s.number}>{year}</h3>
                  <p className={s.sum}>
                    {isWhole ? t["clients.joined"](number(joined)) : t["clients.named"](number(clients.length))}
                    {isWhole && left > 0 && `, ${t["clients.gone"](number(left))}`}
                  </p>
                </div>
                <ul className={s.clients}>
                  {clients.map((client) => (
                    <Entry key={client.name} client={client} kind={kinds.find(({ key }) => key === client.kind)} />
                  ))}
                  {isWhole && more > 0 && <li className={s.more}>{t["clients.more"](number(more))}</li>}
                </ul>
              </div>
            );
          })}
        </div>
      </Wrap>
    </section>
  );
};
