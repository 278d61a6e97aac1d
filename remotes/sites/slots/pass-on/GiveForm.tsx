import { formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage } from "@serambi/kernel/remote";
import { Button, Checkbox, TextField } from "@serambi/kernel/ui";

import type { PassOnProps } from "./schema";
import s from "./GiveForm.module.css";

/** An amount to choose or to write, for the page that takes it. */
export const GiveForm = ({ title, amounts, chosen = 0, href, other, anonymous, button, note }: PassOnProps["give"]) => {
  const language = useLanguage();
  return (
    <form action={href} className={s.give}>
      <fieldset>
        <legend className={s.title}>{title}</legend>
        {amounts.map(({ amountIdr, text }, index) => (
          <label key={amountIdr} className={s.amount}>
            <input
              type="radio"
              name="choice"
              value={amountIdr}
              className={s.choice}
              defaultChecked={index === Math.min(chosen, amounts.length - 1)}
            />
            <span>
              <b className={s.sum}>{formatRupiah(amountIdr, language)}</b>
              {text}
            </span>
          </label>
        ))}
      </fieldset>
      <TextField name="amount" label={other} inputMode="numeric" maxLength={16} placeholder="Rp" autoComplete="off" />
      <Checkbox name="anonymous" value="1" label={anonymous} />
      <Button type="submit" wide>
        {button}
      </Button>
      {note && <p className={s.note}>{note}</p>}
    </form>
  );
};
