import { serverSlot } from "@serambi/kernel/server";

import { CourseClient } from "../api/CourseClient";
import { FeaturedProps } from "../contract/featuredSlot";

/** `courses.featured.v1`: the first classes of the site. */
export const featuredSlot = serverSlot(FeaturedProps, ({ http, report }, props) =>
  new CourseClient(http.services, report).featured(props),
);
