import { useTenant } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";

import type { ClassSummary } from "../contract/hosts/classes";
import { coursePath } from "../contract/paths";

/** The class's name, a link where this site has a page for it. */
export const CourseTitle = ({
  course,
}: {
  readonly course: Pick<ClassSummary, "name" | "slug"> & { readonly type?: string };
}) => {
  const path = coursePath(useTenant(), course.slug, course.type);
  return path ? <Link to={path}>{course.name}</Link> : course.name;
};
