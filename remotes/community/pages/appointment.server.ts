import { isAppError } from "@serambi/kernel/errors";
import type { FormValues, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, orNull, readPublicForm, redirect } from "@serambi/kernel/server";

import { AppointmentApi } from "../api/AppointmentApi";
import { MentorApi } from "../api/MentorApi";
import { AppointmentForm } from "../contract/Appointment";
import { fieldErrors } from "../contract/fieldErrors";
import type { MentorProfile } from "../contract/Mentors";
import { APPOINTMENT_PATH, appointmentPath, mentorAppointmentPath, sentPath } from "../contract/paths";
import type { AppointmentMessages } from "../messages/appointment.id";
import { chooseTime, type ChosenTime } from "./chosenTime.server";

type Context = PageContext<AppointmentMessages>;

/** Null where the calendar could not be had: the page says so. */
const timeOrNull = async (deps: RemoteDeps, query: URLSearchParams, mentor: string): Promise<ChosenTime | null> => {
  try {
    return await chooseTime(new AppointmentApi(deps.http), query, { now: deps.now(), mentor });
  } catch (error) {
    if (isAppError(error) && error.code !== "not-found") return null;
    throw error;
  }
};

const mentorOrNull = ({ http }: RemoteDeps, slug: string): Promise<MentorProfile | null> =>
  slug === "" ? Promise.resolve(null) : orNull(new MentorApi(http).find(slug));

/** With the office, or with a mentor. */
const pathOf = ({ slug }: Context["params"]): string =>
  slug === undefined ? APPOINTMENT_PATH : mentorAppointmentPath(slug);

/** `/Make-Appointment` and `/Mentor/{slug}/Appointment`: a month with its free times, and the form. */
export const appointmentLoader = loader(async (deps: RemoteDeps, { t, tenant, query, params }: Context) => {
  const isSent = query.has("sent");
  const mentor = params["slug"] ?? "";
  const [chosen, profile] = isSent
    ? [null, null]
    : await Promise.all([timeOrNull(deps, query, mentor), mentorOrNull(deps, mentor)]);
  const title = profile ? t.withMentor(profile.name) : t.title;
  const path = pathOf(params);
  return {
    data: {
      chosen,
      isSent,
      mentor: profile && { slug: profile.slug, name: profile.name, topic: `${profile.name}: ${profile.question}` },
    },
    head: {
      title,
      canonicalPath: path,
      description: t.description(tenant.settings.title),
      ...((query.size > 0 || mentor !== "") && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: title, path }])],
    ...(!isSent && chosen === null && { status: 503 }),
  };
});

const wordsOf = (t: AppointmentMessages): Readonly<Record<string, string>> => ({
  startTime: t.startTimeWrong,
  name: t.nameWrong,
  email: t.emailWrong,
  phone: t.phoneWrong,
  organization: t.organizationWrong,
  topic: t.topicWrong,
  location: t.locationWrong,
  address: t.addressWrong,
  notes: t.notesWrong,
  guests: t.guestsWrong,
});

const guestsOf = (typed = ""): readonly string[] =>
  typed
    .split(/[\s,;]+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** The posted fields, as the body of the call. */
const bodyOf = (fields: FormValues, key: string): Readonly<Record<string, unknown>> => ({
  ...fields,
  key,
  guests: guestsOf(fields["guests"]),
  ...(fields["origin"] === "" && { origin: undefined }),
});

export const makeAppointment = action(async ({ http }: RemoteDeps, { t, params }: Context, posted) => {
  const { isTrapped, key, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(sentPath(pathOf(params), ""), 303);
  const form = AppointmentForm.safeParse(bodyOf(fields, key));
  if (!form.success) {
    const errors = fieldErrors(form.error, wordsOf(t), t.failed);
    const isWithoutTime = (fields["startTime"] ?? "") === "";
    return invalid({ ...errors, ...(isWithoutTime && { startTime: t.noTime }) });
  }
  try {
    const { token } = await new AppointmentApi(http).make(form.data);
    return redirect(appointmentPath(token), 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.fields) return invalid(error.fields);
    return invalid({}, error.code === "too-many" ? t.tooMany : t.failed);
  }
});
