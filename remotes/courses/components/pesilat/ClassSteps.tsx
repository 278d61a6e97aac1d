import { useLanguage, useMessages } from "@serambi/kernel/remote";

import type { PesilatClass } from "../../contract/pesilat/PesilatClass";
import type { Messages } from "../../messages/id";
import { ClassBadge } from "../ClassBadge";
import { priceText } from "../courseTexts";
import s from "./ClassSteps.module.css";
import { PesilatTitle } from "./PesilatTitle";
import { placesText, scheduleText } from "./pesilatTexts";

/** The classes of one belt, in the order in which they are taken. */
export const ClassSteps = ({ classes }: { readonly classes: readonly PesilatClass[] }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return (
    <ol>
      {classes.map((course) => (
        <li key={course.slug} className={s.step}>
          <p className={s.code}>{course.code}</p>
          <div>
            <h4>
              <PesilatTitle course={course} />
            </h4>
            <p>{course.description}</p>
            {course.mentors.length > 0 && (
              <p className={s.coaches}>{t["pesilat.with"](course.mentors.map(({ name }) => name).join(", "))}</p>
            )}
          </div>
          <div className={s.facts}>
            <ClassBadge state={course.state} />
            {[scheduleText(course, t, language), placesText(course, t), priceText(course.priceIdr, t, language)].map(
              (text) => text && <span key={text}>{text}</span>,
            )}
          </div>
        </li>
      ))}
    </ol>
  );
};
