import { formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { cx, Kain, VisuallyHidden } from "@serambi/kernel/ui";
import { useId, useState } from "react";

import { Actions } from "../../components/Actions";
import t from "../../components/Type.module.css";
import type { SectionMessages } from "../../messages/id";
import type { SectionProps } from "../SectionProps";
import type { GivingProps } from "./schema";
import s from "./Giving.module.css";

/** What a gift pays for, by amount. The button opens a letter that names the amount chosen. */
export const Slot = ({ props }: SectionProps<GivingProps>) => {
  const { anchor, title, text, legend, amounts, email, note, other, picture } = props;
  const heading = useId();
  const group = useId();
  const language = useLanguage();
  const m = useMessages<SectionMessages>();
  const [chosen, setChosen] = useState(Math.min(props.chosen ?? 0, amounts.length - 1));
  const label = m.give(formatRupiah(amounts[chosen]?.amountIdr ?? 0, language));
  const give = { label, href: `mailto:${email}?subject=${encodeURIComponent(label.replaceAll("\u00a0", " "))}` };
  return (
    <section id={anchor} className={s.give} aria-labelledby={heading}>
      <Kain {...picture} variant="cover" width={720} height={760} className={s.picture} />
      <div className={s.body}>
        <h2 id={heading} className={cx(t.h2, s.title)}>
          {title}
        </h2>
        <p className={cx(t.soft, s.text)}>{text}</p>
        <fieldset className={s.amounts}>
          <VisuallyHidden as="legend">{legend}</VisuallyHidden>
          {amounts.map(({ amountIdr, text: meaning }, index) => (
            <label key={amountIdr} className={s.amount}>
              <input type="radio" name={group} checked={index === chosen} onChange={() => setChosen(index)} />
              <span className={cx(t.nums, s.sum)}>{formatRupiah(amountIdr, language)}</span>
              <span className={s.meaning}>{meaning}</span>
            </label>
          ))}
        </fieldset>
        <Actions links={other ? [give, other] : [give]} />
        {note && <p className={cx(t.note, s.note)}>{note}</p>}
      </div>
    </section>
  );
};
