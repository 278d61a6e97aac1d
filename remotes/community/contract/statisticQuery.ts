import { STATISTICS_PATH } from "./paths";

const YEAR = /^20\d{2}$/;
const PROGRAMME = /^[a-z0-9-]{1,40}$/;

/** Year and programme of the statistics, as the page's address names them. */
export interface StatisticQuery {
  /** Null: all years. */
  readonly year: number | null;
  /** Empty: all programmes. */
  readonly programme: string;
}

/** Reads the address; what it does not know is left out. */
export const readStatisticQuery = (query: URLSearchParams): StatisticQuery => {
  const year = query.get("year") ?? "";
  const programme = query.get("programme") ?? "";
  return { year: YEAR.test(year) ? Number(year) : null, programme: PROGRAMME.test(programme) ? programme : "" };
};

/** As parameters of a call, or of an address. */
export const statisticParams = ({ year, programme }: StatisticQuery): Readonly<Record<string, string>> => ({
  ...(year !== null && { year: String(year) }),
  ...(programme !== "" && { programme }),
});

export const statisticsPath = (query: StatisticQuery): string => {
  const params = new URLSearchParams(statisticParams(query));
  return params.size === 0 ? STATISTICS_PATH : `${STATISTICS_PATH}?${params}`;
};
