import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Kain } from "@serambi/kernel/ui";

import type { PesilatClass } from "../../contract/pesilat/PesilatClass";
import type { Messages } from "../../messages/id";
import { priceText } from "../courseTexts";
import s from "./OpenTraining.module.css";
import { PesilatTitle } from "./PesilatTitle";
import { placesText, scheduleText } from "./pesilatTexts";

/** Classes that need no belt, beside a length of cloth on the coloured ground. */
export const OpenTraining = ({ classes }: { readonly classes: readonly PesilatClass[] }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const facts = (course: PesilatClass): string =>
    [
      t[`state.${course.state}`],
      scheduleText(course, t, language),
      placesText(course, t),
      priceText(course.priceIdr, t, language),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <section className={s.open} aria-labelledby="open-heading">
      <Kain seed="silat-terbuka" variant="field" ground="primary" width={600} height={640} className={s.cloth} />
      <div className={s.words}>
        <h2 id="open-heading">{t["pesilat.openClasses"]}</h2>
        <p className={s.text}>{t["pesilat.openText"]}</p>
        <ul>
          {classes.map((course) => (
            <li key={course.slug} className={s.row}>
              <b>{course.code}</b>
              <h3>
                <PesilatTitle course={course} />
              </h3>
              <p className={s.facts}>{facts(course)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
