import { BRANCHES, type Branch } from "./branches";
import { LEADERBOARDS_PATH } from "./paths";

export const PERIODS = ["week", "season", "all"] as const;
export type Period = (typeof PERIODS)[number];

const MAX_LENGTH = 60;
const PAGE = /^[1-9]\d{0,5}$/;

/** A board and a part of it, as the page's address names them. */
export interface BoardQuery {
  readonly period: Period;
  /** Empty: all of them. */
  readonly branch: Branch | "";
  readonly search: string;
  readonly page: number;
}

/** Reads the address; what it does not know is left out. */
export const readBoardQuery = (query: URLSearchParams): BoardQuery => {
  const page = query.get("page") ?? "";
  return {
    period: PERIODS.find((period) => period === query.get("period")) ?? "week",
    branch: BRANCHES.find((branch) => branch === query.get("branch")) ?? "",
    search: (query.get("search") ?? "").trim().slice(0, MAX_LENGTH),
    page: PAGE.test(page) ? Number(page) : 1,
  };
};

/** The address of a part of a board. */
export const boardPath = ({ period, branch, search, page }: BoardQuery): string => {
  const query = new URLSearchParams({
    ...(period !== "week" && { period }),
    ...(branch !== "" && { branch }),
    ...(search !== "" && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? LEADERBOARDS_PATH : `${LEADERBOARDS_PATH}?${query}`;
};
