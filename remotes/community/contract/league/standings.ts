import type { LeagueMatch } from "./League";

const WIN_POINTS = 3;
const DRAW_POINTS = 1;
/** Matches that `form` has. */
const FORM = 5;

export type Outcome = "won" | "drawn" | "lost";

/** A line of a table. */
export interface Standing {
  readonly slug: string;
  /** The same for teams that nothing tells apart. */
  readonly rank: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Points of matches, for and against. */
  readonly solved: number;
  readonly against: number;
  readonly points: number;
  /** The last matches, the latest last. */
  readonly form: readonly Outcome[];
}

type Played = Pick<LeagueMatch, "home" | "away" | "score" | "state" | "startsAt" | "id">;
type Line = Omit<Standing, "rank">;

const outcomeOf = (own: number, other: number): Outcome => {
  if (own === other) return "drawn";
  return own > other ? "won" : "lost";
};

const lineOf = (slug: string, matches: readonly Played[]): Line => {
  const outcomes: Outcome[] = [];
  let solved = 0;
  let against = 0;
  for (const { home, score } of matches) {
    const [own, other] = home === slug ? score : [score[1], score[0]];
    solved += own;
    against += other;
    outcomes.push(outcomeOf(own, other));
  }
  const count = (wanted: Outcome): number => outcomes.filter((one) => one === wanted).length;
  const [won, drawn, lost] = [count("won"), count("drawn"), count("lost")];
  return {
    slug,
    played: outcomes.length,
    won,
    drawn,
    lost,
    solved,
    against,
    points: won * WIN_POINTS + drawn * DRAW_POINTS,
    form: outcomes.slice(-FORM),
  };
};

/** Points, then the difference of points of matches, then how many were won of them: negative where `a` stands higher. */
const compare = (a: Line, b: Line): number =>
  b.points - a.points || b.solved - b.against - (a.solved - a.against) || b.solved - a.solved;

const linesOf = (slugs: readonly string[], matches: readonly Played[]): Line[] =>
  slugs.map((slug) =>
    lineOf(
      slug,
      matches.filter(({ home, away }) => home === slug || away === slug),
    ),
  );

/** Lines that `compare` finds equal, together; the highest first. */
const tiersOf = (lines: readonly Line[]): Line[][] => {
  const tiers: Line[][] = [];
  for (const line of lines.toSorted((a, b) => compare(a, b) || a.slug.localeCompare(b.slug))) {
    const last = tiers.at(-1);
    if (last?.[0] && compare(last[0], line) === 0) last.push(line);
    else tiers.push([line]);
  }
  return tiers;
};

/** Equal teams by the matches that they played against each other, once; those that are equal there as well stay together. */
const splitByMeetings = (tier: readonly Line[], matches: readonly Played[]): Line[][] => {
  if (tier.length < 2) return [[...tier]];
  const slugs = new Set(tier.map(({ slug }) => slug));
  const meetings = matches.filter(({ home, away }) => slugs.has(home ?? "") && slugs.has(away ?? ""));
  const whole = new Map(tier.map((line) => [line.slug, line]));
  return tiersOf(linesOf([...slugs], meetings)).map((equal) => equal.flatMap(({ slug }) => whole.get(slug) ?? []));
};

/**
 * The table of some teams, of their matches that are endorsed. Ranks are decided by, in this order: points (3 for a win, 1 for a draw), the
 * difference of points won and lost in matches, points won, the same three in matches of the equal teams against each other. Teams that are
 * equal in all of it share a rank, and stand in the order of their names.
 */
export const standingsOf = (slugs: readonly string[], matches: readonly Played[]): readonly Standing[] => {
  const counted = matches
    .filter(({ state, home, away }) => state === "finished" && home !== null && away !== null)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
  const tiers = tiersOf(linesOf(slugs, counted)).flatMap((tier) => splitByMeetings(tier, counted));
  let above = 0;
  return tiers.flatMap((tier) => {
    const rank = above + 1;
    above += tier.length;
    return tier.map((line) => ({ ...line, rank }));
  });
};

/** The slugs that play in these matches. */
export const teamsIn = (matches: readonly Pick<LeagueMatch, "home" | "away">[]): readonly string[] => [
  ...new Set(matches.flatMap(({ home, away }) => [home, away]).filter((slug) => slug !== null)),
];
