import { ButtonLink, Kain, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { PrizesProps } from "./schema";
import s from "./Prizes.module.css";

/** Prizes as figures that grow with the sum, and what to do to win one. */
export const Slot = ({ props: { anchor, title, cloth, prizes, action, note } }: SectionProps<PrizesProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.prize} aria-labelledby={heading}>
      <Kain {...cloth} variant="field" width={1440} height={144} scaleHeight={576} className={s.cloth} />
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <ol className={s.prizes}>
          {prizes.map(({ amount, text }) => (
            <li key={amount}>
              <b>{amount}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
        <p className={s.ask}>
          <ButtonLink to={action.href} className={s.action}>
            {action.label}
          </ButtonLink>
          <span>{note}</span>
        </p>
      </Wrap>
    </section>
  );
};
