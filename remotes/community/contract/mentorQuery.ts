import type { MentorQuery } from "./Mentors";
import { MENTORS_PATH } from "./paths";
import { isZone } from "./zones";

const MAX_LENGTH = 80;
const PAGE = /^[1-9]\d{0,3}$/;

const textOf = (query: URLSearchParams, name: string): string => (query.get(name) ?? "").trim().slice(0, MAX_LENGTH);

/** Reads the address of the list; what it does not know is left out. */
export const readMentorQuery = (query: URLSearchParams): MentorQuery => {
  const zone = query.get("zone");
  const page = query.get("page") ?? "";
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    search: textOf(query, "search"),
    skill: textOf(query, "skill"),
    zone: isZone(zone) ? zone : "WIB",
    isFreeThisWeek: query.get("free") === "week",
  };
};

/** The address of the list that is asked for. */
export const mentorsPath = ({ page, search, skill, zone, isFreeThisWeek }: MentorQuery): string => {
  const query = new URLSearchParams({
    ...(search !== "" && { search }),
    ...(skill !== "" && { skill }),
    ...(zone !== "WIB" && { zone }),
    ...(isFreeThisWeek && { free: "week" }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? MENTORS_PATH : `${MENTORS_PATH}?${query}`;
};
