import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, type Ending, type FormValues, type PageContext, type RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, orNull, readPublicForm, redirect } from "@serambi/kernel/server";

import { AppointmentApi } from "../api/AppointmentApi";
import { MentorApi } from "../api/MentorApi";
import { AppointmentForm } from "../contract/Appointment";
import { fieldErrors } from "../contract/fieldErrors";
import type { MentorProfile } from "../contract/Mentors";
import { APPOINTMENT_PATH, appointmentPath, mentorPath, MENTORS_PATH, sentPath } from "../contract/paths";
import type { AppointmentMessages } from "../messages/appointment.id";
import { chooseTime, type ChosenTime } from "./chosenTime.server";

type Context = PageContext<AppointmentMessages>;

/** Null where the calendar could not be had: the page says so. */
const timesFor = async (
  deps: RemoteDeps,
  query: URLSearchParams,
  mentor: string,
): Promise<ChosenTime | Ending | null> => {
  try {
    return await chooseTime(new AppointmentApi(deps.http), query, { now: deps.now(), mentor });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code !== "not-found") return null;
    // A site may have mentors and no office: its appointments are with them.
    if (mentor === "" && hasRoute(deps.tenant, MENTORS_PATH)) return redirect(MENTORS_PATH, 302);
    throw error;
  }
};

const mentorOrNull = ({ http }: RemoteDeps, slug: string): Promise<MentorProfile | null> =>
  slug === "" ? Promise.resolve(null) : orNull(new MentorApi(http).find(slug));

/** `/Make-Appointment`: a month with its free times, and the form. */
export const appointmentLoader = loader(async (deps: RemoteDeps, { t, tenant, query }: Context) => {
  const isSent = query.has("sent");
  const mentor = query.get("mentor") ?? "";
  const [chosen, profile] = isSent
    ? [null, null]
    : await Promise.all([timesFor(deps, query, mentor), mentorOrNull(deps, mentor)]);
  if (chosen && "kind" in chosen) return chosen;
  const title = profile ? t.withMentor(profile.name) : t.title;
  // Times of a mentor are a part of that mentor's page.
  const path = profile ? mentorPath(profile.slug) : APPOINTMENT_PATH;
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
      ...(query.size > 0 && { isIndexed: false }),
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

export const makeAppointment = action(async ({ http }: RemoteDeps, { t }: Context, posted) => {
  const { isTrapped, key, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(sentPath(APPOINTMENT_PATH, ""), 303);
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
