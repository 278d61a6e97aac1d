import { formatDuration, formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Table, type TableColumn } from "@serambi/kernel/ui";

import {
  countClassChapters,
  curriculumTotals,
  type Curriculum,
  type CurriculumClass,
  type CurriculumModule,
} from "../../contract/programs/Curriculum";
import type { Messages } from "../../messages/id";
import { CourseTitle } from "../CourseTitle";
import s from "./CurriculumTables.module.css";

/** Each table's numbers: modules, chapters, hours. */
const useFigures = () => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return {
    t,
    count: (value: number) => formatNumber(value, language),
    // A class that is still being written has no length yet.
    length: (minutes: number) => (minutes > 0 ? formatDuration(minutes, language) : "–"),
  };
};

const moduleCell = ({ title, summary }: CurriculumModule) => (
  <>
    {title}
    {summary && <small>{summary}</small>}
  </>
);

const classCell = ({ name, slug }: CurriculumClass) => <a href={`#class-${slug}`}>{name}</a>;

const ClassTable = ({ course }: { readonly course: CurriculumClass }) => {
  const { t, count, length } = useFigures();
  const columns: readonly TableColumn<CurriculumModule>[] = [
    {
      id: "module",
      header: t["curriculum.module"],
      cell: moduleCell,
    },
    {
      id: "chapters",
      header: t["curriculum.chapters"],
      numeric: true,
      cell: (module) => count(module.chapterCount),
    },
    {
      id: "length",
      header: t["curriculum.length"],
      numeric: true,
      cell: (module) => length(module.lengthMinutes),
    },
  ];
  return (
    <Table
      className={s.table}
      caption={course.name}
      hideCaption
      columns={columns}
      rows={course.modules}
      rowKey={({ slug }) => slug}
      footer={[t["curriculum.classTotal"], count(countClassChapters(course)), length(course.lengthMinutes)]}
    />
  );
};

interface CurriculumTablesProps {
  readonly classes: Curriculum;
}

/** A programme as a table of its classes in order, then each class as a table of its modules. */
export const CurriculumTables = ({ classes }: CurriculumTablesProps) => {
  const { t, count, length } = useFigures();
  const totals = curriculumTotals(classes);
  const columns: readonly TableColumn<CurriculumClass>[] = [
    { id: "class", header: t["curriculum.class"], cell: classCell },
    { id: "level", header: t["curriculum.level"], cell: ({ level }) => level },
    { id: "modules", header: t["curriculum.modules"], numeric: true, cell: ({ modules }) => count(modules.length) },
    {
      id: "chapters",
      header: t["curriculum.chapters"],
      numeric: true,
      cell: (course) => count(countClassChapters(course)),
    },
    {
      id: "length",
      header: t["curriculum.length"],
      numeric: true,
      cell: ({ lengthMinutes }) => length(lengthMinutes),
    },
  ];
  return (
    <>
      <Table
        className={s.table}
        caption={t["curriculum.overview"]}
        columns={columns}
        rows={classes}
        rowKey={({ slug }) => slug}
        footer={[t["curriculum.total"], "", count(totals.modules), count(totals.chapters), length(totals.minutes)]}
      />
      <ol className={s.classes}>
        {classes.map((course, index) => (
          <li key={course.slug} id={`class-${course.slug}`}>
            <h2 className={s.name}>
              <span className={s.number}>{count(index + 1)}</span> <CourseTitle course={course} />
            </h2>
            <p className={s.code}>{[course.code, course.level].filter(Boolean).join(", ")}</p>
            {course.modules.length > 0 ? <ClassTable course={course} /> : <p>{t["syllabuses.noModules"]}</p>}
          </li>
        ))}
      </ol>
    </>
  );
};
