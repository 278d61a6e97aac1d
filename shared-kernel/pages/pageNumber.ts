const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** `page` of an address, from 1. What makes no sense counts as absent. */
export const parsePageNumber = (params: URLSearchParams): number => {
  const page = params.get("page") ?? "";
  return PAGE_NUMBER.test(page) ? Number(page) : 1;
};

/** The query part of the address of a page, with its `?`; empty for the first. */
export const pageSearch = (page: number): string => (page > 1 ? `?page=${page}` : "");
