import type { Ending, Loaded, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import type { Messages } from "../messages/id";
import { catalogueLoader, type CatalogueData } from "./catalogue.server";
import { openCourse, type CourseData } from "./course.server";

/** `/Overview/{code?}`: a class by its code; without a code, the list. */
export const overviewLoader = loader(
  (deps: RemoteDeps, context: PageContext<Messages>): Promise<Loaded<CourseData | CatalogueData> | Ending> => {
    const { code } = context.params;
    return code === undefined ? catalogueLoader(deps, context) : openCourse(deps, context, code);
  },
);
