import type { LeagueMatch, LeagueNews, MatchSheet } from "./League";

/** The newer of two readings of a match. */
export const newerMatch = (known: LeagueMatch, found: LeagueMatch): LeagueMatch =>
  found.version > known.version ? found : known;

/** Matches with what the stream says of one of them; news of an earlier version changes nothing. */
export const withNews = (
  matches: readonly LeagueMatch[],
  { match: id, version, state, score, isCorrected }: LeagueNews,
): readonly LeagueMatch[] =>
  matches.map((match) =>
    match.id === id && version > match.version ? { ...match, version, state, score, isCorrected } : match,
  );

/**
 * A match with the news that follows on what is known of it.
 * @returns null where something between the two is missing: the match has to be asked for
 */
export const sheetWithNews = (sheet: MatchSheet, news: LeagueNews): MatchSheet | null => {
  const { match, entries } = sheet;
  if (news.match !== match.id || news.version <= match.version) return sheet;
  if (news.version > match.version + 1) return null;
  const gone = new Set([...news.drop, ...news.add.map(({ id }) => id)]);
  const { version, state, score, isCorrected, isHeld } = news;
  return {
    ...sheet,
    match: { ...match, version, state, score, isCorrected },
    entries: [...entries.filter(({ id }) => !gone.has(id)), ...news.add],
    isHeld,
  };
};
