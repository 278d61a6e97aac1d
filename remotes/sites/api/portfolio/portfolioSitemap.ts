import type { RemoteDeps } from "@serambi/kernel/remote";
import type { SitemapModule } from "@serambi/kernel/server";

import { casesOf } from "../../contract/portfolio/Portfolio";
import { casePath, kindPath, KINDS } from "../../contract/portfolio/paths";
import { siteCases } from "./siteCases";

/**
 * The page of every case, and of every kind that is not the whole list.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const portfolioAddresses: SitemapModule["addresses"] = async (deps: RemoteDeps) => {
  const portfolio = await siteCases(deps);
  if (!portfolio) return [];
  const { tenant } = deps;
  const kinds = KINDS.filter((kind) => {
    const count = casesOf(portfolio, kind).length;
    return count > 0 && count < portfolio.cases.length;
  });
  const paths = [
    ...kinds.map((kind) => kindPath(tenant, kind)),
    ...portfolio.cases.map((found) => casePath(tenant, found)),
  ];
  return paths.flatMap((path) => (path === undefined ? [] : [{ path }]));
};
