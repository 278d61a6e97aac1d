import { ArrowLink, cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { MARKS } from "./marks";
import type { PartnerLogosProps } from "./schema";
import s from "./PartnerLogos.module.css";

/** The partners' marks on one ruled sheet, each with its name and what it brings. */
export const Slot = ({ props: { anchor, title, text, partners, more } }: SectionProps<PartnerLogosProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.wrap}>
        <h2 id={heading} className={cx(t.h2, s.title)}>
          {title}
        </h2>
        <p className={cx(t.soft, s.text)}>{text}</p>
        <ul className={s.partners}>
          {partners.map(({ name, mark, gives }) => (
            <li key={name} className={s.partner}>
              <svg viewBox="0 0 40 40" aria-hidden="true" className={s.mark}>
                <path d={MARKS[mark]} fillRule="evenodd" />
              </svg>
              <b className={s.name}>{name}</b>
              <span className={s.gives}>{gives}</span>
            </li>
          ))}
        </ul>
        {more && (
          <p className={s.more}>
            <ArrowLink to={more.href}>{more.label}</ArrowLink>
          </p>
        )}
      </Wrap>
    </Section>
  );
};
