import { cx, Icon, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Byline } from "../../components/Byline";
import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { QuestionsProps } from "./schema";
import s from "./Questions.module.css";

/** Questions that open without a script; the first stands open, so that it is plain what the others do. */
export const Slot = ({ props: { anchor, title, text, by, questions } }: SectionProps<QuestionsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <Grid>
          <div className={s.side}>
            <h2 id={heading} className={t.h2}>
              {title}
            </h2>
            <p className={cx(t.soft, s.text)}>{text}</p>
            {by && <Byline person={by} className={s.by} />}
          </div>
          <div className={s.questions}>
            {questions.map(({ question, strong, answer }, index) => (
              <details key={question} open={index === 0}>
                <summary>
                  {question}
                  <Icon name="chevron-down" className={s.sign} />
                </summary>
                <p>
                  {strong && <b className={t.nums}>{strong}</b>}
                  {answer}
                </p>
              </details>
            ))}
          </div>
        </Grid>
      </Wrap>
    </Section>
  );
};
