import { visitPage, type VisitedPage, type VisitOptions } from "@serambi/kernel/testing";

import { remote } from "../remote";

/** Every route of this remote. */
const ALL = remote.pages.flatMap(({ paths }) => paths);

/** A page of this remote, on a site that has all of them. */
export const openPage = (
  options: Partial<VisitOptions> & Pick<VisitOptions, "address" | "answers">,
): Promise<VisitedPage> => visitPage(remote, { routes: ["/", ...ALL], ...options });
