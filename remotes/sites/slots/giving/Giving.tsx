import { formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { ArrowLink, Button, cx, Kain, VisuallyHidden } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionMessages } from "../../messages/id";
import type { SectionProps } from "../SectionProps";
import type { GivingProps } from "./schema";
import s from "./Giving.module.css";

/** Gifts by amount, with the thing that each pays for. The button opens the page that takes them; the style sheet shows the name of the chosen amount. */
export const Slot = ({ props }: SectionProps<GivingProps>) => {
  const { anchor, title, text, legend, amounts, chosen = 0, href, note, other, picture } = props;
  const heading = useId();
  const language = useLanguage();
  const m = useMessages<SectionMessages>();
  return (
    <section id={anchor} className={s.give} aria-labelledby={heading}>
      <Kain {...picture} variant="cover" width={720} height={760} className={s.picture} />
      <div className={s.body}>
        <h2 id={heading} className={cx(t.h2, s.title)}>
          {title}
        </h2>
        <p className={cx(t.soft, s.text)}>{text}</p>
        <form action={href} className={s.form}>
          <fieldset className={s.amounts}>
            <VisuallyHidden as="legend">{legend}</VisuallyHidden>
            {amounts.map(({ amountIdr, text: meaning }, index) => (
              <label key={amountIdr} className={s.amount}>
                <input
                  type="radio"
                  name="choice"
                  value={amountIdr}
                  defaultChecked={index === Math.min(chosen, amounts.length - 1)}
                />
                <span className={cx(t.nums, s.sum)}>{formatRupiah(amountIdr, language)}</span>
                <span className={s.meaning}>{meaning}</span>
              </label>
            ))}
          </fieldset>
          <div className={s.send}>
            <Button type="submit">
              {amounts.map(({ amountIdr }) => (
                <span key={amountIdr} className={s.say}>
                  {m.give(formatRupiah(amountIdr, language))}
                </span>
              ))}
            </Button>
            {other && <ArrowLink to={other.href}>{other.label}</ArrowLink>}
          </div>
        </form>
        {note && <p className={cx(t.note, s.note)}>{note}</p>}
      </div>
    </section>
  );
};
