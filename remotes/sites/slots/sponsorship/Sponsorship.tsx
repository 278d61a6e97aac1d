import { formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { ButtonLink, cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { SponsorProposal } from "../../components/SponsorProposal";
import t from "../../components/Type.module.css";
import type { EventMessages } from "../../messages/event.id";
import type { SectionProps } from "../SectionProps";
import type { SponsorshipProps } from "./schema";
import s from "./Sponsorship.module.css";

/** What a sponsor pays, how many of each there are, and what comes back; the tiers descend in type size. */
export const Slot = ({ props: { anchor, title, text, tiers, action, note } }: SectionProps<SponsorshipProps>) => {
  const heading = useId();
  const language = useLanguage();
  const m = useMessages<EventMessages>();
  return (
    <Section id={anchor} tone="sunken" labelledBy={heading}>
      <Wrap className={s.wrap}>
        <div className={s.head}>
          <h2 id={heading} className={t.h2Large}>
            {title}
          </h2>
          <p className={cx(t.soft, s.intro)}>{text}</p>
        </div>
        <ol className={s.tiers}>
          {tiers.map(({ name, priceIdr, price, slot, left, benefits }) => (
            <li key={name} className={s.tier}>
              <div>
                <h3 className={s.name}>{name}</h3>
                <p className={cx(t.nums, s.slot)}>
                  {slot}
                  {left !== undefined && `, ${m["sponsorship.left"](left)}`}
                </p>
              </div>
              <p className={cx(t.nums, s.price)}>{priceIdr === undefined ? price : formatRupiah(priceIdr, language)}</p>
              <div className={s.gain}>
                <ul className={s.benefits} aria-label={m["sponsorship.benefits"]}>
                  {benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
        <p className={s.ask}>
          <ButtonLink to={action.href}>{action.label}</ButtonLink>
          <span>{note}</span>
        </p>
        <SponsorProposal />
      </Wrap>
    </Section>
  );
};
