import { cx, Section, TextLink, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { CollectionProps } from "./schema";
import s from "./Collection.module.css";

/** A special collection on the coloured ground: what it is, and the characters of a script one by one. */
export const Slot = ({
  props: { anchor, title, text, facts, more, script, characters },
}: SectionProps<CollectionProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="field" labelledBy={heading}>
      <Wrap className={s.columns}>
        <div className={s.words}>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <p className={s.text}>{text}</p>
          <dl className={cx(t.nums, s.facts)}>
            {facts.map(({ name, value }) => (
              <div key={name} className={s.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {more && (
            <p className={s.more}>
              <TextLink to={more.href}>{more.label}</TextLink>
            </p>
          )}
        </div>
        <ol className={s.characters}>
          {characters.map(({ character, sound }) => (
            <li key={character} className={s.one}>
              <span lang={script} className={s.character}>
                {character}
              </span>
              <i className={s.sound}>{sound}</i>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};
