import { useMessages } from "@serambi/kernel/remote";
import { Icon } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { SyllabusModule } from "../../contract/hosts/classes";
import type { LearnerProgress } from "../../contract/learning/LearnerProgress";
import type { Messages } from "../../messages/id";
import { ChapterRow } from "./ChapterRow";
import s from "./ChapterOutline.module.css";

type OutlineModule = Omit<SyllabusModule, "summary">;

interface ChapterOutlineProps {
  readonly modules: readonly OutlineModule[];
  readonly currentSlug: string;
  readonly pathOf: (moduleSlug: string, chapterSlug: string) => string | undefined;
  /** Some chapters are free and the rest is not. */
  readonly isPaid: boolean;
  /** Whoever has no right to all of them sees a lock on each that is not free. */
  readonly mayReadAll: boolean;
  readonly progress: LearnerProgress;
}

interface CountProps {
  readonly module: OutlineModule;
  readonly progress: LearnerProgress;
}

/** How many chapters of a module are done. Until the browser knows, how many there are: in the same room. */
const ModuleCount = observer(function ModuleCount({ module: { chapters }, progress }: CountProps) {
  const t = useMessages<Messages>();
  const done = progress.countDone(chapters.map(({ slug }) => slug));
  return (
    <span className={s.count}>
      {progress.phase === "ready" ? (
        <span aria-label={t.doneOf(done, chapters.length)} role="img">
          {done}/{chapters.length}
        </span>
      ) : (
        chapters.length
      )}
    </span>
  );
});

/**
 * The way through the course: modules that open and close without a script, the present one open, each chapter with its mark.
 * On a narrow screen all of it is folded behind one line.
 */
export const ChapterOutline = ({ modules, currentSlug, pathOf, isPaid, mayReadAll, progress }: ChapterOutlineProps) => {
  const t = useMessages<Messages>();
  const present = modules.findIndex(({ chapters }) => chapters.some(({ slug }) => slug === currentSlug));
  const chapter = modules[present]?.chapters.findIndex(({ slug }) => slug === currentSlug) ?? -1;
  return (
    <nav className={s.outline} aria-label={t.outline}>
      <details className={s.toggle}>
        <summary>
          <Icon name="list" /> {t.outlineShort}
          {present >= 0 && (
            <span>
              {present + 1}.{chapter + 1}
            </span>
          )}
        </summary>
      </details>
      <ol className={s.modules}>
        {modules.map((module, index) => (
          <li key={module.slug}>
            <details open={index === present}>
              <summary className={s.module}>
                <span className={s.number}>{index + 1}</span>
                <span>{module.title}</span>
                <ModuleCount module={module} progress={progress} />
              </summary>
              <ol className={s.chapters}>
                {module.chapters.map((each) => (
                  <ChapterRow
                    key={each.slug}
                    chapter={each}
                    path={pathOf(module.slug, each.slug)}
                    isCurrent={each.slug === currentSlug}
                    isLocked={!mayReadAll && !each.isFree}
                    isPreview={isPaid && each.isFree}
                    progress={progress}
                  />
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ol>
    </nav>
  );
};
