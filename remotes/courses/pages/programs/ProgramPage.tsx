import { formatNumber } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import { ArrowLink, RichText, ShareLink, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { CourseList } from "../../components/CourseList";
import { shareTexts } from "../../components/keepTexts";
import { EventRows } from "../../components/programs/EventRows";
import { Part } from "../../components/programs/Part";
import { ProgramFaces } from "../../components/programs/ProgramFaces";
import { ProgramIntro } from "../../components/programs/ProgramIntro";
import { SchoolList } from "../../components/programs/SchoolList";
import { catalogSearch, EVERYTHING } from "../../contract/catalogQuery";
import { cataloguePath } from "../../contract/paths";
import { curriculumPath, eventPath, programKey, programPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";
import { openProgram } from "./openProgram";
import s from "./ProgramPage.module.css";

export { programHead as head, programJsonLd as jsonLd } from "./programHead";

export const preload = openProgram(["classes", "events", "schools"]);

/** Beside the description; the programme's own page of dates has the rest. */
const DATES_SHOWN = 3;

/** `/Program/{slug}` and `/Program/{id}/{slug}`: one programme with its classes, dates and schools. */
export const Page = observer(function ProgramPage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t, language, tenant } = context;
  const program = programsOf(store).program(programKey(context.params));
  const { detail, classes, events, schools, reload } = program;
  const { data } = detail.state;
  if (!data)
    return (
      <ProgramFaces
        state={detail.state}
        failed={t["program.failed"]}
        onRetry={() => void program.open(["classes", "events", "schools"])}
      />
    );

  const path = programPath(tenant, data) ?? context.path;
  const catalogue = cataloguePath(tenant);
  const allClasses = catalogue && catalogue + catalogSearch({ ...EVERYTHING, programIds: [data.id] });
  const allDates = eventPath(tenant, data);
  const curriculum = curriculumPath(tenant, data);

  return (
    <Wrap className={s.page}>
      <ProgramIntro program={data} />
      <div className={s.columns}>
        <div className={s.about}>
          {data.description && (
            <section aria-labelledby="about-heading">
              <h2 id="about-heading" className={s.heading}>
                {t["program.about"]}
              </h2>
              <RichText html={data.description} />
            </section>
          )}
          {curriculum && (
            <p className={s.on}>
              <ArrowLink to={curriculum}>{t["program.curriculum"]}</ArrowLink>
            </p>
          )}
          <div className={s.on}>
            <ShareLink url={tenant.origin + path} title={data.name} texts={shareTexts(t)} />
          </div>
        </div>
        <div className={s.dates}>
          <Part
            heading={t["program.dates"]}
            state={events.state}
            failed={t["program.datesFailed"]}
            onRetry={() => void reload("events")}
          >
            {({ items, isPartial }) => (
              <>
                {isPartial && <p className={s.partial}>{t["events.partial"]}</p>}
                {items.length === 0 && !isPartial && <p>{t["program.datesEmpty"]}</p>}
                {items.length > 0 && <EventRows items={items.slice(0, DATES_SHOWN)} heading="h3" width="narrow" />}
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
      <Part
        heading={t["program.classes"]}
        state={classes.state}
        failed={t["program.classesFailed"]}
        onRetry={() => void reload("classes")}
      >
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
      <Part
        heading={t["program.schools"]}
        state={schools.state}
        failed={t["program.schoolsFailed"]}
        onRetry={() => void reload("schools")}
      >
        {(page) => <SchoolList schools={page} path={path} />}
      </Part>
    </Wrap>
  );
});
