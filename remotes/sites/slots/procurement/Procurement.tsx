import { Section, TextLink, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { ProcurementProps } from "./schema";
import s from "./Procurement.module.css";

/** All that a purchasing department asks for, in one place: the way of a contract, papers, and terms. */
export const Slot = ({
  props: { anchor, title, intro, path, filesTitle, files, facts },
}: SectionProps<ProcurementProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} tone="sunken">
      <Wrap>
        <h2 id={heading} className={t.h2Large}>
          {title}
        </h2>
        <p className={s.intro}>{intro}</p>
        <ol className={s.path}>
          {path.map(({ label, when, isOurs }) => (
            <li key={label} className={isOurs ? s.ours : undefined}>
              <b>{label}</b>
              <span>{when}</span>
            </li>
          ))}
        </ol>
        <div className={s.split}>
          <div>
            <h3 className={s.filesTitle}>{filesTitle}</h3>
            <ul>
              {files.map(({ label, note, href }) => (
                <li key={label} className={s.file}>
                  {href === undefined ? label : <TextLink to={href}>{label}</TextLink>}
                  <span>{note}</span>
                </li>
              ))}
            </ul>
          </div>
          <dl className={s.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Wrap>
    </Section>
  );
};
