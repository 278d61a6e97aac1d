import { ArrowLink, cx, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Byline } from "../../components/Byline";
import { Grid } from "../../components/Grid";
import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { PeopleTableProps } from "./schema";
import s from "./PeopleTable.module.css";

/** People by their work: a table whose rows begin with who and go on with what. On a phone each row folds. */
export const Slot = ({
  props: { anchor, title, intro, caption, columns, people, more },
}: SectionProps<PeopleTableProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <Grid className={s.top}>
          <h2 id={heading} className={cx(t.display, s.title)}>
            {title}
          </h2>
          <p className={cx(t.lede, s.intro)}>{intro}</p>
        </Grid>
        <table className={s.people}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.trade}</th>
              <th scope="col">{columns.work}</th>
              <th scope="col">{columns.free}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ name, place, picture, trade, work, free, href }) => (
              <tr key={name}>
                <th scope="row">
                  <MaybeLink to={href} className={s.person}>
                    <Byline person={{ name, role: place, picture }} />
                  </MaybeLink>
                </th>
                <td>{trade}</td>
                <td className={s.work}>{work}</td>
                <td className={cx(t.nums, s.free)}>
                  <span className={s.label}>{columns.free} </span>
                  {free}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {more && (
          <p className={s.more}>
            <ArrowLink to={more.href}>{more.label}</ArrowLink>
          </p>
        )}
      </Wrap>
    </Section>
  );
};
