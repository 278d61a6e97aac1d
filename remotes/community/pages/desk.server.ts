import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, orNull } from "@serambi/kernel/server";

import { LeagueApi } from "../api/LeagueApi";
import type { RefereeMessages } from "../messages/referee.id";

/** As many of the endorsed matches, the latest first, and the final of each older season. */
const RECENT = 24;
/** Seasons before the newest whose final can be corrected: each is a call of its own. */
const OLDER = 12;

/** `/Liga-Smk/Referee`: the matches that wait for a referee, and those that can be corrected. */
export const deskLoader = loader(async ({ http }: RemoteDeps, { t }: PageContext<RefereeMessages>) => {
  const api = new LeagueApi(http);
  const newest = await orNull(api.season(""));
  const older = await Promise.all((newest?.seasons.slice(1, 1 + OLDER) ?? []).map((name) => orNull(api.season(name))));
  const all = newest?.matches ?? [];
  const finished = (matches: typeof all) => matches.filter(({ state }) => state === "finished").toReversed();
  return {
    data: {
      open: all.filter(({ state }) => state !== "finished"),
      done: [
        ...finished(all).slice(0, RECENT),
        ...older.flatMap((season) => finished(season?.matches ?? []).slice(0, 1)),
      ],
      teams: newest?.teams ?? [],
      isLost: newest === null,
    },
    head: { title: t.deskTitle, isIndexed: false },
    ...(newest === null && { status: 503 }),
  };
});
