import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { ScrollRegion } from "../../components/ScrollRegion";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { layCells } from "./layCells";
import type { CurriculumProps } from "./schema";
import s from "./Curriculum.module.css";

/** Who teaches when: a row per place, blocks across the terms. A table, so that it can be heard. */
export const Slot = ({
  props: { anchor, title, intro, corner, label, columns, rows },
}: SectionProps<CurriculumProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={s.section}>
      <Wrap>
        <h2 id={heading} className={cx(t.h2Large, s.title)}>
          {title}
        </h2>
        <p className={s.intro}>{intro}</p>
        <ScrollRegion label={label} isTable>
          <table className={cx(t.nums, s.table)}>
            <thead>
              <tr>
                <th scope="col">{corner}</th>
                {Array.from({ length: columns }, (_, index) => (
                  <th key={index} scope="col">
                    {index + 1}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, blocks }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {layCells(blocks, columns).map(({ from, block }) => (
                    <td key={from} colSpan={block && block.to - block.from + 1} className={block && s[block.tone]}>
                      {block && (
                        <>
                          {block.text} <b>{block.amount}</b>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Wrap>
    </Section>
  );
};
