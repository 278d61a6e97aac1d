import { visitPage, type VisitedPage, type VisitOptions } from "@serambi/kernel/testing";

import { server } from "../remote.server";

/** Every route of this remote. */
const ALL = server.remote.pages.flatMap(({ paths }) => paths);

/** A page of this remote, on a site that has all of them. */
export const openPage = (
  options: Partial<VisitOptions> & Pick<VisitOptions, "address" | "answers">,
): Promise<VisitedPage> => visitPage(server, { routes: ["/", ...ALL], ...options });
