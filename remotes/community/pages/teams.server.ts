import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, orNull, redirect } from "@serambi/kernel/server";

import { TeamApi } from "../api/TeamApi";
import { TeamDecision } from "../contract/Teams";
import { readTeamsQuery, teamsPath } from "../contract/teamsQuery";
import type { TeamsMessages } from "../messages/teams.id";

type Context = PageContext<TeamsMessages>;

/** `/Liga-Smk/Registrations`: teams of the season that registers, those that wait unless the address says otherwise. */
export const teamsLoader = loader(async ({ http }: RemoteDeps, { t, query }: Context) => {
  const asked = readTeamsQuery(query);
  const list = await orNull(new TeamApi(http).list(asked));
  return { data: { list, asked }, head: { title: t.title, isIndexed: false }, ...(list === null && { status: 503 }) };
});

export const decideTeam = action(async ({ http }: RemoteDeps, { t, query }: Context, form) => {
  const wanted = TeamDecision.safeParse(form);
  const field = `reason-${form["id"] ?? ""}${form["decision"] === "removed" ? "-removed" : ""}`;
  if (!wanted.success) return invalid({ [field]: t.reasonWrong });
  try {
    await new TeamApi(http).decide(wanted.data);
    return redirect(teamsPath(readTeamsQuery(query)), 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.fields) return invalid({}, t.nameTaken);
    return invalid({}, error.code === "conflict" ? t.gone : t.failed);
  }
});
