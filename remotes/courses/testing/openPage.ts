import { visitPage, type VisitedPage, type VisitOptions } from "@serambi/kernel/testing";

import { server } from "../remote.server";
import { siteAnswers } from "./sampleAnswers";

/** A page of this remote, on a site with courses. */
export const openPage = (options: Partial<VisitOptions> & Pick<VisitOptions, "address">): Promise<VisitedPage> =>
  visitPage(server, { answers: siteAnswers, routes: ["/", "/Courses", "/Courses/:slug"], ...options });
