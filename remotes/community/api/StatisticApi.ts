import { readEnvelope, type HttpClients } from "@serambi/kernel/http";

import { statisticParams, type StatisticQuery } from "../contract/statisticQuery";
import { Statistics } from "../contract/Statistics";

/** Figures of a site. (specification section 7.3) */
export class StatisticApi {
  constructor(private readonly http: HttpClients) {}

  /** @throws AppError not-found where the site has none */
  async all(query: StatisticQuery): Promise<Statistics> {
    return readEnvelope(await this.http.main.get("statistics", { params: statisticParams(query) }), Statistics);
  }
}
