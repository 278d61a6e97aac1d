import { formatDuration } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useReload, useTenant } from "@serambi/kernel/remote";
import { Accordion, PartNotice, TextLink } from "@serambi/kernel/ui";

import { coursePath } from "../../contract/paths";
import { programPath, type ProgramAddress } from "../../contract/programs/programPaths";
import {
  countModuleMinutes,
  countOutlineChapters,
  type ListedOutline,
  type OutlineClass,
} from "../../contract/programs/ProgramOutline";
import type { Messages } from "../../messages/id";
import s from "./OutlineSections.module.css";

/** Ids of this page begin with a word of their own: a slug may be any. */
const anchorOf = ({ slug }: Pick<ProgramAddress, "slug">): string => `program-${slug}`;

const idOf = (program: ProgramAddress, { slug }: OutlineClass): string => `${anchorOf(program)}-${slug}`;

const ClassLink = ({ course: { name, slug } }: { readonly course: OutlineClass }) => {
  const t = useMessages<Messages>();
  const path = coursePath(useTenant(), slug);
  return path === undefined ? null : (
    <p className={s.more}>
      <TextLink to={path}>{t["syllabuses.toClass"](name)}</TextLink>
    </p>
  );
};

const Modules = ({ course }: { readonly course: OutlineClass }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  if (course.modules.length === 0) return <p>{t["syllabuses.noModules"]}</p>;
  return (
    <ol className={s.modules}>
      {course.modules.map((module) => (
        <li key={module.slug}>
          <p className={s.module}>
            <b>{module.title}</b> <span>{formatDuration(countModuleMinutes(module), language)}</span>
          </p>
          <ul className={s.chapters}>
            {module.chapters.map((chapter) => (
              <li key={chapter.slug}>
                {chapter.title} <span>{formatDuration(chapter.lengthMinutes, language)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
};

/** Programme after programme, each class an outline that opens; on paper all are open. */
export const OutlineSections = ({ items }: { readonly items: readonly ListedOutline[] }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const tenant = useTenant();
  const reload = useReload();
  return (
    <div className={s.columns}>
      {items.length > 1 && (
        <nav className={s.index} aria-label={t["syllabuses.index"]}>
          <ul>
            {items.map(({ program }) => (
              <li key={program.id}>
                <a href={`#${anchorOf(program)}`}>{program.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={s.programs}>
        {items.map(({ program, classes }, position) => {
          const path = programPath(tenant, program);
          return (
            <section
              key={program.id}
              id={anchorOf(program)}
              className={s.program}
              aria-labelledby={`${anchorOf(program)}-name`}
            >
              <h2 id={`${anchorOf(program)}-name`}>
                {path ? <TextLink to={path}>{program.name}</TextLink> : program.name}
              </h2>
              <p className={s.summary}>{program.summary}</p>
              {classes === null && (
                <PartNotice
                  title={t["syllabuses.gap"]}
                  message={t["program.partHelp"]}
                  retryLabel={t.retry}
                  onRetry={() => void reload()}
                />
              )}
              {classes?.length === 0 && <p>{t["syllabuses.noClasses"]}</p>}
              {classes && classes.length > 0 && (
                <Accordion
                  // One stands open: it shows what the others hold.
                  openIds={position === 0 ? classes.slice(0, 1).map((course) => idOf(program, course)) : []}
                  items={classes.map((course) => ({
                    id: idOf(program, course),
                    title: course.name,
                    note: formatDuration(course.lengthMinutes, language),
                    content: (
                      <>
                        <p className={s.code}>
                          {[course.code, course.level, t.chapters(countOutlineChapters(course))]
                            .filter(Boolean)
                            .join(", ")}
                        </p>
                        <Modules course={course} />
                        <ClassLink course={course} />
                      </>
                    ),
                  }))}
                />
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
};
