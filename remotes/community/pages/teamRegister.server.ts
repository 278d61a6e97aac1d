import { isAppError } from "@serambi/kernel/errors";
import type { FormValues, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, notFound, orNull, readPublicForm, redirect } from "@serambi/kernel/server";

import { SchoolApi } from "../api/SchoolApi";
import { TeamApi } from "../api/TeamApi";
import { TEAM_REGISTER_PATH, teamPath } from "../contract/paths";
import { teamFaults, teamFaultsOf } from "./teamFaults.server";
import { ADD_MEMBER, draftOf, membersOf } from "../contract/teamFields";
import { TeamForm, type TeamSchool } from "../contract/Teams";
import type { TeamMessages } from "../messages/team.id";

type Context = PageContext<TeamMessages>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** As many as are looked through at a glance. */
const SHOWN = 8;

const chosenSchool = async (api: TeamApi, id: string): Promise<TeamSchool | null> =>
  UUID.test(id) ? orNull(api.school(id)) : null;

/** Schools by what was typed; null where nothing was, or they cannot be had. */
const findSchools = async (http: RemoteDeps["http"], typed: string) => {
  const search = typed.trim().slice(0, 80);
  if (search === "") return null;
  const list = await orNull(new SchoolApi(http).list({ page: 1, search, provinceId: "" }, SHOWN));
  if (!list) return null;
  return {
    search,
    total: list.totalItems,
    schools: list.items.map(({ id, npsn, name, city }) => ({ id, npsn, name, city })),
  };
};

const windowOrNull = async (api: TeamApi) => {
  try {
    return await api.window();
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.code === "not-found" ? ("none" as const) : null;
  }
};

/** `/Liga-Smk/Register`: the school first, by an address that names it, then the form. */
export const teamRegisterLoader = loader(async ({ http }: RemoteDeps, { t, tenant, query }: Context) => {
  const api = new TeamApi(http);
  const [window, school, found] = await Promise.all([
    windowOrNull(api),
    chosenSchool(api, query.get("school") ?? ""),
    findSchools(http, query.get("search") ?? ""),
  ]);
  if (window === "none") return notFound();
  return {
    data: { window, school, found },
    head: {
      title: t.title,
      canonicalPath: TEAM_REGISTER_PATH,
      description: t.description(tenant.settings.title),
      ...(query.size > 0 && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: TEAM_REGISTER_PATH }])],
    ...(window === null && { status: 503 }),
  };
});

/** Reads the fields that both forms of a team send, as the endpoints take them. */
export const teamPartsOf = (fields: FormValues) => {
  const { teamName = "", coachName = "", coachPhone = "", consentFile = "", origin = "", guardianConsent } = fields;
  return {
    teamName,
    coachName,
    coachPhone,
    members: membersOf(draftOf(fields)),
    guardianConsent: guardianConsent !== undefined,
    ...(consentFile !== "" && { consentFile }),
    origin,
  };
};

/** Says what a form came to that a host has refused. @throws what is no expected failure */
export const refusalOf = (error: unknown, t: TeamMessages) => {
  if (!isAppError(error)) throw error;
  if (error.fields) return invalid(teamFaults(Object.keys(error.fields), t, error.fields));
  if (error.code === "conflict") return invalid({}, t.closedNow);
  return invalid({}, error.code === "too-many" ? t.tooMany : t.failed);
};

export const registerTeam = action(async ({ http }: RemoteDeps, { t, query }: Context, posted) => {
  const { isTrapped, key, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(TEAM_REGISTER_PATH, 303);
  if (fields["act"] === ADD_MEMBER) return invalid({});
  const form = TeamForm.safeParse({
    ...teamPartsOf(fields),
    schoolId: query.get("school") ?? "",
    consent: fields["consent"] !== undefined,
    isConsentLater: fields["isConsentLater"] !== undefined,
    key,
  });
  if (!form.success) return invalid(teamFaultsOf(form.error, t));
  try {
    const { token } = await new TeamApi(http).register(form.data);
    return redirect(`${teamPath(token)}?sent`, 303);
  } catch (error) {
    return refusalOf(error, t);
  }
});
