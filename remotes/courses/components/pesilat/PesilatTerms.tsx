import { formatDuration } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { VisuallyHidden } from "@serambi/kernel/ui";

import type { ClassOverview } from "../../contract/hosts/classes";
import type { Messages } from "../../messages/id";
import { priceText } from "../courseTexts";
import { placesText, scheduleText } from "./pesilatTexts";
import s from "./PesilatTerms.module.css";

/** Level, days, hours, places and price: what one has to know before coming. */
export const PesilatTerms = ({ course }: { readonly course: Omit<ClassOverview, "reviews"> }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const { level, lengthMinutes, priceIdr } = course;
  const lines: readonly (readonly [label: string, text: string | null])[] = [
    [t["pesilat.level"], level || null],
    [t["pesilat.schedule"], scheduleText(course, t, language)],
    [t["pesilat.length"], lengthMinutes > 0 ? formatDuration(lengthMinutes, language) : null],
    [t["pesilat.placesLeft"], placesText(course, t)],
    [t["pesilat.price"], priceText(priceIdr, t, language)],
  ];
  return (
    <section aria-labelledby="terms-heading">
      <VisuallyHidden as="h2" id="terms-heading">
        {t["pesilat.terms"]}
      </VisuallyHidden>
      <dl className={s.terms}>
        {lines.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
};
