import { formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { ButtonLink } from "@serambi/kernel/ui";
import { useId, useState } from "react";

import type { SectionMessages } from "../../messages/id";
import type { PassOnProps } from "./schema";
import s from "./GiveForm.module.css";

/** An amount to choose; the button opens a letter that names it. */
export const GiveForm = ({ title, amounts, chosen = 0, email, note }: PassOnProps["give"]) => {
  const group = useId();
  const language = useLanguage();
  const m = useMessages<SectionMessages>();
  const [current, setCurrent] = useState(Math.min(chosen, amounts.length - 1));
  const label = m.give(formatRupiah(amounts[current]?.amountIdr ?? 0, language));
  return (
    <div className={s.give}>
      <fieldset>
        <legend className={s.title}>{title}</legend>
        {amounts.map(({ amountIdr, text }, index) => (
          <label key={amountIdr} className={s.amount}>
            <input
              type="radio"
              name={group}
              className={s.choice}
              checked={index === current}
              onChange={() => setCurrent(index)}
            />
            <span>
              <b className={s.sum}>{formatRupiah(amountIdr, language)}</b>
              {text}
            </span>
          </label>
        ))}
      </fieldset>
      <ButtonLink to={`mailto:${email}?subject=${encodeURIComponent(label.replaceAll("\u00a0", " "))}`} wide>
        {label}
      </ButtonLink>
      {note && <p className={s.note}>{note}</p>}
    </div>
  );
};
