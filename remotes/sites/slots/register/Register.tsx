import { cx, SearchField, TextLink, Wrap } from "@serambi/kernel/ui";
import { useId, useState } from "react";

import type { SectionProps } from "../SectionProps";
import { findEntries } from "./findEntries";
import { RegisterRow } from "./RegisterRow";
import type { RegisterProps } from "./schema";
import s from "./Register.module.css";

/** The entries of an archive by call number; one types to narrow the list down. */
export const Slot = ({
  props: { anchor, title, note, search, nothing, states, entries, more },
}: SectionProps<RegisterProps>) => {
  const heading = useId();
  const [words, setWords] = useState("");
  const found = findEntries(entries, words);
  return (
    <section id={anchor} className={s.section} aria-labelledby={heading}>
      <Wrap>
        <div className={s.top}>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          {note && <p className={s.note}>{note}</p>}
          <SearchField
            label={search}
            placeholder={search}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
            className={s.search}
          />
        </div>
        <ol>
          {found.map((entry) => (
            <RegisterRow key={entry.number} entry={entry} stateName={states[entry.state]} />
          ))}
        </ol>
        <p role="status" className={cx(found.length === 0 && s.nothing)}>
          {found.length === 0 ? nothing : ""}
        </p>
        {more && (
          <p className={s.more}>
            <TextLink to={more.href}>{more.label}</TextLink>
          </p>
        )}
      </Wrap>
    </section>
  );
};
