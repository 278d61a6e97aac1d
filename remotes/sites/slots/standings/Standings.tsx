import { cx, Kain, Section, TextLink, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { Form } from "./Form";
import type { StandingsProps } from "./schema";
import s from "./Standings.module.css";

/** A league table set as large as its names allow, each team under its own pennant. */
export const Slot = ({
  props: { anchor, title, intro, caption, columns, teams, invitation },
}: SectionProps<StandingsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <div className={s.top}>
          <h2 id={heading} className={cx(t.h2, s.title)}>
            {title}
          </h2>
          <p className={t.soft}>{intro}</p>
        </div>
        <table className={cx(t.nums, s.table)}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{columns.team}</th>
              <th scope="col" className={s.detail}>
                {columns.played}
              </th>
              <th scope="col" className={s.detail}>
                {columns.won}
              </th>
              <th scope="col" className={s.detail}>
                {columns.drawn}
              </th>
              <th scope="col" className={s.detail}>
                {columns.lost}
              </th>
              <th scope="col" className={s.form}>
                {columns.form}
              </th>
              <th scope="col" className={s.number}>
                {columns.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {teams.map(({ name, pennant, played, won, drawn, lost, form, points }, index) => (
              <tr key={name}>
                <td className={s.rank}>{index + 1}</td>
                <th scope="row">
                  <span className={s.team}>
                    <Kain {...pennant} variant="field" width={96} height={116} className={s.pennant} />
                    {name}
                  </span>
                </th>
                <td className={s.detail}>{played}</td>
                <td className={s.detail}>{won}</td>
                <td className={s.detail}>{drawn}</td>
                <td className={s.detail}>{lost}</td>
                <td className={s.form}>
                  <Form outcomes={form} words={columns} />
                </td>
                <td className={cx(s.number, s.points)}>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {invitation && (
          <p className={s.open}>
            <span className={s.rank} aria-hidden="true">
              ?
            </span>
            <TextLink to={invitation.href} className={s.invitation}>
              {invitation.label}
            </TextLink>
          </p>
        )}
      </Wrap>
    </Section>
  );
};
