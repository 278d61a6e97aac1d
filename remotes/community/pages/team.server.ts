import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, readPublicForm, redirect } from "@serambi/kernel/server";

import { TeamApi } from "../api/TeamApi";
import { teamPath } from "../contract/paths";
import { teamFaultsOf } from "./teamFaults.server";
import { ADD_MEMBER } from "../contract/teamFields";
import { TeamChange } from "../contract/Teams";
import type { TeamMessages } from "../messages/team.id";
import { refusalOf, teamPartsOf } from "./teamRegister.server";

type Context = PageContext<TeamMessages>;

/** `/Liga-Smk/Registration/{token}`: one team, for whoever has its link. No address of it is told to search engines. */
export const teamLoader = loader(async ({ http }: RemoteDeps, { t, params, query }: Context) => {
  const token = params["token"] ?? "";
  const team = await new TeamApi(http).find(token);
  return {
    data: {
      team,
      token,
      isEditing: team.isOpen && query.has("edit"),
      isSent: query.has("sent"),
      isSaved: query.has("saved"),
    },
    head: { title: t.keptTitle(team.name), isIndexed: false },
  };
});

/** Changes a team, or withdraws it. */
export const changeTeam = action(async ({ http }: RemoteDeps, { t, params }: Context, posted) => {
  const api = new TeamApi(http);
  const token = params["token"] ?? "";
  const { isTrapped, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(teamPath(token), 303);
  if (fields["act"] === ADD_MEMBER) return invalid({});
  try {
    if (fields["act"] === "withdraw") {
      await api.withdraw(token);
      return redirect(teamPath(token), 303);
    }
    const change = TeamChange.safeParse({ ...teamPartsOf(fields), token });
    if (!change.success) return invalid(teamFaultsOf(change.error, t));
    await api.change(change.data);
    return redirect(`${teamPath(token)}?saved`, 303);
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") throw error;
    return refusalOf(error, t);
  }
});
