import { formatNumber } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import { ArrowLink, RichText, ShareLink, Wrap } from "@serambi/kernel/ui";

import { CourseList } from "../../components/CourseList";
import { shareTexts } from "../../components/keepTexts";
import { EventRows } from "../../components/programs/EventRows";
import { Part } from "../../components/programs/Part";
import { ProgramIntro } from "../../components/programs/ProgramIntro";
import { SchoolList } from "../../components/programs/SchoolList";
import { catalogSearch, EVERYTHING } from "../../contract/catalogQuery";
import { cataloguePath } from "../../contract/paths";
import { curriculumPath, eventPath, programPath } from "../../contract/programs/programPaths";
import type { programLoader } from "./program.server";
import s from "./ProgramPage.module.css";

/** `/Program/{slug}` and `/Program/{id}/{slug}`: one programme with its classes, dates and schools. */
export const Page = ({ data, context }: PageProps<typeof programLoader>) => {
  const { program, classes, dates, schools } = data;
  const { t, language, tenant } = context;
  const path = programPath(tenant, program) ?? context.path;
  const catalogue = cataloguePath(tenant);
  const allClasses = catalogue && catalogue + catalogSearch({ ...EVERYTHING, programIds: [program.id] });
  const allDates = eventPath(tenant, program);
  const curriculum = curriculumPath(tenant, program);

  return (
    <Wrap className={s.page}>
      <ProgramIntro program={program} />
      <div className={s.columns}>
        <div className={s.about}>
          {program.description && (
            <section aria-labelledby="about-heading">
              <h2 id="about-heading" className={s.heading}>
                {t["program.about"]}
              </h2>
              <RichText html={program.description} />
            </section>
          )}
          {curriculum && (
            <p className={s.on}>
              <ArrowLink to={curriculum}>{t["program.curriculum"]}</ArrowLink>
            </p>
          )}
          <div className={s.on}>
            <ShareLink url={tenant.origin + path} title={program.name} texts={shareTexts(t)} />
          </div>
        </div>
        <div className={s.dates}>
          <Part heading={t["program.dates"]} data={dates} failed={t["program.datesFailed"]}>
            {({ items, isPartial }) => (
              <>
                {isPartial && <p className={s.partial}>{t["events.partial"]}</p>}
                {items.length === 0 && !isPartial && <p>{t["program.datesEmpty"]}</p>}
                {items.length > 0 && <EventRows items={items} heading="h3" width="narrow" />}
                {allDates && items.length > 0 && (
                  <p className={s.on}>
                    <ArrowLink to={allDates}>{t["program.allDates"]}</ArrowLink>
                  </p>
                )}
              </>
            )}
          </Part>
        </div>
      </div>
      <Part heading={t["program.classes"]} data={classes} failed={t["program.classesFailed"]}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <p>{t["program.classesEmpty"]}</p>}
            {items.length > 0 && <CourseList courses={items} heading="h3" composition="even" />}
            {allClasses && items.length < total && (
              <p className={s.on}>
                <ArrowLink to={allClasses}>{t["program.allClasses"](formatNumber(total, language))}</ArrowLink>
              </p>
            )}
          </>
        )}
      </Part>
      <Part heading={t["program.schools"]} data={schools} failed={t["program.schoolsFailed"]}>
        {(page) => <SchoolList schools={page} path={path} />}
      </Part>
    </Wrap>
  );
};
