import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { ReadThroughProps } from "./schema";
import s from "./ReadThrough.module.css";

/** How a page is read, from the top: its parts along a line, each with a sentence out of a real one. */
export const Slot = ({ props: { anchor, title, parts } }: SectionProps<ReadThroughProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={s.sheet}>
      <Wrap className={s.columns}>
        <h2 id={heading} className={cx(t.display, s.title)}>
          {title}
        </h2>
        <ol className={s.parts}>
          {parts.map(({ name, text }) => (
            <li key={name} className={s.part}>
              <h3 className={s.name}>{name}</h3>
              <p className={s.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};
