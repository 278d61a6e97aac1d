import { Kain, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Facts } from "../../components/Facts";
import { MaybeLink } from "../../components/MaybeLink";
import type { SectionProps } from "../SectionProps";
import type { StoriesProps } from "./schema";
import s from "./Stories.module.css";

/** Three stories of three kinds side by side: one told in words, one in a picture, one by somebody who has a view. */
export const Slot = ({ props: { anchor, title, first, pictured, column } }: SectionProps<StoriesProps>) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading}>
      <Wrap>
        <VisuallyHidden as="h2" id={heading}>
          {title}
        </VisuallyHidden>
        <div className={s.stories}>
          <article className={s.story}>
            <h3 className={s.large}>
              <MaybeLink as="span" to={first.href} className={s.link}>
                {first.title}
              </MaybeLink>
            </h3>
            <p className={s.text}>{first.text}</p>
            <Facts facts={first.facts} />
          </article>
          <article className={s.story}>
            <Kain {...pictured.picture} variant="cover" width={600} height={400} className={s.picture} />
            <h3 className={s.middle}>
              <MaybeLink as="span" to={pictured.href} className={s.link}>
                {pictured.title}
              </MaybeLink>
            </h3>
            <Facts facts={pictured.facts} />
          </article>
          <article className={s.story}>
            <div className={s.pen}>
              <Kain {...column.portrait} variant="avatar" width={120} height={120} className={s.portrait} />
              <p>
                {column.by}
                <span className={s.kind}>{column.kind}</span>
              </p>
            </div>
            <h3 className={s.said}>
              <MaybeLink as="span" to={column.href} className={s.link}>
                {column.title}
              </MaybeLink>
            </h3>
            <p>{column.text}</p>
          </article>
        </div>
      </Wrap>
    </section>
  );
};
