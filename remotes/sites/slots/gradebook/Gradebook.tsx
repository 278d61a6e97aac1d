import { cx, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { ScrollRegion } from "../../components/ScrollRegion";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { GradebookProps } from "./schema";
import s from "./Gradebook.module.css";
import { StudentRow } from "./StudentRow";

/** A mark book that can be scribbled in: change a number and the average follows. Nothing is kept. */
export const Slot = ({ props }: SectionProps<GradebookProps>) => {
  const { anchor, title, text, caption, nameColumn, averageColumn, columns, students } = props;
  const heading = useId();
  return (
    <Section id={anchor} tone="sunken" labelledBy={heading}>
      <Wrap className={s.columns}>
        <div>
          <h2 id={heading} className={cx(t.h2, s.title)}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <ScrollRegion label={caption}>
          <table className={s.book}>
            <VisuallyHidden as="caption">{caption}</VisuallyHidden>
            <thead>
              <tr>
                <th scope="col">{nameColumn}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                <th scope="col">{averageColumn}</th>
              </tr>
            </thead>
            <tbody>
              {students.map((student) => (
                <StudentRow key={student.name} name={student.name} marks={student.marks} columns={columns} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Wrap>
    </Section>
  );
};
