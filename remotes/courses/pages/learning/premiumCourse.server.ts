import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import { courseKey, PREMIUM_TYPE } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { openCourse } from "../course.server";

/** `/Courses/@Premium/{slug}`: one premium course. */
export const premiumCourseLoader = loader((deps: RemoteDeps, context: PageContext<Messages>) =>
  openCourse(deps, context, courseKey(context.params), { type: PREMIUM_TYPE }),
);
