import type { PageContext, SlotRequest } from "@serambi/kernel/remote";
import { breadcrumbList, stripTags, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import type { ClassOverview } from "../../contract/hosts/classes";
import type { ChapterData } from "../../contract/learning/ChapterData";
import { studioSlotId, taskSlotId } from "../../contract/learning/studioSlotId";
import { cataloguePath, PREMIUM_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";

/** The first words of a chapter that can be read; of a locked one, what the course says of itself. */
const summaryOf = ({ lesson }: ChapterData, course: ClassOverview | null): string => {
  const text = lesson?.blocks.find((block) => block.kind === "text");
  return text ? stripTags(text.html) : (course?.description ?? "");
};

/** One address per chapter: with its module. What cannot be read is nothing to find. */
export const chapterHead = (data: ChapterData, course: ClassOverview | null): PageHead => {
  const { lesson, chapter, className, path } = data;
  const description = summaryOf(data, course);
  return {
    title: chapter ? `${chapter.title}, ${className}` : className,
    ...(description && { description }),
    canonicalPath: path,
    type: "article",
    ...(course?.logo && { image: course.logo }),
    ...((!lesson || lesson.isLocked || lesson.blocks.length === 0) && { isIndexed: false }),
  };
};

export const chapterJsonLd = (data: ChapterData, { tenant, t }: PageContext<Messages>): readonly JsonLd[] => {
  const { lesson, chapter, className, isPremium, isPaid, path } = data;
  const coursePath = data.coursePath ?? undefined;
  const list = isPremium ? { name: t.premium, path: PREMIUM_PATH } : { name: t.courses, path: cataloguePath(tenant) };
  const name = chapter?.title ?? className;
  const way = breadcrumbList(tenant, [list, { name: className, path: coursePath }, { name, path }]);
  if (!lesson || !chapter) return [way];
  return [
    way,
    {
      "@context": "https://schema.org",
      "@type": "LearningResource",
      name,
      url: tenant.origin + path,
      timeRequired: `PT${chapter.lengthMinutes}M`,
      isAccessibleForFree: !isPaid || chapter.isFree,
      isPartOf: {
        "@type": "Course",
        name: className,
        ...(coursePath !== undefined && { url: tenant.origin + coursePath }),
      },
    },
  ];
};

/** The slot of each task, and the coding studio for each exercise, where the release has them. */
export const chapterSlots = ({ lesson, chapterSlug, classroomId }: ChapterData): readonly SlotRequest[] =>
  (lesson?.blocks ?? []).flatMap((block): readonly SlotRequest[] => {
    if (block.kind === "task")
      return [{ id: taskSlotId(chapterSlug, block.id), name: block.slot, props: block.props, isOptional: true }];
    if (block.kind !== "exercise") return [];
    const { id, title, language, starter } = block;
    const props = { exerciseId: `${classroomId}/${chapterSlug}/${id}`, title, language, starter };
    return [{ id: studioSlotId(chapterSlug, id), name: "lms.studio.v1", props, isOptional: true }];
  });
