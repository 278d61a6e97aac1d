import { parse } from "yaml";
import * as z from "zod";

import { LeagueSetting } from "../league/settings";
import { seedMatches, seedTeams } from "./leagueContent";
import files from "./league.folder";

/** `sites.yaml`: which teams play at a site; missing `teams`: all of them. */
const Site = LeagueSetting.extend({ teams: z.array(z.string()).optional() });

const bySite = <T>(read: (site: z.infer<typeof Site>) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(z.record(z.string(), Site).parse(parse(files["sites.yaml"] ?? ""))).map(([key, site]) => [
      key,
      read(site),
    ]),
  );

/** The leagues of the seed, by the keys of their sites. */
export const seededLeagues = () => bySite((site) => ({ league: LeagueSetting.strip().parse(site) }));

/** Teams and matches of the seed, by the keys of their sites. Groups of regions are played where all teams are. */
export const seededMatches = () =>
  bySite(({ teams: slugs }) => {
    const playing = seedTeams().filter(({ slug }) => slugs?.includes(slug) ?? true);
    const known = new Set(playing.map(({ slug }) => slug));
    return {
      teams: playing,
      matches: seedMatches().filter(
        ({ stage, home, away }) => slugs === undefined || (stage !== "regional" && known.has(home) && known.has(away)),
      ),
    };
  });
