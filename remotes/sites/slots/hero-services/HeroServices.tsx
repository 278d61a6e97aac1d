import { cx, Icon, Wrap } from "@serambi/kernel/ui";
import { useId, useState } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { fittingGroups } from "./fittingGroups";
import type { HeroServicesProps } from "./schema";
import s from "./HeroServices.module.css";

/** A counter's board as the first screen: every service by group, and a field that leaves the ones that fit. */
export const Slot = ({ props: { anchor, title, search, groups } }: SectionProps<HeroServicesProps>) => {
  const field = useId();
  const [words, setWords] = useState("");
  const shown = fittingGroups(groups, words);
  const count = shown.reduce((sum, group) => sum + group.services.length, 0);
  return (
    <section id={anchor} className={s.hero}>
      <Wrap>
        <div className={s.intro}>
          <h1 className={cx(t.display, s.title)}>{title}</h1>
          <div role="search" className={s.find}>
            <label htmlFor={field} className={s.label}>
              {search.label}
            </label>
            <span className={s.field}>
              <input
                id={field}
                type="search"
                className={s.input}
                placeholder={search.example}
                autoComplete="off"
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
              <span className={s.sign}>
                <Icon name="search" />
              </span>
            </span>
            <p role="status" className={cx(t.small, t.nums, s.count)}>
              {words.trim() && (count === 0 ? search.nothing : `${count} ${search.counted}`)}
            </p>
          </div>
        </div>
        <div className={s.board}>
          {shown.map((group) => (
            <div key={group.title} className={s.group}>
              <h2 className={s.groupTitle}>{group.title}</h2>
              <ul>
                {group.services.map(({ name, note, href }) => (
                  <li key={name}>
                    <MaybeLink to={href} className={s.service}>
                      <span className={s.name}>{name}</span>
                      <span className={s.note}>{note}</span>
                    </MaybeLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Wrap>
    </section>
  );
};
