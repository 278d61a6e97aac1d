import { formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage } from "@serambi/kernel/remote";
import { ButtonLink } from "@serambi/kernel/ui";
import { useId, useState } from "react";

import type { BudgetProps } from "./schema";
import s from "./Gift.module.css";

/** How many pieces a visitor pays for, and the letter that says so. Without scripts: the number that was proposed. */
export const Gift = ({ text, label, unitIdr, value, most, action, mail }: BudgetProps["gift"]) => {
  const field = useId();
  const language = useLanguage();
  const [count, setCount] = useState(value);
  const total = formatRupiah(count * unitIdr, language);
  const subject = encodeURIComponent(`${mail.subject}: ${count}, ${total}`);
  return (
    <div>
      <p>{text}</p>
      <div className={s.row}>
        <div>
          <label htmlFor={field} className={s.label}>
            {label}
          </label>
          <input
            id={field}
            className={s.count}
            type="number"
            min={1}
            max={most}
            defaultValue={value}
            onChange={({ target: { valueAsNumber: wanted } }) =>
              setCount(Number.isFinite(wanted) ? Math.min(most, Math.max(1, Math.round(wanted))) : value)
            }
          />
        </div>
        <ButtonLink to={`mailto:${mail.to}?subject=${subject}`}>
          {action} {total}
        </ButtonLink>
      </div>
    </div>
  );
};
