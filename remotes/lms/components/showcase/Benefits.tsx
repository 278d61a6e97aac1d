import { useMessages } from "@serambi/kernel/remote";
import { Icon, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { LmsFeature } from "../../contract/hosts/lms";
import type { Messages } from "../../messages/id";
import s from "./Benefits.module.css";
import { iconOf } from "./iconOf";
import { useSiteLanguage } from "./useSiteLanguage";
import { inPlaces } from "../inPlaces";

/** What comes of it for whoever uses it. */
export const Benefits = ({ benefits }: Pick<LmsFeature, "benefits">) => {
  const t = useMessages<Messages>();
  const heading = useId();
  return (
    <Section tone="sunken" labelledBy={heading}>
      <Wrap className={s.benefits}>
        <h2 id={heading} className={s.heading}>
          {t.benefits}
        </h2>
        <ul lang={useSiteLanguage()} className={s.rows}>
          {inPlaces(benefits).map(({ key, item: { title, icon, desc } }) => (
            <li key={key} className={s.row}>
              <Icon name={iconOf(icon)} className={s.icon} />
              <h3 className={s.title}>{title}</h3>
              <p className={s.text}>{desc}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};
