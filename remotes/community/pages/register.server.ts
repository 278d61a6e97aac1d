import type { FormValues, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, orNull, readPublicForm, redirect } from "@serambi/kernel/server";

import { findKnownSchool } from "../api/findKnownSchool";
import { SchoolApi } from "../api/SchoolApi";
import { fieldErrors } from "../contract/fieldErrors";
import type { KnownSchool } from "../contract/KnownSchool";
import { REGISTER_PATH, sentPath } from "../contract/paths";
import { NPSN } from "../contract/schoolLimits";
import { SchoolForm } from "../contract/Schools";
import type { RegisterMessages } from "../messages/register.id";
import { answerSent } from "./voices.server";

type Context = PageContext<RegisterMessages>;

/** As a registration's number is written. */
const REFERENCE = /^SK-[0-9A-Z]{8}$/;

/** Null where they could not be had: the page says so. */
const areasOrNull = async (api: SchoolApi) => {
  const [provinces, cities] = await Promise.all([orNull(api.provinces()), orNull(api.cities())]);
  if (!provinces || !cities) return null;
  return provinces.map(({ id, name }) => ({
    id,
    name,
    cities: cities.filter((city) => city.provinceId === id).map((city) => ({ id: city.id, name: city.name })),
  }));
};

/** The school of the directory whose NPSN the address names; null where there is none, or it has registered. */
const knownOrNull = async (http: RemoteDeps["http"], npsn: string): Promise<KnownSchool | null> => {
  if (!NPSN.test(npsn)) return null;
  const found = await orNull(findKnownSchool(http, npsn));
  return found && !found.isRegistered ? found.school : null;
};

/** `/Register`: the form, or the number of what has arrived. */
export const registerLoader = loader(async ({ http }: RemoteDeps, { t, tenant, query }: Context) => {
  const sent = query.get("sent");
  const api = new SchoolApi(http);
  const [areas, known] =
    sent === null ? await Promise.all([areasOrNull(api), knownOrNull(http, query.get("npsn") ?? "")]) : [null, null];
  return {
    data: { areas, known, isSent: sent !== null, number: sent !== null && REFERENCE.test(sent) ? sent : "" },
    head: {
      title: t.title,
      canonicalPath: REGISTER_PATH,
      description: t.description(tenant.settings.title),
      ...(query.size > 0 && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: REGISTER_PATH }])],
    ...(sent === null && areas === null && { status: 503 }),
  };
});

const wordsOf = (t: RegisterMessages): Readonly<Record<string, string>> => ({
  npsn: t.npsnWrong,
  schoolName: t.schoolNameWrong,
  level: t.levelWrong,
  status: t.statusWrong,
  address: t.addressWrong,
  provinceId: t.provinceWrong,
  cityId: t.cityWrong,
  picName: t.nameWrong,
  picEmail: t.emailWrong,
  picPhone: t.phoneWrong,
  consent: t.consentWrong,
});

/** A city without a province says the province as well: its code begins with it. */
const provinceOf = ({ provinceId = "", cityId = "" }: FormValues): string =>
  provinceId === "" ? cityId.slice(0, 2) : provinceId;

export const registerSchool = action(async ({ http }: RemoteDeps, { t }: Context, posted) => {
  const { isTrapped, key, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(sentPath(REGISTER_PATH, ""), 303);
  const { consent, ...rest } = fields;
  const form = SchoolForm.safeParse({ ...rest, provinceId: provinceOf(fields), consent: consent !== undefined, key });
  if (!form.success) return invalid(fieldErrors(form.error, wordsOf(t), t.failed));
  return answerSent(REGISTER_PATH, t, () => new SchoolApi(http).register(form.data));
});
