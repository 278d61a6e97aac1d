import type { ClassOverview } from "@serambi/kernel/contracts";
import type { PageContext } from "@serambi/kernel/remote";
import type { JsonLd, PageHead } from "@serambi/kernel/seo";

import { cataloguePath, courseKey, coursePath } from "../contract/paths";
import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";
import { breadcrumbs } from "./breadcrumbs";

type Context = PageContext<Messages>;

const courseOf = (store: CoursesStore, { params }: Context): ClassOverview | null =>
  store.course(courseKey(params)).overview.state.data;

/** One address per class: whoever came by its code is told the slug's. */
export const courseHead = (store: CoursesStore, context: Context): PageHead => {
  const course = courseOf(store, context);
  if (!course) return { title: context.t.courses, isIndexed: false };
  return {
    title: course.name,
    description: course.description || course.overview.join(" "),
    canonicalPath: coursePath(context.tenant, course.slug) ?? context.path,
    ...(course.logo && { image: course.logo }),
  };
};

export const courseJsonLd = (store: CoursesStore, context: Context): readonly JsonLd[] => {
  const course = courseOf(store, context);
  if (!course) return [];
  const { tenant, t, path } = context;
  const { name, description, lengthMinutes, startsOn, endsOn, priceIdr, mentors } = course;
  return [
    breadcrumbs(tenant, [{ name: t.courses, path: cataloguePath(tenant) }, { name }]),
    {
      "@context": "https://schema.org",
      "@type": "Course",
      name,
      description,
      url: tenant.origin + (coursePath(tenant, course.slug) ?? path),
      provider: { "@type": "Organization", name: tenant.settings.title, url: tenant.origin },
      offers: {
        "@type": "Offer",
        price: priceIdr,
        priceCurrency: "IDR",
        category: priceIdr === 0 ? "Free" : "Paid",
      },
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseWorkload: `PT${lengthMinutes}M`,
        ...(startsOn && { startDate: startsOn }),
        ...(endsOn && { endDate: endsOn }),
        ...(mentors.length > 0 && { instructor: mentors.map((mentor) => ({ "@type": "Person", name: mentor.name })) }),
      },
    },
  ];
};
