import { visitPage, type VisitedPage, type VisitOptions } from "@serambi/kernel/testing";

import { remote } from "../../remote";
import { portfolioRoutes } from "./portfolioFixtures";
import { portfolioAnswers } from "./sampleCases";

/** A page of the portfolio on a site that has all of its routes. */
export const openPortfolio = (address: string, options: Partial<VisitOptions> = {}): Promise<VisitedPage> =>
  visitPage(remote, { address, answers: portfolioAnswers(), routes: portfolioRoutes, ...options });
