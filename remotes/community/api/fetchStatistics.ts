import { isAppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";

import type { StatisticQuery } from "../contract/statisticQuery";
import type { Statistics } from "../contract/Statistics";
import { StatisticApi } from "./StatisticApi";

/** As specification section 8 words it, for the log alone: a visitor is told nothing. */
const FAILED = "FAILED TO REQUEST DATA";

/**
 * The figures of a site; null where they cannot be had, which is logged.
 * @throws AppError not-found: the site has none
 */
export const fetchStatistics = async (
  { http, report }: Pick<RemoteDeps, "http" | "report">,
  query: StatisticQuery,
): Promise<Statistics | null> => {
  try {
    return await new StatisticApi(http).all(query);
  } catch (error) {
    if (!isAppError(error) || error.code === "not-found") throw error;
    report?.(FAILED, { reason: error.message });
    return null;
  }
};
