import { Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { PartTitle } from "../../components/PartTitle";
import type { SectionProps } from "../SectionProps";
import { Answer } from "./Answer";
import type { AnswersProps } from "./schema";
import s from "./Answers.module.css";

/** The half of a form that its sender has filled in: numbered questions with answers in the colour of the pen. */
export const Slot = ({ props: { anchor, part, title, first = 1, answers } }: SectionProps<AnswersProps>) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading}>
      <Wrap>
        <PartTitle id={heading} part={part} title={title} />
        <dl>
          {answers.map((answer, index) => (
            <div key={answer.question} className={s.row}>
              <dt className={s.question}>
                <span className={s.number}>{first + index}</span> {answer.question}
              </dt>
              <Answer {...answer} />
            </div>
          ))}
        </dl>
      </Wrap>
    </section>
  );
};
