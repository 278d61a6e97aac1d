import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, notFound } from "@serambi/kernel/server";

import { findSheet } from "../api/findSheet";
import type { MatchSheet } from "../contract/league/League";
import { TASK_SLOT } from "../contract/league/leagueWords";
import { LEAGUE_PATH, matchPath } from "../contract/paths";
import type { MatchMessages } from "../messages/match.id";

const titleOf = ({ match, home, away }: MatchSheet, t: MatchMessages): string => {
  const names = [home?.name ?? t.undecided, away?.name ?? t.undecided] as const;
  if (match.state === "before") return t.title(...names);
  return match.state === "live"
    ? t.titleLive(...names, match.score.join("–"))
    : t.titleEnd(...names, match.score.join("–"));
};

/** `/Liga-Smk/Match/{id}`; `?task=2` opens the task of a round. */
export const matchLoader = loader(
  async ({ http, tenant }: RemoteDeps, { t, params, query }: PageContext<MatchMessages>) => {
    const sheet = await findSheet(http, params["id"] ?? "");
    if (sheet === null) return notFound();
    const round = Number(query.get("task") ?? 0);
    const exercise = sheet.rounds[round - 1]?.exercise ?? "";
    const path = matchPath(sheet.match.id);
    return {
      data: { sheet, task: exercise === "" ? 0 : round },
      head: {
        title: titleOf(sheet, t),
        description: t.description(sheet.home?.name ?? t.undecided, sheet.away?.name ?? t.undecided, sheet.match.place),
        canonicalPath: path,
      },
      jsonLd: [
        breadcrumbList(tenant, [
          { name: t.toLeague, path: LEAGUE_PATH },
          { name: titleOf(sheet, t), path },
        ]),
      ],
      // The code that edits and runs the task comes with the page that opens it, and with no other.
      slots: exercise === "" ? [] : [{ id: TASK_SLOT, name: "lms.exercise.v1", props: { exercise }, isOptional: true }],
    };
  },
);
