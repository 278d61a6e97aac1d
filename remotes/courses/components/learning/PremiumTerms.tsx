import { Slot, useLanguage, useMessages } from "@serambi/kernel/remote";
import { ButtonLink, Icon, VisuallyHidden } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { ClassOverview } from "../../contract/hosts/classes";
import type { LearnerProgress } from "../../contract/learning/LearnerProgress";
import type { OutlineChapter } from "../../contract/learning/outline";
import { RESUME_HASH } from "../../contract/learning/resumeHash";
import { checkoutSlotId } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import s from "../CourseTerms.module.css";
import { fieldText, priceText } from "../courseTexts";
import own from "./PremiumTerms.module.css";

interface PremiumTermsProps {
  readonly course: ClassOverview;
  readonly chapters: readonly OutlineChapter[];
  readonly pathOf: (chapter: OutlineChapter) => string | undefined;
  readonly progress: LearnerProgress;
  /** The chapter that the visitor came from, to see what it costs. */
  readonly returnTo: OutlineChapter | undefined;
  readonly syllabusId: string;
}

/** What the course costs, what of it is free, and the way in: from the free chapter, or from where the learner was. */
export const PremiumTerms = observer(function PremiumTerms(props: PremiumTermsProps) {
  const { course, chapters, pathOf, progress, returnTo, syllabusId } = props;
  const t = useMessages<Messages>();
  const language = useLanguage();
  const free = chapters.filter(({ isFree }) => isFree);
  const last = progress.phase === "ready" ? chapters.find(({ slug }) => slug === progress.lastSeen) : undefined;
  const first = course.priceIdr === 0 ? chapters[0] : free[0];
  const target = last ?? first;
  const path = target && pathOf(target);
  const back = returnTo && pathOf(returnTo);
  const isPaid = course.priceIdr > 0;
  return (
    <aside className={s.terms} aria-labelledby="terms-heading">
      <VisuallyHidden as="h2" id="terms-heading">
        {t.premiumTerms}
      </VisuallyHidden>
      <p className={s.price}>{priceText(course.priceIdr, t, language)}</p>
      <ul className={s.lines}>
        {isPaid && free.length > 0 && (
          <li>
            <Icon name="check" /> {t.premiumFree(free.length)}
          </li>
        )}
        {isPaid && chapters.length > free.length && (
          <li>
            <Icon name="lock" /> {t.premiumRest(chapters.length - free.length)}
          </li>
        )}
        {fieldText(course) && (
          <li>
            <Icon name="book" /> {fieldText(course)}
          </li>
        )}
      </ul>
      <Slot id={checkoutSlotId(course.slug)} />
      {/* Both faces of the button and its line take the same room: which one it is, only the browser knows. */}
      {path ? (
        <ButtonLink to={last ? path + RESUME_HASH : path} variant={isPaid && !last ? "line" : "solid"} wide>
          {last ? t.goOn : isPaid ? t.startFree : t.startCourse}
        </ButtonLink>
      ) : (
        <ButtonLink to={`#${syllabusId}`} wide>
          {t.toSyllabus}
        </ButtonLink>
      )}
      {path && <p className={own.where}>{target && (last ? t.goOnWith(target.title) : target.title)}</p>}
      {back && (
        <ButtonLink to={back} variant="line" wide className={own.back}>
          {t.returnTo(returnTo.title)}
        </ButtonLink>
      )}
    </aside>
  );
});
