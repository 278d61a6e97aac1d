import { formatDuration } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { PartNotice } from "@serambi/kernel/ui";

import type { Syllabus } from "../contract/hosts/classes";
import { countChapters, countMinutes } from "../contract/syllabusTotals";
import type { Messages } from "../messages/id";
import { PartHead } from "./PartHead";
import { SyllabusOutline, type ChapterPath } from "./SyllabusOutline";
import s from "./SyllabusSection.module.css";

interface SyllabusSectionProps {
  readonly id: string;
  /** `null` while it is on its way, and where it could not be read. */
  readonly syllabus: Syllabus | null;
  readonly isLost: boolean;
  /** The page of a chapter, where there is one to be read. */
  readonly chapterPath?: ChapterPath | undefined;
  readonly onRetry: () => void;
}

/** The syllabus with its sums. Without it the gap says so and offers to try again. */
export const SyllabusSection = ({ id, syllabus, isLost, chapterPath, onRetry }: SyllabusSectionProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const modules = syllabus?.modules ?? [];
  const sums = [
    t.modules(modules.length),
    t.chapters(countChapters(modules)),
    formatDuration(countMinutes(modules), language),
  ];
  return (
    <section id={id} aria-labelledby="syllabus-heading" className={s.syllabus}>
      <PartHead id="syllabus-heading" heading={t.syllabus} sum={modules.length > 0 ? sums.join(", ") : undefined} />
      {modules.length > 0 && <SyllabusOutline modules={modules} chapterPath={chapterPath} />}
      {syllabus && modules.length === 0 && <p>{t.syllabusEmpty}</p>}
      {isLost && (
        <PartNotice title={t.syllabusFailed} message={t.syllabusFailedHelp} retryLabel={t.retry} onRetry={onRetry} />
      )}
    </section>
  );
};
