import { visitPage, type VisitedPage, type VisitOptions } from "@serambi/kernel/testing";

import { server } from "../../remote.server";
import { portfolioRoutes } from "./portfolioFixtures";
import { portfolioAnswers } from "./sampleCases";

/** A page of the portfolio on a site that has all of its routes. */
export const openPortfolio = (address: string, options: Partial<VisitOptions> = {}): Promise<VisitedPage> =>
  visitPage(server, { address, answers: portfolioAnswers(), routes: portfolioRoutes, ...options });
