import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { cx, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionMessages } from "../../messages/id";
import type { SectionProps } from "../SectionProps";
import type { NewsProps } from "./schema";
import s from "./News.module.css";

/** News as a front page has it: one story told, the others named. */
export const Slot = ({ props: { anchor, title, lead, rest = [] } }: SectionProps<NewsProps>) => {
  const language = useLanguage();
  const m = useMessages<SectionMessages>();
  const heading = useId();
  return (
    <section id={anchor} className={s.news} aria-labelledby={heading}>
      <Wrap>
        <Grid>
          <h2 id={heading} className={cx(t.h3, s.title)}>
            {title}
          </h2>
          <article className={s.lead}>
            <h3>
              <MaybeLink as="span" to={lead.href} className={s.link}>
                {lead.title}
              </MaybeLink>
            </h3>
            <p className={t.soft}>{lead.text}</p>
            <p className={cx(t.note, s.facts)}>
              <time dateTime={lead.date}>{formatDate(lead.date, language)}</time>
              <span>{m.minutes(lead.minutes)}</span>
            </p>
          </article>
          {rest.length > 0 && (
            <ul className={s.rest}>
              {rest.map((story) => (
                <li key={story.title}>
                  <h3>
                    <MaybeLink as="span" to={story.href} className={s.link}>
                      {story.title}
                    </MaybeLink>
                  </h3>
                  <p className={t.note}>
                    <time dateTime={story.date}>{formatDate(story.date, language)}</time>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Grid>
      </Wrap>
    </section>
  );
};
