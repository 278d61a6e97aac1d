import { formatDate, formatDuration } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Link, useLocation } from "@serambi/kernel/router";
import { Icon, VisuallyHidden } from "@serambi/kernel/ui";
import { useRef, type ReactNode } from "react";

import { ClassBadge } from "../components/ClassBadge";
import { CourseTitle } from "../components/CourseTitle";
import { priceText } from "../components/courseTexts";
import { catalogSearch, parseCatalogQuery, toggleCompared } from "../contract/catalogQuery";
import type { ComparedClass } from "../contract/compareSlot";
import type { Messages } from "../messages/id";
import type { comparedSlot } from "./compared.server";
import s from "./ComparedCourses.module.css";

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={s.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** `courses.compare.v1`: up to three classes beside each other. On a narrow screen the table scrolls in its own frame. */
export const Slot = ({ data: { items } }: SlotProps<typeof comparedSlot>) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const query = parseCatalogQuery(new URLSearchParams(search));
  if (items.length === 0) return <p className={s.gone}>{t["compare.gone"]}</p>;

  const period = ({ startsOn, endsOn }: ComparedClass): string | null => {
    if (startsOn && endsOn)
      return t.period(formatDate(startsOn, language, "short"), formatDate(endsOn, language, "short"));
    return startsOn && t.starts(formatDate(startsOn, language, "short"));
  };
  const rows: readonly (readonly [string, (course: ComparedClass) => ReactNode])[] = [
    [t["compare.state"], ({ state }) => <ClassBadge state={state} />],
    [t["compare.dates"], period],
    [t["compare.length"], ({ lengthMinutes }) => lengthMinutes > 0 && formatDuration(lengthMinutes, language)],
    [t["compare.level"], ({ level }) => level],
    [t["compare.program"], ({ programName }) => programName],
    [t["compare.price"], ({ priceIdr }) => priceText(priceIdr, t, language)],
    [t["compare.outcomes"], ({ outcomes }) => outcomes.length > 0 && <List items={outcomes} />],
    [t["compare.mentors"], ({ mentors }) => mentors.length > 0 && <List items={mentors} />],
  ];

  return (
    // A part that scrolls is reached by keyboard.
    <div ref={frame} className={s.frame} role="region" tabIndex={0} aria-label={t["compare.heading"]}>
      <table className={s.table}>
        <caption>
          <VisuallyHidden>{t["compare.heading"]}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t["compare.what"]}</VisuallyHidden>
            </th>
            {items.map((course) => (
              <th key={course.slug} scope="col">
                <CourseTitle course={course} />
                {query.compare.includes(course.slug) && (
                  <Link
                    className={s.remove}
                    to={pathname + catalogSearch(toggleCompared(query, course.slug))}
                    onClick={() => frame.current?.focus()}
                  >
                    <Icon name="close" />
                    <VisuallyHidden>
                      {t["compare.remove"]}: {course.name}
                    </VisuallyHidden>
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {items.map((course) => (
                <td key={course.slug}>{cell(course) || <span className={s.unknown}>{t["compare.unknown"]}</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
