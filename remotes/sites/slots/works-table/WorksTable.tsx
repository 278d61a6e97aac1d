import { ArrowLink, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { WorksTableProps } from "./schema";
import s from "./WorksTable.module.css";

/** Works by name, one to a line: what it is first, who made it later. On a phone each row folds. */
export const Slot = ({ props: { anchor, title, intro, columns, works, more } }: SectionProps<WorksTableProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <div className={s.top}>
          <h2 id={heading} className={t.h2}>
            {title}
          </h2>
          <p className={s.intro}>{intro}</p>
        </div>
        <table className={s.works} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{columns.work}</th>
              <th scope="col">{columns.trade}</th>
              <th scope="col">{columns.city}</th>
              <th scope="col">{columns.by}</th>
              <th scope="col">{columns.free}</th>
            </tr>
          </thead>
          <tbody>
            {works.map(({ work, trade, city, by, free, isFreeNow, href }) => (
              <tr key={work}>
                <th scope="row">
                  <MaybeLink to={href} as="span">
                    {work}
                  </MaybeLink>
                </th>
                <td>{trade}</td>
                <td>{city}</td>
                <td>{by}</td>
                <td className={isFreeNow ? s.now : undefined}>{free}</td>
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
