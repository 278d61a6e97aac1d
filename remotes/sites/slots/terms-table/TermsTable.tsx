import { ButtonLink, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { TermsTableProps } from "./schema";
import s from "./TermsTable.module.css";

/** What two sides may expect of each other, line by line. */
export const Slot = ({
  props: { anchor, title, corner, parties, terms, action, note },
}: SectionProps<TermsTableProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.columns}>
        <h2 id={heading} className={t.h2}>
          {title}
        </h2>
        <div>
          <table className={s.terms} aria-labelledby={heading}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{corner}</VisuallyHidden>
                </th>
                {parties.map((party) => (
                  <th key={party} scope="col">
                    {party}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {terms.map(({ name, values: [one, other] }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{one}</td>
                  <td>{other}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {action && (
            <p className={s.action}>
              <ButtonLink to={action.href}>{action.label}</ButtonLink>
              {note && <span className={s.note}>{note}</span>}
            </p>
          )}
        </div>
      </Wrap>
    </Section>
  );
};
