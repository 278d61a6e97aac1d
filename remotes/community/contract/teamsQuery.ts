import { TEAMS_PATH } from "./paths";
import { TEAM_STATES } from "./teamLimits";

const PAGE = /^[1-9]\d{0,3}$/;

/** Page and state of the office's list, as its address names them. */
export interface TeamsQuery {
  readonly page: number;
  /** Empty: all of them. */
  readonly state: (typeof TEAM_STATES)[number] | "";
}

/** Without a state in the address those that wait. */
export const readTeamsQuery = (query: URLSearchParams): TeamsQuery => {
  const page = query.get("page") ?? "";
  const asked = query.get("state") ?? "registered";
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    state: TEAM_STATES.find((state) => state === asked) ?? "",
  };
};

/** The address of the list that is asked for. */
export const teamsPath = ({ page, state }: TeamsQuery): string => {
  const query = new URLSearchParams({
    ...(state !== "registered" && { state: state || "all" }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? TEAMS_PATH : `${TEAMS_PATH}?${query}`;
};
