import { TextLink } from "@serambi/kernel/ui";

import { OpeningRow } from "../../components/OpeningRow";
import type { SectionProps } from "../SectionProps";
import type { AboutProps } from "./schema";
import s from "./About.module.css";

/** Who it is, and where. */
export const Slot = ({ props: { anchor, title, text, address, mail } }: SectionProps<AboutProps>) => (
  <OpeningRow anchor={anchor} title={title}>
    <div className={s.columns}>
      <p>{text}</p>
      <div>
        <p className={s.address}>{address}</p>
        {mail && (
          <TextLink to={mail.href} className={s.mail}>
            {mail.label}
          </TextLink>
        )}
      </div>
    </div>
  </OpeningRow>
);
