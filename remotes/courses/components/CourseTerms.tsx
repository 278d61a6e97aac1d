import { formatDate } from "@serambi/kernel/i18n";
import { Form, Slot, useLanguage, useMessages } from "@serambi/kernel/remote";
import { Button, ButtonLink, Icon, VisuallyHidden, type IconName } from "@serambi/kernel/ui";

import type { ClassOverview } from "../contract/hosts/classes";
import { checkoutSlotId } from "../contract/paths";
import type { Messages } from "../messages/id";
import { CourseKeep } from "./CourseKeep";
import s from "./CourseTerms.module.css";
import { dateText, fieldText, priceText } from "./courseTexts";

interface CourseTermsProps {
  readonly course: ClassOverview;
  /** The chapter that anybody may begin with, where this site has its page. */
  readonly firstPath?: string | undefined;
  /** Whether the visitor has joined a class that is free to join; null where nobody can. */
  readonly isEnrolled: boolean | null;
  /** Id of the syllabus on the page. */
  readonly syllabusId: string;
}

/** Price, dates and seats: a label that hangs over the edge of the cloth. */
export const CourseTerms = ({ course, firstPath, isEnrolled, syllabusId }: CourseTermsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const { startsOn, endsOn, state, seatsLeft } = course;
  const isPaid = course.priceIdr > 0;
  const period =
    startsOn && endsOn && state !== "ended"
      ? t.period(formatDate(startsOn, language, "short"), formatDate(endsOn, language, "short"))
      : dateText(course, t, language);
  const lines: readonly (readonly [IconName, string | null])[] = [
    ["calendar", period],
    ["people", seatsLeft === null || state === "ended" ? null : t.seats(seatsLeft)],
    ["book", fieldText(course) || null],
  ];
  return (
    <aside className={s.terms} aria-labelledby="terms-heading">
      <VisuallyHidden as="h2" id="terms-heading">
        {t.priceHeading}
      </VisuallyHidden>
      <p className={s.price}>{priceText(course.priceIdr, t, language)}</p>
      <ul className={s.lines}>
        {lines.map(
          ([icon, text]) =>
            text && (
              <li key={icon}>
                <Icon name={icon} /> {text}
              </li>
            ),
        )}
      </ul>
      {isEnrolled === true && (
        <p className={s.enrolled} role="status">
          <Icon name="check" /> {t.isEnrolled}
        </p>
      )}
      <Slot id={checkoutSlotId(course.slug)} />
      <div className={s.actions}>
        {isEnrolled === false ? (
          <Form>
            <Button type="submit" wide>
              {firstPath ? t.enrolAndBegin : t.enrol}
            </Button>
          </Form>
        ) : (
          firstPath && (
            <ButtonLink to={firstPath} variant={isPaid ? "line" : "solid"} wide>
              {isPaid ? t.readFirst : t.beginCourse}
            </ButtonLink>
          )
        )}
        <ButtonLink to={`#${syllabusId}`} variant={isPaid || firstPath || isEnrolled === false ? "line" : "solid"} wide>
          {t.toSyllabus}
        </ButtonLink>
      </div>
      <CourseKeep course={course} />
    </aside>
  );
};
