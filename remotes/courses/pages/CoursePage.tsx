import type { PageProps } from "@serambi/kernel/remote";

import { CourseTerms } from "../components/CourseTerms";
import { SYLLABUS_ID } from "../contract/paths";
import type { courseLoader } from "./course.server";
import { CourseView } from "./CourseView";

/** `/Courses/{slug}` and `/Class/{code}`: one class. */
export const Page = ({ data }: PageProps<typeof courseLoader>) => (
  <CourseView {...data} terms={<CourseTerms course={data.course} syllabusId={SYLLABUS_ID} />} />
);
