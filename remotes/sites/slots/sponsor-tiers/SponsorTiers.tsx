import { ButtonLink, cx, Section, TextLink, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { SponsorProposal } from "../../components/SponsorProposal";
import type { SectionProps } from "../SectionProps";
import type { SponsorTiersProps } from "./schema";
import s from "./SponsorTiers.module.css";

/** What sponsors pay and get, openly; the tiers descend in type size. */
export const Slot = ({ props: { anchor, title, text, tiers, ask } }: SectionProps<SponsorTiersProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="sunken" labelledBy={heading} className={s.sponsor}>
      <Wrap>
        <div className={s.head}>
          <h2 id={heading}>{title}</h2>
          <p>{text}</p>
        </div>
        <ol className={s.tiers}>
          {tiers.map(({ name, price, slots, pips, gain }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className={s.price}>{price}</p>
              <p className={s.slots}>
                <span className={cx(s.pips, pips.open && s.open)} aria-hidden="true">
                  {Array.from({ length: pips.total }, (_, index) => (
                    <i key={index} className={index < pips.taken ? s.taken : undefined} />
                  ))}
                </span>
                {slots}
              </p>
              <p className={s.gain}>{gain}</p>
            </li>
          ))}
        </ol>
        <p className={s.ask}>
          <ButtonLink to={ask.action.href}>{ask.action.label}</ButtonLink>
          <span>
            {ask.text}{" "}
            <TextLink to={`mailto:${ask.email}`} className={s.mail}>
              {ask.email}
            </TextLink>
          </span>
        </p>
        <SponsorProposal />
      </Wrap>
    </Section>
  );
};
