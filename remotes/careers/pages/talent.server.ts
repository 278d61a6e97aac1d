import { hasRoute, type PageContext, type RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, orNull, readPublicForm, redirect } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { TalentClient } from "../api/TalentClient";
import { WantedIntroduction } from "../contract/bodies";
import { FIELDS } from "../contract/choices";
import { PROFILE_PATH, TALENT_PATH } from "../contract/paths";
import type { TalentMessages } from "../messages/talent.id";

type Context = PageContext<TalentMessages>;

const PRIVACY_PATH = "/Privacy-Policy";
const CITY_LENGTH = 60;

const filtersOf = (query: URLSearchParams) => {
  const freeBy = z.iso.date().safeParse(query.get("freeBy") ?? "");
  return {
    trade: FIELDS.find((field) => field === query.get("trade")),
    city: (query.get("city") ?? "").trim().slice(0, CITY_LENGTH) || undefined,
    freeBy: freeBy.success ? freeBy.data : undefined,
  };
};

/** `/Talent-Hiring`: graduates as they agreed to be shown, and how a company asks to meet one. */
export const talentLoader = loader(async ({ http, now }: RemoteDeps, { query, t, tenant }: Context) => {
  const filters = filtersOf(query);
  const list = await orNull(new TalentClient(http).talents(filters));
  return {
    data: {
      list,
      filters: { trade: filters.trade ?? "", city: filters.city ?? "", freeBy: filters.freeBy ?? "" },
      now: now().toISOString(),
      isAsked: query.get("asked") === "1",
      privacyPath: hasRoute(tenant, PRIVACY_PATH) ? PRIVACY_PATH : null,
      // Through the way in: whoever is signed in comes straight back.
      profilePath: hasRoute(tenant, PROFILE_PATH) ? `/Login?back=${encodeURIComponent(PROFILE_PATH)}` : null,
    },
    head: { title: t.title, description: t.description(tenant.settings.title), canonicalPath: TALENT_PATH },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: TALENT_PATH }])],
    ...(list === null && { status: 503 }),
  };
});

/** Asks a graduate whether they want to meet a company. */
export const askTalent = action(async ({ http }: RemoteDeps, { t }: Context, posted) => {
  const { isTrapped, key, fields: form } = readPublicForm(posted);
  if (isTrapped) return invalid({}, t.trapped);
  const wanted = WantedIntroduction.safeParse({
    talent: form["talent"] ?? "",
    company: form["company"] ?? "",
    name: form["name"] ?? "",
    email: form["email"] ?? "",
    payFromIdr: Number((form["payFromIdr"] ?? "").replaceAll(/\D/g, "")),
    message: form["message"] ?? "",
    consent: form["consent"] === "yes",
    key,
  });
  if (!wanted.success) {
    const messages: Readonly<Record<string, string>> = {
      talent: t["wrong.talent"],
      company: t["wrong.company"],
      payFromIdr: t["wrong.pay"],
      name: t["wrong.name"],
      email: t.emailWrong,
      message: t["wrong.message"],
      consent: t["wrong.consent"],
    };
    const wrong = new Set(wanted.error.issues.map(({ path }) => String(path[0])));
    const errors = Object.fromEntries(Object.entries(messages).filter(([name]) => wrong.has(name)));
    return invalid(errors, Object.keys(errors).length === 0 ? t.notTaken : undefined);
  }
  await new TalentClient(http).introduce(wanted.data);
  return redirect(`${TALENT_PATH}?asked=1#ask`, 303);
});
