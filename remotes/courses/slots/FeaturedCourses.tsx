import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { ArrowLink, Section } from "@serambi/kernel/ui";
import { useId } from "react";

import { CourseList } from "../components/CourseList";
import { CourseRows } from "../components/CourseRows";
import { FeatureList } from "../components/FeatureList";
import { cataloguePath } from "../contract/paths";
import type { Messages } from "../messages/id";
import type { featuredSlot } from "./featured.server";
import s from "./FeaturedCourses.module.css";

/** `courses.featured.v1`: some of the site's classes, and the way to all of them. */
export const Slot = ({ props, data }: SlotProps<typeof featuredSlot>) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const path = cataloguePath(useTenant());
  const headingId = useId();
  const { items, total } = data;
  const hasList = items.length > 0;
  // Beside a class there is nothing to say of others where there are none.
  if (!hasList && props.exclude !== undefined) return null;

  const title = (
    <div className={s.words}>
      <h2 id={headingId} className={s.title}>
        {props.title}
      </h2>
      {props.intro && <p className={s.intro}>{props.intro}</p>}
    </div>
  );
  const all = path && (
    <p className={s.all}>
      <ArrowLink to={path}>{hasList ? t.allCourses(formatNumber(total, language)) : t.everyCourse}</ArrowLink>
    </p>
  );

  if (hasList && props.layout === "feature-list")
    return (
      <Section labelledBy={headingId} tone="sunken">
        <FeatureList courses={items} title={title} all={all} />
      </Section>
    );
  return (
    <Section labelledBy={headingId} tone={props.layout === "grid" ? "sunken" : "plain"}>
      <div className={s.wrap}>
        {title}
        {!hasList && <p className={s.empty}>{t.featuredEmpty}</p>}
        {hasList &&
          (props.layout === "rows" ? (
            <CourseRows courses={items} />
          ) : (
            <CourseList courses={items} heading="h3" composition="even" />
          ))}
        {all}
      </div>
    </Section>
  );
};
