import { formatDuration } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Icon, TextLink, VisuallyHidden } from "@serambi/kernel/ui";

import type { SyllabusModule } from "../contract/hosts/classes";
import { countMinutes } from "../contract/syllabusTotals";
import type { Messages } from "../messages/id";
import { CHAPTER_ICONS } from "./chapterIcon";
import s from "./SyllabusOutline.module.css";

export type ChapterPath = (moduleSlug: string, chapterSlug: string) => string | undefined;

interface ChaptersProps {
  readonly module: SyllabusModule;
  readonly chapterPath: ChapterPath | undefined;
}

const ChapterName = ({ title, path }: { readonly title: string; readonly path: string | undefined }) =>
  path === undefined ? title : <TextLink to={path}>{title}</TextLink>;

const Chapters = ({ module, chapterPath }: ChaptersProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return (
    <>
      {module.summary && <p className={s.summary}>{module.summary}</p>}
      <ul className={s.chapters}>
        {module.chapters.map(({ slug, title, kind, lengthMinutes, isFree }) => (
          <li key={slug}>
            <Icon name={CHAPTER_ICONS[kind]} />
            <span>
              <VisuallyHidden>{t[`kind.${kind}`]}: </VisuallyHidden>
              <ChapterName title={title} path={chapterPath?.(module.slug, slug)} />
              {isFree && <em className={s.free}>{t.free}</em>}
            </span>
            <span>{formatDuration(lengthMinutes, language)}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

interface SyllabusOutlineProps {
  readonly modules: readonly SyllabusModule[];
  readonly chapterPath?: ChapterPath | undefined;
}

/** The modules as an outline, the first one open; it opens and closes without a script. */
export const SyllabusOutline = ({ modules, chapterPath }: SyllabusOutlineProps) => {
  const language = useLanguage();
  return (
    <ol className={s.modules}>
      {modules.map((module, index) => (
        <li key={module.slug}>
          <details open={index === 0}>
            <summary>
              <span className={s.number}>{index + 1}</span>
              <span className={s.title}>{module.title}</span>
              <span className={s.length}>{formatDuration(countMinutes([module]), language)}</span>
              <Icon name="chevron-down" />
            </summary>
            <Chapters module={module} chapterPath={chapterPath} />
          </details>
        </li>
      ))}
    </ol>
  );
};
