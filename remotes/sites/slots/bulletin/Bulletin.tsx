import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage } from "@serambi/kernel/remote";

import { MaybeLink } from "../../components/MaybeLink";
import { OpeningRow } from "../../components/OpeningRow";
import type { SectionProps } from "../SectionProps";
import type { BulletinProps } from "./schema";
import s from "./Bulletin.module.css";

/** What is new, a line each, the newest first as the tenant has them. */
export const Slot = ({ props: { anchor, title, items } }: SectionProps<BulletinProps>) => {
  const language = useLanguage();
  return (
    <OpeningRow anchor={anchor} title={title}>
      <ul>
        {items.map(({ date, text, href }) => (
          <li key={text} className={s.item}>
            <time dateTime={date} className={s.date}>
              {formatDate(date, language, "day-month")}
            </time>
            <MaybeLink as="span" to={href}>
              {text}
            </MaybeLink>
          </li>
        ))}
      </ul>
    </OpeningRow>
  );
};
