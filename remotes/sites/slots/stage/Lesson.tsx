import { Icon } from "@serambi/kernel/ui";
import { useId } from "react";

import s from "./Lesson.module.css";
import type { School, StageProps } from "./schema";

type LessonProps = { readonly school: School } & Pick<StageProps, "questionLabel" | "feedback" | "today" | "progress">;

/** A lesson as the product shows it: a question that can be answered, the day, and how far the class has come. */
export const Lesson = ({ school, questionLabel, feedback, today, progress }: LessonProps) => {
  const name = useId();
  const { text, options, right } = school.question;
  return (
    <div className={s.desk}>
      <div className={s.head}>
        <p className={s.soft}>{school.group}</p>
        <h3 className={s.title}>{school.lesson}</h3>
      </div>
      <fieldset className={s.quiz}>
        <legend>
          <b>{questionLabel}</b> {text}
        </legend>
        <div className={s.options}>
          {options.map((option, index) => (
            <label key={option}>
              <input type="radio" name={name} data-right={index === right || undefined} />
              {option}
            </label>
          ))}
        </div>
        <p className={s.feedback} aria-live="polite">
          <span className={s.idle}>{feedback.idle}</span>
          <span className={s.right}>
            <Icon name="check" /> {feedback.right}
          </span>
          <span className={s.wrong}>{feedback.wrong}</span>
        </p>
      </fieldset>
      <div className={s.aside}>
        <div>
          <p className={s.soft}>{today.title}</p>
          <ul className={s.today}>
            {today.items.map((item) => (
              <li key={item.text}>
                <b>{item.time}</b> {item.text}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p className={s.soft}>{progress.title}</p>
          <p className={s.percent}>
            {progress.percent}
            <small>%</small>
          </p>
          <svg className={s.progress} width="100%" height="8" aria-hidden="true">
            <rect width="100%" height="8" rx="4" />
            <rect className={s.done} width={`${progress.percent}%`} height="8" rx="4" />
          </svg>
        </div>
      </div>
    </div>
  );
};
