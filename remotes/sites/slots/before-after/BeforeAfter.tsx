import { ArrowLink, Kain, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import { MaybeLink } from "../../components/MaybeLink";
import type { SectionProps } from "../SectionProps";
import type { BeforeAfterProps } from "./schema";
import s from "./BeforeAfter.module.css";

/** One piece of work told with what it changed, on the coloured ground; two more named below. */
export const Slot = ({
  props: { anchor, who, title, paragraphs, picture, changes, more, others },
}: SectionProps<BeforeAfterProps>) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading}>
      <article className={s.lead}>
        <Kain {...picture} variant="cover" width={720} height={900} className={s.picture} />
        <div className={s.told}>
          <p className={s.who}>{who}</p>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <div className={s.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <dl className={s.changes}>
            {changes.map(({ label, before, between, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {before} <span>{between}</span> {after}
                </dd>
              </div>
            ))}
          </dl>
          {more && <ArrowLink to={more.href}>{more.label}</ArrowLink>}
        </div>
      </article>
      <Wrap className={s.below}>
        <Grid>
          {others.map(({ title: name, text, picture: cloth, href }) => (
            <article key={name} className={s.other}>
              <Kain {...cloth} variant="cover" width={720} height={480} className={s.small} />
              <h3 className={s.name}>
                <MaybeLink to={href} as="span">
                  {name}
                </MaybeLink>
              </h3>
              <p>{text}</p>
            </article>
          ))}
        </Grid>
      </Wrap>
    </section>
  );
};
