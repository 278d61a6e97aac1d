import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";

import type { Portfolio } from "../../contract/portfolio/Portfolio";
import { CASE_PATH } from "../../contract/portfolio/paths";
import { PortfolioApi } from "./PortfolioApi";

/**
 * The cases that a site has pages for; no call where it has none.
 * @returns null where there are none, because it lists no route for them or has written none
 * @throws AppError offline | timeout | upstream | malformed
 */
export const siteCases = async ({ tenant, http, report }: RemoteDeps): Promise<Portfolio | null> => {
  if (!hasRoute(tenant, CASE_PATH)) return null;
  try {
    return await new PortfolioApi(http.services, tenant.key, report).list();
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return null;
    throw error;
  }
};
