import type { ReactNode } from "react";

import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import s from "./Accordion.module.css";

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  /** Small print at the end of the line: a number of chapters, a length. */
  readonly note?: string | undefined;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Shared by all items: opening one closes the others. Missing: any number stands open. */
  readonly name?: string | undefined;
  /** Ids that are open at first. */
  readonly openIds?: readonly string[] | undefined;
  readonly className?: string | undefined;
}

/** Questions and their answers, or chapters and what is in them. It is `details`: it opens without a script, and prints open. */
export const Accordion = ({ items, name, openIds = [], className }: AccordionProps) => (
  <div className={cx(s.accordion, className)}>
    {items.map(({ id, title, note, content }) => (
      <details key={id} id={id} name={name} open={openIds.includes(id)}>
        <summary className={s.title}>
          <span>{title}</span>
          {note && <span className={s.note}>{note}</span>}
          <Icon name="chevron-down" className={s.sign} />
        </summary>
        <div className={s.content}>{content}</div>
      </details>
    ))}
  </div>
);
