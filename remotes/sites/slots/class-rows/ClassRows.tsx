import { useMessages } from "@serambi/kernel/remote";
import { Kain, StatusBadge } from "@serambi/kernel/ui";

import { MaybeLink } from "../../components/MaybeLink";
import { OpeningRow } from "../../components/OpeningRow";
import type { SectionMessages } from "../../messages/id";
import type { SectionProps } from "../SectionProps";
import type { ClassRowsProps } from "./schema";
import s from "./ClassRows.module.css";

/** One class told, up to three named, each with its cloth and its state. */
export const Slot = ({ props: { anchor, title, first, others, note } }: SectionProps<ClassRowsProps>) => {
  const t = useMessages<SectionMessages>();
  return (
    <OpeningRow anchor={anchor} title={title}>
      <article className={s.first}>
        <Kain {...first.picture} variant="cover" width={640} height={480} className={s.picture} />
        <div>
          <StatusBadge state={first.state} label={t[`state.${first.state}`]} />
          <h3 className={s.title}>
            <MaybeLink as="span" to={first.href}>
              {first.title}
            </MaybeLink>
          </h3>
          <p>{first.text}</p>
          <p className={s.facts}>{first.facts}</p>
        </div>
      </article>
      <ul className={s.others}>
        {others.map(({ title: name, state, facts, picture, href }) => (
          <li key={name} className={s.other}>
            <Kain {...picture} variant="cover" width={320} height={240} className={s.picture} />
            <div>
              <StatusBadge state={state} label={t[`state.${state}`]} />
              <h3 className={s.name}>
                <MaybeLink as="span" to={href}>
                  {name}
                </MaybeLink>
              </h3>
              <p className={s.facts}>{facts}</p>
            </div>
          </li>
        ))}
      </ul>
      {note && <p className={s.note}>{note}</p>}
    </OpeningRow>
  );
};
