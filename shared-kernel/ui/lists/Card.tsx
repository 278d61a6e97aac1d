import type { ReactNode } from "react";

import { Anchor } from "../actions/Anchor";
import { cx } from "../cx";
import s from "./Card.module.css";

export interface CardProps {
  readonly title: string;
  /** The one place the card leads to: the whole card is its target, the title its words. */
  readonly to?: string | undefined;
  /** The level of the title among the headings of the page. */
  readonly heading?: "h2" | "h3" | "h4" | undefined;
  /** `plain` stands on the page, `outlined` in a frame, `row` with its picture beside the words. */
  readonly variant?: "plain" | "outlined" | "row" | undefined;
  /** A picture at the card's full width, or at the start of a row. */
  readonly picture?: ReactNode;
  /** Above the title: a state, a subject. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  /** At the foot of the card, level with those of its neighbours. Links and buttons in it stay their own targets. */
  readonly footer?: ReactNode;
  readonly className?: string | undefined;
}

/** One thing among its like: a course, an article, a person. */
export const Card = (props: CardProps) => {
  const { title, to, heading: Heading = "h3", variant = "plain", picture, above, children, footer, className } = props;
  return (
    <article className={cx(s.card, s[variant], className)}>
      {picture && <div className={s.picture}>{picture}</div>}
      <div className={s.words}>
        {above && <div className={s.above}>{above}</div>}
        <Heading className={s.title}>
          {to === undefined ? (
            title
          ) : (
            <Anchor to={to} className={s.link}>
              {title}
            </Anchor>
          )}
        </Heading>
        {children && <div className={s.text}>{children}</div>}
        {footer && <div className={s.footer}>{footer}</div>}
      </div>
    </article>
  );
};
