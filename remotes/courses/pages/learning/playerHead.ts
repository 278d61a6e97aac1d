import type { PageContext, SlotRequest } from "@serambi/kernel/remote";
import { breadcrumbList, stripTags, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { studioSlotId } from "../../contract/learning/studioSlotId";
import { cataloguePath, PREMIUM_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { playerView, type PlayerView } from "./playerView";

type Context = PageContext<Messages>;

/** The first words of a chapter that can be read; of a locked one, what the course says of itself. */
const summaryOf = ({ lesson, course }: PlayerView): string => {
  const text = lesson?.blocks.find((block) => block.kind === "text");
  return text ? stripTags(text.html) : (course?.description ?? "");
};

/** One address per chapter: with its module. What cannot be read is nothing to find. */
export const playerHead = (store: CoursesStore, context: Context): PageHead => {
  const view = playerView(store, context);
  const { lesson, chapter, className, course, path } = view;
  const description = summaryOf(view);
  return {
    title: chapter ? `${chapter.title}, ${className}` : className,
    ...(description && { description }),
    canonicalPath: path,
    type: "article",
    ...(course?.logo && { image: course.logo }),
    ...((!lesson || lesson.isLocked || lesson.blocks.length === 0) && { isIndexed: false }),
  };
};

export const playerJsonLd = (store: CoursesStore, context: Context): readonly JsonLd[] => {
  const view = playerView(store, context);
  const { tenant, t } = context;
  const { lesson, className, isPremium, path } = view;
  const list = isPremium ? { name: t.premium, path: PREMIUM_PATH } : { name: t.courses, path: cataloguePath(tenant) };
  const name = view.chapter?.title ?? className;
  const way = breadcrumbList(tenant, [list, { name: className, path: view.coursePath }, { name, path }]);
  if (!lesson) return [way];
  return [
    way,
    {
      "@context": "https://schema.org",
      "@type": "LearningResource",
      name,
      url: tenant.origin + path,
      timeRequired: `PT${lesson.chapter.lengthMinutes}M`,
      isAccessibleForFree: lesson.priceIdr === 0 || lesson.chapter.isFree,
      isPartOf: {
        "@type": "Course",
        name: className,
        ...(view.coursePath !== undefined && { url: tenant.origin + view.coursePath }),
      },
    },
  ];
};

/** The coding studio, once for each exercise, where the release has it. */
export const playerSlots = (store: CoursesStore, context: Context): readonly SlotRequest[] => {
  const { lesson, chapterSlug, classroomId = "" } = playerView(store, context);
  return (lesson?.blocks ?? []).flatMap((block): readonly SlotRequest[] => {
    if (block.kind !== "exercise") return [];
    const { id, title, language, starter } = block;
    const props = { exerciseId: `${classroomId}/${chapterSlug}/${id}`, title, language, starter };
    return [{ id: studioSlotId(chapterSlug, id), name: "lms.studio.v1", props, isOptional: true }];
  });
};
