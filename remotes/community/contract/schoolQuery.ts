import { NETWORK_PATH } from "./paths";

const MAX_LENGTH = 80;
const PAGE = /^[1-9]\d{0,3}$/;
const PROVINCE = /^\d{2}$/;

/** Page and filters of the list of schools, as its address names them. */
export interface SchoolQuery {
  readonly page: number;
  readonly search: string;
  /** Empty: all provinces. */
  readonly provinceId: string;
}

/** Reads the address of the list; what it does not know is left out. */
export const readSchoolQuery = (query: URLSearchParams): SchoolQuery => {
  const page = query.get("page") ?? "";
  const province = query.get("province") ?? "";
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    search: (query.get("search") ?? "").trim().slice(0, MAX_LENGTH),
    provinceId: PROVINCE.test(province) ? province : "",
  };
};

/** The address of the list that is asked for. */
export const networkPath = ({ page, search, provinceId }: SchoolQuery): string => {
  const query = new URLSearchParams({
    ...(provinceId !== "" && { province: provinceId }),
    ...(search !== "" && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? NETWORK_PATH : `${NETWORK_PATH}?${query}`;
};
