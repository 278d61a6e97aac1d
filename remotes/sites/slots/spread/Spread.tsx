import { ArrowLink, cx, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { SpreadProps } from "./schema";
import s from "./Spread.module.css";

/** Two pages of a book as they lie open. */
export const Slot = ({ props: { anchor, title, book, chapter, left, right, more } }: SectionProps<SpreadProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <VisuallyHidden as="h2" id={heading}>
          {title}
        </VisuallyHidden>
        <div className={s.spread}>
          <div className={cx(s.page, s.left)}>
            <p className={cx(t.nums, s.run)}>
              <span>{left.number}</span>
              <em>{book}</em>
            </p>
            <h3 className={s.chapter}>{chapter}</h3>
            <div className={cx(s.text, s.first)}>
              {left.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <div className={cx(s.page, s.right)}>
            <p className={cx(t.nums, s.run)}>
              <em>{chapter}</em>
              <span>{right.number}</span>
            </p>
            <div className={s.text}>
              {right.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {more && (
              <p className={s.more}>
                <ArrowLink to={more.href}>{more.label}</ArrowLink>
              </p>
            )}
          </div>
        </div>
      </Wrap>
    </Section>
  );
};
