import { cx, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { ArticlesProps } from "./schema";
import s from "./Articles.module.css";

/** One article begun, the others by the number of the note that they come from. */
export const Slot = ({ props: { anchor, title, lead, others } }: SectionProps<ArticlesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.columns}>
        <VisuallyHidden as="h2" id={heading}>
          {title}
        </VisuallyHidden>
        <article>
          <p className={s.kind}>{lead.kind}</p>
          <h3 className={cx(t.display, s.title)}>
            <MaybeLink as="span" to={lead.href} className={s.link}>
              {lead.title}
            </MaybeLink>
          </h3>
          <p className={s.text}>{lead.text}</p>
          <p className={s.kind}>{lead.by}</p>
        </article>
        <ol>
          {others.map((article) => (
            <li key={article.number}>
              <MaybeLink to={article.href} className={s.other}>
                <span className={cx(t.nums, s.number)}>{article.number}</span>
                <div>
                  <h3 className={s.name}>{article.title}</h3>
                  <p className={s.by}>{article.by}</p>
                </div>
              </MaybeLink>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};
