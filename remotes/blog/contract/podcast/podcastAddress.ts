import { cleanText, parsePageNumber } from "@serambi/kernel/pages";

import { PODCAST_PATH } from "../paths";

/** Which episodes an address asks for. */
export interface EpisodeQuery {
  /** From 1. */
  readonly page: number;
  readonly search?: string;
  readonly categorySlug?: string;
}

const MAX_LENGTH = 100;

/** Reads an address of the list. What makes no sense in it (`page=abc`) counts as absent. */
export const parseEpisodeQuery = (params: URLSearchParams): EpisodeQuery => {
  const search = cleanText(params.get("search"), MAX_LENGTH);
  const categorySlug = cleanText(params.get("categorySlug"), MAX_LENGTH);
  return { page: parsePageNumber(params), ...(search && { search }), ...(categorySlug && { categorySlug }) };
};

/** The address of a part of the list. */
export const podcastAddress = ({ page, search, categorySlug }: EpisodeQuery): string => {
  const params = new URLSearchParams({ ...(search && { search }), ...(categorySlug && { categorySlug }) });
  if (page > 1) params.set("page", String(page));
  const text = params.toString();
  return text ? `${PODCAST_PATH}?${text}` : PODCAST_PATH;
};

/** All episodes, from the newest: there the newest stands first by itself. */
export const isFront = ({ page, search, categorySlug }: EpisodeQuery): boolean =>
  page === 1 && search === undefined && categorySlug === undefined;
