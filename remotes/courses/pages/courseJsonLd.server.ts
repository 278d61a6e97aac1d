import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, stripTags, type JsonLd } from "@serambi/kernel/seo";

import { averageRating } from "../contract/averageRating";
import type { ClassOverview } from "../contract/hosts/classes";
import { cataloguePath, coursePath } from "../contract/paths";
import type { Messages } from "../messages/id";

export const summaryOf = ({ description, overview }: ClassOverview): string => description || overview.join(" ");

const ratingsOf = ({ reviews = [] }: ClassOverview): JsonLd =>
  reviews.length === 0
    ? {}
    : {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: averageRating(reviews),
          reviewCount: reviews.length,
          bestRating: 5,
          worstRating: 1,
        },
        review: reviews.map(({ author, rating, text, date }) => ({
          "@type": "Review",
          author: { "@type": "Person", name: author },
          reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
          reviewBody: text,
          datePublished: date,
        })),
      };

/** The way here, and the class with its price, its run and what people say of it. */
export const courseJsonLd = (course: ClassOverview, { tenant, t, path }: PageContext<Messages>): readonly JsonLd[] => {
  const { name, logo, level, lengthMinutes, startsOn, endsOn, priceIdr, mentors } = course;
  const url = tenant.origin + (coursePath(tenant, course.slug, course.type) ?? path);
  return [
    breadcrumbList(tenant, [{ name: t.courses, path: cataloguePath(tenant) }, { name }]),
    {
      "@context": "https://schema.org",
      "@type": "Course",
      name,
      // What has no words of its own still needs some: search engines refuse a course without a description.
      description: stripTags(summaryOf(course)) || name,
      url,
      ...(logo && URL.canParse(logo, tenant.origin) && { image: new URL(logo, tenant.origin).href }),
      ...(level && { educationalLevel: level }),
      provider: { "@type": "Organization", name: tenant.settings.title, url: `${tenant.origin}/` },
      offers: {
        "@type": "Offer",
        url,
        price: priceIdr,
        priceCurrency: "IDR",
        category: priceIdr === 0 ? "Free" : "Paid",
      },
      hasCourseInstance: {
        "@type": "CourseInstance",
        // Each has its classroom on this platform, wherever else its people meet.
        courseMode: "Online",
        courseWorkload: `PT${lengthMinutes}M`,
        ...(startsOn && { startDate: startsOn }),
        ...(endsOn && { endDate: endsOn }),
        ...(mentors.length > 0 && { instructor: mentors.map((mentor) => ({ "@type": "Person", name: mentor.name })) }),
      },
      ...ratingsOf(course),
    },
  ];
};
