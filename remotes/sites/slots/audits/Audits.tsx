import { ArrowLink, cx, Kain, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { AuditsProps } from "./schema";
import s from "./Audits.module.css";

/** The last annual report as a book, and the auditor's opinion of each year beside it. */
export const Slot = ({ props: { anchor, title, text, cover, years, link } }: SectionProps<AuditsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <Grid>
          <div className={s.cover}>
            <Kain {...cover.picture} variant="field" width={384} height={520} className={s.cloth} />
            <p className={s.label}>
              {cover.title} <small>{cover.note}</small>
            </p>
          </div>
          <div className={s.body}>
            <h2 id={heading} className={t.h2}>
              {title}
            </h2>
            <p className={cx(t.soft, s.text)}>{text}</p>
            <ul className={s.years}>
              {years.map(({ year, opinion, isQualified = false, note }) => (
                <li key={year} className={cx(isQualified && s.qualified)}>
                  <b className={t.nums}>{year}</b> <span>{opinion}</span> <small>{note}</small>
                </li>
              ))}
            </ul>
            {link && (
              <p className={s.link}>
                <ArrowLink to={link.href}>{link.label}</ArrowLink>
              </p>
            )}
          </div>
        </Grid>
      </Wrap>
    </Section>
  );
};
